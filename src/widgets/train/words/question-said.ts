import {
  type Action,
  actingSide,
  type Call,
  type Card,
  type Position,
  pointsOfBid,
  type Seat,
  score,
} from '../../../engine/index.ts';
import type { Answer, Asked, AskedAtTable, Question, Twin } from '../../../train/index.ts';
import { linePieces } from '../../words/line-words.ts';
import { numberText, type Piece } from '../../words/phrase.ts';
import { readerOf, sideName } from '../../words/reader.ts';
import { reasonText } from '../../words/reason-text.ts';
import { scoreItems, wordOfItem } from '../../words/score-sheet.ts';
import { bidName } from '../../words/step-words.ts';
import { rulingAskedPieces, rulingPieces, rulingTwinPieces } from './ruling-said.ts';
import type { TrainSpeech } from './train-speech.ts';
import type { TrainWord } from './train-words.ts';

/** From where the reader sees what is asked. */
export function readerOfQuestion({ position }: Pick<AskedAtTable, 'position'>): Seat {
  return position.phase === 'over' ? readerOf(position) : position.turn;
}

/** What is asked, and below it the act that it is asked of. */
export function askedPieces(
  question: Question,
  say: TrainSpeech,
): { readonly ask: string; readonly act: readonly Piece[] } {
  const { kind } = question;
  if (question.position === null || kind === 'ruling')
    return question.position === null ? rulingAskedPieces(question, say) : { ask: '', act: [] };
  const { position, ask } = question;
  if (ask.form === 'allowed') return { ask: say.say(askWord(kind)), act: actPieces(position, ask.action, say) };
  if (ask.form !== 'number') return { ask: say.say(askWord(kind)), act: [] };
  if (ask.about === 'minimum') return { ask: say.say('ask-minimum', { score: actingSide(position).score }), act: [] };
  if (ask.about !== 'count') return { ask: say.say(askWord(kind)), act: [] };
  const item = scoreItems.find((one) => one === ask.item);
  const line = say.speech.text(item === undefined ? 'count-deal' : wordOfItem(item));
  const side = sideName(position, ask.side, readerOfQuestion(question), say.speech);
  return { ask: say.say('ask-count', { side, line: line.toLocaleLowerCase(say.speech.language) }), act: [] };
}

function askWord(kind: Exclude<Question['kind'], 'ruling'>): TrainWord {
  return kind === 'frozen' ? 'ask-frozen' : `ask-${kind}`;
}

function actPieces(position: Position, action: Action, { speech }: TrainSpeech): readonly Piece[] {
  return linePieces(position, [action], speech, position.turn).flat();
}

/** The right answer as sentences: what it is, and why. */
export function truthPieces(asked: Asked, say: TrainSpeech): readonly (readonly Piece[])[] {
  if (asked.position === null) return rulingPieces(asked, say);
  const { position, ask, answer, reasons, grounds, risks } = asked;
  const { speech } = say;
  const why: readonly (readonly Piece[])[] = reasons.map((reason) => [
    reasonText(reason, speech),
    ...(reason.values.cards === undefined ? [] : [' (', reason.values.cards, ')']),
  ]);
  switch (answer.form) {
    case 'allowed':
      return answer.is
        ? [[say.say('is-yes'), ' ', grounds.map(({ code }) => speech.words.grounds[code]).join(' ')]]
        : [[say.say('is-no')], ...why];
    case 'number':
      return [
        say.pieces('is-number', { points: answer.is }),
        ...bestPieces(ask, say),
        ...bidPieces(ask, position, say),
        ...why,
        ...linePiecesOf(ask, position, say),
      ];
    case 'cards':
      return [say.pieces('is-cards', { cards: answer.is })];
    case 'card': {
      const choices = ask.form === 'card' ? ask.choices : [];
      const told = choices.flatMap((card, place): Piece[] => [
        place === 0 ? ' ' : ', ',
        [card],
        ` ${numberText(risks?.[place] ?? 0, speech.language)}`,
      ]);
      return [say.pieces('is-card', { cards: [answer.is] }), [say.say('risks'), ...told, '.']];
    }
    case 'freezing':
      return [[`${say.say(`freezing-${answer.is}`)}.`]];
  }
}

/** The melds of the best opening. */
function bestPieces(ask: AskedAtTable['ask'], say: TrainSpeech): readonly (readonly Piece[])[] {
  if (ask.form !== 'number' || ask.about !== 'best-opening') return [];
  const melds = ask.melds.flatMap((cards, place): Piece[] => (place === 0 ? [cards] : [' + ', cards]));
  return [say.pieces('best', { cards: [] }).flatMap((piece) => (typeof piece === 'string' ? [piece] : melds))];
}

/** To how many points the bid obliges. */
function bidPieces(ask: AskedAtTable['ask'], position: Position, say: TrainSpeech): readonly (readonly Piece[])[] {
  const { contract } = position;
  if (ask.form !== 'number' || ask.about !== 'contract' || contract === null) return [];
  return [say.pieces('is-bid', { points: pointsOfBid(position, contract) })];
}

/** What a whole deal brings a side, line by line. */
function linePiecesOf(
  ask: AskedAtTable['ask'],
  position: Position,
  { speech }: TrainSpeech,
): readonly (readonly Piece[])[] {
  if (ask.form !== 'number' || ask.about !== 'count' || ask.item !== 'total') return [];
  const lines = score(position).find(({ side }) => side === ask.side)?.lines ?? [];
  const told = lines.map(
    ({ item, points }) => `${speech.text(wordOfItem(item))} ${numberText(points, speech.language)}`,
  );
  const text = told.join('; ');
  return [[`${text.slice(0, 1).toLocaleUpperCase(speech.language)}${text.slice(1)}.`]];
}

/** What is different in the twin, and what its answer is then. */
export function twinPieces(twin: Twin, say: TrainSpeech): readonly Piece[] {
  if (twin.position === null) return rulingTwinPieces(twin, say);
  const { change, answer, reasons } = twin;
  const then = thenText(answer, say);
  const why = reasons.map((reason) => ` ${reasonText(reason, say.speech)}`);
  return [...changePieces(change, say), ': ', then, ...why];
}

function thenText(answer: Answer, say: TrainSpeech): string {
  switch (answer.form) {
    case 'number':
      return say.say('then-number', { points: answer.is });
    case 'freezing':
      return `${say.say(`freezing-${answer.is}`)}.`;
    default:
      return say.say(answer.is === true ? 'then-yes' : 'then-no');
  }
}

function changePieces(change: Twin['change'], say: TrainSpeech): readonly Piece[] {
  const cards = (from: Card | null, to: Card | null) => ({
    from: from === null ? '' : [from],
    to: to === null ? '' : [to],
  });
  switch (change.thing) {
    case 'upcard':
    case 'hand':
    case 'held':
    case 'pile':
      return say.pieces(`change-${change.thing}`, cards(change.from, change.to));
    case 'laid':
      if (change.from === null) return say.pieces('change-laid-more', cards(null, change.to));
      return say.pieces(change.to === null ? 'change-laid-less' : 'change-laid', cards(change.from, change.to));
    case 'melded':
      if (change.from === null) return say.pieces('change-melded-more', cards(null, change.to));
      return say.pieces(change.to === null ? 'change-melded-less' : 'change-melded', cards(change.from, change.to));
    case 'counted':
      if (change.from === null) return say.pieces('change-counted-more', cards(null, change.to));
      return say.pieces('change-counted-less', cards(change.from, null));
    case 'score':
      return say.pieces('change-score', { from: change.from, to: change.to });
    case 'opened':
      return say.pieces(change.to ? 'change-opened' : 'change-unopened');
    case 'call':
      return say.pieces('change-call', { from: callText(change.from, say), to: callText(change.to, say) });
    case 'fact':
      return [];
  }
}

function callText(call: Call, { speech }: TrainSpeech): string {
  if (call === 'pass') return speech.text('callPass');
  if (call === 'double') return speech.text('callDouble');
  return call === 'no-opening' ? speech.text('callNoOpening') : bidName(call, speech);
}

/** An answer in words. */
export function answerPieces(answer: Answer, say: TrainSpeech): readonly Piece[] {
  switch (answer.form) {
    case 'allowed':
      return [say.speech.text(answer.is ? 'yes' : 'no')];
    case 'number':
      return [numberText(answer.is, say.speech.language)];
    case 'cards':
      return [answer.is];
    case 'card':
      return [[answer.is]];
    case 'freezing':
      return [say.say(`freezing-${answer.is}`)];
    case 'ruling':
      return [say.referee.sanction(answer.is)];
  }
}
