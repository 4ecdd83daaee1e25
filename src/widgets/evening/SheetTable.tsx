import { isFollowed } from './game/changes.ts';
import { pointsOf, rulesetOf, type ScoreGame, totalsThrough } from './game/game.ts';
import { nextDealOf } from './game/seated.ts';
import type { Say } from './say.ts';

interface SheetTableProps {
  readonly game: ScoreGame;
  readonly onMend: ((place: number) => void) | null;
  readonly onStrike: ((place: number) => void) | null;
  readonly say: Say;
}

/** All deals with their points and the totals after them; each can be opened and mended, or struck. */
export function SheetTable({ game, onMend, onStrike, say }: SheetTableProps) {
  const ruleset = rulesetOf(game);
  const { sides } = ruleset.seating;
  const totals = totalsThrough(game);
  const { mending } = ruleset.facts;
  return (
    <section class="sheet">
      <h2>{say.text('sheet')}</h2>
      {game.deals.length === 0 ? (
        <p>{say.text('noDeals')}</p>
      ) : (
        <div class="scrolled">
          <table>
            <thead>
              <tr>
                <th scope="col">{say.text('dealHeading')}</th>
                {sides.map((side) => (
                  <th scope="col" key={side}>
                    {say.side(game, ruleset, side)}
                  </th>
                ))}
                {onMend !== null && <td class="no-print" />}
              </tr>
            </thead>
            <tbody>
              {game.deals.map(({ entry, struck, agreed, remark }, place) => {
                const dealt = game.deals.slice(0, place).filter((deal) => !deal.struck).length;
                const points = pointsOf(ruleset, entry);
                return (
                  <tr key={place} class={struck ? 'struck' : ''}>
                    <th scope="row">
                      {place + 1}{' '}
                      <small>
                        {say.text('dealerIs', { player: say.player(game, nextDealOf(game, dealt).dealer) })}
                      </small>
                      {agreed.length > 0 && <small class="agreed">{say.text('agreed')}</small>}
                      {remark !== '' && <small>{remark}</small>}
                    </th>
                    {sides.map((side, column) => (
                      <td key={side}>
                        {struck ? (
                          <s>{say.signed(points[column] ?? 0)}</s>
                        ) : (
                          <small>{say.signed(points[column] ?? 0)}</small>
                        )}{' '}
                        <b>{say.number(totals[place + 1]?.[column] ?? 0)}</b>
                      </td>
                    ))}
                    {onMend !== null && onStrike !== null && (
                      <td class="no-print acts">
                        {!struck && (
                          <button type="button" class="small" onClick={() => onMend(place)}>
                            {say.text('mend')}
                          </button>
                        )}
                        <button type="button" class="small" onClick={() => onStrike(place)}>
                          {say.text(struck ? 'restore' : 'strike')}
                        </button>
                      </td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {mending !== undefined && onMend !== null && (
        <p class="hint-line no-print">
          {say.text('mendAddition')} <a href={say.clausePath(mending.addition)}>{say.clauseName(mending.addition)}</a>.{' '}
          {say.text('mendCounting')} <a href={say.clausePath(mending.counting)}>{say.clauseName(mending.counting)}</a>.
        </p>
      )}
      <Changes game={game} say={say} />
    </section>
  );
}

/** Whether the deal after this one has been dealt for sure, so that striking it leaves the minimums of the deal under way. */
export function isDealtAfter(game: ScoreGame, place: number): boolean {
  return isFollowed(game, place);
}

function Changes({ game, say }: { game: ScoreGame; say: Say }) {
  const changes = game.changes.filter(({ kind }) => kind !== 'entered');
  if (changes.length === 0) return null;
  const sum = (points: readonly number[]) => points.map((each) => say.number(each)).join(' : ');
  return (
    <details class="changes">
      <summary>
        {say.text('changes')} ({changes.length})
      </summary>
      <ol>
        {changes.map(({ kind, deal, before, after }, place) => (
          <li key={place}>
            {kind !== 'entered' && say.text(kind, { number: deal + 1 })} {sum(before)} → {sum(after)}
          </li>
        ))}
      </ol>
    </details>
  );
}
