import { useState } from 'preact/hooks';
import { OptionChoices } from '../../agreement/AgreementFields.tsx';
import { agreedTold, wentAlong } from '../agreed-told.ts';
import { DealerChoice } from '../DealerChoice.tsx';
import { withAgreement } from '../game/changes.ts';
import { rulesetOf, type ScoreGame } from '../game/game.ts';
import type { Say } from '../say.ts';

interface SettingsProps {
  readonly game: ScoreGame;
  readonly onChange: (game: ScoreGame) => void;
  readonly say: Say;
}

/** Who dealt first, and what the table has agreed on: that can be changed until a deal has been counted by it, and then says so. */
export function Settings({ game, onChange, say }: SettingsProps) {
  const [told, setTold] = useState('');
  const ruleset = rulesetOf(game);
  const { agreement: texts } = say.given;
  const isOpen = game.deals.length === 0;
  return (
    <>
      <DealerChoice
        ruleset={ruleset}
        names={game.names}
        dealer={game.firstDealer}
        mayDraw={isOpen}
        onChange={(firstDealer) => onChange({ ...game, firstDealer })}
        say={say}
      />
      {Object.keys(ruleset.options).length > 0 && (
        <details class="agreed">
          <summary>{texts.words.agreed}</summary>
          {isOpen ? (
            <OptionChoices
              ruleset={game.ruleset}
              agreement={game.agreement}
              onChange={(agreement) => {
                setTold(wentAlong(game.agreement, agreement, 'options', say));
                onChange(withAgreement(game, agreement));
              }}
              speech={say}
              texts={texts}
            />
          ) : (
            <p>
              {agreedTold(game.ruleset, game.agreement, say)}. {say.text('agreedFixed')}
            </p>
          )}
          {told !== '' && <p role="status">{told}</p>}
        </details>
      )}
    </>
  );
}
