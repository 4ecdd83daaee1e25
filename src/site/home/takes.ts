import {
  type Action,
  type Card,
  type ClauseAddress,
  judge,
  type Position,
  seatState,
  sideState,
} from '../../engine/index.ts';
import { reasonText } from '../../widgets/words/reason-text.ts';
import type { Speech } from '../../widgets/words/speech.ts';

/** What the rules say to one way of taking the pile: the sentence, and the clauses it rests on. */
export interface Answer {
  readonly legal: boolean;
  readonly text: string;
  readonly clauses: readonly ClauseAddress[];
}

/** Every way of taking the pile of a position with cards of the hand, each judged by the engine. */
export interface Takes {
  readonly hand: readonly Card[];
  /** The different answers there are. */
  readonly answers: readonly Answer[];
  /** Which of the answers each choice of cards gets: the choice is a number whose bit n says that card n of the hand is in it. */
  readonly answerTo: readonly number[];
  /** The lawful choice of the fewest cards; null where the pile cannot be taken. */
  readonly shortest: number | null;
}

/** The cards of a choice. */
const chosen = (hand: readonly Card[], choice: number) => hand.filter((_, place) => (choice >> place) % 2 === 1);

const sizeOf = (choice: number) => choice.toString(2).replaceAll('0', '').length;

/** Who chooses no card means the own meld of the top card’s rank, if there is one. */
function taking(position: Position, cards: readonly Card[]): Action {
  const top = position.pile.at(-1);
  const own = sideState(position, position.turn).melds.find(({ cards: laid }) =>
    laid.some(({ rank }) => rank === top?.rank),
  );
  return {
    type: 'take',
    with: cards,
    ...(cards.length === 0 && own !== undefined && { onto: { name: own.name } }),
    melds: [],
  };
}

/** Judges every choice of cards of the hand in turn, for taking the pile. The hand has to be known and small: it has 2^n choices. */
export function takesOf(position: Position, speech: Speech): Takes {
  const hand = seatState(position, position.turn).hand.known;
  const answers = new Map<string, { readonly place: number; readonly answer: Answer }>();
  const verdicts = Array.from({ length: 2 ** hand.length }, (_, choice) => {
    const verdict = judge(position, taking(position, chosen(hand, choice)));
    const found = verdict.legal
      ? verdict.grounds.map(({ code, clauses }) => ({ text: speech.fill(speech.words.grounds[code], {}), clauses }))
      : verdict.reasons.map((reason) => ({ text: reasonText(reason, speech), clauses: reason.clauses }));
    const [first = { text: '', clauses: [] }] = found;
    const answer: Answer = { legal: verdict.legal, text: first.text, clauses: first.clauses.slice(0, 2) };
    const key = JSON.stringify(answer);
    const known = answers.get(key) ?? { place: answers.size, answer };
    answers.set(key, known);
    return { choice, legal: verdict.legal, place: known.place };
  });
  const lawful = verdicts.filter(({ legal }) => legal).sort((a, b) => sizeOf(a.choice) - sizeOf(b.choice));
  return {
    hand,
    answers: [...answers.values()].map(({ answer }) => answer),
    answerTo: verdicts.map(({ place }) => place),
    shortest: lawful[0]?.choice ?? null,
  };
}
