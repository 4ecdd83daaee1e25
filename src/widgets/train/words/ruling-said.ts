import { type AskedOfReferee, rightOf, type Twin } from '../../../train/index.ts';
import type { Piece } from '../../words/phrase.ts';
import type { TrainSpeech } from './train-speech.ts';

/** What is asked of a referee, and what has happened: an account and its circumstances. */
export function rulingAskedPieces(
  { ask }: AskedOfReferee,
  say: TrainSpeech,
): { readonly ask: string; readonly act: readonly Piece[] } {
  const known = say.referee.known(ask.incident).map(({ question, answer }) => ` ${question} ${sentence(answer)}`);
  return { ask: say.say(`ask-ruling-${ask.about}`), act: [say.referee.account(ask.incident), ...known] };
}

/** The whole ruling: what is ordered and what it costs, or how the document is silent. */
export function rulingPieces({ ask: { incident } }: AskedOfReferee, say: TrainSpeech): readonly (readonly Piece[])[] {
  const said = [...rightOf(incident, 'orders'), ...rightOf(incident, 'points')];
  return [[`${say.say('is-ruling')} ${said.map((one) => say.referee.sanction(one)).join(' ')}`]];
}

/** Which circumstance is other in a twin, and what its ruling is then. */
export function rulingTwinPieces({ ask, answer, change }: Twin & AskedOfReferee, say: TrainSpeech): readonly Piece[] {
  const told = change.thing === 'fact' ? say.referee.fact(ask.incident, change.fact) : undefined;
  const then = say.say('then-ruling', { ruling: say.referee.sanction(answer.is) });
  return [told === undefined ? then : `${told.question} ${sentence(told.answer)} ${then}`];
}

function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
