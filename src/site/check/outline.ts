import { type MdastNode, mdxToMdast } from 'satteri';
import { remembered } from '../remembered.ts';
import type { Problem } from './problem.ts';

/** The components of clause texts, each with the attribute that it must have. */
const attributeOf = {
  Summary: undefined,
  Clause: 'id',
  ReadingNote: 'clause',
  Example: undefined,
  Term: 'id',
  Ref: 'to',
  Value: 'of',
  Table: 'of',
} as const;

export type ComponentName = keyof typeof attributeOf;

/** One component in a clause text. */
export interface ComponentUse {
  readonly component: ComponentName;
  /** The value of the component's attribute: an id, a reference, a name; empty where the component has none. */
  readonly value: string;
  readonly line: number;
  /** The clause in whose text (or in whose reading note) the component stands; empty in a summary. */
  readonly clause: string;
  /** The text inside the component, with a `~` for what the engine says. */
  readonly words: string;
}

/** What a clause text consists of: its blocks in order, and everything used inside them. */
export interface Outline {
  readonly blocks: readonly ComponentUse[];
  readonly uses: readonly ComponentUse[];
  readonly problems: readonly Problem[];
}

const blockNames: readonly string[] = ['Summary', 'Clause', 'ReadingNote'] satisfies ComponentName[];
const forbidden: Readonly<Record<string, string>> = {
  heading: 'a heading',
  html: 'HTML',
  mdxjsEsm: 'an import or export',
  mdxFlowExpression: 'an expression in braces',
  mdxTextExpression: 'an expression in braces',
  link: 'a link that is not a <Ref>',
  image: 'an image',
};

/** What holds words that run on; what else has children holds paragraphs, between which there is a space at least. */
const running: readonly string[] = ['paragraph', 'mdxJsxTextElement', 'emphasis', 'strong'];

/** The text of a node, with a `~` where a reader reads what the engine says or the number of a clause. */
function wordsOf(node: MdastNode): string {
  if (node.type === 'text') return node.value;
  const said = 'name' in node && (node.name === 'Value' || node.name === 'Table' || node.name === 'Ref');
  return said ? '~' : wordsWithin(node);
}

/** The text of a node's children. */
function wordsWithin(node: MdastNode): string {
  return 'children' in node ? node.children.map(wordsOf).join(running.includes(node.type) ? '' : ' ') : '';
}

function isComponentName(name: string): name is ComponentName {
  return Object.hasOwn(attributeOf, name);
}

const named = remembered((_named: string, file: string, source: string) => outline(file, source));

/** `outline` of a text, or the one that was made of it before. */
export function outlineOf(file: string, source: string): Outline {
  return named(`${file}\n${source}`, file, source);
}

/**
 * Reads the outline of a clause text (MDX). The problems are those of its form alone: components that do not exist or lack their
 * attribute, and anything that is not a component, text or list.
 */
export function outline(file: string, source: string): Outline {
  const blocks: ComponentUse[] = [];
  const uses: ComponentUse[] = [];
  const problems: Problem[] = [];
  const problem = (node: MdastNode, reason: string) =>
    problems.push({ file, line: node.position?.start.line ?? 1, reason });

  const componentUse = (node: MdastNode, clause: string): ComponentUse | undefined => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const name = node.name ?? '';
    if (!isComponentName(name)) {
      problem(node, `<${name}> is not a component of clause texts`);
      return undefined;
    }
    const needed = attributeOf[name];
    const attributes = new Map(
      node.attributes.map((each) => [each.type === 'mdxJsxAttribute' ? each.name : '…', each.value]),
    );
    for (const given of attributes.keys()) if (given !== needed) problem(node, `<${name}> has no attribute “${given}”`);
    const value = needed === undefined ? '' : attributes.get(needed);
    if (typeof value !== 'string') {
      problem(node, `<${name}> needs ${needed}="…"`);
      return undefined;
    }
    const opens = name === 'Clause' || name === 'ReadingNote';
    const clauseOf = opens ? value : clause;
    return { component: name, value, line: node.position?.start.line ?? 1, clause: clauseOf, words: wordsWithin(node) };
  };

  const visit = (node: MdastNode, clause: string, top: boolean): void => {
    const banned = forbidden[node.type];
    if (banned) problem(node, `${banned} does not belong in a clause text`);
    const use = componentUse(node, clause);
    const isBlock = use !== undefined && blockNames.includes(use.component);
    if (top && !isBlock && !banned)
      problem(node, 'only <Summary>, <Clause> and <ReadingNote> stand outside a component');
    if (!top && isBlock) problem(node, `<${use.component}> stands inside another component`);
    if (use) (isBlock ? blocks : uses).push(use);
    if ('children' in node) for (const child of node.children) visit(child, use?.clause ?? clause, false);
  };

  try {
    const tree = mdxToMdast(source, { features: { smartPunctuation: false } });
    if ('children' in tree) for (const child of tree.children) visit(child, '', true);
  } catch (error) {
    problems.push({ file, line: 1, reason: `is not valid MDX: ${error instanceof Error ? error.message : error}` });
  }
  return { blocks, uses, problems };
}
