import { useState } from 'preact/hooks';
import { type Agreement, definitions, type RulesetId, rulesetFor } from '../../engine/index.ts';
import { isStrength, type Strength, strengths } from '../../players/index.ts';
import { OptionChoices, SeatsChoice } from '../agreement/AgreementFields.tsx';
import { type Game, newGame } from './game/game.ts';
import type { Talk } from './log/talk.ts';
import type { PracticeWord } from './practice-words.ts';

interface SetupProps {
  readonly ruleset: RulesetId;
  readonly talk: Talk;
  readonly agreement: Required<Agreement>;
  readonly onAgree: (agreement: Required<Agreement>) => void;
  /** The strength last played against. */
  readonly strength: Strength;
  readonly onStart: (game: Game) => void;
  /** Whether a game under way is lost by a new one. */
  readonly abandons: boolean;
  /** Goes back to the game that was played; null if there is none. */
  readonly onBack: (() => void) | null;
}

const accounts: { readonly [Name in Strength]: PracticeWord } = {
  beginner: 'beginnerText',
  middle: 'middleText',
  strong: 'strongText',
};

/** Before a game: how many play, what the table agrees on, and how well the others do. */
export function Setup({ ruleset, talk, agreement, onAgree, strength: before, abandons, onStart, onBack }: SetupProps) {
  const [strength, setStrength] = useState<Strength>(before);
  // A game under way is not thrown away unasked.
  const [sure, setSure] = useState(false);
  const agreed = { ruleset, agreement, onChange: onAgree, speech: talk.speech, texts: talk.agreement };
  const start = () => {
    const settled = rulesetFor(ruleset, agreement);
    if (settled.ok) onStart(newGame(settled.value, strength, Math.floor(Math.random() * 2 ** 31)));
  };
  return (
    <form
      class="practice-setup acts"
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault();
        if (!abandons || sure) start();
        else setSure(true);
      }}
    >
      <SeatsChoice {...agreed} />
      {sitsOut(agreement) && <p class="hint">{talk.say('sitsOut')}</p>}
      {Object.keys(definitions[ruleset].options).length > 0 && (
        <details class="agreed">
          <summary>{talk.agreed(ruleset, agreement)}</summary>
          <OptionChoices {...agreed} />
        </details>
      )}
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
      {sure && <p role="alert">{talk.say('abandons')}</p>}
      <ul class="buttons">
        <li>
          <button type="submit" class="button page-action">
            {talk.say(sure ? 'dealAnyway' : 'deal')}
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

/** Whether somebody sits out in each deal. */
function sitsOut({ players, form }: Required<Agreement>): boolean {
  return players === 5 || (players === 6 && form === 'rotating');
}
