import {
  actingSide,
  type Card,
  hasOpened,
  judge,
  minimumOf,
  type NewMeld,
  nameMeld,
  type Position,
  pointsOfAll,
  type Ruleset,
  type TakeAction,
  topOf,
  without,
} from '../../engine/index.ts';
import { cardsWith, type TableState } from '../table/table-state.ts';
import { divisions } from './meant-meld.ts';
import { meantTake } from './meant-take.ts';
import { asideMelds } from './offers.ts';

/** How far what is prepared reaches towards the first melds of a side. */
export interface TowardsOpening {
  readonly minimum: number;
  readonly points: number;
  /** What of the points is put aside. */
  readonly aside: number;
  /** Whether the top card of the pile is among what counts. */
  readonly withTop: boolean;
}

/**
 * What the cards put aside and chosen count towards the minimum: as the engine counts them where they are what takes the pile, else what of
 * them can be melded; null once the side has melded, and before the first turn.
 */
export function towardsOpening(state: TableState): TowardsOpening | null {
  const { position } = state;
  if (hasOpened(actingSide(position)) || position.phase === 'auction' || position.phase === 'deal') return null;
  const aside = asideMelds(state);
  const all = pointsOfPrepared(position, cardsWith(state, state.selected), aside);
  const stays = Math.min(all.points, pointsOfPrepared(position, [], aside).points);
  return { minimum: minimumOf(position), ...all, aside: stays };
}

type Counted = Pick<TowardsOpening, 'points' | 'withTop'>;

function pointsOfPrepared(position: Position, chosen: readonly Card[], aside: readonly NewMeld[]): Counted {
  const { ruleset } = position;
  const worth = (cards: readonly Card[]) => pointsOfAll(ruleset.parameters, cards);
  const standing = aside.filter(({ cards }) => nameMeld(ruleset, cards) !== 'invalid').flatMap(({ cards }) => cards);
  const loose = without([...chosen, ...aside.flatMap(({ cards }) => cards)], standing) ?? [];
  const top = topOf(position);
  if (position.phase === 'draw' && top !== undefined && loose.length + standing.length > 0) {
    const meant = meantTake(position, chosen, aside);
    const pair = loose.filter(({ role, order }) => role === 'natural' && order === top.order);
    const counted =
      countWithPile(position, meant, top) ?? countWithPile(position, { ...meant, with: pair, melds: [] }, top);
    if (counted !== null) {
      const { action, ...count } = counted;
      const rest = action === meant ? 0 : worth(standing) + worth(mostMelded(ruleset, without(loose, pair) ?? []));
      return { ...count, points: count.points + rest };
    }
  }
  return { points: worth(standing) + worth(mostMelded(ruleset, loose)), withTop: false };
}

/** What a taking of the pile counts, be it too little; null where these cards do not take it at all. */
function countWithPile(
  position: Position,
  action: TakeAction,
  top: Card,
): (Counted & { readonly action: TakeAction }) | null {
  const { parameters } = position.ruleset;
  const withTop = parameters.topCardCountsInOpening;
  const verdict = judge(position, action);
  const laid = [...action.with, ...action.melds.flatMap(({ cards }) => cards), ...(withTop ? [top] : [])];
  const points = verdict.legal ? pointsOfAll(parameters, laid) : verdict.reasons[0].values.points;
  return points === undefined ? null : { points, withTop, action };
}

/** Of how many ranks those are sought that make melds together: nobody opens with more, and a table answers at once. */
const mostRanks = 7;

/** These cards if they make melds, else those of the ranks among them that make melds together and are worth most. */
function mostMelded(ruleset: Ruleset, cards: readonly Card[]): readonly Card[] {
  const worth = (some: readonly Card[]) => pointsOfAll(ruleset.parameters, some);
  const isWild = ({ role }: Card) => role === 'wild';
  const ranks = [...new Set(cards.filter((card) => !isWild(card)).map(({ order }) => order))].slice(0, mostRanks);
  const choices = ranks.reduce<readonly (readonly Card[])[]>(
    (chosen, rank) => {
      const ofRank = cards.filter((card) => !isWild(card) && card.order === rank);
      return chosen.flatMap((some) => [some, [...some, ...ofRank]]);
    },
    [cards.filter(isWild)],
  );
  return (
    [cards, ...choices.toSorted((one, other) => worth(other) - worth(one))].find(
      (some) => nameMeld(ruleset, some) !== 'invalid' || divisions(ruleset, some).length > 0,
    ) ?? []
  );
}
