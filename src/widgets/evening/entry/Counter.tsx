import { useEffect, useRef } from 'preact/hooks';
import { type CardFace, type CardNumbers, cardFaces, type Ruleset, sumOfCards } from '../../../engine/index.ts';
import type { Say } from '../say.ts';

interface CounterProps {
  readonly label: string;
  readonly ruleset: Ruleset;
  readonly cards: CardNumbers;
  readonly faces: readonly CardFace[];
  readonly onChange: (cards: CardNumbers) => void;
  readonly onDone: () => void;
  readonly say: Say;
}

/** The faces that a side can have to count: melded ones, with red threes only where sequences have them, or those left in a hand. */
export function countedFaces({ parameters }: Ruleset, where: 'melded' | 'left'): readonly CardFace[] {
  return cardFaces(parameters).filter((face) => {
    if (face === 'red-three') return where === 'melded' && parameters.redThreesLaid === 'never';
    return face !== '3' || where === 'melded' || parameters.blackThreeInHandPenalty === 0;
  });
}

/** A face as it stands on a button: the letter in the corner of the card, threes with their colours. */
function faceSign(face: CardFace, say: Say): string {
  if (face === '3') return '3\u2009♠\ufe0e♣\ufe0e';
  return face === 'red-three' ? '3\u2009♥\ufe0e♦\ufe0e' : faceName(face, say);
}

/** What a face is called: the letter in the corner of the card, threes in words. */
export function faceName(face: CardFace, say: Say): string {
  if (face === '3') return say.text('blackThree');
  if (face === 'red-three') return say.text('redThree');
  return say.given.letters[face] ?? face;
}

/** Counts cards by touching each once: a large button for every face. */
export function Counter({ label, ruleset, cards, faces, onChange, onDone, say }: CounterProps) {
  const sum = sumOfCards(ruleset.parameters, cards);
  const change = (face: CardFace, by: number) => onChange({ ...cards, [face]: Math.max(0, (cards[face] ?? 0) + by) });
  const place = useRef<HTMLFieldSetElement>(null);
  // All its cards, and what ends the counting, come into sight between the bars.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <fieldset class="counter" ref={place}>
      <legend>
        {label}: {say.text('counter')}
      </legend>
      <div class="faces">
        {faces.map((face) => (
          <div class="face" key={face}>
            <button
              type="button"
              class="add"
              aria-label={say.text('more', { item: `${faceName(face, say)} (${cards[face] ?? 0})` })}
              onClick={() => change(face, 1)}
            >
              <b>{faceSign(face, say)}</b>
              <small>{say.number(ruleset.parameters.cardValues[face])}</small>
              <output>{cards[face] ?? 0}</output>
            </button>
            <button
              type="button"
              class="fewer"
              aria-label={say.text('less', { item: faceName(face, say) })}
              aria-disabled={(cards[face] ?? 0) === 0}
              onClick={() => change(face, -1)}
            >
              −
            </button>
          </div>
        ))}
      </div>
      <p class="counter-foot">
        <span aria-live="polite">
          {say.text('cards', { count: sum.cards })} · <b>{say.number(sum.points)}</b>
        </span>
        <button type="button" onClick={() => onChange({})}>
          {say.text('clear')}
        </button>
        <button type="button" class="main" onClick={onDone}>
          {say.text('done')}
        </button>
      </p>
    </fieldset>
  );
}
