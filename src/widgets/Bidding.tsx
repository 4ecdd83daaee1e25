import { useState } from 'preact/hooks';
import { type Action, type Call, denominations, type Position } from '../engine/index.ts';
import { bidName } from './step-words.ts';
import type { Tongue } from './tongue.ts';

interface BiddingProps {
  readonly position: Position;
  readonly tongue: Tongue;
  readonly onTry: (action: Action) => void;
}

/** Every call of the auction, lawful or not: a level and what is bid on it, pass, double. */
export function Bidding({ position, tongue, onTry }: BiddingProps) {
  const [level, setLevel] = useState(() => startLevel(position));
  const levels = Array.from({ length: position.ruleset.parameters.maxLevel }, (_, index) => index + 1);
  const call = (made: Call) => onTry({ type: 'call', call: made });
  return (
    <fieldset class="bidding">
      <legend>{tongue.text('bidding')}</legend>
      <ul class="buttons levels" aria-label={tongue.text('bidLevel')}>
        {levels.map((each) => (
          <li key={each}>
            <button
              type="button"
              class="quiet"
              aria-label={`${tongue.text('bidLevel')} ${each}`}
              aria-pressed={each === level}
              onClick={() => setLevel(each)}
            >
              {each}
            </button>
          </li>
        ))}
      </ul>
      <ul class="buttons">
        {denominations.map((denomination) => (
          <li key={denomination}>
            <button type="button" onClick={() => call({ level, denomination })}>
              {bidName({ level, denomination }, tongue)}
            </button>
          </li>
        ))}
        <li key="pass">
          <button type="button" onClick={() => call('pass')}>
            {tongue.text('callPass')}
          </button>
        </li>
        <li key="double">
          <button type="button" onClick={() => call('double')}>
            {tongue.text('callDouble')}
          </button>
        </li>
      </ul>
    </fieldset>
  );
}

/** The level of the last bid: what raises it, and what does not, stands side by side. */
function startLevel({ calls }: Position): number {
  const bid = calls.findLast((one) => typeof one !== 'string');
  return bid === undefined || typeof bid === 'string' ? 1 : bid.level;
}
