import type { Position, Seat } from '../../engine/index.ts';
import type { ReplayStep } from '../../learn/replay/replay.ts';
import { Phrase } from '../words/CardWord.tsx';
import { playerName } from '../words/reader.ts';
import { stepPieces } from '../words/step-words.ts';
import type { ReplayTalk } from './replay-talk.ts';

interface StepToldProps {
  readonly step: ReplayStep;
  readonly reader: Seat;
  readonly talk: ReplayTalk;
}

/** What was done, as it is told of the player who did it. */
export function StepTold({ step: { seat, before, action }, reader, talk }: StepToldProps) {
  return (
    <Phrase
      pieces={stepPieces(before, action, talk.speech, seat === reader ? talk.own : talk.told)}
      speech={talk.speech}
    />
  );
}

/** Who did it. */
export function PlayerTold({ position, seat, reader, talk }: Omit<StepToldProps, 'step'> & Player) {
  return <strong>{playerName(position, seat, reader, talk.speech)}</strong>;
}

interface Player {
  readonly position: Position;
  readonly seat: Seat;
}
