import {
  actingSide,
  type Bid,
  type GoingOutNeed,
  goingOutNeeds,
  hasOpened,
  type Position,
  type SideState,
} from '../../engine/index.ts';
import type { Progress, TableView } from '../../table/view.ts';
import { towardsOpening } from '../acts/towards-opening.ts';
import type { Subject } from '../question/question.ts';
import type { TableState } from '../table/table-state.ts';
import { met, needText } from '../words/going-out-words.ts';
import { numberText } from '../words/phrase.ts';
import type { Speech } from '../words/speech.ts';
import { bidName } from '../words/step-words.ts';

/** The same view with what each side has on the table towards opening, going out or its bid; what is being asked is not told. */
export function withProgress(view: TableView, state: TableState, speech: Speech, untold: Subject | null): TableView {
  const { position } = state;
  if (position.phase === 'over' || position.phase === 'deal' || position.phase === 'auction') return view;
  const progressOf = (zone: string) => {
    const side = position.sides.find((each) => `side:${each.side}` === zone);
    return side === undefined ? null : progress(state, side, speech, untold);
  };
  return {
    ...view,
    own: { ...view.own, progress: progressOf(view.own.zone) },
    opponents: view.opponents.map((side) => ({ ...side, progress: progressOf(side.zone) })),
  };
}

/** Progress in words, for those who hear the table. */
export function progressInWords({ label, conditions }: Progress): string {
  return `${label} ${conditions.map(({ text }) => text).join(', ')}`;
}

function progress(state: TableState, side: SideState, speech: Speech, untold: Subject | null): Progress | null {
  const { position } = state;
  if (!hasOpened(side)) return side === actingSide(position) ? opening(state, speech, untold) : null;
  const hidden: readonly (Subject | null)[] = ['canGoOut', 'count', 'winner'];
  if (hidden.includes(untold)) return null;
  const needs = goingOutNeeds(position, side);
  const [first] = needs;
  if (first === undefined) return null;
  if (first.what === 'bid') return towardsBid(position, first, speech);
  return {
    label: `${speech.text('outNeeds')}:`,
    conditions: needs.map((need) => ({ text: needText(need, speech), met: need.has >= need.needs })),
    bar: null,
  };
}

/** How far what is put aside and chosen reaches towards the minimum; only while something is. */
function opening(state: TableState, speech: Speech, untold: Subject | null): Progress | null {
  const prepared = state.selected.length > 1 || state.aside.length > 0;
  const towards = untold === 'minimum' || !prepared ? null : towardsOpening(state);
  if (towards === null || towards.minimum === 0) return null;
  const { points, aside, minimum } = towards;
  return {
    label: '',
    conditions: [counted(points, minimum, speech)],
    bar: sharesOf(aside, points, minimum),
  };
}

function towardsBid({ contract }: Position, { has, needs }: GoingOutNeed, speech: Speech): Progress | null {
  if (contract === null) return null;
  return {
    label: speech.text('bidAimed', { bid: bidSign(contract.bid, speech) }),
    conditions: [counted(has, needs, speech)],
    bar: sharesOf(has, has, needs),
  };
}

const signs = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const;

/** A bid in short: its level with the sign of its suit, the two that name none in words. */
function bidSign({ level, denomination }: Bid, speech: Speech): string {
  return denomination === 'canasta' || denomination === 'twos'
    ? bidName({ level, denomination }, speech)
    : `${level} ${signs[denomination]}\ufe0e`;
}

function counted(has: number, needs: number, speech: Speech): Progress['conditions'][number] {
  const text = `${numberText(has, speech.language)} / ${numberText(needs, speech.language)}`;
  return { text: has >= needs ? `${text} ${met}` : text, met: has >= needs };
}

/** Points as shares of what is needed, together at most the whole. */
function sharesOf(laid: number, all: number, needed: number): NonNullable<Progress['bar']> {
  const share = (points: number) => Math.max(0, Math.min(1, points / needed));
  return { laid: share(laid), chosen: share(all) - share(laid) };
}
