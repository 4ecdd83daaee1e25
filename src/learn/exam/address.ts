import type { Incident } from '../../engine/index.ts';
import { numberOf } from './paper.ts';

/** Which paper it is: of which version of the exam, and by which seed. */
export interface PaperAddress {
  readonly version: string;
  readonly seed: string;
}

/** The form of the address itself. */
const form = '1';
const seedForm = /^[a-z0-9]{1,12}$/u;

/** What an address of a paper says: the paper, nothing, or that it cannot be read. */
export type PaperRead = PaperAddress | 'none' | 'damaged';

/** How papers are drawn: another number as soon as a seed draws other incidents, or other choices, from the same pool. */
const drawing = 3;

/**
 * The version of an exam: another one as soon as an incident, or what is right about one, is another, or papers are drawn in another way,
 * so that a seed draws the same paper as long as the version is the same.
 */
export function versionOf(pool: readonly Incident[]): string {
  const lines = pool.map(({ id, orders, points }) => [id, ...orders.map(({ said }) => said), points].join(' '));
  const text = [`drawing ${drawing}`, ...lines].join('\n');
  return numberOf(text).toString(36).padStart(7, '0');
}

/** The address of a paper, as it stands after the `#` of the exam’s page: `paper=1.0k3x9fq.club7`. */
export function writePaper({ version, seed }: PaperAddress): string {
  return `paper=${form}.${version}.${seed}`;
}

/** Reads what stands after the `#` of the exam’s page. */
export function readPaper(hash: string): PaperRead {
  const text = /^#?paper=(?<paper>.*)$/u.exec(hash)?.groups?.paper;
  if (text === undefined) return 'none';
  const [of, version, seed, ...rest] = text.split('.');
  const isWhole = of === form && version !== undefined && /^[a-z0-9]{7}$/u.test(version) && rest.length === 0;
  return isWhole && seed !== undefined && seedForm.test(seed) ? { version, seed } : 'damaged';
}

/** A seed as somebody has typed it, without capitals and signs; undefined if nothing of it is left or it is too long. */
export function seedFrom(typed: string): string | undefined {
  const seed = typed.toLowerCase().replace(/[^a-z0-9]/gu, '');
  return seedForm.test(seed) ? seed : undefined;
}
