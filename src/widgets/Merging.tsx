import { useEffect, useState } from 'preact/hooks';
import { type Action, actingSide, type MeldReference, type Position } from '../engine/index.ts';
import { meldNameAmong } from './step-words.ts';
import type { Tongue } from './tongue.ts';

interface MergingProps {
  readonly position: Position;
  readonly tongue: Tongue;
  readonly onTry: (action: Action) => void;
}

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly reference: MeldReference;
}

/** Merging any two melds on the table, chosen one after the other; the first receives the cards of the second. */
export function Merging({ position, tongue, onTry }: MergingProps) {
  const [first, setFirst] = useState<string | null>(null);
  useEffect(() => setFirst(null), [position]);
  const choices = choicesOf(position, tongue);
  if (choices.length < 2) return null;
  const chosen = choices.find(({ key }) => key === first);
  const choose = ({ key, reference }: Choice) => {
    setFirst(chosen === undefined ? key : null);
    if (chosen !== undefined && chosen.key !== key)
      onTry({ type: 'merge', first: chosen.reference, second: reference });
  };
  return (
    <details class="further">
      <summary>{tongue.text('merging')}</summary>
      <ul class="buttons">
        {choices.map((choice) => (
          <li key={choice.key}>
            <button type="button" class="quiet" aria-pressed={choice.key === first} onClick={() => choose(choice)}>
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The melds of the side in turn, then those of the others. */
function choicesOf(position: Position, tongue: Tongue): readonly Choice[] {
  const own = actingSide(position);
  const sides = [own, ...position.sides.filter((side) => side !== own)];
  return sides.flatMap(({ side, melds }) =>
    melds.map((meld): Choice => {
      const name = meldNameAmong(meld, melds, tongue);
      return {
        key: `${side} ${meld.name}`,
        label: side === own.side ? name : `${tongue.text('otherSide')}: ${name}`,
        reference: side === own.side ? { name: meld.name } : { name: meld.name, side },
      };
    }),
  );
}
