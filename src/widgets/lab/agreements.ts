import {
  type Agreement,
  definitions,
  type Ruleset,
  type RulesetId,
  rulesetFor,
  type SixForm,
} from '../../engine/index.ts';
import { agreedOn } from './kind.ts';

/** A number of players, and for six the form, that a ruleset is written for. */
export interface Seats {
  readonly players: number;
  readonly form: SixForm;
}

/** Every number of players and form of a ruleset, each once. */
export function seatsOf(id: RulesetId): readonly Seats[] {
  return definitions[id].tables.map(({ players, form }) => ({ players, form: form ?? 'sides' }));
}

/** An agreement with one thing changed; what no longer goes with it gives way: first the players, then the other options. */
export function changedAgreement(
  id: RulesetId,
  before: Required<Agreement>,
  change: { readonly options: Agreement['options'] } | Seats,
): Required<Agreement> {
  const agreed = (ruleset: Ruleset) => agreedOn(ruleset).agreement;
  if (!('options' in change)) {
    // Some numbers of players go only with certain options, such as quick canasta.
    const only = definitions[id].tables.find(
      ({ players, form }) => players === change.players && (form ?? 'sides') === change.form,
    )?.only;
    const tries = [before.options, { ...before.options, ...only }, only ?? {}];
    for (const options of tries) {
      const settled = rulesetFor(id, { options, players: change.players, form: change.form });
      if (settled.ok) return agreed(settled.value);
    }
    return before;
  }
  const options = { ...before.options, ...change.options };
  for (const seats of [{ players: before.players, form: before.form }, ...seatsOf(id)]) {
    const settled = rulesetFor(id, { options, ...seats });
    if (settled.ok) return agreed(settled.value);
  }
  return before;
}
