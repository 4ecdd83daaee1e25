import type { Action } from '../../position/action.ts';
import { type Position, phases, type SideState, type Turn } from '../../position/position.ts';
import { fieldsOf } from '../../position/to-position.ts';
import { writeAction } from './actions.ts';
import { writeSigned } from './signed-fields.ts';
import { cards, checkDigits, held, name, version } from './texts.ts';

/**
 * Writes a position, and actions that follow it, as one URL-safe text (letters, digits, `-`, `_`, `.` and `~`). `readPosition`
 * gives the same position and actions back. The grammar is in src/engine/README.md.
 */
export function writePosition(position: Position, actions: readonly Action[] = []): string {
  const signed = writeSigned(fieldsOf(position));
  const about = (wanted: string) => signed.flatMap(({ place, text }) => (place === wanted ? [text] : []));
  const pieces = [
    version,
    position.ruleset.id,
    ...agreementPieces(position),
    ...about('table'),
    ...position.seats.flatMap(({ seat, hand, played, melded }) => [
      `h${seat}${played ? 'p' : 'u'}${melded ? 'm' : 'n'}${held.write(hand)}`,
      ...about(String(seat)),
    ]),
    ...position.sides.flatMap((state) => [...about(state.side), ...meldPieces(state)]),
    ...turnPieces(position.current),
    ...about('turn'),
    ...endingPieces(position),
    ...actions.map(writeAction),
  ];
  const text = pieces.join('.');
  return `${text}.${checkDigits(text)}`;
}

function agreementPieces({ ruleset, phase, turn, dealer }: Position): readonly string[] {
  const options = Object.entries(ruleset.options).map(
    ([name, value]) => `o${name}-${typeof value === 'boolean' ? (value ? 't' : 'f') : value}`,
  );
  return [...options, `n${ruleset.players}${ruleset.form[0]}`, `p${phases.indexOf(phase)}${turn}${dealer}`];
}

function meldPieces({ side, melds }: SideState): readonly string[] {
  return melds.map(
    (meld) => `m${side}${meld.begunThisTurn ? 'b' : 'o'}${name.write(meld.name)}~${cards.write(meld.cards)}`,
  );
}

function turnPieces({ drew, melded, addedThisTurn, lateRedThree, asked, answer }: Turn): readonly string[] {
  const flags = [melded, addedThisTurn, lateRedThree].map((flag) => (flag ? 1 : 0)).join('');
  const turn = `${drew[0]}${flags}${asked ?? 0}${answer === null ? '-' : answer[0]}`;
  return turn === 'n0000-' ? [] : [`k${turn}`];
}

function endingPieces({ ending }: Position): readonly string[] {
  if (ending === null) return [];
  const { out, concealed, ownCanasta, cause, loser } = ending;
  return [`j${out ?? 0}${concealed ? 1 : 0}${ownCanasta ? 1 : 0}${cause[0]}${loser ?? ''}`];
}
