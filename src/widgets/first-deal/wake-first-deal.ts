/** Brings the told deal of a page to life; until then, and without scripts, it reads as a story in pictures. */
import type { DealPage } from './first-deal-island.tsx';

async function wake(table: HTMLElement, place: HTMLElement): Promise<void> {
  const { words = '' } = table.dataset;
  const deal = table.querySelector('script')?.textContent ?? '';
  const failed = table.querySelector<HTMLElement>('[data-failed]');
  failed?.setAttribute('hidden', '');
  try {
    const [{ bringDealToLife }, language] = await Promise.all([import('./first-deal-island.tsx'), fetchJson(words)]);
    const page: DealPage = JSON.parse(deal);
    await bringDealToLife(place, page, language);
    table.dataset.state = 'live';
  } catch (error) {
    table.dataset.state = 'failed';
    failed?.removeAttribute('hidden');
    console.warn(error);
  }
}

async function fetchJson(path: string) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Starts the told deal of the page, and closes its story, which is then there for reading afterwards. */
export function startFirstDeal(): void {
  const table = document.querySelector<HTMLElement>('[data-deal]');
  const place = table?.querySelector<HTMLElement>('[data-place]');
  if (!table || !place) return;
  document.querySelector('details.deal-story')?.removeAttribute('open');
  void wake(table, place);
  table.querySelector('[data-retry]')?.addEventListener('click', () => void wake(table, place));
  addEventListener('online', () => {
    if (table.dataset.state === 'failed') void wake(table, place);
  });
}
