import {
  type Agreement,
  definitions,
  type Ruleset,
  type RulesetId,
  rulesetFor,
  type SixForm,
} from '../../engine/index.ts';

/** A number of players, and for six the form, that a ruleset is written for. */
export interface Seats {
  readonly players: number;
  readonly form: SixForm;
}

/** Every number of players and form of a ruleset, each once. */
export function seatsOf(id: RulesetId): readonly Seats[] {
  return definitions[id].tables.map(({ players, form }) => ({ players, form: form ?? 'sides' }));
}

/** What a settled ruleset has been agreed on, with everything named. */
export function agreementOf({ options, players, form }: Ruleset): Required<Agreement> {
  return { options, players, form };
}

/** An agreement with one thing changed; what no longer goes with it gives way: first the players, then the other options. */
export function changedAgreement(
  id: RulesetId,
  before: Required<Agreement>,
  change: { readonly options: Agreement['options'] } | Seats,
): Required<Agreement> {
  if (!('options' in change)) {
    // Some numbers of players go only with certain options, such as quick canasta.
    const only = definitions[id].tables.find(
      ({ players, form }) => players === change.players && (form ?? 'sides') === change.form,
    )?.only;
    const tries = [before.options, { ...before.options, ...only }, only ?? {}];
    for (const options of tries) {
      const settled = rulesetFor(id, { options, players: change.players, form: change.form });
      if (settled.ok) return agreementOf(settled.value);
    }
    return before;
  }
  const options = { ...before.options, ...change.options };
  for (const seats of [{ players: before.players, form: before.form }, ...seatsOf(id)]) {
    const settled = rulesetFor(id, { options, ...seats });
    if (settled.ok) return agreementOf(settled.value);
  }
  return before;
}
