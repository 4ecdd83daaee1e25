import { type Agreement, definitions, type RulesetId } from '../../engine/index.ts';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { changedAgreement, type Seats, seatsOf } from './agreements.ts';
import { Choice, Switch } from './fields.tsx';
import type { LabTongue } from './lab-tongue.ts';

interface OptionFieldsProps {
  readonly ruleset: RulesetId;
  readonly agreement: Required<Agreement>;
  readonly onChange: (agreement: Required<Agreement>) => void;
  readonly tongue: LabTongue;
}

/** What the table can agree on before the game: the options of the ruleset and the number of players; nothing where there is no choice. */
export function OptionFields({ ruleset, agreement, onChange, tongue }: OptionFieldsProps) {
  const options = Object.entries(definitions[ruleset].options);
  const seats = seatsOf(ruleset);
  if (options.length === 0 && seats.length < 2) return null;
  const changed = (change: { options: Agreement['options'] } | Seats) =>
    onChange(changedAgreement(ruleset, agreement, change));
  return (
    <fieldset class="conditions agreed">
      <legend>{tongue.say('agreed')}</legend>
      {options.map(([option, { clause, values }]) => {
        const value = agreement.options[option];
        const { name = option, values: names = {} } = tongue.options[option] ?? {};
        return (
          <div class="option" key={option}>
            {typeof value === 'boolean' ? (
              <Switch label={name} value={value} onChange={(is) => changed({ options: { [option]: is } })} />
            ) : (
              <Choice
                label={name}
                value={String(value)}
                options={values.map(({ value: each }) => [String(each), names[String(each)] ?? String(each)] as const)}
                onChange={(text) => changed({ options: { [option]: Number(text) } })}
              />
            )}
            <ClauseLinks clauses={[clause]} tongue={tongue} />
          </div>
        );
      })}
      {seats.length > 1 && (
        <Choice
          label={tongue.say('players')}
          value={keyOf(agreement)}
          options={seats.map((each) => [keyOf(each), seatsText(each, seats, tongue)] as const)}
          onChange={(key) => {
            const chosen = seats.find((each) => keyOf(each) === key);
            if (chosen !== undefined) changed(chosen);
          }}
        />
      )}
    </fieldset>
  );
}

function keyOf({ players, form }: Seats): string {
  return `${players} ${players === 6 ? form : 'sides'}`;
}

function seatsText({ players, form }: Seats, all: readonly Seats[], tongue: LabTongue): string {
  const several = all.filter((other) => other.players === players).length > 1;
  return several ? `${players}: ${tongue.say(`form-${form}`)}` : String(players);
}
