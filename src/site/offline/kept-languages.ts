import type { LanguageId } from '../../i18n/language.ts';
import { type Failure, keepTag, type Outcome, type Wish } from './kept.ts';

declare global {
  interface ServiceWorkerRegistration {
    /** Not in every browser. */
    readonly sync?: { readonly register: (tag: string) => Promise<void> };
  }
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Where a reader’s wish not to keep a language is remembered. */
const declined = (language: LanguageId) => `not-kept-${language}`;

/** Storage that may be closed to us: then nothing is remembered. */
function remembered(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function remember(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Then it is asked again another time.
  }
}

/** With less room than this, in bytes, not even the files that all languages share can be kept. */
const leastRoom = 8e6;

/** Why the service worker could not be installed. */
async function whyNotInstalled(): Promise<Failure> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage < leastRoom ? 'room' : 'fetching';
}

/** Whether a service worker that is the first of this site has given up being installed; such a one is never ready. */
let isGivenUp = false;
const whenGivenUp = new Set<() => void>();

function watchFirst({ active, installing }: ServiceWorkerRegistration): void {
  if (active || !installing) return;
  installing.addEventListener('statechange', () => {
    if (installing.state !== 'redundant') return;
    isGivenUp = true;
    for (const tell of whenGivenUp) tell();
  });
}

/** The service worker, when it is ready; undefined if it cannot be installed. */
async function readyWorker(): Promise<ServiceWorker | undefined> {
  const givenUp = new Promise<undefined>((resolve) => {
    if (isGivenUp) resolve(undefined);
    whenGivenUp.add(() => resolve(undefined));
  });
  const registration = await Promise.race([navigator.serviceWorker.ready, givenUp]);
  return registration?.active ?? undefined;
}

/** Asks the service worker; `tell` hears of everything on the way. Out comes what it says last, or why there is none. */
export async function ask(wish: Wish, tell: (outcome: Outcome) => void = () => undefined): Promise<Outcome> {
  const active = await readyWorker();
  if (active === undefined) return { failed: await whyNotInstalled() };
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Outcome>) => {
      tell(data);
      if ('done' in data) return;
      port1.close();
      resolve(data);
    };
    active.postMessage(wish, [port2]);
  });
}

/** Keeps a language because the reader wants it: also in future, and if the browser agrees, even when space runs short. */
export async function keep(language: LanguageId, tell: (outcome: Outcome) => void): Promise<Outcome> {
  remember(() => localStorage, declined(language), null);
  void navigator.storage?.persist?.().catch(() => false);
  return ask({ ask: 'keep', language, page: location.pathname, thorough: true }, tell);
}

/** Drops a language, and does not keep it again until the reader wants it. */
export async function remove(language: LanguageId): Promise<Outcome> {
  remember(() => localStorage, declined(language), 'yes');
  return ask({ ask: 'remove', language });
}

/** Tells whether a language is kept without the reader asking for it: unless he has said no, or saves data. */
export function isKeptUnasked(language: LanguageId): boolean {
  return !navigator.connection?.saveData && remembered(() => localStorage, declined(language)) === null;
}

/** Says beside the page that there is a new version of the site, with a button that takes it. */
function tellOfUpdate(waiting: ServiceWorker, { text, button }: { text: string; button: string }): void {
  if (document.querySelector('.update')) return;
  const note = document.createElement('div');
  note.className = 'update';
  note.setAttribute('role', 'status');
  document.body.append(note);
  const said = document.createElement('p');
  said.textContent = text;
  const take = document.createElement('button');
  take.type = 'button';
  take.textContent = button;
  take.addEventListener('click', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage({ ask: 'take' } satisfies Wish);
  });
  note.append(said, take);
}

/** Calls back with every version of the site that waits for the pages of the old one to be closed. */
function watchUpdates(registration: ServiceWorkerRegistration, onWaiting: (waiting: ServiceWorker) => void): void {
  const tell = () => {
    if (registration.waiting && registration.active) onWaiting(registration.waiting);
  };
  tell();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
}

/** Whether this window has had every kept file looked into. */
const looked = 'kept-files-looked-into';

/** Lets the service worker keep the language of the page, and tells of new versions of the site with these words. */
export async function keepForReading(
  base: string,
  language: LanguageId,
  words: { text: string; button: string },
): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
  watchFirst(registration);
  watchUpdates(registration, (waiting) => tellOfUpdate(waiting, words));
  if (!isKeptUnasked(language)) return;
  const thorough = remembered(() => sessionStorage, looked) === null;
  // Where the browser can, it goes on when the reader has left, and once more when there is a network again.
  await registration.sync?.register(`${keepTag}${language}`).catch(() => undefined);
  const outcome = await ask({ ask: 'keep', language, page: location.pathname, thorough });
  if ('kept' in outcome) remember(() => sessionStorage, looked, 'yes');
}
