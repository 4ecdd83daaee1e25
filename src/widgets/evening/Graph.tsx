import { SideSign } from './Board.tsx';
import { rulesetOf, type ScoreGame, totalsThrough } from './game/game.ts';
import { Scrolled } from './Scrolled.tsx';
import type { Say } from './say.ts';

const width = 360;
const height = 260;
const [left, right, top, bottom] = [56, 14, 14, 26];

/** The totals of all sides over the deals, with the steps of the minimum and the end of the game as lines; and the same as a table. */
export function Graph({ game, say }: { game: ScoreGame; say: Say }) {
  const ruleset = rulesetOf(game);
  const { minimums, target } = ruleset.parameters;
  const struck = game.deals.map((deal) => deal.struck);
  const totals = totalsThrough(game).filter((_, place) => place === 0 || struck[place - 1] !== true);
  const steps = minimums.flatMap(({ below }) => (below !== null && below > 0 ? [below] : []));
  const all = totals.flat();
  const highest = Math.max(target, ...all);
  const lowest = Math.min(0, ...all);
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
        {totals.map((_, deal) => (
          <text key={deal} x={x(deal)} y={height - 8} text-anchor="middle">
            {deal}
          </text>
        ))}
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
                  <th scope="row">{deal}</th>
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
