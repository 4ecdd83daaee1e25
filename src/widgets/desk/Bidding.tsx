import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type Action,
  type Bid,
  type Call,
  contractWorth,
  denominations,
  type Position,
  permits,
} from '../../engine/index.ts';
import { Zone } from '../felt/Zone.tsx';
import { ClauseLinks } from '../words/ClauseLinks.tsx';
import { numberText } from '../words/phrase.ts';
import type { Speech } from '../words/speech.ts';
import { bidName } from '../words/step-words.ts';

interface BiddingProps {
  readonly position: Position;
  readonly speech: Speech;
  readonly onTry: (action: Action) => void;
}

const signs = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const;

/**
 * The call of the chosen bid, pass and double; on the felt, where nothing lies yet, a board with the levels, what can be bid at the one
 * that is chosen, what is too low dashed, and what the chosen bid would bring.
 */
export function Bidding({ position, speech, onTry }: BiddingProps) {
  const levels = Array.from({ length: position.ruleset.parameters.maxLevel }, (_, index) => index + 1);
  const isLow = (bid: Bid) => !permits(position, { type: 'call', call: bid });
  const isLowLevel = (of: number) => denominations.every((denomination) => isLow({ level: of, denomination }));
  const [level, setLevel] = useState(1);
  const [chosen, setChosen] = useState<Bid | null>(null);
  useEffect(() => {
    setChosen(null);
    setLevel(levels.find((each) => !isLowLevel(each)) ?? 1);
  }, [position]);
  const place = useRef<HTMLFieldSetElement>(null);
  const called = useRef<HTMLButtonElement>(null);
  const choose = (bid: Bid) => {
    setChosen(bid);
    setLevel(bid.level);
  };
  // Who has chosen a bid by keyboard stands on the button that calls it, not where another level is tried.
  useEffect(() => {
    const { activeElement } = document;
    if (chosen === null || !place.current?.contains(activeElement)) return;
    if (activeElement?.closest('.bid-levels') == null) called.current?.focus({ preventScroll: true });
  }, [chosen]);
  const call = (made: Call) => () => onTry({ type: 'call', call: made });
  return (
    <fieldset class="bidding" ref={place}>
      <legend>{speech.text('bidding')}</legend>
      <ul class="buttons">
        {chosen !== null && (
          <li key="bid">
            <button type="button" class="gold" ref={called} onClick={call(chosen)}>
              {speech.text('callBid', { bid: bidName(chosen, speech) })}
            </button>
          </li>
        )}
        <li key="pass">
          <button type="button" onClick={call('pass')}>
            {speech.text('callPass')}
          </button>
        </li>
        <li key="double">
          <button type="button" onClick={call('double')}>
            {speech.text('callDouble')}
          </button>
        </li>
      </ul>
      <div class="bid-board">
        <Zone label={speech.text('bidLevel')} class="bid-levels">
          {levels.map((each) => (
            <button
              key={each}
              type="button"
              class={isLowLevel(each) ? 'bid low' : 'bid'}
              aria-pressed={each === level}
              onClick={() => (chosen === null ? setLevel(each) : choose({ ...chosen, level: each }))}
            >
              {each}
              {isLowLevel(each) && <span class="visually-hidden"> ({speech.text('tooLow')})</span>}
            </button>
          ))}
        </Zone>
        <Zone label={speech.text('bidding')} class="bid-grid">
          {denominations.map((denomination) => {
            const bid = { level, denomination };
            const name = bidLabel(bid, speech);
            return (
              <button
                key={denomination}
                type="button"
                class={isLow(bid) ? 'bid low' : 'bid'}
                aria-pressed={chosen?.level === level && chosen.denomination === denomination}
                aria-label={isLow(bid) ? `${name} (${speech.text('tooLow')})` : name}
                onClick={() => choose(bid)}
              >
                <BidSign bid={bid} speech={speech} />
              </button>
            );
          })}
        </Zone>
        {/* It is there before anything is said in it: only then the first bid that is chosen is heard too. */}
        <div aria-live="polite">
          {chosen === null ? (
            <p class="hint">{speech.text('noChoice')}</p>
          ) : (
            <Consequences position={position} bid={chosen} speech={speech} />
          )}
        </div>
      </div>
    </fieldset>
  );
}

/** What a bid is called where its cell shows words: those, so that who speaks to the page says what he reads. */
function bidLabel(bid: Bid, speech: Speech): string {
  return bid.denomination === 'twos' ? speech.text('bidTwosShort', { count: bid.level }) : bidName(bid, speech);
}

/** A bid in its cell: the level with the sign of its suit; the two bids that name none are said in words. */
export function BidSign({ bid, speech }: { bid: Bid; speech: Speech }) {
  const { level, denomination } = bid;
  if (denomination === 'canasta') return <span class="in-words">{bidName(bid, speech)}</span>;
  if (denomination === 'twos') {
    // Where one language makes one word of it, it may be parted before “canasta”.
    const name = speech.text('bidTwosShort', { count: level }).replace(/(\p{L})canasta/u, '$1\u00adcanasta');
    return <span class="in-words">{name}</span>;
  }
  const warm = denomination === 'diamonds' || denomination === 'hearts';
  return (
    <span class={warm ? 'warm' : undefined} aria-hidden="true">
      {`${level} ${signs[denomination]}\ufe0e`}
    </span>
  );
}

/** How the deal can end with a bid, and what each end brings to the declarer's side and to the others. */
function Consequences({ position, bid, speech }: { position: Position; bid: Bid; speech: Speech }) {
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
        <strong>{speech.text('bidToCollect', { bid: bidName(bid, speech), points })}</strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{speech.text('howItEnds')}</th>
            <th scope="col">{speech.text('theBidder')}</th>
            <th scope="col">{speech.text('theOthers')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ result, word }) => (
            <tr key={result}>
              <th scope="row">
                {speech.text(word)}{' '}
                {contract !== undefined && <ClauseLinks clauses={[contract.results[result]]} speech={speech} />}
              </th>
              <td>{numberText(worth[result].declarers, speech.language)}</td>
              <td>{numberText(worth[result].others, speech.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
