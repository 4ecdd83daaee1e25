import {
  type FieldDraft,
  type FieldName,
  type FieldValues,
  fieldNames,
  type KindOf,
  kindOf,
} from '../../position/fields.ts';
import { formOf } from './field-kinds.ts';
import type { Reading } from './reading.ts';
import type { WrittenPosition } from './schema.ts';

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
