import {
  actingSide,
  actor,
  type Card,
  isTakeable,
  judge,
  type Position,
  playableCards,
  type TakeAction,
  topOf,
  type Verdict,
  waysToTakePile,
} from '../../../engine/index.ts';
import {
  between,
  cards,
  cardsOfMelds,
  loose,
  namedMelds,
  naturals,
  oneOf,
  runDown,
  shuffledRanks,
  sorted,
  wildCards,
} from '../trays/lab-cards.ts';
import { agreedOn, type LabKind, type LabState } from './lab-kind.ts';
import { emptyHand, gameOver, noSuchPile } from './objections.ts';

/** The pile laboratory: the pile, the hand, what lies on the table, the score, and whether there is a stock. */
export interface PileState extends LabState {
  readonly score: number;
  readonly melds: readonly (readonly Card[])[];
  readonly hand: readonly Card[];
  /** Cards of the hand that are not shown. */
  readonly others: number;
  /** Bottom to top. */
  readonly pile: readonly Card[];
  readonly stockEmpty: boolean;
  readonly contract: Position['contract'];
}

/** Cards in the stock, if there are any. */
const stock = 30;

/** A way in which somebody might want to take the pile, and what the engine says of it. */
export interface PileWay {
  readonly action: TakeAction;
  readonly verdict: Verdict;
}

/** How many freezing cards deep the pile can be taken at all: once for each freezing card in it, and at least once. */
function depthsOf({ pile }: Position): readonly number[] {
  const freezing = pile.filter(({ role }) => role === 'wild' || role === 'red-three').length;
  return Array.from({ length: Math.max(1, freezing) }, (_, place) => place + 1);
}

/** What players try at a pile: with cards of the top card's rank, with one of them and a wild card, or onto a meld that it seems to fit. */
export function attempts(position: Position): readonly PileWay[] {
  const top = topOf(position);
  if (top === undefined) return [];
  const held = playableCards(actor(position));
  const same = held.filter((card) => card.order === top.order && card.role !== 'wild');
  const [wild] = held.filter((card) => card.role === 'wild');
  const plain = (using: readonly Card[]): TakeAction => ({ type: 'take', with: using, melds: [] });
  const [first, second] = same;
  const withHand: readonly TakeAction[] = [
    plain(same.slice(0, 3)),
    ...(same.length > 2 ? [plain(same.slice(0, 2))] : []),
    ...(first !== undefined && wild !== undefined ? [plain([first, wild])] : []),
    ...(first !== undefined && second !== undefined && wild !== undefined ? [plain([first, second, wild])] : []),
  ];
  const fitting = actingSide(position).melds.filter(
    ({ kind, order, suit }) => (kind === 'sequence' ? suit === top.suit : order === top.order) || kind === 'wild',
  );
  const onto = fitting.map(({ name }): TakeAction => ({ type: 'take', with: [], onto: { name }, melds: [] }));
  return [...withHand, ...onto].map((action) => ({ action, verdict: judge(position, action) }));
}

/** The lawful ways to take the pile, the openings with it included, each with its verdict; and the attempts that are refused. */
export function pileWays(position: Position): {
  readonly lawful: readonly PileWay[];
  readonly refused: readonly PileWay[];
  /** Whether the hand is so large that not every way was looked at. */
  readonly isCut: boolean;
} {
  const { ways, openings, isCut } = waysToTakePile(position);
  const actions = openings === null ? ways : [...new Set([openings.smallest, openings.largest])];
  const lawful = actions.map((action) => ({ action, verdict: judge(position, action) }));
  // What fails for the same reasons teaches nothing new.
  const refused = new Map<string, PileWay>();
  for (const way of attempts(position)) {
    if (way.verdict.legal) continue;
    const key = way.verdict.reasons.map(({ code }) => code).join(' ');
    if (!refused.has(key)) refused.set(key, way);
  }
  return { lawful, refused: [...refused.values()], isCut };
}

/** How many cards a taking brings from the pile, and how many stay in it. */
export function extentOf(position: Position, verdict: Verdict): { readonly taken: number; readonly left: number } {
  const left = verdict.legal && verdict.next.turn === position.turn ? verdict.next.pile.length : 0;
  return { taken: position.pile.length - left, left };
}

/** Whether only a part of the pile can be taken by some ways: it lies in more than one segment. */
export function hasSegments(position: Position): boolean {
  return position.ruleset.parameters.pileTaken === 'to-freezing-card' && depthsOf(position).length > 1;
}

/** The pile laboratory: may it be taken, how, and why not? */
export const pileLab: LabKind<PileState> = {
  name: 'pile',

  first(ruleset) {
    const inParts = ruleset.parameters.pileTaken === 'to-freezing-card';
    return {
      ...agreedOn(ruleset),
      score: 0,
      melds: [cards('Qs Qh Qd')],
      hand: cards(inParts ? 'Ks Kh Kd 2s 9d 7c' : 'Ks Kh 2s 9d 7c'),
      others: 4,
      pile: cards(inParts ? '6h 2c 8d Ts Jk 5s Kc' : '6h 2c 8d Kc'),
      stockEmpty: false,
      contract: null,
    };
  },

  setupOf({ ruleset, agreement, score, melds, hand, others, pile, stockEmpty, contract }) {
    return {
      setup: {
        ruleset,
        agreement,
        phase: 'draw',
        scores: { A: score },
        stock: stockEmpty ? 0 : stock,
        pile,
        hands: { 1: { known: hand, unknown: others } },
        melds: { A: namedMelds(melds) },
        ...(contract === null ? {} : { contract }),
      },
      actions: [],
    };
  },

  stateOf({ position, actions }) {
    if (position.phase !== 'draw' || position.turn !== 1 || actions.some(({ type }) => type !== 'take')) return null;
    const { hand } = actor(position);
    const { score, melds } = actingSide(position);
    return {
      ...agreedOn(position.ruleset),
      score,
      melds: cardsOfMelds(melds),
      hand: hand.known,
      others: hand.unknown,
      pile: position.pile,
      stockEmpty: position.stock.known.length + position.stock.unknown === 0,
      contract: position.contract,
    };
  },

  objectionTo: ({ hand, others, score }, position) =>
    noSuchPile(position) ?? (others > 0 ? null : emptyHand(hand)) ?? gameOver(position, score),

  tidy: (state) => state,

  cardsOf: ({ melds, hand, pile }) => [...melds.flat(), ...hand, ...pile],

  finding: ({ position }) =>
    position.pile.length === 0 ? '' : `${isTakeable(position)} ${waysToTakePile(position).ways.length}`,

  surprise(ruleset, random) {
    const rank = shuffledRanks(random);
    const { pileTaken, maxSequence } = ruleset.parameters;
    const opened = random() < 0.6;
    const suit = oneOf(['s', 'h', 'd', 'c'] as const, random);
    const onRun = maxSequence > 0 && opened && random() < 0.3;
    const ofTop = naturals(ruleset, rank(0), 7);
    const top = onRun ? runDown('8', suit, 1) : ofTop.slice(0, 1);
    const held = onRun ? [] : ofTop.slice(1, 1 + between(0, 3, random));
    const wilds = wildCards.slice(0, between(0, 2, random));
    const own = oneOf(['other', 'same', 'canasta'] as const, random);
    const sameRank =
      own === 'canasta'
        ? [...ofTop.slice(4), ...naturals(ruleset, rank(0), 8).slice(7), ...wildCards.slice(3, 6)]
        : ofTop.slice(4);
    const melds = !opened
      ? []
      : [onRun ? runDown('J', suit, 3) : own === 'other' ? naturals(ruleset, rank(1), 3) : sameRank];
    const freezing = random() < 0.5 ? wildCards.slice(2, 3) : [];
    const deep = pileTaken === 'to-freezing-card' && random() < 0.6 ? wildCards.slice(5, 6) : [];
    const taken = [...top, ...held, ...wilds, ...melds.flat(), ...freezing, ...deep];
    const [below = [], rest = []] = [
      loose(ruleset, [...taken, ...ofTop], 4, random),
      loose(ruleset, [...taken, ...ofTop], 3, random),
    ];
    const hand = sorted([...held, ...wilds, ...(opened ? rest : naturals(ruleset, rank(2), 3))]);
    const state = {
      ...agreedOn(ruleset),
      score: oneOf([-120, 0, 640, 1500, 2995, 3000], random),
      melds,
      hand,
      others: between(1, 6, random),
      pile: [...below.slice(0, 2), ...deep, ...below.slice(2), ...freezing, ...top],
      stockEmpty: random() < 0.15,
      contract: null,
    };
    return state;
  },
};
