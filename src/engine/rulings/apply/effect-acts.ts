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
    const isReplaced = !orders(circumstances, 'no-replacement');
    return layRedThrees(position, circumstances.seat, cardsOf(position, circumstances), isReplaced);
  },
  // Laying looks whether there is a card for it.
  'no-replacement': 'told',
  'draw-now': (position, { seat, ruling }) =>
    drawAfterwards(position, seat, position.ruleset.parameters[owedDraw(ruling.kind)]),

  // going out and the question to the partner
  'opponents-decide-out-or-on': (position, circumstances) => {
    const { demand } = circumstances.choice;
    if (demand === undefined) return position;
    return demand === 'on'
      ? mustKeepCard(position, circumstances)
      : withDuty(position, circumstances.seat, { code: 'must-go-out-if-able', count: 1 });
  },

  // drawing
  'draw-stands': 'told',
  'choice-stands': 'told',
  'red-three-to-opponents': (position, circumstances) =>
    forEach(position, circumstances, (next, card) => giveRedThree(next, circumstances.seat, card)),
  // Whoever takes the card on top of the stock draws as ever.
  'opponent-takes-or-shuffles': 'told',
  'partner-takes-cards': (position, circumstances) => {
    const isSingle = orders(circumstances, 'partner-draws-another');
    return handOver(position, circumstances.seat, cardsOf(position, circumstances), isSingle);
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
  'cards-back-to-hand': (position, circumstances) => {
    const { seat, ruling, choice } = circumstances;
    const place = placeOfCards(ruling.kind);
    if (place === 'pile') return callBack(position, seat, cardsOf(position, circumstances));
    const cards = choice.cards ?? cardsBegunThisTurn(position, seat);
    return cards.reduce((next, card) => takeBack(next, seat, card, place), position);
  },
  'meld-stands': 'told',
  'majority-decides-rank': 'told',
  'continue-from-either-end': 'told',

  // cards shown
  'penalty-card': (position, circumstances) => {
    // What an order before has taken back lies in the hand now.
    const isBack = orders(circumstances, 'cards-back-to-hand');
    const place = isBack ? 'hand' : placeOfCards(circumstances.ruling.kind);
    return forEach(position, circumstances, (next, card) => makePenaltyCard(next, circumstances.seat, card, place));
  },
  'no-penalty-card': (position, circumstances) => {
    const place = placeOfCards(circumstances.ruling.kind);
    return forEach(position, circumstances, (next, card) => takeBack(next, circumstances.seat, card, place));
  },
  'cards-wait-on-table': (position, circumstances) =>
    forEach(position, circumstances, (next, card) => layToWait(next, circumstances.seat, card)),
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

/** Whether another effect is among those of the ruling. */
function orders({ ruling }: Circumstances, effect: EffectCode): boolean {
  return ruling.effects.some(({ code }) => code === effect);
}

/** The cards that a ruling is about: those that were named, else those that the fault is surely about. */
function cardsOf(position: Position, { seat, ruling, choice }: Circumstances): readonly Card[] {
  if (choice.cards !== undefined) return choice.cards;
  const about = cardsAtFault(ruling.kind);
  if (about === 'red-threes-held') return redThreesHeld(seatState(position, seat));
  const top = topOf(position);
  return about === 'red-three-on-pile' && top?.role === 'red-three' ? [top] : [];
}

function forEach(
  position: Position,
  circumstances: Circumstances,
  act: (position: Position, card: Card) => Position,
): Position {
  return cardsOf(position, circumstances).reduce(act, position);
}
