import { useMemo } from 'preact/hooks';
import { actingSide, hasOpened, isComplete, judge, minimumOf, type Position, partnersOf } from '../../engine/index.ts';
import { CardWords } from '../CardWord.tsx';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { Choice } from '../fields.tsx';
import { StepWords } from '../StepWords.tsx';
import { VerdictWords } from '../VerdictPanel.tsx';
import { type LabViewProps, settledOf, shownLine } from './Bench.tsx';
import { Fact } from './Fact.tsx';
import { type GoingOutFound, type GoingOutState, goingOutFound, goingOutLab, tidyGoingOut } from './going-out.ts';
import { HandLab } from './HandLab.tsx';
import { type LabTongue, statedBy } from './lab-tongue.ts';

/** The going-out laboratory: whether the hand can go out, how, what it brings, and what is missing. */
export function GoingOutLab({ lab, tongue }: LabViewProps<GoingOutState>) {
  const { state } = lab;
  const change = (some: Partial<GoingOutState>) => lab.change(tidyGoingOut({ ...state, ...some }));
  const ruleset = settledOf(state);
  const position = shownLine(goingOutLab, state)?.position ?? null;
  const found = useMemo(() => goingOutFound(state), [state]);
  const headline = found === null ? '' : headlineOf(found, tongue);
  const hasPartner = partnersOf(ruleset.seating, 1).length > 0;
  return (
    <HandLab
      kind={goingOutLab}
      lab={lab}
      tongue={tongue}
      headline={headline}
      legal={found?.possible ?? null}
      hasScore={state.melds.length === 0}
      first={
        <>
          <Choice
            label={tongue.say('drew')}
            value={state.drew}
            options={[
              ['stock', tongue.say('drewStock')],
              ['pile', tongue.say('drewPile')],
            ]}
            onChange={(drew) => change({ drew })}
          />
          {state.melds.length > 0 && hasPartner && ruleset.parameters.concealedLooksAt === 'player' && (
            <Choice
              label={tongue.say('laidBy')}
              value={state.laidBy}
              options={[
                ['me', tongue.say('laidByMe')],
                ['partner', tongue.say('laidByPartner')],
              ]}
              onChange={(laidBy) => change({ laidBy })}
            />
          )}
          {hasPartner && (
            <Choice<'none' | 'yes' | 'no'>
              label={tongue.say('answer')}
              value={state.answer ?? 'none'}
              options={[
                ['none', tongue.say('answerNotAsked')],
                ['yes', tongue.say('answerYes')],
                ['no', tongue.say('answerNo')],
              ]}
              onChange={(answer) => change({ answer: answer === 'none' ? null : answer })}
            />
          )}
        </>
      }
    >
      {found !== null && position !== null && (
        <>
          {found.possible ? (
            <Way found={found} position={position} tongue={tongue} />
          ) : (
            <Hindrance found={found} position={position} tongue={tongue} />
          )}
          <Needs position={position} tongue={tongue} />
          {hasPartner && <Permission position={position} tongue={tongue} />}
        </>
      )}
    </HandLab>
  );
}

function headlineOf(found: GoingOutFound, tongue: LabTongue): string {
  if (!found.possible) return tongue.say('outNo');
  return tongue.say(found.concealed ? 'outConcealed' : 'outYes');
}

interface PartProps<Found> {
  readonly found: Found;
  readonly position: Position;
  readonly tongue: LabTongue;
}

/** The acts by which the hand goes out, what the last of them rests on, and what going out brings. */
function Way({ found, position, tongue }: PartProps<Extract<GoingOutFound, { possible: true }>>) {
  const { bonus, steps, last } = found;
  return (
    <>
      <p>
        {tongue.say('outSteps')} <StepWords start={position} actions={steps} tongue={tongue} />
      </p>
      <VerdictWords verdict={last} tongue={tongue} />
      {bonus !== null && (
        <Fact clauses={[bonus.clause]} tongue={tongue}>
          <strong>{tongue.say('outBonus', { points: bonus.points })}</strong>
        </Fact>
      )}
    </>
  );
}

/** What stands in the way: the refused step with its reasons, or the cards that cannot be got rid of. */
function Hindrance({ found, position, tongue }: PartProps<Extract<GoingOutFound, { possible: false }>>) {
  const { refusal, left } = found;
  if (refusal !== null) {
    return (
      <>
        <p>
          {tongue.say('outRefused')} <StepWords start={position} actions={refusal.steps} tongue={tongue} />
        </p>
        <VerdictWords verdict={refusal.verdict} tongue={tongue} />
      </>
    );
  }
  return (
    <p>
      {left === null ? (
        tongue.say('outMany')
      ) : (
        <>
          {tongue.say('outLeft', { count: left.length })} <CardWords cards={left} tongue={tongue} />
        </>
      )}
    </p>
  );
}

/** What going out asks of the side: its canastas, and while it has not opened the minimum. */
function Needs({ position, tongue }: { position: Position; tongue: LabTongue }) {
  const { ruleset } = position;
  const { canastasToGoOut } = ruleset.parameters;
  const side = actingSide(position);
  const made = side.melds.filter((meld) => isComplete(ruleset.parameters, meld)).length;
  return (
    <>
      {canastasToGoOut > 0 && (
        <Fact clauses={statedBy(ruleset, 'canastasToGoOut')} tongue={tongue}>
          {tongue.say('canastasMade', { count: made, least: canastasToGoOut })}
        </Fact>
      )}
      {!hasOpened(side) && (
        <Fact clauses={[ruleset.facts.minimum]} tongue={tongue}>
          {tongue.say('minimum', { points: minimumOf(position) })}
        </Fact>
      )}
    </>
  );
}

/** Whether the question to the partner may be put now. */
function Permission({ position, tongue }: { position: Position; tongue: LabTongue }) {
  const verdict = judge(position, { type: 'ask' });
  const clauses = verdict.legal ? verdict.grounds.flatMap((ground) => ground.clauses) : verdict.reasons[0].clauses;
  return (
    <p class="fact">
      {tongue.say(verdict.legal ? 'mayAsk' : 'mayNotAsk')}{' '}
      <ClauseLinks clauses={[...new Set(clauses)]} tongue={tongue} />
    </p>
  );
}
