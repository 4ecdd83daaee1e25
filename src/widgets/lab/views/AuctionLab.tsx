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
} from '../../../engine/index.ts';
import { BidSign } from '../../desk/Bidding.tsx';
import { Choice } from '../../desk/fields.tsx';
import { VerdictMark, VerdictWords } from '../../desk/verdict/VerdictPanel.tsx';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import { numberText } from '../../words/phrase.ts';
import { bidName } from '../../words/step-words.ts';
import { Bench, type LabViewProps, settledOf } from '../Bench.tsx';
import { type Auction, type AuctionState, allBids, auctionLab, auctionOf, standing } from '../kinds/auction-lab.ts';
import { playerWords } from '../kinds/lab-players.ts';
import { type LabSpeech, statedBy } from '../lab-speech.ts';

/** A call that was tried in vain, and in which state. */
interface RefusedCall {
  readonly state: AuctionState;
  readonly call: Call;
  readonly verdict: Verdict;
}

/** The auction laboratory: calls one after another, the contract, and what each of its ends brings. */
export function AuctionLab({ lab, speech }: LabViewProps<AuctionState>) {
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
        ? headlineOf(auction, contract, ruleset, speech)
        : `${speech.text('notAllowed')}: ${callName(shown.call, speech)}`;
  return (
    <Bench
      kind={auctionLab}
      lab={lab}
      speech={speech}
      trays={[]}
      felt={auction !== null && <Calls state={state} auction={auction} ruleset={ruleset} speech={speech} />}
      headline={headline}
      legal={shown === null ? (auction?.last?.legal ?? null) : false}
      verdict={
        auction !== null && (
          <>
            {shown !== null && (
              <>
                <p class="judged">
                  <VerdictMark legal={false} speech={speech} /> {callName(shown.call, speech)}
                </p>
                <VerdictWords verdict={shown.verdict} speech={speech} />
              </>
            )}
            <p class="judged">
              <strong>{headlineOf(auction, contract, ruleset, speech)}</strong>
            </p>
            {shown === null && auction.last !== null && <VerdictWords verdict={auction.last} speech={speech} />}
            {contract !== null && <Outcomes position={auction.now} contract={contract} speech={speech} />}
          </>
        )
      }
      below={
        auction !== null && (
          <BidGrid
            position={auction.now}
            onCall={call}
            onEmpty={state.calls.length === 0 ? null : () => lab.change({ ...state, calls: [] })}
            speech={speech}
          />
        )
      }
      conditions={
        <Choice<Seat>
          label={speech.say('dealer')}
          value={state.dealer}
          options={ruleset.seating.seats.map((seat) => [seat, playerWords(ruleset, seat, speech)] as const)}
          onChange={(dealer) => lab.change({ ...state, dealer })}
        />
      }
    />
  );
}

function headlineOf({ now }: Auction, contract: Position['contract'], ruleset: Ruleset, speech: LabSpeech): string {
  const player = (seat: Seat) => playerWords(ruleset, seat, speech);
  if (now.phase === 'auction') return speech.say('toCall', { player: player(now.turn) });
  if (contract === null) return speech.say('nobodyBid');
  const made = { bid: bidName(contract.bid, speech), player: player(contract.seat) };
  if (contract.doubledBy === null) return speech.text('contractIs', made);
  return speech.text('contractDoubled', { ...made, doubler: player(contract.doubledBy) });
}

interface CallsProps {
  readonly state: AuctionState;
  readonly auction: Auction;
  readonly ruleset: Ruleset;
  readonly speech: LabSpeech;
}

/** The calls so far, each with its caller. */
function Calls({ state, auction, ruleset, speech }: CallsProps) {
  return (
    <div class="calls">
      <h2>{speech.say('calls')}</h2>
      {state.calls.length === 0 && <p>{speech.say('noCalls')}</p>}
      <ol>
        {state.calls.map((call, place) => (
          <li key={place}>
            {playerWords(ruleset, auction.positions[place]?.turn ?? 1, speech)}:{' '}
            <strong>{callName(call, speech)}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
}

function callName(call: Call, speech: LabSpeech): string {
  if (call === 'no-opening') return speech.text('callNoOpening');
  return call === 'pass' || call === 'double' ? speech.text(call) : bidName(call, speech);
}

interface BidGridProps {
  readonly position: Position;
  readonly onCall: (call: Call) => void;
  /** Takes all calls back; null where there is none. */
  readonly onEmpty: (() => void) | null;
  readonly speech: LabSpeech;
}

/** Every call; those that are not lawful now can be told by eye and ear, and who tries one learns why. */
function BidGrid({ position, onCall, onEmpty, speech }: BidGridProps) {
  const may = (call: Call) => permits(position, { type: 'call', call });
  const words: readonly (readonly [Call, string])[] = [
    ['pass', speech.text('callPass')],
    ['double', speech.text('callDouble')],
    ['no-opening', speech.text('callNoOpening')],
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
              {speech.say('takeCallsBack')}
            </button>
          </li>
        )}
      </ul>
      {isOver ? (
        <p class="hint">{speech.say('auctionOver')}</p>
      ) : (
        <fieldset class="bidding">
          <legend>{speech.text('bidding')}</legend>
          <div class="bid-grid">
            {allBids(position).map((bid) => {
              const name = bidName(bid, speech);
              const low = !may(bid);
              return (
                <button
                  key={name}
                  type="button"
                  class={low ? 'bid low' : 'bid'}
                  aria-label={low ? `${name} (${speech.text('tooLow')})` : name}
                  onClick={() => onCall(bid)}
                >
                  <BidSign bid={bid} speech={speech} />
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
  readonly speech: LabSpeech;
}

/** What each end of the deal brings with the standing bid: simple and doubled while it may still be doubled, then as it has been settled. */
function Outcomes({ position, contract, speech }: OutcomesProps) {
  const { ruleset } = position;
  const stated = ruleset.facts.contract;
  if (stated === undefined) return null;
  const doubler = contract.doubledBy ?? ruleset.seating.seats.find((seat) => seat % 2 !== contract.seat % 2) ?? null;
  const settled = position.phase !== 'auction';
  const simple = contractWorth(position, settled ? contract : { ...contract, doubledBy: null });
  const doubled = settled ? simple : contractWorth(position, { ...contract, doubledBy: doubler });
  const points = contract.bid.level * ruleset.parameters.pointsPerLevel;
  const rows = [
    { result: 'made', text: speech.text('ifMade') },
    { result: 'robbed', text: speech.text('ifRobbed') },
    { result: 'failed', text: speech.say('failed') },
    { result: 'void', text: speech.text('ifVoid') },
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
        {speech.text('bidToCollect', { bid: bidName(contract.bid, speech), points })}{' '}
        <ClauseLinks clauses={statedBy(ruleset, 'pointsPerLevel')} speech={speech} />
      </p>
      <div class="consequences">
        <table>
          <thead>
            <tr>
              <th scope="col">{speech.text('howItEnds')}</th>
              <th scope="col">{speech.say('ofBidder')}</th>
              <th scope="col">{speech.say('ofOthers')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ result, text }) => (
              <tr key={result}>
                <th scope="row">
                  {text} <ClauseLinks clauses={clausesOf(result)} speech={speech} />
                </th>
                {(['declarers', 'others'] as const).map((side) => (
                  <td key={side}>
                    {numberText(simple[result][side], speech.language)}
                    {doubled[result][side] !== simple[result][side] && (
                      <span class="when-doubled">{speech.say('whenDoubled', { points: doubled[result][side] })}</span>
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
