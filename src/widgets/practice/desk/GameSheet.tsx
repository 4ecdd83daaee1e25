import { score, totalsAfter } from '../../../engine/index.ts';
import { numberText } from '../../words/phrase.ts';
import { sideName } from '../../words/reader.ts';
import { type Game, readersSeat } from '../game/game.ts';
import type { Talk } from '../log/talk.ts';

/** The score sheet over the game: a line for each deal, and the totals. */
export function GameSheet({ game, talk }: { game: Game; talk: Talk }) {
  const { position, deals } = game;
  const { speech } = talk;
  const over = position.phase === 'over';
  const rows = over ? [...deals, score(position).map(({ total }) => total)] : deals;
  const totals = over ? totalsAfter(position).map(({ total }) => total) : position.sides.map((side) => side.score);
  const cells = (points: readonly number[]) =>
    points.map((each, place) => <td key={place}>{numberText(each, speech.language)}</td>);
  return (
    <details class="game-sheet further" open={over}>
      <summary>{talk.say('sheet')}</summary>
      <div class="count">
        <table>
          <caption>{talk.say('sheetTarget', { points: position.ruleset.parameters.target })}</caption>
          <thead>
            <tr>
              <td />
              {position.sides.map(({ side }) => (
                <th key={side} scope="col">
                  {sideName(position, side, readersSeat, speech)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((points, place) => (
              <tr key={place}>
                <th scope="row">{talk.say('dealNumber', { number: place + 1 })}</th>
                {cells(points)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{talk.say('sheetTotal')}</th>
              {cells(totals)}
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}
