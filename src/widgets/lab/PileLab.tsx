import {
  actingSide,
  type Card,
  hasOpened,
  isFrozen,
  isTakeable,
  minimumOf,
  mustTakePile,
  type Position,
} from '../../engine/index.ts';
import { Phrase } from '../CardWord.tsx';
import { NumberField, Switch } from '../fields.tsx';
import { stepPieces } from '../step-words.ts';
import { VerdictMark, VerdictWords } from '../VerdictPanel.tsx';
import { type LabViewProps, shownLine } from './Bench.tsx';
import { Fact } from './Fact.tsx';
import { HandLab } from './HandLab.tsx';
import type { LabTongue } from './lab-tongue.ts';
import { extentOf, hasSegments, type PileState, type PileWay, pileLab, pileWays } from './pile.ts';

/** So many ways of one kind are shown at most. */
const mostWays = 6;

/** The pile laboratory: every condition in the reader's hand, and every way to take the pile with the engine's verdict. */
export function PileLab({ lab, tongue }: LabViewProps<PileState>) {
  const { state } = lab;
  const change = (some: Partial<PileState>) => lab.change({ ...state, ...some });
  const position = shownLine(pileLab, state)?.position ?? null;
  const ways = position === null ? null : pileWays(position);
  const takeable = position !== null && isTakeable(position);
  const [first] = ways?.lawful ?? [];
  const staying =
    position !== null && first !== undefined && hasSegments(position) ? extentOf(position, first.verdict).left : 0;
  const headline = tongue.text(takeable ? 'tell-takeable-yes' : 'tell-takeable-no');
  const pile = {
    id: 'pile',
    label: tongue.say('pile'),
    cards: state.pile,
    put: (cards: readonly Card[]) => change({ pile: cards }),
    isPile: true,
    staying,
  };
  return (
    <HandLab
      kind={pileLab}
      lab={lab}
      tongue={tongue}
      above={[pile]}
      headline={headline}
      legal={position === null ? null : takeable}
      between={
        <NumberField
          label={tongue.say('others')}
          value={state.others}
          least={0}
          most={20}
          onChange={(others) => change({ others })}
        />
      }
      last={
        <Switch
          label={tongue.say('stockEmpty')}
          value={state.stockEmpty}
          onChange={(stockEmpty) => change({ stockEmpty })}
        />
      }
    >
      {position !== null && ways !== null && (
        <>
          <Standing position={position} tongue={tongue} />
          <Ways heading={tongue.say('lawfulWays')} ways={ways.lawful} position={position} tongue={tongue} />
          <Ways heading={tongue.say('refusedWays')} ways={ways.refused} position={position} tongue={tongue} />
          {ways.lawful.length + ways.refused.length === 0 && <p class="hint">{tongue.say('noWays')}</p>}
        </>
      )}
    </HandLab>
  );
}

/** How the pile stands for the side: frozen or not, what it must open with, whether it must take. */
function Standing({ position, tongue }: { position: Position; tongue: LabTongue }) {
  const { facts } = position.ruleset;
  return (
    <>
      <Fact clauses={[facts.frozen]} tongue={tongue}>
        {tongue.say(isFrozen(position) ? 'frozen' : 'notFrozen')}
      </Fact>
      {!hasOpened(actingSide(position)) && (
        <Fact clauses={[facts.minimum]} tongue={tongue}>
          {tongue.say('minimum', { points: minimumOf(position) })}
        </Fact>
      )}
      {mustTakePile(position) && (
        <Fact clauses={position.ruleset.clausesOf('must-take-pile')} tongue={tongue}>
          {tongue.text('tell-mustTake-yes')}
        </Fact>
      )}
    </>
  );
}

interface WaysProps {
  readonly heading: string;
  readonly ways: readonly PileWay[];
  readonly position: Position;
  readonly tongue: LabTongue;
}

function Ways({ heading, ways, position, tongue }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <>
      <h2 class="minor">{heading}</h2>
      <ul class="ways">
        {ways.slice(0, mostWays).map(({ action, verdict }, place) => (
          <li key={place}>
            <p class="judged">
              <VerdictMark legal={verdict.legal} tongue={tongue} />{' '}
              <Phrase pieces={stepPieces(position, action, tongue)} tongue={tongue} />
            </p>
            {verdict.legal && <p>{tongue.say('brings', { ...extentOf(position, verdict) })}</p>}
            <VerdictWords verdict={verdict} tongue={tongue} />
          </li>
        ))}
      </ul>
    </>
  );
}
