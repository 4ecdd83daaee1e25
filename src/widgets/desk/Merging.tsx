import { useEffect, useState } from 'preact/hooks';
import type { Action, Card, MeldReference } from '../../engine/index.ts';
import { mergeable } from '../acts/mergeable.ts';
import type { TableState } from '../table/table-state.ts';
import { CardWords } from '../words/CardWord.tsx';
import { asLaid } from '../words/laid-order.ts';
import type { Speech } from '../words/speech.ts';

interface MergingProps {
  readonly state: Pick<TableState, 'position' | 'topics'>;
  readonly speech: Speech;
  readonly onTry: (action: Action) => void;
}

interface Choice {
  readonly key: string;
  readonly cards: readonly Card[];
  readonly reference: MeldReference;
}

/** Merging two melds of the side, chosen one after the other; the first receives the cards of the second. */
export function Merging({ state, speech, onTry }: MergingProps) {
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
      <summary>{speech.text('merging')}</summary>
      <ul class="buttons">
        {choices.map((choice) => (
          <li key={choice.key}>
            <button type="button" class="quiet" aria-pressed={choice.key === first} onClick={() => choose(choice)}>
              <CardWords cards={choice.cards} speech={speech} />
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
