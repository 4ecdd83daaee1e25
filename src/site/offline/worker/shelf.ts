import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Files by their path, each with the digest of what it holds. */
export type Files = ReadonlyMap<string, string>;

/** How many files are fetched at a time. */
const atOnce = 6;

/** In the cache a file has its digest in its address: another version is another entry. */
const keyOf = (path: string, digest: string) => new URL(`${path}?${digest}`, location.href).href;

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * A part of the site that is kept: the files that all languages share, or those of one language. A file is kept only if it holds what it
 * should, and looked at again whenever it is used: one that is broken or gone is fetched anew.
 */
export class Shelf {
  readonly #cache: string;
  readonly #files: (event: ExtendableEvent) => Promise<Files>;
  readonly #strategy: CacheFirst;
  #filling: Promise<void> | undefined;
  #hasGap = false;

  /** `files` tells what belongs here; it may have to be fetched, and fails then without a network. */
  constructor(name: string, files: (event: ExtendableEvent) => Promise<Files>) {
    this.#cache = `${self.registration.scope} ${name}`;
    this.#files = files;
    const sound: WorkboxPlugin = {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url).pathname, request.integrity),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
        const isSound =
          cachedResponse && (await digestOf(cachedResponse.clone())) === new URL(request.url).search.slice(1);
        this.#hasGap ||= !isSound;
        return isSound ? cachedResponse : null;
      },
    };
    this.#strategy = new CacheFirst({
      cacheName: this.#cache,
      plugins: [sound],
      matchOptions: { ignoreVary: true },
    });
  }

  /** The name of the cache in which the files stand. */
  get cacheName(): string {
    return this.#cache;
  }

  /** Tells whether anything is kept here. */
  isThere(): Promise<boolean> {
    return caches.has(this.#cache);
  }

  /** Tells whether every file is kept. */
  async isWhole(event: ExtendableEvent): Promise<boolean> {
    return (await this.isThere()) && (await this.#missing(event)).length === 0;
  }

  /** Tells whether a file belongs here. */
  async holds(path: string, event: ExtendableEvent): Promise<boolean> {
    return (await this.#files(event)).has(path);
  }

  /** The file of a path, fetched if need be; undefined if it does not belong here. Fails without a network if it is not kept. */
  async file(path: string, event: ExtendableEvent): Promise<Response | undefined> {
    const digest = (await this.#files(event)).get(path);
    if (digest === undefined) return undefined;
    this.#hasGap = false;
    const response = await this.#get(path, digest, event);
    // Where one file is broken, others may be.
    if (this.#hasGap && !this.#filling) event.waitUntil(this.fill(event).catch(() => undefined));
    return response;
  }

  /**
   * Fetches what is missing or broken; `thorough: false` only what is missing. `tell` hears how many files are there. Fails when a file
   * cannot be had.
   */
  fill(event: ExtendableEvent, thorough = true, tell?: (done: number, all: number) => void): Promise<void> {
    const filling = this.#filling ?? this.#fill(event, thorough, tell).finally(() => (this.#filling = undefined));
    this.#filling = filling;
    return filling;
  }

  /** Drops what belongs to an older version. */
  async tidy(event: ExtendableEvent): Promise<void> {
    if (!(await this.isThere())) return;
    const wanted = new Set(Array.from(await this.#files(event), ([path, digest]) => keyOf(path, digest)));
    const cache = await caches.open(this.#cache);
    const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
    await Promise.all(old.map((request) => cache.delete(request)));
  }

  /** Drops everything. */
  async clear(): Promise<void> {
    await caches.delete(this.#cache);
  }

  async #missing(event: ExtendableEvent): Promise<(readonly [path: string, digest: string])[]> {
    const there = new Set((await (await caches.open(this.#cache)).keys()).map(({ url }) => url));
    return [...(await this.#files(event))].filter(([path, digest]) => !there.has(keyOf(path, digest)));
  }

  async #fill(event: ExtendableEvent, thorough: boolean, tell?: (done: number, all: number) => void): Promise<void> {
    const files = await this.#files(event);
    const queue = thorough ? [...files] : await this.#missing(event);
    let done = files.size - queue.length;
    const work = async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        await this.#get(...next, event);
        tell?.(++done, files.size);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** One file, put into the cache before it is given out if it was not there. */
  async #get(path: string, digest: string, event: ExtendableEvent): Promise<Response> {
    const request = new Request(path, { integrity: digest, cache: 'no-cache', credentials: 'same-origin' });
    const [response, kept] = this.#strategy.handleAll({ request, event });
    const answer = await response;
    await kept;
    return answer;
  }
}
