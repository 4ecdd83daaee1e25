import { formatCards } from '../../cards/cards.ts';
import {
  type FieldDraft,
  type FieldName,
  type FieldValues,
  fieldNames,
  type KindOf,
  kindOf,
} from '../../position/fields.ts';
import { fieldsOf } from '../../position/from-setup.ts';
import { meldTypeOf } from '../../position/melds.ts';
import type { Position } from '../../position/position.ts';
import { checkSetup } from '../../position/setup.ts';
import type { Agreement } from '../../rulesets/ruleset.ts';
import { sideOf } from '../../rulesets/seats.ts';
import { writePosition as writeCompactly } from '../notation/lines.ts';
import { noteImpossible } from './explain.ts';
import { formOf, isSame } from './field-kinds.ts';
import { Reading } from './reading.ts';
import type { Writing } from './writing.ts';
import type { WrittenKinds, WrittenPosition } from './written.ts';

/** Reads the `position` of a scenario file; what is wrong is noted in the reading. */
export function readPosition(written: WrittenPosition, reading: Reading): FieldValues {
  const draft: FieldDraft = {};
  for (const name of fieldNames) Object.assign(draft, readField(name, written, reading));
  return draft;
}

function readField<Name extends FieldName>(name: Name, written: WrittenPosition, reading: Reading): FieldDraft<Name> {
  const draft: FieldDraft<Name> = {};
  const value = written[name];
  if (value !== undefined) draft[name] = formOf<KindOf<Name>>(kindOf(name)).read(value, ['position', name], reading);
  return draft;
}

/** By who plays and what lies there, what is left out of other fields is read; by how the turn has gone, what is left out of the rest. */
const stages: readonly (readonly FieldName[])[] = [
  ['phase', 'turn', 'contract', 'melds'],
  ['drew', 'meldedThisTurn', 'out', 'concealed', 'loser'],
  fieldNames,
];

/** Writes a position as an author would: what reads back the same is left out. What cannot be said is noted in the writing. */
export function writePosition(position: Position, agreement: Agreement, writing: Writing): WrittenPosition {
  noteUnsayable(position, writing);
  const setup = { ruleset: position.ruleset.id, agreement };
  const said = fieldsOf(position);
  const usual: FieldDraft = {};
  const given: FieldDraft = {};
  for (const names of stages) {
    const read = checkSetup({ ...setup, ...given });
    if (!read.ok) {
      noteImpossible(read.error, writing);
      return {};
    }
    const values = fieldsOf(read.value);
    for (const name of names.filter((candidate) => !Object.hasOwn(usual, candidate))) {
      Object.assign(usual, { [name]: values[name] });
      if (!isSame(said[name], values[name])) Object.assign(given, { [name]: said[name] });
    }
  }
  for (const { side, melds } of position.sides) {
    const names = melds.map(({ name }) => name);
    writing.checkKeys(names, ['position', 'melds', side]);
  }
  const written: WrittenDraft<FieldName> = {};
  for (const name of fieldNames) Object.assign(written, writeField(name, said, usual));
  if (writing.errors.length === 0) checkReading(position, agreement, written, writing);
  return written;
}

type WrittenDraft<Some extends FieldName> = { -readonly [Name in Some]?: WrittenKinds[KindOf<Name>] | undefined };

function writeField<Name extends FieldName>(name: Name, said: FieldValues, usual: FieldValues): WrittenDraft<Name> {
  const written: WrittenDraft<Name> = {};
  const value = said[name];
  if (value !== undefined && !isSame(value, usual[name]))
    written[name] = formOf<KindOf<Name>>(kindOf(name)).write(value, usual[name]);
  return written;
}

/** What a position may be but no file can say. */
function noteUnsayable(position: Position, writing: Writing): void {
  const { ruleset, phase, turn, ending } = position;
  if ((phase === 'over') !== (ending !== null))
    writing.note(['position', 'phase'], 'no-words', 'a deal has an ending if it is over, and only then');
  const own = sideOf(ruleset.seating, turn);
  for (const { side, melds } of position.sides) {
    for (const { name, cards, kind, order, suit, begunThisTurn } of melds) {
      const path = ['position', 'melds', side, name];
      if (begunThisTurn && side !== own)
        writing.note(path, 'no-words', 'only melds of the side in turn can have been begun in this turn');
      const meant = meldTypeOf(ruleset.parameters, cards);
      if (kind !== meant.kind || order !== meant.order || suit !== meant.suit)
        writing.note(path, 'no-words', `${formatCards(cards)} would be read as another kind of meld`);
    }
  }
}

/** Reads what has been written: it must be possible, and the same. */
function checkReading(position: Position, agreement: Agreement, written: WrittenPosition, writing: Writing): void {
  const reading = new Reading(() => 0);
  const fields = readPosition(written, reading);
  for (const { path, code, detail } of reading.errors) writing.note(path.split('.'), code, detail);
  if (writing.errors.length > 0) return;
  const read = checkSetup({ ruleset: position.ruleset.id, agreement, ...fields });
  if (!read.ok) noteImpossible(read.error, writing);
  else if (writeCompactly(read.value) !== writeCompactly(position)) {
    writing.note(['position'], 'reads-otherwise', 'what a file can say of this position is read as another one');
  }
}
