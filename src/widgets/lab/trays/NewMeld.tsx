import type { Card } from '../../../engine/index.ts';
import { settledOf } from '../Bench.tsx';
import { copiesLeft, type LabKind, type LabState } from '../kinds/lab-kind.ts';
import type { LabSpeech } from '../lab-speech.ts';
import { copiesOf, naturalRanks, runDown, wildCards } from './lab-cards.ts';

type Melds = readonly (readonly Card[])[];

interface NewMeldProps<State extends LabState> {
  readonly kind: LabKind<State>;
  readonly state: State;
  readonly melds: Melds;
  readonly onChange: (melds: Melds) => void;
  readonly speech: LabSpeech;
}

/** Begins a meld, or lays a finished canasta or samba, of cards that nothing else uses. */
export function NewMeld<State extends LabState>({ kind, state, melds, onChange, speech }: NewMeldProps<State>) {
  const ruleset = settledOf(state);
  const free = (cards: readonly Card[]) =>
    cards.every((card) => copiesLeft(kind, state, ruleset, card) >= cards.filter((other) => other === card).length);
  const used = new Set(kind.cardsOf(state).map(({ rank }) => rank));
  const unused = [...naturalRanks.filter((rank) => !used.has(rank)), ...naturalRanks];
  const set = (size: number, wilds: number) =>
    unused
      .map((rank) => [
        ...copiesOf(ruleset, rank).slice(0, size),
        ...wildCards.filter((card) => free([card])).slice(0, wilds),
      ])
      .find((cards) => cards.length === size + wilds && free(cards));
  const samba = (['s', 'h', 'd', 'c'] as const).map((suit) => runDown('J', suit, 7)).find(free);
  const offers = [
    { word: 'newMeld', cards: set(3, 0) },
    { word: 'addNatural', cards: set(7, 0) },
    { word: 'addMixed', cards: set(5, 2) },
    ...(ruleset.parameters.maxSequence > 0 ? [{ word: 'addSamba', cards: samba } as const] : []),
  ] as const;
  return (
    <ul class="buttons by-script new-melds">
      {offers.map(({ word, cards }) => (
        <li key={word}>
          <button
            type="button"
            aria-disabled={cards === undefined}
            onClick={() => {
              if (cards !== undefined) onChange([...melds, cards]);
            }}
          >
            {speech.say(word)}
          </button>
        </li>
      ))}
    </ul>
  );
}
