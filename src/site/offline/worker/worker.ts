import { isLanguageId, type LanguageId, languageIds } from '../../../i18n/language.ts';
import { canonicalPath } from '../../clause/canonical-path.ts';
import { type Failure, keepTag, type LanguageFiles, type Outcome, type Wish } from '../kept.ts';
import { Shelf } from './shelf.ts';

// The service worker: answers from what is kept, and without a network says so. What is kept is one version of the site; a newer one is
// fetched beside it, and takes its place when the reader wants it, or when no page of the old one is open any more.

declare const self: ServiceWorkerGlobalScope & {
  /** The files that all languages share; the build fills them in. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string }[];
};

const base = new URL(self.registration.scope).pathname;
const sharedFiles = new Map(self.__WB_MANIFEST.map(({ url, revision }) => [url, revision]));
const shared = new Shelf('shared', async () => sharedFiles);

const lists = new Map<LanguageId, Promise<ReadonlyMap<string, string>>>();

/** The files of a language, by the list that belongs to this version. */
function filesOf(language: LanguageId, event: ExtendableEvent): Promise<ReadonlyMap<string, string>> {
  const read = async () => {
    const answer = await shared.file(`${base}offline/${language}.json`, event);
    const list: LanguageFiles = await answer?.json();
    return new Map(list.files);
  };
  const known = lists.get(language) ?? read();
  lists.set(language, known);
  known.catch(() => lists.delete(language));
  return known;
}

const shelves = new Map(
  languageIds.map((language) => [language, new Shelf(language, (event) => filesOf(language, event))]),
);

/** The language of a page or of what belongs to it; undefined for what all share. */
function languageOf(path: string): LanguageId | undefined {
  const [first = ''] = path.slice(base.length).split('/');
  return isLanguageId(first) ? first : undefined;
}

async function keptLanguages(event: ExtendableEvent): Promise<LanguageId[]> {
  const whole = await Promise.all(languageIds.map((language) => shelves.get(language)?.isWhole(event)));
  return languageIds.filter((_, index) => whole[index]);
}

/** The shelf on which the file of a path stands, if its language is kept. */
async function shelfOf(path: string, event: ExtendableEvent): Promise<Shelf | undefined> {
  if (sharedFiles.has(path)) return shared;
  const language = languageOf(path);
  const shelf = language && shelves.get(language);
  return shelf && (await shelf.isThere()) && (await shelf.holds(path, event)) ? shelf : undefined;
}

/** How long the page of a clause is waited for where the section that holds the clause is at hand, in milliseconds. */
const patience = 4000;

/** Where a clause can be read whose own page is not kept: in its section. */
async function sectionInstead(path: string, event: ExtendableEvent): Promise<string | undefined> {
  const [, above, section, clause] = /^(.*\/)((\d+)-[^/]+)\/$/.exec(path) ?? [];
  if (above === undefined || section === undefined) return undefined;
  const place = `${above}${clause}/`;
  return (await shelfOf(place, event)) ? `${place}#${section}` : undefined;
}

async function fromNetwork(request: Request, path: string, event: FetchEvent): Promise<Response> {
  if (request.mode !== 'navigate') return fetch(request);
  const instead = await sectionInstead(canonicalPath(path, base), event).catch(() => undefined);
  try {
    return await (instead ? fetch(request, { signal: AbortSignal.timeout(patience) }) : fetch(request));
  } catch (error) {
    if (instead) return Response.redirect(instead);
    const page = await shared.file(`${base}${languageOf(path.toLowerCase()) ?? 'en'}/offline/`, event);
    if (page) return page;
    throw error;
  }
}

/** Leads to a page that is kept where its address was written with other letters, or without its last stroke. */
async function rewritten(event: FetchEvent, path: string): Promise<Response | undefined> {
  const right = canonicalPath(path, base);
  if (event.request.mode !== 'navigate' || right === path) return undefined;
  const { search } = new URL(event.request.url);
  return (await shelfOf(right, event)) ? Response.redirect(`${right}${search}`) : undefined;
}

async function answer(event: FetchEvent, path: string): Promise<Response> {
  const shelf = await shelfOf(path, event).catch(() => undefined);
  // What cannot be had as it was when this version was made may be had as it is now.
  const kept =
    (await shelf?.file(path, event).catch(() => undefined)) ?? (await rewritten(event, path).catch(() => undefined));
  return kept ?? fromNetwork(event.request, path, event);
}

/** Keeps a page before all else of its language: of a clause whose own page is not kept, its section. */
async function keepPage(path: string, language: LanguageId, event: ExtendableEvent): Promise<void> {
  const section = path.replace(/\/(\d+)-[^/]+\/$/, '/$1/');
  const shelf = shelves.get(language);
  await ((await shelf?.file(path, event)) ?? shelf?.file(section, event));
}

/** Carries out what a page asks; `tell` hears how far it is. */
async function carryOut(wish: Wish, event: ExtendableEvent, tell: (outcome: Outcome) => void): Promise<void> {
  if (wish.ask === 'take') return self.skipWaiting();
  if (wish.ask === 'remove') await shelves.get(wish.language)?.clear();
  if (wish.ask === 'keep') {
    await keepPage(wish.page, wish.language, event).catch(() => undefined);
    await shared.fill(event, wish.thorough);
    await shelves.get(wish.language)?.fill(event, wish.thorough, (done, all) => tell({ done, all }));
  }
  tell({ kept: await keptLanguages(event) });
}

/** A browser that has no room for a file says so by this name. */
function failureOf(error: unknown): Failure {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'room' : 'fetching';
}

self.addEventListener('install', (event) => {
  const install = async () => {
    await shared.fill(event);
    for (const shelf of shelves.values()) {
      // A language that could not be fetched whole is completed later; the site must not stay an old one because of it.
      if (await shelf.isThere()) await shelf.fill(event).catch(() => undefined);
    }
  };
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  const own = new Set([shared, ...shelves.values()].map(({ cacheName }) => cacheName));
  const activate = async () => {
    const strange = (await caches.keys()).filter(
      (name) => name.startsWith(`${self.registration.scope} `) && !own.has(name),
    );
    await Promise.all(strange.map((name) => caches.delete(name)));
    await Promise.all([shared, ...shelves.values()].map((shelf) => shelf.tidy(event).catch(() => undefined)));
    await self.clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener('message', (event) => {
  const wish: Wish = event.data;
  const tell = (outcome: Outcome) => event.ports[0]?.postMessage(outcome);
  event.waitUntil(carryOut(wish, event, tell).catch((error: unknown) => tell({ failed: failureOf(error) })));
});

/** What the browser wakes the worker for when there is a network again, or at once; not in the types of every browser. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

function isSync(event: Event): event is SyncEvent {
  return 'tag' in event && typeof event.tag === 'string' && 'waitUntil' in event;
}

self.addEventListener('sync', (event: Event) => {
  if (!isSync(event) || !event.tag.startsWith(keepTag)) return;
  const language = event.tag.slice(keepTag.length);
  // One that fails is tried again by the browser, later.
  if (isLanguageId(language)) event.waitUntil(shelves.get(language)?.fill(event, false) ?? Promise.resolve());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(base)) return;
  if (request.mode !== 'navigate' && !sharedFiles.has(pathname) && languageOf(pathname) === undefined) return;
  // Documents to keep and frames for other sites are for those who have a network.
  if (/^(?:pdf|embed|preview)\//.test(pathname.slice(base.length))) return;
  event.respondWith(answer(event, pathname));
});
