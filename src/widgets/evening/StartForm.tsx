import { useState } from 'preact/hooks';
import {
  type Agreement,
  type Ruleset,
  type RulesetId,
  rulesetFor,
  type Seat,
  usualRuleset,
} from '../../engine/index.ts';
import { OptionChoices, SeatsChoice } from '../agreement/AgreementFields.tsx';
import { agreementOf } from '../agreement/agreements.ts';
import { agreedTold, isAgreed, wentAlong } from './agreed-told.ts';
import { DealerChoice } from './DealerChoice.tsx';
import type { Beginning, ScoreGame } from './game/game.ts';
import { sidesOfPlayers } from './game/seated.ts';
import { OpenFile } from './OpenFile.tsx';
import { SideSign } from './SideSign.tsx';
import type { Say } from './say.ts';

interface StartFormProps {
  readonly ruleset: RulesetId;
  /** The last game of the ruleset, whose agreement and names are offered again; null if there is none. */
  readonly last: ScoreGame | null;
  readonly onBegin: (beginning: Omit<Beginning, 'id'>) => void;
  readonly onBack: (() => void) | null;
  readonly onOpen: (game: ScoreGame) => void;
  readonly say: Say;
}

/** What a game needs to begin: what the table agrees on, who sits where, who deals first. Everything but the button may be left as it is. */
export function StartForm({ ruleset: id, last, onBegin, onBack, onOpen, say }: StartFormProps) {
  const [agreement, setAgreement] = useState<Required<Agreement>>(
    () => last?.agreement ?? agreementOf(usualRuleset(id)),
  );
  const [told, setTold] = useState('');
  const [names, setNames] = useState<readonly string[]>(last?.names ?? []);
  const [dealer, setDealer] = useState<Seat>(1);
  const settled = rulesetFor(id, agreement);
  const ruleset: Ruleset = settled.ok ? settled.value : usualRuleset(id);
  const sides = sidesOfPlayers(ruleset);
  const { seats } = ruleset.seating;
  const { agreement: texts } = say.given;
  const changing = (touched: 'players' | 'options') => ({
    ruleset: id,
    agreement,
    onChange: (changed: Required<Agreement>) => {
      setTold(wentAlong(agreement, changed, touched, say));
      setAgreement(changed);
    },
    speech: say,
    texts,
  });
  const isRemembered = last !== null && isAgreed(id, last.agreement) && agreement === last.agreement;
  const all = sides.map((_, place) => names[place] ?? '');
  const named = (place: number, name: string) => setNames(all.with(place, name));
  const first = seats.includes(dealer) ? dealer : 1;
  const options = Object.keys(ruleset.options);
  return (
    <form
      class="start-form"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin({ ruleset: id, agreement, names: all, firstDealer: first });
      }}
    >
      <h2>{say.text('newGame')}</h2>
      <SeatsChoice {...changing('players')} />
      {options.length > 0 && (
        <details class="agreed">
          <summary>{texts.words.agreed}</summary>
          <OptionChoices {...changing('options')} />
        </details>
      )}
      {(options.length > 0 || isAgreed(id, agreement)) && (
        <p class="agreed-line" role="status">
          {agreedTold(id, agreement, say)}
          {isRemembered && ` (${say.text('asLastTime', { fold: texts.words.agreed })})`}
          {told !== '' && <strong>{told}</strong>}
        </p>
      )}
      <fieldset class="players">
        <legend>{say.text('players')}</legend>
        {sides.map((side, place) => (
          <label key={place}>
            <span>
              <SideSign side={side} />
              {say.text('player', { number: place + 1 })}
            </span>
            <input
              type="text"
              maxlength={40}
              autocomplete="off"
              enterkeyhint="next"
              placeholder={say.text('side', { letter: side })}
              value={names[place] ?? ''}
              onInput={({ currentTarget }) => named(place, currentTarget.value)}
            />
          </label>
        ))}
      </fieldset>
      <div class="begin-bar">
        <DealerChoice ruleset={ruleset} names={all} dealer={first} mayDraw onChange={setDealer} say={say} />
        {onBack !== null && (
          <button type="button" onClick={onBack}>
            {say.text('back')}
          </button>
        )}
        <button type="submit" class="main">
          {say.text('begin')}
        </button>
      </div>
      <div class="buttons">
        <OpenFile ruleset={id} onOpen={onOpen} say={say} />
      </div>
    </form>
  );
}
