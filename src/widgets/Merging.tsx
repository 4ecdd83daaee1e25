import { useEffect, useState } from 'preact/hooks';
import type { Action, Card, MeldReference } from '../engine/index.ts';
import { CardWords } from './CardWord.tsx';
import { asLaid } from './laid-order.ts';
import { mergeable } from './mergeable.ts';
import type { TableState } from './state.ts';
import type { Tongue } from './tongue.ts';

interface MergingProps {
  readonly state: Pick<TableState, 'position' | 'topics'>;
  readonly tongue: Tongue;
  readonly onTry: (action: Action) => void;
}

interface Choice {
  readonly key: string;
  readonly cards: readonly Card[];
  readonly reference: MeldReference;
}

/** Merging two melds of the side, chosen one after the other; the first receives the cards of the second. */
export function Merging({ state, tongue, onTry }: MergingProps) {
  const { position } = state;
  const [first, setFirst] = useState<string | null>(null);
  useEffect(() => setFirst(null), [position]);
  const choices = choicesOf(state);
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
              <CardWords cards={choice.cards} tongue={tongue} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The melds of the side in turn that have another one beside them of which somebody might think that they go together. */
function choicesOf(state: MergingProps['state']): readonly Choice[] {
  return mergeable(state).map((meld) => ({
    key: meld.name,
    cards: asLaid(state.position.ruleset, meld.cards),
    reference: { name: meld.name },
  }));
}
