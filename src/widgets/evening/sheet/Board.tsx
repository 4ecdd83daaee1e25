import type { Side } from '../../../engine/index.ts';
import { agreedTold, isAgreed } from '../agreed-told.ts';
import { nextNumberOf, rulesetOf, type ScoreGame } from '../game/game.ts';
import { nextDealOf } from '../game/seated.ts';
import { standingOf } from '../game/standing.ts';
import { SideSign } from '../SideSign.tsx';
import type { Say } from '../say.ts';

/** How the game stands, always in sight: totals, minimums, and what comes next. */
export function Board({ game, say }: { game: ScoreGame; say: Say }) {
  const ruleset = rulesetOf(game);
  const standing = standingOf(game);
  const over = standing.winner !== 'none';
  return (
    <section class="board" aria-label={say.text('standing')}>
      <div class={`totals of-${standing.sides.length}`}>
        {standing.sides.map(({ side, total, minimum }) => (
          <div key={side}>
            <span class="who">
              <SideSign side={side} />
              {say.side(game, ruleset, side)}
            </span>
            <span class="total">{say.number(total)}</span>
            {!over && standing.minimumClause !== null && (
              <a href={say.clausePath(standing.minimumClause)} title={say.clauseName(standing.minimumClause)}>
                {say.text('opensWith', { points: minimum })}
              </a>
            )}
          </div>
        ))}
      </div>
      <div class="foot">
        {isAgreed(game.ruleset, game.agreement) && (
          <span class="agreed-line">{agreedTold(game.ruleset, game.agreement, say)}</span>
        )}
        {over ? <Ended game={game} say={say} /> : <Next game={game} say={say} />}
        {!over && (
          <a href={say.clausePath(standing.endClause)} title={say.clauseName(standing.endClause)}>
            {say.text('toGo', { target: standing.target, points: standing.toGo })}
          </a>
        )}
      </div>
    </section>
  );
}

function Next({ game, say }: { game: ScoreGame; say: Say }) {
  const { facts } = rulesetOf(game);
  const { dealer, firstPlayer, sittingOut, cardsEach } = nextDealOf(game);
  const parts = [
    say.text('deal', { number: nextNumberOf(game) }),
    <a href={say.clausePath(facts.nextDealer)}>{say.text('dealerIs', { player: say.player(game, dealer) })}</a>,
    say.text('cardsEach', { count: cardsEach }),
    <a href={say.clausePath(facts.firstPlayer)}>{say.text('begins', { player: say.player(game, firstPlayer) })}</a>,
  ];
  if (sittingOut.length > 0)
    parts.push(say.text('sitsOut', { players: sittingOut.map((place) => say.player(game, place)).join(', ') }));
  return (
    <span>
      {parts.map((part, place) => (
        <span class="part" key={place}>
          {place > 0 && ' · '}
          {part}
        </span>
      ))}
    </span>
  );
}

function Ended({ game, say }: { game: ScoreGame; say: Say }) {
  const ruleset = rulesetOf(game);
  const { winner, wins, loser, lostBy, endClause } = standingOf(game);
  if (winner === 'none') return null;
  const name = (side: Side) => say.side(game, ruleset, side);
  return (
    <span class="ended">
      <a href={say.clausePath(endClause)}>
        {winner === 'draw' ? say.text('drawn') : say.text('won', { side: name(winner) })}
      </a>
      {loser !== null && (
        <span class="part">
          {say.text('lostGame')}: {name(loser)}{' '}
          {lostBy !== null && <a href={say.clausePath(lostBy)}>{say.clauseName(lostBy)}</a>}
        </span>
      )}
      {wins.map(({ from, to, points }) => (
        <span class="part" key={`${to}${from}`}>
          {say.text('wins', { winner: name(to), loser: name(from), points })}
        </span>
      ))}
    </span>
  );
}
