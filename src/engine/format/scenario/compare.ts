import { unnamed } from '../../judge/melding.ts';
import { type FieldName, type FieldValues, fieldNames, type KindOf, kindOf } from '../../position/fields.ts';
import { fieldsOf } from '../../position/from-setup.ts';
import { actingSide, type Position } from '../../position/position.ts';
import { compareInOrder, compareKeys, compareMelds, inWords } from './compare-cards.ts';
import { formOf } from './field-kinds.ts';
import type { WrittenAfter, WrittenPosition } from './written.ts';

/** In what a position differs from the fields that a case names. Card order matters in pile and stock only. */
export function differences(position: Position, after: WrittenAfter): readonly string[] {
  const { melds, meldedThisTurn, pile, stock, ...others } = after;
  const said = fieldsOf(position);
  const inOrder = { stock: compareInOrder(stock, said.stock), pile: compareInOrder(pile, said.pile) };
  const found: readonly (readonly [field: string, difference: string | null])[] = [
    ...fieldNames.map((name) => [name, compareField(name, others, said)] as const),
    ...Object.entries(inOrder),
    ['melds', compareKeys(melds, said.melds, compareMelds)],
    ['meldedThisTurn', meldedThisTurn === undefined ? null : compareBegun(position, meldedThisTurn)],
  ];
  return found.flatMap(([field, difference]) => (difference === null ? [] : [`${field}: ${difference}`]));
}

function compareField<Name extends FieldName>(name: Name, after: WrittenPosition, said: FieldValues): string | null {
  const expected = after[name];
  return expected === undefined ? null : formOf<KindOf<Name>>(kindOf(name)).compare(expected, said[name]);
}

/** The melds begun in this turn, by name; as everywhere, a name that no meld has matches one that the engine has named itself. */
function compareBegun(position: Position, expected: readonly string[]): string | null {
  const { melds } = actingSide(position);
  const begun = melds.filter(({ begunThisTurn }) => begunThisTurn).map(({ name }) => name);
  const own = begun.filter((name) => !expected.includes(name));
  const named = expected.filter((name) => !begun.includes(name));
  const exists = (name: string) => melds.some((meld) => meld.name === name);
  const placed = own.every((name) => name.startsWith(unnamed)) && !named.some(exists);
  return own.length === named.length && placed ? null : `expected ${inWords(expected)}, are ${inWords(begun)}`;
}
