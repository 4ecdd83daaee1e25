import { type Action, readPosition, writePosition } from '../../engine/index.ts';
import { type FactCode, factCodes, factsOfContract } from '../../insight/index.ts';
import type { Saying, Script, WrittenTurn } from './script.ts';

/** A written turn as a page carries it: the words, and how many acts of the line belong to each. */
interface TurnData extends Omit<WrittenTurn, 'acts' | 'tries' | 'others'> {
  readonly acts: readonly (Saying | null)[];
  readonly tries: readonly { readonly count: number; readonly refused: boolean; readonly said: Saying }[];
  readonly others: number;
}

/** A told deal as a page carries it: where it begins and all acts, one after another, in the compact notation. */
export interface DealData {
  readonly line: string;
  readonly turns: readonly TurnData[];
  readonly events: Script['events'];
  readonly insight: Script['insight'];
}

/**
 * A script in a form that can be written as JSON. What can matter in no deal of the game is left out of it, and so are the sentences of the
 * facts `elsewhere`, which the page has from somewhere else and gives to `readDeal`.
 */
export function dealData({ start, turns, events, insight }: Script, elsewhere: readonly FactCode[]): DealData {
  const unsaid: ReadonlySet<FactCode> = new Set([
    ...elsewhere,
    ...(start.ruleset.facts.contract === undefined ? factsOfContract : []),
  ]);
  const actions = turns.flatMap(({ acts, tries, others }) => [
    ...acts.map(({ action }) => action),
    ...tries.flatMap((one) => one.actions),
    ...others,
  ]);
  return {
    line: writePosition(start, actions),
    turns: turns.map(({ acts, tries, others, ...words }) => ({
      ...words,
      acts: acts.map(({ said }) => said),
      tries: tries.map(({ actions: tried, refused, said }) => ({ count: tried.length, refused, said })),
      others: others.length,
    })),
    events,
    insight: Object.fromEntries(factCodes.flatMap((code) => (unsaid.has(code) ? [] : [[code, insight[code]]]))),
  };
}

/**
 * Reads what `dealData` has written, with the sentences of the facts that were left out. Throws where it is damaged: a page that has been
 * built is not.
 */
export function readDeal({ line, turns, events, insight }: DealData, elsewhere: Script['insight']): Script {
  const read = readPosition(line);
  if (!read.ok) throw new Error(`a deal cannot be read: ${read.error.code}`);
  const actions = [...read.value.actions];
  const next = (count: number): Action[] => actions.splice(0, count);
  return {
    start: read.value.position,
    turns: turns.map(({ acts, tries, others, ...words }) => ({
      ...words,
      acts: next(acts.length).map((action, place) => ({ action, said: acts[place] ?? null })),
      tries: tries.map(({ count, refused, said }) => ({ actions: next(count), refused, said })),
      others: next(others),
    })),
    events,
    insight: { ...elsewhere, ...insight },
  };
}
