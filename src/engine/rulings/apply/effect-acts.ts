import type { Card } from '../../cards/cards.ts';
import { redThreesHeld } from '../../position/duties.ts';
import type { Position } from '../../position/position.ts';
import { seatState, sideState, topOf, withSide } from '../../position/position.ts';
import { bidBelow, failBid, over, turnUp, withContract } from '../../position/transitions.ts';
import { nextSeat, type Seat, sideOf } from '../../rulesets/seats.ts';
import type { EffectCode } from '../effects.ts';
import { cardsAtFault, owedDraw, placeOfCards } from '../faults.ts';
import type { Ruling } from '../ruling.ts';
import { drawAfterwards, handOver } from './drawn-cards.ts';
import { keepsCard, withDuty } from './given-duties.ts';
import {
  callBack,
  cardsBegunThisTurn,
  giveRedThree,
  layRedThrees,
  layToWait,
  makePenaltyCard,
  notMelded,
  takeBack,
} from './moved-cards.ts';

/** What a ruling leaves to the people at the table, and which cards it is about. */
export interface RulingChoice {
  /** The cards that become penalty cards, go back to the hand, wait on the table, or are the opponents’ red threes. */
  readonly cards?: readonly Card[];
  /** What an opponent demands of a player who has spoiled the question. */
  readonly demand?: 'out' | 'on';
}

/** What an effect is carried out with: the seat at fault, the ruling, the number of the effect (1 without one) and what was chosen. */
interface Circumstances {
  readonly seat: Seat;
  readonly ruling: Ruling;
  readonly count: number;
  readonly choice: RulingChoice;
  /** The cards that the ruling is about: see `cardsOf`. */
  readonly cards: readonly Card[];
}

/** What an effect does to a position. */
type EffectAct = (position: Position, circumstances: Circumstances) => Position;

/** An effect that obliges the seat at fault under its own name. */
function oblige(code: Parameters<typeof withDuty>[2]['code']): EffectAct {
  return (position, { seat, count }) => withDuty(position, seat, { code, count });
}

const mustKeepCard: EffectAct = (position, { seat }) => keepsCard(position, seat);

/**
 * What every effect does to a position. An effect is `told` only where it leaves no trace in one: people do it with hands and eyes, or
 * it says that something stays as it is.
 */
export const effectActs: { readonly [Code in EffectCode]: EffectAct | 'told' } = {
  // what binds later turns
  'no-meld-this-turn': oblige('no-meld-this-turn'),
  'no-meld-for-turns': oblige('no-meld-for-turns'),
  'no-draw-next-turn': oblige('no-draw-next-turn'),
  'no-draw-for-turns': oblige('no-draw-for-turns'),
  'draw-one-next-turn': oblige('draw-one-next-turn'),
  'no-pile-next-turn': oblige('no-pile-next-turn'),
  'must-draw-from-stock': oblige('must-draw-from-stock'),
  'must-discard': oblige('must-discard'),
  'must-go-out-if-able': oblige('must-go-out-if-able'),
  'keep-one-card-after-discard': mustKeepCard,
  // The partner has the duty together with the cards.
  'partner-must-meld-or-discard': 'told',

  // the deal
  'play-on': 'told',
  redeal: 'told',
  'rightful-player-starts': (position) => ({
    ...position,
    turn: nextSeat(position.ruleset.seating, position.dealer),
  }),
  'next-deal-as-if-rightly-dealt': 'told',
  'next-dealer-after-the-actual': (position, { seat }) => ({ ...position, dealer: seat }),

  // the stock
  'turn-over-and-reshuffle': 'told',
  'remove-card': 'told',
  'replace-from-stock': 'told',
  'set-aside-for-next-deal': 'told',
  'put-into-stock-and-shuffle': 'told',
  'show-and-return': 'told',
  'next-drawer-may-shuffle': 'told',

  // what was forgotten
  'may-still-take': 'told',
  'left-cards-form-new-pile': 'told',
  'right-to-complete-lost': 'told',
  'lay-now': (position, circumstances) => {
    const { seat, ruling, cards } = circumstances;
    // A discard that cannot be called back stays on the pile.
    const isOpen = placeOfCards(ruling.kind) === 'pile';
    const { known } = seatState(position, seat).hand;
    const held = isOpen ? cards.filter((card) => known.includes(card)) : cards;
    return layRedThrees(position, seat, held, !orders(circumstances, 'no-replacement'));
  },
  // Laying looks whether there is a card for it.
  'no-replacement': 'told',
  'draw-now': (position, { seat, ruling }) =>
    drawAfterwards(position, seat, position.ruleset.parameters[owedDraw(ruling.kind)]),

  // going out and the question to the partner
  'opponents-decide-out-or-on': (position, circumstances) => {
    const { demand } = circumstances.choice;
    if (demand === undefined) return position;
    // The demand stands in the place of the partner’s answer, whether that is still waited for or was a no.
    const settled = circumstances.seat === position.turn ? withoutQuestion(position) : position;
    return demand === 'on'
      ? mustKeepCard(settled, circumstances)
      : withDuty(settled, circumstances.seat, { code: 'must-go-out-if-able', count: 1 });
  },

  // drawing
  'draw-stands': 'told',
  'choice-stands': 'told',
  'red-three-to-opponents': (position, { seat, cards }) =>
    cards.reduce((next, card) => giveRedThree(next, seat, card), position),
  // Whoever takes the card on top of the stock draws as ever.
  'opponent-takes-or-shuffles': 'told',
  'partner-takes-cards': (position, circumstances) => {
    const isSingle = orders(circumstances, 'partner-draws-another');
    return handOver(position, circumstances.seat, circumstances.cards, isSingle);
  },
  // Handing over looks whether a second card is still to be drawn.
  'partner-draws-another': 'told',
  'hand-shown': 'told',
  'pile-restored': 'told',

  // melds
  'correct-now': 'told',
  'must-open': 'told',
  'minimum-raised': (position, { seat, count }) => {
    const side = sideState(position, seat);
    return withSide(position, { ...side, minimumRaise: side.minimumRaise + count });
  },
  'cards-back-to-hand': (position, { seat, ruling, choice, cards }) => {
    const place = placeOfCards(ruling.kind);
    if (place === 'pile') return callBack(position, seat, cards);
    const melded = choice.cards ?? cardsBegunThisTurn(position, seat);
    return notMelded(
      melded.reduce((next, card) => takeBack(next, seat, card, place), position),
      seat,
    );
  },
  'meld-stands': 'told',
  'majority-decides-rank': 'told',
  'continue-from-either-end': 'told',

  // cards shown
  'penalty-card': (position, circumstances) => {
    // What an order before has taken back lies in the hand now.
    const { seat, ruling, cards } = circumstances;
    const place = orders(circumstances, 'cards-back-to-hand') ? 'hand' : placeOfCards(ruling.kind);
    return cards.reduce((next, card) => makePenaltyCard(next, seat, card, place), position);
  },
  'no-penalty-card': (position, { seat, ruling, cards }) =>
    cards.reduce((next, card) => takeBack(next, seat, card, placeOfCards(ruling.kind)), position),
  'cards-wait-on-table': (position, { seat, cards }) =>
    cards.reduce((next, card) => layToWait(next, seat, card), position),
  'counted-as-hand': 'told',

  // the discard
  'turn-ends': 'told',
  'choose-one-discard': 'told',
  'first-discard-counts': 'told',

  // the score and the game
  'lose-card-points': 'told',
  'accept-opponents-claim': 'told',
  corrected: 'told',
  'minimum-unchanged': 'told',
  stands: 'told',
  'contract-passes-on': (position) => {
    const { contract, phase } = position;
    if (phase !== 'contract-opening' || contract === null) return position;
    const charged = failBid(position, contract);
    const lower = bidBelow(position, contract.bid);
    return lower === undefined ? turnUp(charged).position : withContract(charged, lower);
  },
  'contract-to-robber': 'told',
  'deal-ends': (position, { seat }) => over(position, { cause: 'gone-out', out: seat }),
  reminder: 'told',
  'game-lost': (position, { seat }) =>
    over(position, { cause: 'lost-game', loser: sideOf(position.ruleset.seating, seat) }),
  'usual-remedy': 'told',
};

function withoutQuestion(position: Position): Position {
  return { ...position, current: { ...position.current, asked: null, answer: null } };
}

/** Whether another effect is among those of the ruling. */
function orders({ ruling }: Circumstances, effect: EffectCode): boolean {
  return ruling.effects.some(({ code }) => code === effect);
}

/** The cards that a ruling is about in the position in which it is given: those that were named, else those that the fault is surely about. */
export function cardsOf(position: Position, seat: Seat, { kind }: Ruling, { cards }: RulingChoice): readonly Card[] {
  if (cards !== undefined) return cards;
  const about = cardsAtFault(kind);
  if (about === 'red-threes-held') return redThreesHeld(seatState(position, seat));
  const top = topOf(position);
  return about === 'red-three-on-pile' && top?.role === 'red-three' ? [top] : [];
}
