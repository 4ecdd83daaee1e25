/**
 * Brings the tables of a page to life: each when it comes into sight or is touched, or when its button is pressed; the one that the
 * address names at once. Until then a page carries no more of the tables than this file.
 */

import type { SpeechData } from '../words/speech.ts';
import { clauseOfLink } from './clause-of-link.ts';
import { carryOutEvent } from './ruling-event.ts';
import { wholeCases } from './shortened-cases.ts';
import type { TableData } from './table-data.ts';

const parameters = new URLSearchParams(location.search);
let language: Promise<SpeechData> | undefined;

function fetchLanguage(path: string): Promise<SpeechData> {
  language ??= fetch(path)
    .then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.json();
    })
    .catch((error) => {
      // What failed once is fetched again when the reader tries again.
      language = undefined;
      throw error;
    });
  return language;
}

/** Tables that are being woken or live, so that who asks again waits for the same. */
const woken = new WeakMap<HTMLElement, Promise<void>>();

function wake(table: HTMLElement): Promise<void> {
  const { state } = table.dataset;
  const known = state === 'waking' || state === 'live' ? woken.get(table) : undefined;
  const waking = known ?? wakeNow(table);
  woken.set(table, waking);
  return waking;
}

/** The ruling of a case on the page is carried out at the table of the case, with what the case says of it. */
async function carryOut(table: HTMLElement, button: HTMLElement): Promise<void> {
  await wake(table);
  const shown = button.closest('.follows');
  const rows = Array.from(shown?.querySelectorAll<HTMLElement>('.row') ?? [], (row) =>
    Array.from(
      row.querySelectorAll('dd:not(.nothing-told)'),
      (order) => `${row.querySelector('dt')?.textContent}: ${order.textContent}`,
    ),
  );
  const points = Array.from(shown?.querySelectorAll('.points') ?? [], (said) => said.textContent ?? '');
  const clauses = Array.from(shown?.querySelectorAll<HTMLAnchorElement>('.rests a') ?? [], clauseOfLink);
  const detail = { text: button.dataset.carry ?? '', ruling: { told: [...rows.flat(), ...points], clauses } };
  table.dispatchEvent(new CustomEvent(carryOutEvent, { detail }));
}

async function wakeNow(table: HTMLElement): Promise<void> {
  const { words = '', position = '', cases = '', about = '', questions = '[]' } = table.dataset;
  const place = table.querySelector<HTMLElement>('[data-place]');
  if (place === null) return;
  table.dataset.state = 'waking';
  table.querySelector('[data-failed]')?.setAttribute('hidden', '');
  const data: TableData = {
    id: table.id,
    position,
    cases: wholeCases(position, split(cases)),
    about: split(about),
    questions: JSON.parse(questions),
  };
  // What paints is needed next; that it cannot be had is no failure, and is noticed where it is used.
  import('../../table/pixi/painter.ts').catch(() => undefined);
  const linked = parameters.get('table') === table.id ? parameters : null;
  try {
    const [{ bringToLife }, speech] = await Promise.all([import('./table-island.tsx'), fetchLanguage(words)]);
    bringToLife(place, data, speech, linked);
    table.dataset.state = 'live';
  } catch (error) {
    // The picture and the answers in words are still there; the reader is told that there is no more.
    table.dataset.state = 'failed';
    table.querySelector('[data-failed]')?.removeAttribute('hidden');
    console.warn(error);
  }
}

function split(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

/** Watches the tables of the page. */
export function startTables(): void {
  const tables = [...document.querySelectorAll<HTMLElement>('[data-table]')];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void wake(target);
      }
    },
    { rootMargin: '160px' },
  );
  const wanted = parameters.get('table');
  if (wanted !== null && tables.every(({ id }) => id !== wanted)) {
    const missing = document.querySelector('[data-no-table]');
    missing?.removeAttribute('hidden');
    missing?.scrollIntoView({ block: 'center' });
  }
  for (const table of tables) {
    if (table.dataset.table === 'on-demand') {
      table.querySelector('[data-wake]')?.addEventListener('click', () => void wake(table), { once: true });
    } else {
      observer.observe(table);
      table.addEventListener('pointerdown', () => void wake(table), { once: true });
    }
    for (const button of table.querySelectorAll<HTMLElement>('[data-carry]'))
      button.addEventListener('click', () => void carryOut(table, button));
    table.querySelector('[data-retry]')?.addEventListener('click', () => void wake(table));
    if (table.id === wanted) void wake(table);
  }
  // The Tab key must not skip what sleeps below the screen.
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const table of tables)
      if (table.dataset.table === 'at-sight' && table.dataset.state === undefined) void wake(table);
  });
  addEventListener('online', () => {
    for (const table of tables) if (table.dataset.state === 'failed') void wake(table);
  });
}
