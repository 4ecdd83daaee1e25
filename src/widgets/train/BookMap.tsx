import { type ClauseAddress, splitAddress } from '../../engine/index.ts';
import { type GameProgress, questionKey } from '../../learn/progress/progress.ts';
import { chanceKnown } from '../../learn/progress/schedule.ts';
import { type Askable, type Standing, standing } from '../../learn/progress/session.ts';
import type { TrainSpeech } from './words/train-speech.ts';

interface BookMapProps {
  readonly askable: readonly Askable[];
  readonly known: GameProgress;
  readonly say: TrainSpeech;
  readonly onClause: (clause: ClauseAddress) => void;
}

/** A clause of the map: how it stands, by its weakest kind, and how likely it is still known, of all its kinds. */
interface Place {
  readonly clause: ClauseAddress;
  readonly stands: Standing;
  readonly chance: number;
}

const order: readonly Standing[] = ['weak', 'fading', 'known', 'new'];

/** The rule book as the trainer knows it: each clause in words and with a bar, and a way to its questions. */
export function BookMap({ askable, known, say, onClause }: BookMapProps) {
  const now = Date.now();
  const clauses = [...Map.groupBy(askable, ({ clause }) => clause)].map(([clause, kinds]): Place => {
    const memories = kinds.map(({ kind }) => known.questions[questionKey(kind, clause)]);
    const stands = memories.map((memory) => standing(memory, now));
    const chances = memories.map((memory) => (memory === undefined ? 0 : chanceKnown(memory, now)));
    const asked: readonly Standing[] = stands.filter((each) => each !== 'new');
    return {
      clause,
      stands: order.find((each) => asked.includes(each)) ?? 'new',
      chance: chances.reduce((sum, each) => sum + each, 0) / Math.max(1, chances.length),
    };
  });
  const sections = [...Map.groupBy(clauses, ({ clause }) => sectionOf(clause))].sort(([one], [other]) =>
    one.localeCompare(other, undefined, { numeric: true }),
  );
  return (
    <div class="book-map">
      {sections.map(([section, places]) => (
        <section key={section}>
          <h2>{say.words.sections[section] ?? section}</h2>
          <ul>
            {places.map(({ clause, stands, chance }) => (
              <li key={clause} data-standing={stands}>
                <button type="button" class="button quiet map-clause" onClick={() => onClause(clause)}>
                  <span>{say.speech.clauseName(clause)}</span>
                  <span class="map-bar" style={{ '--known': chance }} aria-hidden="true" />
                  <span class="map-word">{say.say(`standing-${stands}`)}</span>
                  <span class="visually-hidden">{say.say('percent', { percent: Math.round(chance * 100) })}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function sectionOf(address: ClauseAddress): string {
  const { ruleset, clause } = splitAddress(address);
  return `${ruleset}/${Number.parseInt(clause, 10)}`;
}
