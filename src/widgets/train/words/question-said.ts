import {
  type Action,
  actingSide,
  type Call,
  type Card,
  countsMeldedCards,
  denominations,
  type GroundCode,
  isFrozen,
  type Position,
  playableCards,
  pointsOfAll,
  pointsOfBid,
  type Reason,
  type ScoreItem,
  type Seat,
  score,
  sideOf,
  topOf,
} from '../../../engine/index.ts';
import {
  type Answer,
  type Asked,
  type AskedAtTable,
  handsTried,
  type Met,
  type Question,
  type Twin,
} from '../../../train/index.ts';
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
  const asked = say.say('ask-count', { side, line: line.toLocaleLowerCase(say.speech.language) });
  const limit = limitOf(ask.item);
  const asides = [...(limit === null ? [] : [limit]), ...(brings.has(ask.item) ? [] : (['ask-count-sign'] as const))];
  return { ask: [asked, ...asides.map((word) => say.say(word))].join(' '), act: [] };
}

/** Lines that count a canasta or going out: they never take points away. */
const brings: ReadonlySet<ScoreItem | 'total'> = new Set<ScoreItem>([
  'pure-twos-canasta',
  'mixed-twos-canasta',
  'wild-canasta',
  'samba',
  'red-aces-canasta',
  'black-aces-canasta',
  'natural-canasta',
  'mixed-canasta',
  'going-out',
  'going-out-concealed',
  'melded-cards',
]);

/** What a line leaves out that one might count with it: of a canasta the points of its cards, of cards the bonus. */
function limitOf(item: ScoreItem | 'total'): TrainWord | null {
  if (item === 'melded-cards') return 'ask-count-bare';
  return brings.has(item) && !item.toString().startsWith('going-out') ? 'ask-count-bonus' : null;
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
  const why = reasons.map((reason) => reasonPieces(reason, position, say));
  switch (answer.form) {
    case 'allowed':
      return [
        ...(answer.is ? [[[say.say('is-yes'), ...groundTexts(asked, say)].join(' ')]] : [[say.say('is-no')], ...why]),
        ...orderPieces(ask, say),
      ];
    case 'number':
      return [
        say.pieces('is-number', { points: answer.is }),
        ...bestPieces(ask, say),
        ...bidPieces(ask, position, say),
        ...why,
        ...linePiecesOf(ask, position, say),
        ...workingPieces(ask, position, say),
        ...threesPieces(ask, position, say),
      ];
    case 'cards':
      return [say.pieces('is-cards', { cards: answer.is }), groundTexts(asked, say).slice(0, 1)];
    case 'card': {
      const choices = ask.form === 'card' ? ask.choices : [];
      const told = choices.flatMap((card, place): Piece[] => [
        place === 0 ? ' ' : ', ',
        [card],
        ` (${numberText(risks?.[place] ?? 0, speech.language)})`,
      ]);
      const cards = asked.taken === undefined ? '' : [asked.taken];
      // The table calls the reader’s side its own: the meld is the opponents’.
      const way = grounds.map(({ code }) =>
        code === 'take-onto-meld'
          ? say.pieces('risk-onto-meld', { cards })
          : [...say.pieces('risk-way', { cards }), ` ${speech.words.grounds[code]}`],
      );
      return [
        say.pieces('is-card', { cards: [answer.is] }),
        [say.say('risks', { count: handsTried }), ...told, '.'],
        ...way,
      ];
    }
    case 'freezing':
      return [[`${say.say(`freezing-${answer.is}`)}.`], ...thawedPieces(answer.is, position, say)];
  }
}

/** Why a pile is not frozen: by none of what could freeze it. */
function thawedPieces(is: string, { ruleset }: Position, say: TrainSpeech): readonly (readonly Piece[])[] {
  if (is !== 'not') return [];
  return [[say.say('why-not-frozen')], ...(ruleset.parameters.frozenUntilOpened ? [[say.say('why-opened')]] : [])];
}

/** Why an act is refused, with the cards meant: inside the sentence, and with what is missing for going out. */
function reasonPieces(reason: Reason, position: Position, say: TrainSpeech): readonly Piece[] {
  const { speech } = say;
  const text = reasonText(reason, speech);
  const { cards } = reason.values;
  // Beside “a wild card” or “from the hand” the top card of the pile would be taken for that card: it has a sentence of its own.
  if (position.phase === 'draw' && cards?.length === 1 && cards[0] === topOf(position))
    return [text, ' ', ...say.pieces('top-card', { cards })];
  const told = cards === undefined || cards.length === 0 ? [text] : [text.replace(/\.$/u, ''), ' (', cards, ').'];
  const least = position.ruleset.parameters.canastasToGoOut;
  // With a bid going out hangs on more than canastas: there the engine names what is missing by itself.
  if (reason.code !== 'keep-one-card' || position.contract !== null || least === 0) return told;
  return [...told, ' ', speech.fill(speech.words.reasons['going-out-requirement'], { least })];
}

/** On what an act rests, as sentences: first what decides. */
function groundTexts({ grounds, met }: AskedAtTable, say: TrainSpeech): readonly string[] {
  // The points say more than that they are enough.
  const said: Partial<Record<Met['what'], GroundCode>> = {
    minimum: 'opening-from-hand',
    'pile-minimum': 'opening-with-pile',
    'bound-in-vain': 'going-out-failed',
  };
  const isOnto = grounds.some(({ code }) => code === 'take-onto-meld');
  const others = grounds.filter(
    ({ code }) => (met === undefined || code !== said[met.what]) && !(isOnto && code === 'add-to-meld'),
  );
  const texts = others.map(({ code }) => say.speech.words.grounds[code]);
  return met === undefined ? texts : [metText(met, say), ...texts];
}

function metText(met: Met, say: TrainSpeech): string {
  const { what, ...points } = met;
  return say.say(`met-${what}`, points);
}

/** In which order bids rise, where one has to be higher than another. */
function orderPieces(ask: AskedAtTable['ask'], say: TrainSpeech): readonly (readonly Piece[])[] {
  if (ask.form !== 'allowed' || ask.action.type !== 'call' || typeof ask.action.call === 'string') return [];
  const { level } = ask.action.call;
  const bids = denominations.map((denomination) => bidName({ level, denomination }, say.speech));
  return [[say.say('bid-order', { bids: bids.join(', ') })]];
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
  const countsCards = countsMeldedCards(position.ruleset.parameters, contract.bid.level);
  return [
    say.pieces('is-bid', { points: pointsOfBid(position, contract) }),
    [say.say(countsCards ? 'bid-of-cards' : 'bid-of-canastas')],
  ];
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

/** For whom red threes count: nobody sees it in the cards. */
function threesPieces(
  ask: AskedAtTable['ask'],
  { ruleset }: Position,
  say: TrainSpeech,
): readonly (readonly Piece[])[] {
  if (ask.form !== 'number' || ask.about !== 'count' || ask.item !== 'red-threes') return [];
  const { canastasForRedThrees: least } = ruleset.parameters;
  return [[least > 0 ? say.say('threes-of-canastas', { least }) : say.say('threes-of-melds')]];
}

/** How a sum of card points comes about: “12 × 10 + 3 × 20 = 180”. */
function workingPieces(
  ask: AskedAtTable['ask'],
  position: Position,
  { speech }: TrainSpeech,
): readonly (readonly Piece[])[] {
  if (ask.form !== 'number' || ask.about !== 'count') return [];
  const { parameters, seating } = position.ruleset;
  const line = score(position)
    .find(({ side }) => side === ask.side)
    ?.lines.find(({ item }) => item === ask.item);
  const { laidRedThreePenalty: each } = parameters;
  if (ask.item === 'red-threes-for-cards' && line !== undefined && each > 0)
    return [[`−(${-line.points / each} × ${each}) = ${numberText(line.points, speech.language)}.`]];
  const held = position.seats.filter(({ seat }) => sideOf(seating, seat) === ask.side).flatMap(playableCards);
  const melds = position.sides.find(({ side }) => side === ask.side)?.melds ?? [];
  const cards = ask.item === 'unmelded-cards' ? held : melds.flatMap((meld) => meld.cards);
  if (ask.item !== 'unmelded-cards' && ask.item !== 'melded-cards') return [];
  const lines = score(position).find(({ side }) => side === ask.side)?.lines ?? [];
  const points = Math.abs(lines.reduce((sum, line) => sum + (line.item === ask.item ? line.points : 0), 0));
  // Some cards in the hand are scored on lines of their own: then the working would not come out.
  if (cards.length < 2 || pointsOfAll(parameters, cards) !== points) return [];
  const values = [...Map.groupBy(cards, (card) => pointsOfAll(parameters, [card]))].sort(
    ([one], [other]) => other - one,
  );
  const sum = values.map(([value, { length }]) => (length === 1 ? `${value}` : `${length} × ${value}`)).join(' + ');
  const total = numberText(ask.item === 'unmelded-cards' ? -points : points, speech.language);
  return [[`${ask.item === 'unmelded-cards' ? `−(${sum})` : sum} = ${total}.`]];
}

/** What is different in the twin, and what its answer is then. */
export function twinPieces(twin: Twin, say: TrainSpeech): readonly Piece[] {
  if (twin.position === null) return rulingTwinPieces(twin, say);
  const { answer, reasons } = twin;
  const then = thenPieces(answer, say);
  const why = reasons.flatMap((reason) => [' ', ...reasonPieces(reason, twin.position, say)]);
  const [ground] = twin.ask.form === 'allowed' || twin.ask.form === 'cards' ? groundTexts(twin, say) : [];
  // The ground was there before as well: what turns the answer is that nothing freezes the pile any more.
  const turned = answer.is === true && twin.change.thing === 'pile' && !isFrozen(twin.position);
  const told = [...(turned ? [say.say('then-not-frozen')] : []), ...(ground === undefined ? [] : [ground])];
  const example = bestPieces(twin.ask, say).flatMap((pieces) => [' ', ...pieces]);
  const pause = answer.form === 'freezing' || answer.form === 'cards' ? '. ' : ': ';
  return [...changePieces(twin, say), pause, ...then, ...why, ...told.map((text) => ` ${text}`), ...example];
}

function thenPieces(answer: Answer, say: TrainSpeech): readonly Piece[] {
  switch (answer.form) {
    case 'number':
      return [say.say('then-number', { points: answer.is })];
    case 'cards':
      return say.pieces('then-cards', { cards: answer.is });
    case 'freezing':
      return [say.say('then-ruling', { ruling: `${say.say(`freezing-${answer.is}`)}.` })];
    default:
      return [say.say(answer.is === true ? 'then-yes' : 'then-no')];
  }
}

function changePieces({ change, ask }: Twin & AskedAtTable, say: TrainSpeech): readonly Piece[] {
  const act = ask.form === 'allowed' ? ask.action.type : null;
  const cards = (from: Card | null, to: Card | null) => ({
    from: from === null ? '' : [from],
    to: to === null ? '' : [to],
  });
  switch (change.thing) {
    case 'upcard':
    case 'hand':
    case 'pile':
      return say.pieces(`change-${change.thing}`, cards(change.from, change.to));
    case 'held': {
      const word = act === 'add' || act === 'discard' ? (`change-held-${act}` as const) : 'change-held';
      return say.pieces(word, cards(change.from, change.to));
    }
    case 'laid':
      if (change.from === null) return say.pieces('change-laid-more', cards(null, change.to));
      return say.pieces(change.to === null ? 'change-laid-less' : 'change-laid', cards(change.from, change.to));
    case 'melded':
      // Melds that are merged are other in a card; everywhere else the card makes a canasta, or there is none without it.
      if (act !== 'merge' && (change.from === null || change.to === null))
        return say.pieces(
          change.from === null ? 'change-finished' : 'change-unfinished',
          cards(change.from, change.to),
        );
      if (change.from === null) return say.pieces('change-melded-more', cards(null, change.to));
      return say.pieces(change.to === null ? 'change-melded-less' : 'change-melded', cards(change.from, change.to));
    case 'counted':
      if (change.from === null) return say.pieces('change-counted-more', cards(null, change.to));
      return say.pieces('change-counted-less', cards(change.from, null));
    case 'score':
      return say.pieces('change-score', { from: change.from, to: change.to });
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
