import type { LanguageId } from '../../i18n/language.ts';

/** The files of a language that can be kept for reading without a network: `offline/<language>.json` of the built site. */
export interface LanguageFiles {
  /** What fetching all of them takes, in bytes, compressed. */
  readonly bytes: number;
  /** The path of every file, and the digest of what it holds, as the `integrity` of a request has it. */
  readonly files: readonly (readonly [path: string, digest: string])[];
}

/** With this and a language the browser is asked to let the service worker go on keeping it, though the page is closed. */
export const keepTag = 'keep-';

/** What a page asks of the service worker. */
export type Wish =
  /**
   * Keep a language, and of it the page that is being read at once; `thorough` looks into every file that is there already, not only for
   * those that are missing.
   */
  | { readonly ask: 'keep'; readonly language: LanguageId; readonly page: string; readonly thorough: boolean }
  | { readonly ask: 'remove'; readonly language: LanguageId }
  /** Tell which languages are kept. */
  | { readonly ask: 'tell' }
  /** Let the new version of the site take the place of the old one. */
  | { readonly ask: 'take' };

/** Why something could not be kept: it could not be fetched, or there is no room for it. */
export type Failure = 'fetching' | 'room';

/** What the service worker answers: how far it is, and in the end which languages are kept whole, or why it failed. */
export type Outcome =
  | { readonly done: number; readonly all: number }
  | { readonly kept: readonly LanguageId[] }
  | { readonly failed: Failure };
