import type { Card, Seat } from '../../engine/index.ts';
import type { CardMark } from '../../table/view.ts';
import { placeOf } from '../table/card-keys.ts';
import type { TableState } from '../table/table-state.ts';

/**
 * What the cards of a table say besides what they are: which are chosen, which a refusal or something told speaks of, which were laid and which were
 * drawn in this turn by the player whose hand lies open.
 */
export function cardMarks(state: TableState, viewer: Seat): ReadonlyMap<string, readonly CardMark[]> {
  const marks = new Map<string, readonly CardMark[]>();
  const put = (mark: CardMark, keys: Iterable<string>) => {
    for (const key of keys) marks.set(key, [...(marks.get(key) ?? []), mark]);
  };
  const chosen = new Set(state.selected);
  put('drawn', drawnKeys(state, viewer));
  put('laid', laidKeys(state));
  put('meant', state.shown ?? meantKeys(state));
  put('chosen', chosen);
  return marks;
}

/** Where the turn that is being played began, in the past of the table. */
function startOfTurn({ past, position }: TableState): TableState['past'][number] | undefined {
  const other = past.findLastIndex((moment) => moment.position.turn !== position.turn);
  return past[other + 1];
}

/** Cards that have come into the hand in this turn. */
function drawnKeys(state: TableState, viewer: Seat): readonly string[] {
  const before = startOfTurn(state);
  if (before === undefined || viewer !== state.position.turn) return [];
  const place = placeOf.hand(viewer);
  const held = new Set(before.cards.places.get(place)?.map(({ key }) => key));
  return (state.cards.places.get(place) ?? []).map(({ key }) => key).filter((key) => !held.has(key));
}

/** Cards that the last act has laid on the table. */
function laidKeys({ past, cards, judged }: TableState): readonly string[] {
  const before = past.at(-1);
  if (before === undefined || judged?.verdict.legal !== true) return [];
  const lay = new Set(keysOfMelds(before.cards.places));
  return keysOfMelds(cards.places).filter((key) => !lay.has(key));
}

function keysOfMelds(places: TableState['cards']['places']): readonly string[] {
  return [...places].flatMap(([place, cards]) => (place.startsWith('meld:') ? cards.map(({ key }) => key) : []));
}

/** The cards that the reasons of a refusal name: in the hand or among what was put aside first, else on the table. */
function meantKeys({ judged, cards, selected, aside }: TableState): readonly string[] {
  if (judged === null || judged.verdict.legal) return [];
  const wanted: Card[] = judged.verdict.reasons.flatMap(({ values }) => [...(values.cards ?? [])]);
  const offered = new Set([...selected, ...aside.flat()]);
  const all = [...cards.places.values()].flat();
  const lying = [...all.filter(({ key }) => offered.has(key)), ...all.filter(({ key }) => !offered.has(key))];
  const keys: string[] = [];
  for (const card of new Set(wanted)) {
    const found = lying.find((viewed) => viewed.card === card && !keys.includes(viewed.key));
    if (found !== undefined) keys.push(found.key);
  }
  return keys;
}
