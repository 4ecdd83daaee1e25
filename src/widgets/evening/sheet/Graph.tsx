import { rulesetOf, type ScoreGame, totalsThrough } from '../game/game.ts';
import { Scrolled } from '../Scrolled.tsx';
import { SideSign } from '../SideSign.tsx';
import type { Say } from '../say.ts';

const width = 360;
const height = 260;
const [left, right, top, bottom] = [56, 14, 14, 26];

/** So many numbers of deals stand side by side. */
const mostNumbers = 15;

/** The totals of all sides over the deals, with the steps of the minimum and the end of the game as lines; and the same as a table. */
export function Graph({ game, say }: { game: ScoreGame; say: Say }) {
  const ruleset = rulesetOf(game);
  const { minimums, target } = ruleset.parameters;
  // A deal that is struck is left out; the others keep their numbers.
  const numbers = [0, ...game.deals.flatMap(({ struck }, place) => (struck ? [] : [place + 1]))];
  const all = totalsThrough(game);
  const totals = numbers.map((number) => all[number] ?? []);
  const steps = minimums.flatMap(({ below }) => (below !== null && below > 0 ? [below] : []));
  const highest = Math.max(target, ...totals.flat());
  const lowest = Math.min(0, ...totals.flat());
  // Of many deals so many numbers are written that they do not run into each other.
  const everyNumber = Math.ceil(numbers.length / mostNumbers);
  const x = (deal: number) => left + (deal * (width - left - right)) / Math.max(4, totals.length - 1);
  const y = (points: number) => height - bottom - ((points - lowest) * (height - top - bottom)) / (highest - lowest);
  return (
    <section class="graph">
      <h2>{say.text('graph')}</h2>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say.text('graphName')}>
        {[0, ...steps, target].map((points) => (
          <g key={points}>
            <path class={points === target ? 'end' : 'step'} d={`M${left} ${y(points)}H${width - right}`} />
            <text x={left - 6} y={y(points) + 4} text-anchor="end">
              {say.number(points)}
            </text>
          </g>
        ))}
        {numbers.map(
          (number, place) =>
            place % everyNumber === 0 && (
              <text key={number} x={x(place)} y={height - 8} text-anchor="middle">
                {number}
              </text>
            ),
        )}
        {ruleset.seating.sides.map((side, place) => (
          <g key={side} class={`of-${side.toLowerCase()}`}>
            <polyline points={totals.map((each, deal) => `${x(deal)},${y(each[place] ?? 0)}`).join(' ')} />
            {totals.map((each, deal) => (
              <circle key={deal} cx={x(deal)} cy={y(each[place] ?? 0)} r={4.5} />
            ))}
          </g>
        ))}
      </svg>
      <p class="key">
        {ruleset.seating.sides.map((side) => (
          <span key={side}>
            <SideSign side={side} />
            {say.side(game, ruleset, side)}
          </span>
        ))}
      </p>
      <p class="hint-line">{say.text('graphLines')}</p>
      <details class="as-table no-print">
        <summary>{say.text('asTable')}</summary>
        <Scrolled label={say.text('graphName')}>
          <table>
            <caption>{say.text('graphName')}</caption>
            <thead>
              <tr>
                <th scope="col">{say.text('dealHeading')}</th>
                {ruleset.seating.sides.map((side) => (
                  <th scope="col" key={side}>
                    {say.side(game, ruleset, side)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {totals.map((each, deal) => (
                <tr key={deal}>
                  <th scope="row">{numbers[deal]}</th>
                  {each.map((total, place) => (
                    <td key={place}>{say.number(total)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      </details>
    </section>
  );
}
