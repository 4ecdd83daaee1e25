import {
  type Action,
  type Card,
  judge,
  type Meld,
  type NamedMeld,
  type Rank,
  type Ruleset,
  rulesetFor,
  type Verdict,
} from '../../../engine/index.ts';
import {
  between,
  cards,
  cardsOfMelds,
  naturalRanks,
  naturals,
  oneOf,
  runDown,
  shuffledRanks,
  wildCards,
} from '../trays/lab-cards.ts';
import { agreedOn, type LabKind, type LabLine, type LabState } from './lab-kind.ts';

/** What is to be done with the chosen cards, or with two melds that lie on the table; melds are counted from 0. */
export type MeldAct =
  | { readonly type: 'lay' }
  | { readonly type: 'add'; readonly to: number }
  | { readonly type: 'merge'; readonly first: number; readonly second: number };

/** The meld laboratory: melds of one's side on the table, and cards chosen for a new one or for one of them. */
export interface MeldState extends LabState {
  readonly table: readonly (readonly Card[])[];
  readonly chosen: readonly Card[];
  readonly act: MeldAct;
}

/** Cards that the player holds besides the chosen ones, so that the end of the turn is never the question. */
const otherCards = 8;

/** The meld by which the side has opened, so that the minimum is never the question: of a rank that nothing else is about. */
const openingName = 'opening';

function openingMeld(ruleset: Ruleset, used: readonly Card[]): readonly NamedMeld[] {
  const free = naturalRanks.find((rank) => used.every((card) => card.rank !== rank));
  return free === undefined ? [] : [{ name: openingName, cards: naturals(ruleset, free, 3) }];
}

function actionOf({ chosen, act }: MeldState): readonly Action[] {
  const name = (place: number) => ({ name: String(place + 1) });
  if (act.type === 'merge') return [{ type: 'merge', first: name(act.first), second: name(act.second) }];
  if (chosen.length === 0) return [];
  return act.type === 'lay'
    ? [{ type: 'meld', melds: [{ cards: chosen }] }]
    : [{ type: 'add', additions: [{ meld: name(act.to), cards: chosen }] }];
}

/** What the engine says of what is tried; null if nothing is. */
export function meldVerdict({ position, actions: [action] }: LabLine): Verdict | null {
  return action === undefined ? null : judge(position, action);
}

/** The meld that the chosen cards have become, or that they have joined. */
export function resultingMeld(verdict: Verdict, state: MeldState): Meld | undefined {
  if (!verdict.legal) return undefined;
  const melds = ownMelds(verdict.next.sides[0]?.melds ?? []);
  const { act } = state;
  if (act.type === 'lay') return melds.at(-1);
  return melds.find(({ name }) => name === String((act.type === 'add' ? act.to : act.first) + 1));
}

/** The melds of the side but the one by which it has opened. */
export function ownMelds(melds: readonly Meld[]): readonly Meld[] {
  return melds.filter(({ name }) => name !== openingName);
}

/** The state in which what was tried has been done. */
export function carriedOut(state: MeldState, verdict: Verdict): MeldState {
  if (!verdict.legal) return state;
  const table = cardsOfMelds(ownMelds(verdict.next.sides[0]?.melds ?? []));
  return { ...state, table, chosen: state.act.type === 'merge' ? state.chosen : [], act: { type: 'lay' } };
}

/** The same state, without an act that has lost its melds or its cards. */
export function tidyMeld(state: MeldState): MeldState {
  const { act, table, chosen } = state;
  const there = (place: number) => place < table.length;
  const possible =
    act.type === 'lay' ||
    (act.type === 'add' ? there(act.to) && chosen.length > 0 : there(act.first) && there(act.second));
  return possible ? state : { ...state, act: { type: 'lay' } };
}

/** What a surprise is about. */
type Kind = () => Omit<MeldState, keyof LabState>;

/** The meld laboratory: what is a meld, what may join it, what may be merged. */
export const meldLab: LabKind<MeldState> = {
  name: 'meld',

  first(ruleset) {
    return {
      ...agreedOn(ruleset),
      table: [naturals(ruleset, '8', 3)],
      chosen: cards('Ks Kh Jk'),
      act: { type: 'lay' },
    };
  },

  setupOf(state) {
    const { table, chosen, agreement } = state;
    const settled = rulesetFor(state.ruleset, agreement);
    const opened = settled.ok ? openingMeld(settled.value, meldLab.cardsOf(state)) : [];
    const melds = table.map((meld, place) => ({ name: String(place + 1), cards: meld }));
    return {
      setup: {
        ruleset: state.ruleset,
        agreement,
        phase: 'play',
        hands: { 1: { known: chosen, unknown: otherCards } },
        melds: { A: [...opened, ...melds] },
      },
      actions: actionOf(state),
    };
  },

  stateOf({ position, actions }) {
    if (position.phase !== 'play' || position.turn !== 1 || actions.length > 1) return null;
    const [action] = actions;
    const melds = ownMelds(position.sides[0]?.melds ?? []);
    const base = { ...agreedOn(position.ruleset), table: cardsOfMelds(melds) };
    const place = (name: string) => melds.findIndex((meld) => meld.name === name);
    switch (action?.type) {
      case undefined: {
        return { ...base, chosen: position.seats[0]?.hand.known ?? [], act: { type: 'lay' } };
      }
      case 'meld': {
        const [meld] = action.melds;
        if (meld === undefined || action.melds.length > 1) return null;
        return { ...base, chosen: meld.cards, act: { type: 'lay' } };
      }
      case 'add': {
        const [addition] = action.additions;
        if (addition === undefined || action.additions.length > 1) return null;
        const to = place(addition.meld.name);
        return to < 0 ? null : { ...base, chosen: addition.cards, act: { type: 'add', to } };
      }
      case 'merge': {
        const [first, second] = [place(action.first.name), place(action.second.name)];
        if (first < 0 || second < 0) return null;
        return { ...base, chosen: position.seats[0]?.hand.known ?? [], act: { type: 'merge', first, second } };
      }
      default:
        return null;
    }
  },

  objectionTo: () => null,

  tidy: tidyMeld,

  cardsOf: ({ table, chosen }) => [...table.flat(), ...chosen],

  finding(line) {
    const verdict = meldVerdict(line);
    if (verdict === null) return '';
    const codes = verdict.legal ? verdict.grounds.map(({ code }) => code) : verdict.reasons.map(({ code }) => code);
    return [verdict.legal, ...codes.toSorted()].join(' ');
  },

  surprise(ruleset, random) {
    const rank = shuffledRanks(random);
    const runs = ruleset.parameters.maxSequence > 0;
    const set = (of: Rank, many: number, wild: number) => [...naturals(ruleset, of, many), ...wildCards.slice(0, wild)];
    const suit = oneOf(['s', 'h', 'd', 'c'] as const, random);
    const lay = { type: 'lay' } as const;
    const kinds: readonly [Kind, ...Kind[]] = [
      () => ({ table: [], chosen: set(rank(0), between(1, 5, random), between(1, 4, random)), act: lay }),
      () => ({ table: [set(rank(0), 3, 0)], chosen: set(rank(0), 4, 0).slice(3), act: lay }),
      () => ({
        table: [set(rank(0), 4, 2)],
        chosen: wildCards.slice(2, between(3, 4, random)),
        act: { type: 'add', to: 0 },
      }),
      () => ({ table: [set(rank(0), 7, 0)], chosen: wildCards.slice(0, 1), act: { type: 'add', to: 0 } }),
      () => ({ table: [], chosen: [...set(rank(0), 2, 0), ...set(rank(1), 2, 0)], act: lay }),
      () => ({
        table: [],
        chosen: oneOf([cards('3s 3c 3s'), cards('2s 2h Jk'), cards('2s 2h 2d'), cards('Ah As 3d')], random),
        act: lay,
      }),
      ...(runs
        ? [
            () => ({
              table: [],
              chosen: runDown(oneOf(['A', 'K', 'Q', 'J', 'T', '9'], random), suit, between(3, 6, random)),
              act: lay,
            }),
            () => ({ table: [], chosen: [...runDown('9', suit, 3), ...wildCards.slice(0, 1)], act: lay }),
            () => ({
              table: [runDown('J', suit, 5)],
              chosen: [...runDown('Q', suit, 1), ...runDown('6', suit, 1)],
              act: { type: 'add', to: 0 } as const,
            }),
            () => ({
              table: [runDown('A', suit, 3), runDown('J', suit, between(3, 5, random))],
              chosen: [],
              act: { type: 'merge', first: 0, second: 1 } as const,
            }),
            () => ({
              table: [set(rank(0), 3, 1), set(rank(0), 6, 1).slice(3)],
              chosen: [],
              act: { type: 'merge', first: 0, second: 1 } as const,
            }),
          ]
        : []),
    ];
    return { ...agreedOn(ruleset), ...oneOf(kinds, random)() };
  },
};
