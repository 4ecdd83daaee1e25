import {
  bonusOfCanasta,
  type CanastaKind,
  type Card,
  canastaBonus,
  canastaKind,
  type Meld,
  nameMeld,
  pointsOfAll,
  type Ruleset,
} from '../../../engine/index.ts';
import { type LabSpeech, statedBy } from '../lab-speech.ts';
import { Fact } from '../views/Fact.tsx';
import type { TrayData } from './Tray.tsx';

type Melds = readonly (readonly Card[])[];

interface MeldTraysOf {
  /** What the ids of the trays begin with. */
  readonly id: string;
  readonly melds: Melds;
  readonly ruleset: Ruleset;
  readonly onChange: (melds: Melds) => void;
  readonly speech: LabSpeech;
}

/** A tray for each meld of a side; one that loses its last card goes. */
export function meldTrays({ id, melds, ruleset, onChange, speech }: MeldTraysOf): readonly TrayData[] {
  return melds.map((cards, place) => {
    const without = () => onChange(melds.filter((_, other) => other !== place));
    const put = (changed: readonly Card[]) =>
      changed.length === 0 ? without() : onChange(melds.map((meld, other) => (other === place ? changed : meld)));
    return {
      id: `${id}${place}`,
      label: speech.say('meldNumber', { number: place + 1 }),
      cards,
      put,
      takeAway: without,
      note: `${speech.text(nameMeld(ruleset, cards))} · ${speech.say('points', { points: pointsOfAll(ruleset.parameters, cards) })}`,
    };
  });
}

interface MeldFactsProps {
  readonly ruleset: Ruleset;
  readonly cards: readonly Card[];
  /** The meld that the cards make, where they lawfully make one. */
  readonly meld: Meld | undefined;
  readonly speech: LabSpeech;
}

/** What cards count, and as a meld what canasta they are and what it brings, or how far they are from one. */
export function MeldFacts({ ruleset, cards, meld, speech }: MeldFactsProps) {
  const { parameters } = ruleset;
  const points = speech.say('points', { points: pointsOfAll(parameters, cards) });
  const kind = meld === undefined ? null : canastaKind(parameters, meld);
  const bonus = meld === undefined ? null : canastaBonus(parameters, meld);
  return (
    <>
      <Fact clauses={statedBy(ruleset, 'cardValues')} speech={speech}>
        <strong>{points}</strong>
      </Fact>
      {kind !== null && bonus !== null && (
        <Fact clauses={statedBy(ruleset, bonusOfCanasta[kind])} speech={speech}>
          {speech.say('canastaBonus', { kind: speech.text(canastaWord(kind)), points: bonus })}
        </Fact>
      )}
      {meld !== undefined && kind === null && meld.kind !== 'black-threes' && (
        <Fact clauses={statedBy(ruleset, meld.kind === 'sequence' ? 'maxSequence' : 'canastaSize')} speech={speech}>
          {speech.say('progress', {
            count: meld.size,
            most: meld.kind === 'sequence' ? parameters.maxSequence : parameters.canastaSize,
          })}
        </Fact>
      )}
    </>
  );
}

function canastaWord(kind: CanastaKind) {
  return kind === 'pure-twos' ? 'twos' : kind;
}
