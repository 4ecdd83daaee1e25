import { useState } from 'preact/hooks';
import { type RulesetId, rulesetFor } from '../../engine/index.ts';
import { isStrength, type Strength, strengths } from '../../players/index.ts';
import { type Game, newGame } from './game.ts';
import { tableChoices, tableChoiceText } from './table-choices.ts';
import type { Talk } from './talk.ts';
import type { PracticeWord } from './words.ts';

interface SetupProps {
  readonly ruleset: RulesetId;
  readonly talk: Talk;
  /** The strength last played against. */
  readonly strength: Strength;
  readonly onStart: (game: Game) => void;
  /** Goes back to the game that is under way; null if there is none. */
  readonly onBack: (() => void) | null;
}

const accounts: { readonly [Name in Strength]: PracticeWord } = {
  beginner: 'beginnerText',
  middle: 'middleText',
  strong: 'strongText',
};

/** Before a game: how many play, and how well the others do. */
export function Setup({ ruleset, talk, strength: before, onStart, onBack }: SetupProps) {
  const choices = tableChoices(ruleset);
  const [chosen, setChosen] = useState(0);
  const [strength, setStrength] = useState<Strength>(before);
  const choice = choices[chosen];
  const start = () => {
    const settled = choice === undefined ? null : rulesetFor(ruleset, choice.agreement);
    if (settled?.ok === true) onStart(newGame(settled.value, strength, Math.floor(Math.random() * 2 ** 31)));
  };
  return (
    <form
      class="practice-setup acts"
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {choices.length > 1 && (
        <label>
          <span>{talk.say('seats')}</span>
          <select value={chosen} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {choices.map((one, place) => (
              <option key={place} value={place}>
                {tableChoiceText(one, talk)}
              </option>
            ))}
          </select>
        </label>
      )}
      {choice?.sitsOut === true && <p class="hint">{talk.say('sitsOut')}</p>}
      <fieldset>
        <legend>{talk.say('strength')}</legend>
        {strengths.map((one) => (
          <label key={one} class="strength">
            <input
              type="radio"
              name="strength"
              value={one}
              checked={one === strength}
              onChange={({ currentTarget: { value } }) => isStrength(value) && setStrength(value)}
            />
            <span>
              <strong>{talk.say(one)}</strong> {talk.say(accounts[one])}
            </span>
          </label>
        ))}
      </fieldset>
      <ul class="buttons">
        <li>
          <button type="submit" class="gold">
            {talk.say('deal')}
          </button>
        </li>
        {onBack !== null && (
          <li>
            <button type="button" class="quiet" onClick={onBack}>
              {talk.say('back')}
            </button>
          </li>
        )}
      </ul>
    </form>
  );
}
