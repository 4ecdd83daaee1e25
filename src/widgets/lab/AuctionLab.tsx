import { useState } from 'preact/hooks';
import {
  type Call,
  type ClauseAddress,
  contractWorth,
  judge,
  type Position,
  permits,
  type Ruleset,
  type Seat,
  type Verdict,
} from '../../engine/index.ts';
import { BidSign } from '../Bidding.tsx';
import { ClauseLinks } from '../ClauseLinks.tsx';
import { Choice } from '../fields.tsx';
import { numberText } from '../phrase.ts';
import { bidName } from '../step-words.ts';
import { VerdictMark, VerdictWords } from '../VerdictPanel.tsx';
import { type Auction, type AuctionState, allBids, auctionLab, auctionOf, standing } from './auction.ts';
import { Bench, type LabViewProps, settledOf } from './Bench.tsx';
import { type LabTongue, statedBy } from './lab-tongue.ts';
import { playerWords } from './players.ts';

/** A call that was tried in vain, and in which state. */
interface RefusedCall {
  readonly state: AuctionState;
  readonly call: Call;
  readonly verdict: Verdict;
}

/** The auction laboratory: calls one after another, the contract, and what each of its ends brings. */
export function AuctionLab({ lab, tongue }: LabViewProps<AuctionState>) {
  const { state } = lab;
  const ruleset = settledOf(state);
  const auction = auctionOf(state);
  const contract = auction === null ? null : standing(auction, state.calls);
  const [refused, setRefused] = useState<RefusedCall | null>(null);
  const shown = refused?.state === state ? refused : null;
  const call = (made: Call) => {
    if (auction === null) return;
    const verdict = judge(auction.now, { type: 'call', call: made });
    if (verdict.legal) lab.change({ ...state, calls: [...state.calls, made] });
    else setRefused({ state, call: made, verdict });
  };
  const headline =
    auction === null
      ? ''
      : shown === null
        ? headlineOf(auction, contract, ruleset, tongue)
        : `${tongue.text('notAllowed')}: ${callName(shown.call, tongue)}`;
  return (
    <Bench
      kind={auctionLab}
      lab={lab}
      tongue={tongue}
      trays={[]}
      felt={auction !== null && <Calls state={state} auction={auction} ruleset={ruleset} tongue={tongue} />}
      headline={headline}
      legal={shown === null ? (auction?.last?.legal ?? null) : false}
      verdict={
        auction !== null && (
          <>
            {shown !== null && (
              <>
                <p class="judged">
                  <VerdictMark legal={false} tongue={tongue} /> {callName(shown.call, tongue)}
                </p>
                <VerdictWords verdict={shown.verdict} tongue={tongue} />
              </>
            )}
            <p class="judged">
              <strong>{headlineOf(auction, contract, ruleset, tongue)}</strong>
            </p>
            {shown === null && auction.last !== null && <VerdictWords verdict={auction.last} tongue={tongue} />}
            {contract !== null && <Outcomes position={auction.now} contract={contract} tongue={tongue} />}
          </>
        )
      }
      below={
        auction !== null && (
          <BidGrid
            position={auction.now}
            onCall={call}
            onEmpty={state.calls.length === 0 ? null : () => lab.change({ ...state, calls: [] })}
            tongue={tongue}
          />
        )
      }
      conditions={
        <Choice<Seat>
          label={tongue.say('dealer')}
          value={state.dealer}
          options={ruleset.seating.seats.map((seat) => [seat, playerWords(ruleset, seat, tongue)] as const)}
          onChange={(dealer) => lab.change({ ...state, dealer })}
        />
      }
    />
  );
}

function headlineOf({ now }: Auction, contract: Position['contract'], ruleset: Ruleset, tongue: LabTongue): string {
  const player = (seat: Seat) => playerWords(ruleset, seat, tongue);
  if (now.phase === 'auction') return tongue.say('toCall', { player: player(now.turn) });
  if (contract === null) return tongue.say('nobodyBid');
  const made = { bid: bidName(contract.bid, tongue), player: player(contract.seat) };
  if (contract.doubledBy === null) return tongue.text('contractIs', made);
  return tongue.text('contractDoubled', { ...made, doubler: player(contract.doubledBy) });
}

interface CallsProps {
  readonly state: AuctionState;
  readonly auction: Auction;
  readonly ruleset: Ruleset;
  readonly tongue: LabTongue;
}

/** The calls so far, each with its caller. */
function Calls({ state, auction, ruleset, tongue }: CallsProps) {
  return (
    <div class="calls">
      <h2>{tongue.say('calls')}</h2>
      {state.calls.length === 0 && <p>{tongue.say('noCalls')}</p>}
      <ol>
        {state.calls.map((call, place) => (
          <li key={place}>
            {playerWords(ruleset, auction.positions[place]?.turn ?? 1, tongue)}:{' '}
            <strong>{callName(call, tongue)}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
}

function callName(call: Call, tongue: LabTongue): string {
  if (call === 'no-opening') return tongue.text('callNoOpening');
  return call === 'pass' || call === 'double' ? tongue.text(call) : bidName(call, tongue);
}

interface BidGridProps {
  readonly position: Position;
  readonly onCall: (call: Call) => void;
  /** Takes all calls back; null where there is none. */
  readonly onEmpty: (() => void) | null;
  readonly tongue: LabTongue;
}

/** Every call; those that are not lawful now can be told by eye and ear, and who tries one learns why. */
function BidGrid({ position, onCall, onEmpty, tongue }: BidGridProps) {
  const may = (call: Call) => permits(position, { type: 'call', call });
  const words: readonly (readonly [Call, string])[] = [
    ['pass', tongue.text('callPass')],
    ['double', tongue.text('callDouble')],
    ['no-opening', tongue.text('callNoOpening')],
  ];
  const isOver = position.phase !== 'auction';
  return (
    <div class="desk lab-bids by-script">
      <ul class="buttons">
        {words
          .filter(([call]) => (call === 'no-opening') === (position.phase === 'contract-opening'))
          .map(([call, name]) => (
            <li key={name}>
              <button type="button" class={may(call) ? undefined : 'low'} onClick={() => onCall(call)}>
                {name}
              </button>
            </li>
          ))}
        {onEmpty !== null && (
          <li key="empty">
            <button type="button" class="quiet" onClick={onEmpty}>
              {tongue.say('takeCallsBack')}
            </button>
          </li>
        )}
      </ul>
      {isOver ? (
        <p class="hint">{tongue.say('auctionOver')}</p>
      ) : (
        <fieldset class="bidding">
          <legend>{tongue.text('bidding')}</legend>
          <div class="bid-grid">
            {allBids(position).map((bid) => {
              const name = bidName(bid, tongue);
              const low = !may(bid);
              return (
                <button
                  key={name}
                  type="button"
                  class={low ? 'bid low' : 'bid'}
                  aria-label={low ? `${name} (${tongue.text('tooLow')})` : name}
                  onClick={() => onCall(bid)}
                >
                  <BidSign bid={bid} tongue={tongue} />
                </button>
              );
            })}
          </div>
        </fieldset>
      )}
    </div>
  );
}

interface OutcomesProps {
  readonly position: Position;
  readonly contract: NonNullable<Position['contract']>;
  readonly tongue: LabTongue;
}

/** What each end of the deal brings with the standing bid: simple and doubled while it may still be doubled, then as it has been settled. */
function Outcomes({ position, contract, tongue }: OutcomesProps) {
  const { ruleset } = position;
  const stated = ruleset.facts.contract;
  if (stated === undefined) return null;
  const doubler = contract.doubledBy ?? ruleset.seating.seats.find((seat) => seat % 2 !== contract.seat % 2) ?? null;
  const settled = position.phase !== 'auction';
  const simple = contractWorth(position, settled ? contract : { ...contract, doubledBy: null });
  const doubled = settled ? simple : contractWorth(position, { ...contract, doubledBy: doubler });
  const points = contract.bid.level * ruleset.parameters.pointsPerLevel;
  const rows = [
    { result: 'made', text: tongue.text('ifMade') },
    { result: 'robbed', text: tongue.text('ifRobbed') },
    { result: 'failed', text: tongue.say('failed') },
    { result: 'void', text: tongue.text('ifVoid') },
  ] as const;
  const clausesOf = (result: (typeof rows)[number]['result']): readonly ClauseAddress[] =>
    contract.doubledBy === null &&
    simple[result].declarers === doubled[result].declarers &&
    simple[result].others === doubled[result].others
      ? [stated.results[result]]
      : [stated.results[result], stated.doubled];
  return (
    <>
      <p class="fact">
        {tongue.text('bidToCollect', { bid: bidName(contract.bid, tongue), points })}{' '}
        <ClauseLinks clauses={statedBy(ruleset, 'pointsPerLevel')} tongue={tongue} />
      </p>
      <div class="consequences">
        <table>
          <thead>
            <tr>
              <th scope="col">{tongue.text('howItEnds')}</th>
              <th scope="col">{tongue.say('ofBidder')}</th>
              <th scope="col">{tongue.say('ofOthers')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ result, text }) => (
              <tr key={result}>
                <th scope="row">
                  {text} <ClauseLinks clauses={clausesOf(result)} tongue={tongue} />
                </th>
                {(['declarers', 'others'] as const).map((side) => (
                  <td key={side}>
                    {numberText(simple[result][side], tongue.language)}
                    {doubled[result][side] !== simple[result][side] && (
                      <span class="when-doubled">{tongue.say('whenDoubled', { points: doubled[result][side] })}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
