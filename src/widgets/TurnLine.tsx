import { actingSide, countOf, hasOpened, minimumOf, type Position, pointsOfAll } from '../engine/index.ts';
import { playerName } from './reader.ts';
import { cardsWith, type TableState } from './state.ts';
import type { Tongue } from './tongue.ts';
import type { WidgetWord } from './words.ts';

/** Whose turn it is, whether the draw has been made, and how far what is put aside and chosen reaches towards opening. */
export function TurnLine({ state, tongue }: { state: TableState; tongue: Tongue }) {
  const [who = '', ...rest] = turnParts(state, tongue);
  const bar = openingBar(state);
  return (
    <div class="turn-line">
      <p aria-live="polite" aria-atomic="true">
        <strong>{who}</strong>
        {rest.map((part) => ` · ${part}`)}
      </p>
      <span class="opening-bar">
        {bar !== null && (
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect class="aside" width={bar.aside} height="4" />
            <rect class="chosen" x={bar.aside} width={bar.chosen} height="4" />
          </svg>
        )}
      </span>
    </div>
  );
}

/** Where the turn stands, in pieces: who, what has been done, and the points put aside and chosen. */
export function turnParts(state: TableState, tongue: Tongue): readonly string[] {
  const { position, reader } = state;
  if (position.phase === 'over') return [tongue.text('over')];
  const name = playerName(position, position.turn, reader, tongue);
  const who = position.turn === reader ? tongue.text('yourTurn') : tongue.text('turnOf', { player: name });
  const done = position.current.asked === null ? tongue.text(stageWord(position)) : tongue.text('awaitsAnswer');
  const { aside, chosen, minimum } = openingPoints(state);
  const points =
    minimum === null || aside + chosen === 0
      ? []
      : [
          chosen === 0
            ? tongue.text('asideOf', { points: aside, minimum })
            : aside === 0
              ? tongue.text('chosenOf', { points: chosen, minimum })
              : tongue.text('asideAndChosen', { points: aside, more: chosen, minimum }),
        ];
  return [who.replace(/[.]$/, ''), done.replace(/[.]$/, ''), ...points];
}

function stageWord({ phase, current, stock }: Position): WidgetWord {
  switch (phase) {
    case 'deal':
      return 'statusDeal';
    case 'auction':
      return 'statusAuction';
    case 'contract-opening':
      return 'statusOpening';
    case 'draw':
      return countOf(stock) > 0 ? 'statusDraw' : 'statusWithoutStock';
    default:
      return current.drew === 'stock' ? 'statusDrawn' : current.drew === 'pile' ? 'statusTaken' : 'statusNoDraw';
  }
}

/** The points of the cards put aside and chosen, and the minimum while the side in turn has not opened. */
function openingPoints(state: TableState): { aside: number; chosen: number; minimum: number | null } {
  const { position } = state;
  const { parameters } = position.ruleset;
  const points = (keys: readonly string[]) => pointsOfAll(parameters, cardsWith(state, keys));
  const opens = !hasOpened(actingSide(position)) && position.phase !== 'auction' && position.phase !== 'deal';
  return {
    aside: points(state.aside.flat()),
    chosen: points(state.selected),
    minimum: opens ? minimumOf(position) : null,
  };
}

/** The same as shares of the minimum, at most the whole. */
function openingBar(state: TableState): { aside: number; chosen: number } | null {
  const { aside, chosen, minimum } = openingPoints(state);
  if (minimum === null || minimum === 0) return null;
  const share = (points: number) => Math.min(100, Math.round((points / minimum) * 100));
  return { aside: share(aside), chosen: Math.min(100 - share(aside), share(chosen)) };
}
