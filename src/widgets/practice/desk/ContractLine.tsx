import { pointsOfBid, pointsOnTable } from '../../../engine/index.ts';
import { numberText } from '../../words/phrase.ts';
import { playerName } from '../../words/reader.ts';
import { bidName } from '../../words/step-words.ts';
import { type Game, readersSeat } from '../game/game.ts';
import { unopenedBids } from '../game/unopened-bids.ts';
import type { Talk } from '../log/talk.ts';
import { BidMeaning } from './BidMeaning.tsx';

/** The contract with what its side has towards it on the table, and what counts; bids that could not be opened, with what they cost. */
export function ContractLine({ game, talk }: { game: Game; talk: Talk }) {
  const { position } = game;
  const { contract } = position;
  const { speech } = talk;
  const player = (seat: typeof readersSeat) => playerName(position, seat, readersSeat, speech);
  const unopened = unopenedBids(game.moves);
  const points = numberText(-position.ruleset.parameters.failedBidPenalty, speech.language);
  return (
    <>
      {unopened.map(({ seat, bid }, place) => (
        <p key={place} class="contract-line">
          {talk.say('couldNotOpen', { player: player(seat), bid: bidName(bid, speech), points })}{' '}
          {contract === null && place === unopened.length - 1 && talk.say('withoutContract')}
        </p>
      ))}
      {contract !== null && position.phase !== 'over' && (
        <details class="contract-line">
          <summary class="unfolds">
            {speech.text(contract.doubledBy === null ? 'contractIs' : 'contractDoubled', {
              bid: bidName(contract.bid, speech),
              player: player(contract.seat),
              doubler: player(contract.doubledBy ?? contract.seat),
            })}
            {' · '}
            {talk.say('contractSum', {
              points: pointsOnTable(position, contract),
              needed: pointsOfBid(position, contract),
            })}
          </summary>
          <BidMeaning position={position} bid={contract.bid} talk={talk} />
          <p>{talk.say('contractHands')}</p>
        </details>
      )}
    </>
  );
}
