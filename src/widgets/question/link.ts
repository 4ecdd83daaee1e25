import { type Action, type Card, formatCards, type Position, parseCards, writePosition } from '../../engine/index.ts';
import type { Deal } from '../../learn/replay/deal-text.ts';
import { cardsWith, choosable, type TableState, tableReducer } from '../table/table-state.ts';
import type { DeskState } from './desk-state.ts';

/** What a link to a table says besides the position: which question is asked, and which cards are chosen and put aside. */
export interface LinkedView {
  /** The place of the question; null when the table is played freely. */
  readonly question: number | null;
  readonly chosen: readonly Card[];
  readonly aside: readonly (readonly Card[])[];
}

/** The parts of the address that lead to this very view of a table with this id: where it began, and what was done, also in vain. */
export function linkTo(id: string, { table, inquiry }: DeskState): URLSearchParams {
  const line = table.showing === null ? writePosition(table.start, actsOf(table)) : writePosition(table.position);
  const parameters = new URLSearchParams({ table: id, position: line });
  const add = (name: string, keys: readonly string[]) => {
    if (keys.length > 0) parameters.append(name, formatCards(cardsWith(table, keys)));
  };
  if (inquiry.place < inquiry.questions.length) parameters.set('question', String(inquiry.place + 1));
  add('chosen', table.selected);
  for (const keys of table.aside) add('aside', keys);
  return parameters;
}

/** What was done at a table since its start, as a deal to hand on. */
export function dealAt(table: TableState): Deal {
  return { line: { position: table.start, actions: actsOf(table) }, seat: table.reader, comments: new Map() };
}

/** What was done since the start, and last what has just been refused. */
function actsOf({ past, judged }: TableState): readonly Action[] {
  const done = past.map(({ action }) => action);
  return judged?.verdict.legal === false ? [...done, judged.action] : done;
}

/** The table after what a link says was done; null where more than the last of it is refused. */
export function afterActs(start: TableState, acts: readonly Action[]): TableState | null {
  let table = start;
  for (const action of acts) {
    if (table.judged?.verdict.legal === false) return null;
    table = tableReducer(table, { type: 'try', action });
  }
  return table;
}

/** Reads what an address says besides the position; null if it cannot be meant. */
export function readView(parameters: URLSearchParams): LinkedView | null {
  const question = parameters.get('question');
  const chosen = parseCards(parameters.get('chosen') ?? '');
  const aside = parameters.getAll('aside').map((text) => parseCards(text));
  const whole = question === null || /^[1-9]\d?$/.test(question);
  if (!whole || !chosen.ok || !aside.every((cards) => cards.ok)) return null;
  return {
    question: question === null ? null : Number(question) - 1,
    chosen: chosen.value,
    aside: aside.flatMap((cards) => (cards.ok ? [cards.value] : [])),
  };
}

/** Whether two positions are the same for whoever links to them. */
export function isSamePosition(one: Position, other: Position): boolean {
  return writePosition(one) === writePosition(other);
}

/** The table with these cards of the hand chosen and put aside; null if they are not there. */
export function withView(table: TableState, { chosen, aside }: LinkedView): TableState | null {
  const free = [...choosable(table, table.position.turn).values()].flat();
  const take = (cards: readonly Card[]): readonly string[] | null => {
    const keys: string[] = [];
    for (const card of cards) {
      const place = free.findIndex((held) => held.card?.code === card.code);
      const [held] = place < 0 ? [] : free.splice(place, 1);
      if (held === undefined) return null;
      keys.push(held.key);
    }
    return keys;
  };
  const groups = aside.map(take);
  const selected = take(chosen);
  if (selected === null || groups.includes(null)) return null;
  return { ...table, selected, aside: groups.filter((keys) => keys !== null) };
}
