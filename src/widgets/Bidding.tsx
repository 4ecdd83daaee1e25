import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Action,
  type Bid,
  type Call,
  contractWorth,
  denominations,
  type Position,
  permits,
} from '../engine/index.ts';
import { ClauseLinks } from './ClauseLinks.tsx';
import { numberText } from './phrase.ts';
import { bidName } from './step-words.ts';
import type { Tongue } from './tongue.ts';
import { Zone } from './Zone.tsx';

interface BiddingProps {
  readonly position: Position;
  readonly tongue: Tongue;
  readonly onTry: (action: Action) => void;
}

const signs = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const;

/** The call of the chosen bid, pass and double; below them every bid in one grid, what is too low dashed, and what the chosen one would bring. */
export function Bidding({ position, tongue, onTry }: BiddingProps) {
  const [chosen, setChosen] = useState<Bid | null>(null);
  useEffect(() => setChosen(null), [position]);
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // On a phone a part of the grid is in sight: from the lowest bid that is allowed.
    const grid = place.current?.querySelector<HTMLElement>('.bid-grid');
    const lowest = grid?.querySelector<HTMLElement>('.bid:not(.low)');
    if (grid != null && lowest != null) grid.scrollTop = lowest.offsetTop;
  }, [position]);
  const levels = Array.from({ length: position.ruleset.parameters.maxLevel }, (_, index) => index + 1);
  const call = (made: Call) => () => onTry({ type: 'call', call: made });
  return (
    <fieldset class="bidding" ref={place}>
      <legend>{tongue.text('bidding')}</legend>
      <ul class="buttons">
        {chosen !== null && (
          <li key="bid">
            <button type="button" class="gold" onClick={call(chosen)}>
              {tongue.text('callBid', { bid: bidName(chosen, tongue) })}
            </button>
          </li>
        )}
        <li key="pass">
          <button type="button" onClick={call('pass')}>
            {tongue.text('callPass')}
          </button>
        </li>
        <li key="double">
          <button type="button" onClick={call('double')}>
            {tongue.text('callDouble')}
          </button>
        </li>
      </ul>
      <Zone label={tongue.text('bidding')} class="bid-grid" columns={denominations.length}>
        {levels.flatMap((level) =>
          denominations.map((denomination) => {
            const bid = { level, denomination };
            const low = !permits(position, { type: 'call', call: bid });
            const name = bidName(bid, tongue);
            return (
              <button
                key={name}
                type="button"
                class={low ? 'bid low' : 'bid'}
                aria-pressed={chosen?.level === level && chosen.denomination === denomination}
                aria-label={low ? `${name} (${tongue.text('tooLow')})` : name}
                onClick={() => setChosen(bid)}
              >
                <BidSign bid={bid} tongue={tongue} />
              </button>
            );
          }),
        )}
      </Zone>
      {chosen === null ? (
        <p class="hint">{tongue.text('noChoice')}</p>
      ) : (
        <Consequences position={position} bid={chosen} tongue={tongue} />
      )}
    </fieldset>
  );
}

/** A bid in its cell: the level with the sign of its suit; the two bids that name none are said in words. */
export function BidSign({ bid, tongue }: { bid: Bid; tongue: Tongue }) {
  const { level, denomination } = bid;
  if (denomination === 'canasta') return <span class="in-words">{bidName(bid, tongue)}</span>;
  if (denomination === 'twos') return <span class="in-words">{tongue.text('bidTwosShort', { count: level })}</span>;
  const warm = denomination === 'diamonds' || denomination === 'hearts';
  return (
    <span class={warm ? 'warm' : undefined} aria-hidden="true">
      {`${level} ${signs[denomination]}\ufe0e`}
    </span>
  );
}

/** How the deal can end with a bid, and what each end brings to the declarer's side and to the others. */
function Consequences({ position, bid, tongue }: { position: Position; bid: Bid; tongue: Tongue }) {
  const worth = contractWorth(position, { seat: position.turn, bid, doubledBy: null });
  const { contract } = position.ruleset.facts;
  const rows = [
    { result: 'made', word: 'ifMade' },
    { result: 'robbed', word: 'ifRobbed' },
    { result: 'void', word: 'ifVoid' },
  ] as const;
  const points = bid.level * position.ruleset.parameters.pointsPerLevel;
  return (
    <div class="consequences">
      <p>
        <strong>{tongue.text('bidToCollect', { bid: bidName(bid, tongue), points })}</strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{tongue.text('howItEnds')}</th>
            <th scope="col">{tongue.text('theBidder')}</th>
            <th scope="col">{tongue.text('theOthers')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ result, word }) => (
            <tr key={result}>
              <th scope="row">
                {tongue.text(word)}{' '}
                {contract !== undefined && <ClauseLinks clauses={[contract.results[result]]} tongue={tongue} />}
              </th>
              <td>{numberText(worth[result].declarers, tongue.language)}</td>
              <td>{numberText(worth[result].others, tongue.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
