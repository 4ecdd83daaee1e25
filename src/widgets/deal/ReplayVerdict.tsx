import { Brought } from '../desk/verdict/Brought.tsx';
import { Charges } from '../desk/verdict/Charges.tsx';
import { VerdictBox } from '../desk/verdict/VerdictBox.tsx';
import { JudgedHead, JudgedWords, SlipWords } from '../desk/verdict/VerdictPanel.tsx';
import { chargesOf } from '../table/charges.ts';
import { Phrase } from '../words/CardWord.tsx';
import { stepPieces } from '../words/step-words.ts';
import type { ReplayState } from './replay-state.ts';
import type { ReplayTalk } from './replay-talk.ts';
import { PlayerTold, StepTold } from './StepTold.tsx';

interface ReplayVerdictProps {
  readonly state: ReplayState;
  readonly talk: ReplayTalk;
}

/** The act that is looked at with its verdict, or what came of something that was tried instead. */
export function ReplayVerdict({ state, talk }: ReplayVerdictProps) {
  const { table, trying, deal, at } = state;
  const { judged, slip } = table;
  const tone = judged === null ? undefined : judged.verdict.legal ? 'legal' : 'illegal';
  const comment = deal.comments.get(at);
  return (
    <VerdictBox tone={tone} number={`${at} ${table.tries} ${trying}`} speech={talk.speech}>
      {trying && slip !== null ? (
        <SlipWords slip={slip} position={table.position} speech={talk.speech} />
      ) : trying && judged === null ? (
        <p class="hint">{talk.say('otherwiseText')}</p>
      ) : trying ? (
        <Tried state={state} talk={talk} />
      ) : (
        <Done state={state} talk={talk} />
      )}
      {!trying && comment !== undefined && <q class="replay-comment">{comment}</q>}
    </VerdictBox>
  );
}

function Done({ state, talk }: ReplayVerdictProps) {
  const { replay, deal, at, table } = state;
  const { speech } = talk;
  const step = replay.steps[at - 1];
  if (step === undefined) return <p>{talk.say('dealt')}</p>;
  const { before, action, verdict, seat } = step;
  return (
    <>
      <JudgedHead verdict={verdict} speech={speech}>
        <PlayerTold position={before} seat={seat} reader={deal.seat} talk={talk} />{' '}
        <StepTold step={step} reader={deal.seat} talk={talk} />
      </JudgedHead>
      {seat === deal.seat && <Brought table={table} speech={speech} />}
      <JudgedWords position={before} action={action} verdict={verdict} speech={speech} />
      <Charges charges={chargesOf({ before, action })} position={table.position} reader={deal.seat} speech={speech} />
      {!verdict.legal && <p>{talk.say('notAllowed')}</p>}
      {replay.unreached > 0 && at === replay.steps.length && (
        <p>{talk.say('unreached', { count: replay.unreached })}</p>
      )}
    </>
  );
}

function Tried({ state: { table }, talk }: ReplayVerdictProps) {
  const { judged, past, position } = table;
  if (judged === null) return null;
  const { speech } = talk;
  const before = judged.verdict.legal ? (past.at(-1)?.position ?? position) : position;
  return (
    <>
      <JudgedHead verdict={judged.verdict} speech={speech}>
        {talk.say('tried')} <Phrase pieces={stepPieces(before, judged.action, speech)} speech={speech} />
      </JudgedHead>
      <Brought table={table} speech={speech} />
      <JudgedWords position={before} action={judged.action} verdict={judged.verdict} speech={speech} />
    </>
  );
}
