import { type Agreement, definitions, type RulesetId } from '../../engine/index.ts';
import { Choice, Switch } from '../desk/fields.tsx';
import { ClauseLinks, type ClauseSpeech } from '../words/ClauseLinks.tsx';
import type { AgreementTexts } from './agreement-texts.ts';
import { changedAgreement, type Seats, seatsOf } from './agreements.ts';

interface AgreementProps {
  readonly ruleset: RulesetId;
  readonly agreement: Required<Agreement>;
  readonly onChange: (agreement: Required<Agreement>) => void;
  readonly speech: ClauseSpeech;
  readonly texts: AgreementTexts;
}

/** What the table can agree on before the game: the options of the ruleset and the number of players; nothing where there is no choice. */
export function AgreementFields(props: AgreementProps) {
  const { options } = definitions[props.ruleset];
  if (Object.keys(options).length === 0 && seatsOf(props.ruleset).length < 2) return null;
  return (
    <fieldset class="conditions agreed">
      <legend>{props.texts.words.agreed}</legend>
      <OptionChoices {...props} />
      <SeatsChoice {...props} />
    </fieldset>
  );
}

/** Each option of the ruleset with its clause. */
export function OptionChoices({ ruleset, agreement, onChange, speech, texts }: AgreementProps) {
  const choices = Object.entries(definitions[ruleset].options).map(([option, { clause, values }]) => {
    const value = agreement.options[option];
    const { name = option, values: names = {} } = texts.options[option] ?? {};
    const changed = (to: boolean | number) =>
      onChange(changedAgreement(ruleset, agreement, { options: { [option]: to } }));
    return (
      <div class="option" key={option}>
        {typeof value === 'boolean' ? (
          <Switch label={name} value={value} onChange={changed} />
        ) : (
          <Choice
            label={name}
            value={String(value)}
            options={values.map(({ value: each }) => [String(each), names[String(each)] ?? String(each)] as const)}
            onChange={(text) => changed(Number(text))}
          />
        )}
        <ClauseLinks clauses={[clause]} speech={speech} />
      </div>
    );
  });
  return <>{choices}</>;
}

/** The number of players, and how six play; nothing where there is only one. */
export function SeatsChoice({ ruleset, agreement, onChange, texts }: AgreementProps) {
  const seats = seatsOf(ruleset);
  if (seats.length < 2) return null;
  return (
    <Choice
      label={texts.words.players}
      value={keyOf(agreement)}
      options={seats.map((each) => [keyOf(each), seatsText(each, seats, texts)] as const)}
      onChange={(key) => {
        const chosen = seats.find((each) => keyOf(each) === key);
        if (chosen !== undefined) onChange(changedAgreement(ruleset, agreement, chosen));
      }}
    />
  );
}

function keyOf({ players, form }: Seats): string {
  return `${players} ${players === 6 ? form : 'sides'}`;
}

function seatsText({ players, form }: Seats, all: readonly Seats[], { words }: AgreementTexts): string {
  const several = all.filter((other) => other.players === players).length > 1;
  return several ? `${players}: ${words[`form-${form}`]}` : String(players);
}
