import { type Agreement, definitions, type RulesetId, usualRuleset } from '../../engine/index.ts';
import { agreementOf, changedAgreement, seatsOf } from './agreements.ts';

/** What an address asks a table to agree on. */
export interface AskedAgreement {
  /** The agreement that comes closest to it; null if the address asks for nothing. */
  readonly agreement: Required<Agreement> | null;
  /** What no table of the ruleset can agree on, as the address has it. */
  readonly impossible: readonly string[];
}

/** What other sites add to addresses to count their readers. */
const counters = /^utm_|clid$/;

/**
 * Reads the query of an address, such as `?players=6&form=pairs&handSize=13`. What is not named is as usual, or as what is named needs
 * it; nothing is an error.
 */
export function readAgreement(search: string, id: RulesetId): AskedAgreement {
  const asked = [...new URLSearchParams(search)].filter(([name]) => !counters.test(name));
  if (asked.length === 0) return { agreement: null, impossible: [] };
  let agreement = agreementOf(usualRuleset(id));
  for (const [name, value] of asked) {
    const option = optionValue(id, name, value);
    if (option !== undefined) agreement = changedAgreement(id, agreement, { options: { [name]: option } });
  }
  const named = new Map(asked);
  const players = Number(named.get('players') ?? agreement.players);
  const form = named.get('form') ?? agreement.form;
  const sameNumber = seatsOf(id).filter((each) => each.players === players);
  const seats = sameNumber.find((each) => each.form === form) ?? sameNumber[0];
  if (seats !== undefined) agreement = changedAgreement(id, agreement, seats);
  const reached = new Map(Object.entries(parameters(agreement)));
  const impossible = asked.filter(([name, value]) => String(reached.get(name)) !== value);
  return {
    agreement: impossible.length === asked.length ? null : agreement,
    impossible: impossible.map(([name, value]) => `${name}=${value}`),
  };
}

/** The query by which an address asks for an agreement: what is otherwise than usual; empty where nothing is. */
export function writeAgreement(agreement: Required<Agreement>, id: RulesetId): string {
  const usual = parameters(agreementOf(usualRuleset(id)));
  const changed = Object.entries(parameters(agreement)).filter(([name, value]) => usual[name] !== value);
  const query = new URLSearchParams(changed.map(([name, value]) => [name, String(value)]));
  return changed.length === 0 ? '' : `?${query}`;
}

/** Whether two agreements are the same. */
export function sameAgreement(one: Required<Agreement>, other: Required<Agreement>, id: RulesetId): boolean {
  return writeAgreement(one, id) === writeAgreement(other, id);
}

function parameters({
  options,
  players,
  form,
}: Required<Agreement>): Readonly<Record<string, string | number | boolean>> {
  return { ...options, players, form };
}

/** The value of an option that a text means; undefined if the ruleset has no such option or value. */
function optionValue(id: RulesetId, option: string, text: string): boolean | number | undefined {
  const { options } = definitions[id];
  if (!Object.hasOwn(options, option)) return undefined;
  return options[option]?.values.find(({ value }) => String(value) === text)?.value;
}
