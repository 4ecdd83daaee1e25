import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import type { Ruleset } from '../../../engine/index.ts';
import { LateMending } from '../entry/LateMending.tsx';
import { Objections } from '../entry/Objections.tsx';
import { Lines } from '../entry/SideForm.tsx';
import { isFollowed } from '../game/changes.ts';
import { type EnteredDeal, pointsOf, rulesetOf, type ScoreGame, tallyOf, totalsThrough } from '../game/game.ts';
import { nextDealOf } from '../game/seated.ts';
import { Scrolled } from '../Scrolled.tsx';
import type { Say } from '../say.ts';
import { ContractTold } from './ContractTold.tsx';

interface SheetTableProps {
  readonly game: ScoreGame;
  readonly onMend: ((place: number) => void) | null;
  readonly onStrike: ((place: number) => void) | null;
  readonly say: Say;
}

/** All deals with their points and the totals after them; each can be opened to read its lines, mended, or struck. */
export function SheetTable({ game, onMend, onStrike, say }: SheetTableProps) {
  const ruleset = rulesetOf(game);
  const { sides } = ruleset.seating;
  const totals = totalsThrough(game);
  const [open, setOpen] = useState<number | null>(null);
  const { mending } = ruleset.facts;
  const hasAuction = ruleset.parameters.maxLevel > 0;
  return (
    <section class="sheet">
      <h2>{say.text('sheet')}</h2>
      {onMend !== null && game.deals.length > 0 && <p class="hint-line no-print">{say.text('openHint')}</p>}
      {game.deals.length === 0 ? (
        <p>{say.text('noDeals')}</p>
      ) : (
        <Scrolled label={say.text('sheet')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say.text('dealHeading')}</th>
                {sides.map((side) => (
                  <th scope="col" key={side}>
                    {say.side(game, ruleset, side)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {game.deals.map((deal, place) => {
                const { entry, struck, agreed, remark } = deal;
                const dealt = game.deals.slice(0, place).filter((earlier) => !earlier.struck).length;
                const points = pointsOf(ruleset, entry);
                return (
                  <Fragment key={place}>
                    <tr class={struck ? 'struck' : ''}>
                      <th scope="row">
                        <button
                          type="button"
                          class="small open-deal no-print"
                          aria-expanded={open === place}
                          aria-label={say.text('openDeal', { number: place + 1 })}
                          onClick={() => setOpen(open === place ? null : place)}
                        >
                          {place + 1} <span aria-hidden="true">{open === place ? '▾' : '▸'}</span>
                        </button>
                        <span class="only-print">{place + 1}</span>{' '}
                        <small>
                          {say.text('dealerIs', { player: say.player(game, nextDealOf(game, dealt).dealer) })}
                        </small>
                        {struck && <small>{say.text('isStruck')}</small>}
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
                    </tr>
                    {(hasAuction || agreed.length > 0 || remark !== '' || entry.loser !== null) && (
                      <tr class="remarked">
                        <td colSpan={sides.length + 1}>
                          {hasAuction && entry.loser === null && (
                            <ContractTold game={game} ruleset={ruleset} entry={entry} say={say} />
                          )}{' '}
                          {entry.loser !== null && (
                            <span class="agreed">
                              {say.text('lostGame')}: {say.side(game, ruleset, entry.loser)}{' '}
                              {entry.lostBy !== undefined && (
                                <a href={say.clausePath(entry.lostBy)}>{say.clauseName(entry.lostBy)}</a>
                              )}
                            </span>
                          )}{' '}
                          {agreed.length > 0 && <span class="agreed">{say.text('agreed')}</span>} {remark}
                        </td>
                      </tr>
                    )}
                    {open === place && (
                      <tr class="no-print">
                        <td colSpan={sides.length + 1}>
                          {onMend !== null && onStrike !== null && (
                            <p class="buttons acts">
                              {!struck && (
                                <button type="button" class="small" onClick={() => onMend(place)}>
                                  {say.text('mend')}
                                </button>
                              )}
                              <button type="button" class="small" onClick={() => onStrike(place)}>
                                {say.text(struck ? 'restore' : 'strike')}
                              </button>
                            </p>
                          )}
                          {onMend !== null && isFollowed(game, place) && <LateMending ruleset={ruleset} say={say} />}
                          <OpenDeal game={game} ruleset={ruleset} deal={deal} say={say} />
                        </td>
                      </tr>
                    )}
                  </Fragment>
                );
              })}
            </tbody>
          </table>
        </Scrolled>
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

/** A deal line by line, as it was counted, with what the table has agreed on against the rules. */
function OpenDeal(props: { game: ScoreGame; ruleset: Ruleset; deal: EnteredDeal; say: Say }) {
  const { game, ruleset, deal, say } = props;
  const { sides, objections } = tallyOf(ruleset, deal.entry);
  const agreed = objections.filter(({ kind }) => kind === 'impossible');
  return (
    <>
      {sides.map((score) => (
        <Lines key={score.side} level="h3" heading={say.side(game, ruleset, score.side)} score={score} say={say} />
      ))}
      {agreed.length > 0 && <Objections objections={agreed} game={game} ruleset={ruleset} say={say} />}
    </>
  );
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
