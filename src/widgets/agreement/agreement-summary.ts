import { type Agreement, definitions, type RulesetId } from '../../engine/index.ts';
import type { AgreementTexts } from './agreement-texts.ts';

/**
 * What a table has agreed on otherwise than usual, each option in words, in the order of the ruleset; empty if everything is as usual.
 * `off` says that an option which is usually on is not.
 */
export function agreedOptions(
  id: RulesetId,
  { options }: Required<Agreement>,
  texts: AgreementTexts,
  off: (option: string) => string,
): readonly string[] {
  return Object.entries(definitions[id].options).flatMap(([option, { values }]) => {
    const value = options[option];
    if (value === undefined || value === values[0]?.value) return [];
    const { name = option, values: names = {} } = texts.options[option] ?? {};
    if (value === true) return [name];
    return [value === false ? off(name) : `${name}: ${names[String(value)] ?? value}`];
  });
}
