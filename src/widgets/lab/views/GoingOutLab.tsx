import { useMemo } from 'preact/hooks';
import {
  actingSide,
  hasOpened,
  isComplete,
  judge,
  minimumOf,
  type Position,
  partnersOf,
} from '../../../engine/index.ts';
import { Choice } from '../../desk/fields.tsx';
import { VerdictWords } from '../../desk/verdict/VerdictPanel.tsx';
import { CardWords } from '../../words/CardWord.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { StepWords } from '../../words/StepWords.tsx';
import { type LabViewProps, settledOf, shownLine } from '../Bench.tsx';
import {
  type GoingOutFound,
  type GoingOutState,
  goingOutFound,
  goingOutLab,
  tidyGoingOut,
} from '../kinds/going-out-lab.ts';
import { type LabSpeech, statedBy } from '../lab-speech.ts';
import { Fact } from './Fact.tsx';
import { HandLab } from './HandLab.tsx';

/** The going-out laboratory: whether the hand can go out, how, what it brings, and what is missing. */
export function GoingOutLab({ lab, speech }: LabViewProps<GoingOutState>) {
  const { state } = lab;
  const change = (some: Partial<GoingOutState>) => lab.change(tidyGoingOut({ ...state, ...some }));
  const ruleset = settledOf(state);
  const position = shownLine(goingOutLab, state)?.position ?? null;
  const found = useMemo(() => goingOutFound(state), [state]);
  const headline = found === null ? '' : headlineOf(found, speech);
  const hasPartner = partnersOf(ruleset.seating, 1).length > 0;
  return (
    <HandLab
      kind={goingOutLab}
      lab={lab}
      speech={speech}
      headline={headline}
      legal={found?.possible ?? null}
      hasScore={state.melds.length === 0}
      first={
        <>
          <Choice
            label={speech.say('drew')}
            value={state.drew}
            options={[
              ['stock', speech.say('drewStock')],
              ['pile', speech.say('drewPile')],
            ]}
            onChange={(drew) => change({ drew })}
          />
          {state.melds.length > 0 && hasPartner && ruleset.parameters.concealedLooksAt === 'player' && (
            <Choice
              label={speech.say('laidBy')}
              value={state.laidBy}
              options={[
                ['me', speech.say('laidByMe')],
                ['partner', speech.say('laidByPartner')],
              ]}
              onChange={(laidBy) => change({ laidBy })}
            />
          )}
          {hasPartner && (
            <Choice<'none' | 'yes' | 'no'>
              label={speech.say('answer')}
              value={state.answer ?? 'none'}
              options={[
                ['none', speech.say('answerNotAsked')],
                ['yes', speech.say('answerYes')],
                ['no', speech.say('answerNo')],
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
            <Way found={found} position={position} speech={speech} />
          ) : (
            <Hindrance found={found} position={position} speech={speech} />
          )}
          <Needs position={position} speech={speech} />
          {hasPartner && <Permission position={position} speech={speech} />}
        </>
      )}
    </HandLab>
  );
}

function headlineOf(found: GoingOutFound, speech: LabSpeech): string {
  if (!found.possible) return speech.say('outNo');
  return speech.say(found.concealed ? 'outConcealed' : 'outYes');
}

interface PartProps<Found> {
  readonly found: Found;
  readonly position: Position;
  readonly speech: LabSpeech;
}

/** The acts by which the hand goes out, what the last of them rests on, and what going out brings. */
function Way({ found, position, speech }: PartProps<Extract<GoingOutFound, { possible: true }>>) {
  const { bonus, steps, last } = found;
  return (
    <>
      <p>
        {speech.say('outSteps')} <StepWords start={position} actions={steps} speech={speech} />
      </p>
      <VerdictWords verdict={last} speech={speech} />
      {bonus !== null && (
        <Fact clauses={[bonus.clause]} speech={speech}>
          <strong>{speech.say('outBonus', { points: bonus.points })}</strong>
        </Fact>
      )}
    </>
  );
}

/** What stands in the way: the refused step with its reasons, or the cards that cannot be got rid of. */
function Hindrance({ found, position, speech }: PartProps<Extract<GoingOutFound, { possible: false }>>) {
  const { refusal, left } = found;
  if (refusal !== null) {
    return (
      <>
        <p>
          {speech.say('outRefused')} <StepWords start={position} actions={refusal.steps} speech={speech} />
        </p>
        <VerdictWords verdict={refusal.verdict} speech={speech} />
      </>
    );
  }
  return (
    <p>
      {left === null ? (
        speech.say('outMany')
      ) : (
        <>
          {speech.say('outLeft', { count: left.length })} <CardWords cards={left} speech={speech} />
        </>
      )}
    </p>
  );
}

/** What going out asks of the side: its canastas, and while it has not opened the minimum. */
function Needs({ position, speech }: { position: Position; speech: LabSpeech }) {
  const { ruleset } = position;
  const { canastasToGoOut } = ruleset.parameters;
  const side = actingSide(position);
  const made = side.melds.filter((meld) => isComplete(ruleset.parameters, meld)).length;
  return (
    <>
      {canastasToGoOut > 0 && (
        <Fact clauses={statedBy(ruleset, 'canastasToGoOut')} speech={speech}>
          {speech.say('canastasMade', { count: made, least: canastasToGoOut })}
        </Fact>
      )}
      {!hasOpened(side) && (
        <Fact clauses={[ruleset.facts.minimum]} speech={speech}>
          {speech.say('minimum', { points: minimumOf(position) })}
        </Fact>
      )}
    </>
  );
}

/** Whether the question to the partner may be put now. */
function Permission({ position, speech }: { position: Position; speech: LabSpeech }) {
  const verdict = judge(position, { type: 'ask' });
  const clauses = verdict.legal ? verdict.grounds.flatMap((ground) => ground.clauses) : verdict.reasons[0].clauses;
  return (
    <p class="fact">
      {speech.say(verdict.legal ? 'mayAsk' : 'mayNotAsk')}{' '}
      <ClauseLinks clauses={[...new Set(clauses)]} speech={speech} />
    </p>
  );
}
