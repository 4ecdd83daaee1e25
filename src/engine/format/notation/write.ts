import type { Action } from '../../position/action.ts';
import { type Duty, dutyCodes, type Position, phases, type Turn } from '../../position/position.ts';
import { writeAction, writeShortCall } from './actions.ts';
import { checkDigits, version, writeCards, writeHeld, writeName } from './fields.ts';

/**
 * Writes a position, and actions that follow it, as one URL-safe text (letters, digits, `-`, `_`, `.` and `~`). `readPosition`
 * gives the same position and actions back. The grammar is in src/engine/README.md.
 */
export function writePosition(position: Position, actions: readonly Action[] = []): string {
  const fields = [...tableFields(position), ...seatFields(position), ...sideFields(position), ...turnFields(position)];
  const text = [version, position.ruleset.id, ...fields, ...actions.map(writeAction)].join('.');
  return `${text}.${checkDigits(text)}`;
}

function tableFields({ ruleset, phase, turn, dealer, stock, pile }: Position): readonly string[] {
  const options = Object.entries(ruleset.options).map(
    ([name, value]) => `o${name}-${typeof value === 'boolean' ? (value ? 't' : 'f') : value}`,
  );
  return [
    ...options,
    `n${ruleset.players}${ruleset.form[0]}`,
    `p${phases.indexOf(phase)}${turn}${dealer}`,
    `s${writeHeld(stock)}`,
    `l${writeCards(pile)}`,
  ];
}

function seatFields(position: Position): readonly string[] {
  return position.seats.flatMap(({ seat, hand, penaltyCards, waiting, duties, played, melded }) => [
    `h${seat}${played ? 'p' : 'u'}${melded ? 'm' : 'n'}${writeHeld(hand)}`,
    ...(penaltyCards.length > 0 ? [`q${seat}${writeCards(penaltyCards)}`] : []),
    ...(waiting.length > 0 ? [`w${seat}${writeCards(waiting)}`] : []),
    ...(duties.length > 0 ? [`u${seat}${duties.map(writeDuty).join('')}`] : []),
  ]);
}

function writeDuty({ code, count }: Duty): string {
  return `${dutyCodes.indexOf(code)}-${count}-`;
}

function sideFields(position: Position): readonly string[] {
  return position.sides.flatMap(({ side, score, melds, redThrees, minimumRaise, penalties }) => [
    ...(score !== 0 ? [`c${side}${score}`] : []),
    ...(redThrees.length > 0 ? [`r${side}${writeCards(redThrees)}`] : []),
    ...(minimumRaise !== 0 ? [`a${side}${minimumRaise}`] : []),
    ...(penalties !== 0 ? [`e${side}${penalties}`] : []),
    ...melds.map(
      ({ name, cards, begunThisTurn }) => `m${side}${begunThisTurn ? 'b' : 'o'}${writeName(name)}~${writeCards(cards)}`,
    ),
  ]);
}

function turnFields({ current, calls, contract, ending }: Position): readonly string[] {
  const fields: string[] = [];
  const turn = writeTurn(current);
  if (turn !== 'n0000-') fields.push(`k${turn}`);
  if (current.surplus.length > 0) fields.push(`x${writeCards(current.surplus)}`);
  if (current.lastThrees.length > 0) fields.push(`y${writeCards(current.lastThrees)}`);
  if (calls.length > 0) fields.push(`v${calls.map(writeShortCall).join('~')}`);
  if (contract !== null) fields.push(`g${contract.seat}${writeShortCall(contract.bid)}${contract.doubledBy ?? 0}`);
  if (ending !== null) {
    const { out, concealed, ownCanasta, cause, loser } = ending;
    fields.push(`j${out ?? 0}${concealed ? 1 : 0}${ownCanasta ? 1 : 0}${cause[0]}${loser ?? ''}`);
  }
  return fields;
}

function writeTurn({ drew, melded, addedThisTurn, lateRedThree, asked, answer }: Turn): string {
  const flags = [melded, addedThisTurn, lateRedThree].map((flag) => (flag ? 1 : 0)).join('');
  return `${drew[0]}${flags}${asked ?? 0}${answer === null ? '-' : answer[0]}`;
}
