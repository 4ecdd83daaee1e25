import {
  actingSide,
  type Card,
  hasOpened,
  isFrozen,
  isTakeable,
  minimumOf,
  mustTakePile,
  type Position,
} from '../../../engine/index.ts';
import { NumberField, Switch } from '../../desk/fields.tsx';
import { VerdictMark, VerdictWords } from '../../desk/verdict/VerdictPanel.tsx';
import { Phrase } from '../../words/CardWord.tsx';
import { stepPieces } from '../../words/step-words.ts';
import { type LabViewProps, shownLine } from '../Bench.tsx';
import { extentOf, hasSegments, type PileState, type PileWay, pileLab, pileWays } from '../kinds/pile-lab.ts';
import type { LabSpeech } from '../lab-speech.ts';
import { Fact } from './Fact.tsx';
import { HandLab } from './HandLab.tsx';

/** So many ways of one kind are shown at most. */
const mostWays = 6;

/** The pile laboratory: every condition in the reader's hand, and every way to take the pile with the engine's verdict. */
export function PileLab({ lab, speech }: LabViewProps<PileState>) {
  const { state } = lab;
  const change = (some: Partial<PileState>) => lab.change({ ...state, ...some });
  const position = shownLine(pileLab, state)?.position ?? null;
  const ways = position === null ? null : pileWays(position);
  const takeable = position !== null && isTakeable(position);
  const [first] = ways?.lawful ?? [];
  const staying =
    position !== null && first !== undefined && hasSegments(position) ? extentOf(position, first.verdict).left : 0;
  const headline = speech.text(takeable ? 'tell-takeable-yes' : 'tell-takeable-no');
  const pile = {
    id: 'pile',
    label: speech.say('pile'),
    cards: state.pile,
    put: (cards: readonly Card[]) => change({ pile: cards }),
    isPile: true,
    staying,
  };
  return (
    <HandLab
      kind={pileLab}
      lab={lab}
      speech={speech}
      above={[pile]}
      headline={headline}
      legal={position === null ? null : takeable}
      between={
        <NumberField
          label={speech.say('others')}
          value={state.others}
          least={0}
          most={20}
          onChange={(others) => change({ others })}
        />
      }
      last={
        <Switch
          label={speech.say('stockEmpty')}
          value={state.stockEmpty}
          onChange={(stockEmpty) => change({ stockEmpty })}
        />
      }
    >
      {position !== null && ways !== null && (
        <>
          <Standing position={position} speech={speech} />
          <Ways heading={speech.say('lawfulWays')} ways={ways.lawful} position={position} speech={speech} />
          {ways.isCut && <p class="hint">{speech.say('bestFound')}</p>}
          <Ways heading={speech.say('refusedWays')} ways={ways.refused} position={position} speech={speech} />
          {ways.lawful.length + ways.refused.length === 0 && <p class="hint">{speech.say('noWays')}</p>}
        </>
      )}
    </HandLab>
  );
}

/** How the pile stands for the side: frozen or not, what it must open with, whether it must take. */
function Standing({ position, speech }: { position: Position; speech: LabSpeech }) {
  const { facts } = position.ruleset;
  return (
    <>
      <Fact clauses={[facts.frozen]} speech={speech}>
        {speech.say(isFrozen(position) ? 'frozen' : 'notFrozen')}
      </Fact>
      {!hasOpened(actingSide(position)) && (
        <Fact clauses={[facts.minimum]} speech={speech}>
          {speech.say('minimum', { points: minimumOf(position) })}
        </Fact>
      )}
      {mustTakePile(position) && (
        <Fact clauses={position.ruleset.clausesOf('must-take-pile')} speech={speech}>
          {speech.text('tell-mustTake-yes')}
        </Fact>
      )}
    </>
  );
}

interface WaysProps {
  readonly heading: string;
  readonly ways: readonly PileWay[];
  readonly position: Position;
  readonly speech: LabSpeech;
}

function Ways({ heading, ways, position, speech }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <>
      <h2 class="minor">{heading}</h2>
      <ul class="ways">
        {ways.slice(0, mostWays).map(({ action, verdict }, place) => (
          <li key={place}>
            <p class="judged">
              <VerdictMark legal={verdict.legal} speech={speech} />{' '}
              <Phrase pieces={stepPieces(position, action, speech)} speech={speech} />
            </p>
            {verdict.legal && <p>{speech.say('brings', { ...extentOf(position, verdict) })}</p>}
            <VerdictWords verdict={verdict} speech={speech} />
          </li>
        ))}
      </ul>
    </>
  );
}
