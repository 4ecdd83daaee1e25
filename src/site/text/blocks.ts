import { loadRenderers } from 'astro:container';
import { render } from 'astro:content';
import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as Container } from 'astro/container';
import type { LanguageId } from '../../i18n/language.ts';
import { textComponents } from '../mdx/components.ts';
import { sectionNumber } from '../reference.ts';
import { textOf } from '../rulebook.ts';
import type { RulesetId } from '../ruleset-id.ts';

/** A block of a section's text as HTML: the summary (`clause` is empty), a clause, or the reading note of a clause. */
export interface TextBlock {
  readonly kind: 'summary' | 'clause' | 'note';
  readonly clause: string;
  readonly html: string;
}

/** The text of a clause as HTML, with its reading note, where it has one. */
export interface ClauseText {
  readonly html: string;
  readonly note: string | undefined;
}

const known = new Map<string, Promise<readonly TextBlock[] | undefined>>();
let container: Promise<Container> | undefined;

async function createContainer(): Promise<Container> {
  return Container.create({ renderers: await loadRenderers([getContainerRenderer()]) });
}

async function renderBlocks(
  ruleset: RulesetId,
  nr: number,
  language: LanguageId,
): Promise<readonly TextBlock[] | undefined> {
  const text = await textOf(ruleset, nr, language);
  if (!text) return undefined;
  container ??= createContainer();
  const { Content } = await render(text);
  const html = await (await container).renderToString(Content, { props: { components: textComponents } });
  const found = html.matchAll(
    /<text-block kind="(summary|clause|note)"(?: clause="([^"]*)")?>([\s\S]*?)<\/text-block>/g,
  );
  return Array.from(found, ([, kind, clause = '', content = '']) => ({
    kind: kind === 'summary' || kind === 'note' ? kind : 'clause',
    clause,
    html: content.trim(),
  }));
}

/**
 * The text of a section in a language, block by block in its order, or undefined while nobody has written it. Each text is rendered
 * once in a build, on however many pages it stands.
 */
export function textBlocks(
  ruleset: RulesetId,
  nr: number,
  language: LanguageId,
): Promise<readonly TextBlock[] | undefined> {
  const key = `${ruleset}/${nr}/${language}`;
  const blocks = known.get(key) ?? renderBlocks(ruleset, nr, language);
  known.set(key, blocks);
  return blocks;
}

/** The text of one clause in a language, or undefined while nobody has written it. */
export async function clauseText(
  ruleset: RulesetId,
  clause: string,
  language: LanguageId,
): Promise<ClauseText | undefined> {
  const blocks = (await textBlocks(ruleset, sectionNumber(clause), language)) ?? [];
  const own = blocks.filter((block) => block.clause === clause);
  const text = own.find(({ kind }) => kind === 'clause');
  return text && { html: text.html, note: own.find(({ kind }) => kind === 'note')?.html };
}
