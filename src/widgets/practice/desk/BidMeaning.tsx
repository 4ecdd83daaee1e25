import type { Bid, Position } from '../../../engine/index.ts';
import { ClauseLinks } from '../../words/ClauseLinks.tsx';
import type { Talk } from '../log/talk.ts';

/** What a bid obliges to, in plain sentences: how many points, what its suit or kind means, and what counts towards it. */
export function BidMeaning({ position, bid, talk }: { position: Position; bid: Bid; talk: Talk }) {
  const { ruleset } = position;
  const { levelOfNamedOpening, levelOfMeldedCards, naturalsOfNamedOpening: count } = ruleset.parameters;
  const { level, denomination } = bid;
  const named = level >= levelOfNamedOpening;
  const kind =
    denomination === 'canasta' ? 'bidOpensCanasta' : denomination === 'twos' ? 'bidOpensTwos' : 'bidOpensSuit';
  const all = level >= levelOfMeldedCards;
  return (
    <p class="bid-meaning">
      {talk.say(named ? kind : 'bidRanks', { count })} {talk.say(all ? 'bidCountsAll' : 'bidCounts')}{' '}
      <ClauseLinks
        clauses={[
          ...(named ? ruleset.clausesOf('declarer-opening-for-high-bid') : []),
          ...ruleset.clausesOf(all ? 'bid-not-reached-with-melds' : 'bid-not-reached'),
        ]}
        speech={talk.speech}
      />
    </p>
  );
}
