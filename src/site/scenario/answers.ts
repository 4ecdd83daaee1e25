import {
  type ClauseAddress,
  isSeat,
  isSide,
  judge,
  meldNames,
  type Position,
  score,
  type Verdict,
} from '../../engine/index.ts';
import { linePieces } from '../../widgets/words/line-words.ts';
import type { Piece } from '../../widgets/words/phrase.ts';
import { playerName, readerOf, sideName } from '../../widgets/words/reader.ts';
import { reasonText } from '../../widgets/words/reason-text.ts';
import { pointsText, type ScoreSheet, scoreSheet } from '../../widgets/words/score-sheet.ts';
import type { Speech } from '../../widgets/words/speech.ts';
import { shownCases } from './shown-cases.ts';
import type { PlayCase, Scenario, ScenarioCase, TellCase } from './site-scenario.ts';

/** A sentence with the clauses that it rests on. */
export interface Finding {
  readonly text: string;
  readonly clauses: readonly ClauseAddress[];
}

/**
 * An answer in words: of an action list, whether its last action is allowed and why; of a fact, the fact; of a deal that is over or
 * that the actions bring to its end, the count.
 */
export interface Answer {
  readonly pieces: readonly Piece[];
  readonly legal: boolean | null;
  readonly findings: readonly Finding[];
  readonly count: ScoreSheet | null;
}

/** The answers to the questions of a scenario, as the engine gives them while the page is built. */
export function answersOf(scenario: Scenario, speech: Speech): readonly Answer[] {
  return shownCases(scenario).flatMap((one) => answer(scenario.position, one, speech) ?? []);
}

function answer(position: Position, one: ScenarioCase, speech: Speech): Answer | null {
  switch (one.kind) {
    case 'play':
      return playAnswer(position, one, speech);
    case 'tell': {
      const pieces = tellPieces(position, one, speech);
      return pieces === null ? null : { pieces, legal: null, findings: [], count: null };
    }
    case 'score':
      return scoreAnswer(position, speech);
    case 'fault':
      return null;
  }
}

function playAnswer(start: Position, one: PlayCase, speech: Speech): Answer {
  const reader = readerOf(start);
  const pieces = linePieces(start, one.actions, speech, reader).flatMap((said, place) =>
    place === 0 ? said : [' → ', ...said],
  );
  let position = start;
  let verdict: Verdict | null = null;
  for (const action of one.actions) {
    verdict = judge(position, action);
    if (verdict.legal) position = verdict.next;
  }
  return {
    pieces,
    legal: verdict?.legal ?? null,
    findings: verdict === null ? [] : findingsOf(verdict, speech),
    count: isCounted(position) ? scoreSheet(position, reader, speech) : null,
  };
}

function findingsOf(verdict: Verdict, speech: Speech): readonly Finding[] {
  return verdict.legal
    ? verdict.grounds.map(({ code, clauses }) => ({ text: speech.fill(speech.words.grounds[code], {}), clauses }))
    : verdict.reasons.map((reason) => ({ text: reasonText(reason, speech), clauses: reason.clauses }));
}

function tellPieces(position: Position, { tell, is }: TellCase, speech: Speech): readonly Piece[] | null {
  const points = Number(is);
  switch (tell.about) {
    case 'minimum':
    case 'highestOpening':
      return speech.pieces(`tell-${tell.about}`, { points });
    case 'frozen':
    case 'takeable':
    case 'mustTake':
    case 'canGoOut':
      return speech.pieces(`tell-${tell.about}-${is === true ? 'yes' : 'no'}`);
    case 'nextDealer': {
      const seat = Number(is);
      return isSeat(seat)
        ? speech.pieces('tell-nextDealer', { player: playerName(position, seat, readerOf(position), speech) })
        : null;
    }
    case 'winner':
      if (is === 'none' || is === 'draw') return speech.pieces(`tell-winner-${is}`);
      return isSide(is)
        ? speech.pieces('tell-winner', { side: sideName(position, is, readerOf(position), speech) })
        : null;
    case 'meld':
      return speech.pieces('tell-meld', { cards: tell.cards, kind: kindName(String(is), speech) });
    case 'value':
      return speech.pieces('tell-value', { cards: tell.cards, points });
    case 'parameter':
      return null;
  }
}

function kindName(kind: string, speech: Speech): string {
  const word = meldNames.find((candidate) => candidate === kind);
  return word === undefined ? kind : speech.text(word);
}

function scoreAnswer(position: Position, speech: Speech): Answer | null {
  if (position.phase !== 'over') return null;
  const reader = readerOf(position);
  const pieces = [pointsText(position, reader, speech)];
  return { pieces, legal: null, findings: [], count: scoreSheet(position, reader, speech) };
}

/** Whether the count of a position says the whole: the deal is over, and every hand is known. */
function isCounted(position: Position): boolean {
  return position.phase === 'over' && score(position).every(({ uncounted }) => uncounted === 0);
}
