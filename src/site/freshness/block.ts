import { createHash } from 'node:crypto';

/** The blocks of a section’s text by name, in their order: `14/summary`, `14-b` for a clause, `14-b/note` for its reading note. */
export type Blocks = ReadonlyMap<string, string>;

const blockPattern =
  /<Summary>(?<summary>[\s\S]*?)<\/Summary>|<Clause id="(?<clause>[^"]+)">(?<text>[\s\S]*?)<\/Clause>|<ReadingNote clause="(?<about>[^"]+)">(?<note>[\s\S]*?)<\/ReadingNote>/g;

/** Takes a clause text (MDX) of a section apart into its blocks. */
export function blocksOf(section: number, source: string): Blocks {
  const blocks = new Map<string, string>();
  for (const { groups = {} } of source.matchAll(blockPattern)) {
    const { summary, clause, text, about, note } = groups;
    if (summary !== undefined) blocks.set(`${section}/summary`, summary);
    else if (clause !== undefined) blocks.set(clause, text ?? '');
    else if (about !== undefined) blocks.set(`${about}/note`, note ?? '');
  }
  return blocks;
}

/** The clause that a block belongs to, or its section’s number for a summary. */
export function clauseOf(block: string): string {
  return block.replace(/\/(summary|note)$/, '');
}

/** What a block says, in eight characters. Line breaks and the markup of terms are not part of it; numbers and references are. */
export function fingerprint(text: string): string {
  const said = text
    .replace(/<\/?Term[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(said).digest('hex').slice(0, 8);
}
