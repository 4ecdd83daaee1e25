import {
  actingSide,
  bestOpening,
  countOf,
  hasOpened,
  minimumOf,
  type Position,
  type Seat,
  seatState,
  shortestOpening,
} from '../engine/index.ts';
import { cardsKey, type Fact, stating } from './fact.ts';

/** What else the own turn asks for: the opening, threes in the hand; and how long the stock lasts. */
export function turnFacts(view: Position, seat: Seat): readonly Fact[] {
  const playing = view.turn === seat && view.phase === 'play' && view.current.asked === null;
  return [...(playing ? [...openingFacts(view), ...threeFacts(view, seat)] : []), ...stockFacts(view)];
}

function openingFacts(view: Position): readonly Fact[] {
  const { ruleset } = view;
  if (hasOpened(actingSide(view)) || view.current.answer === 'yes') return [];
  const minimum = minimumOf(view);
  const { points } = bestOpening(view);
  const clauses = [ruleset.facts.minimum];
  const shortest = points >= minimum ? shortestOpening(view, minimum) : undefined;
  if (shortest !== undefined) {
    const values = {
      points: shortest.points,
      minimum,
      most: points,
      cards: shortest.melds.flatMap(({ cards }) => cards),
    };
    return [{ code: 'opening-ready', weight: 1250, key: `opening-ready ${cardsKey(values.cards)}`, values, clauses }];
  }
  if (points * 2 < minimum) return [];
  const values = { points, minimum, missing: minimum - points };
  return [{ code: 'opening-short', weight: 430, key: `opening-short ${points}`, values, clauses }];
}

/** Threes that cost more in the hand than their value, where they are hand cards. */
function threeFacts(view: Position, seat: Seat): readonly Fact[] {
  const { ruleset } = view;
  const { redThreesLaid, redThreeInHandPenalty, blackThreeInHandPenalty, laidRedThreePenalty } = ruleset.parameters;
  if (redThreesLaid !== 'never') return [];
  const held = (role: string) => seatState(view, seat).hand.known.filter((card) => card.role === role);
  const [red, black] = [held('red-three'), held('black-three')];
  const facts: Fact[] = [];
  if (red.length > 0) {
    const values = { cards: red, points: redThreeInHandPenalty, cost: laidRedThreePenalty };
    const clauses = stating(ruleset, 'redThreeInHandPenalty', 'laidRedThreePenalty');
    facts.push({ code: 'red-three-in-hand', weight: 840, key: `red-three-in-hand ${red.length}`, values, clauses });
  }
  if (black.length > 0 && blackThreeInHandPenalty > 0) {
    const values = { cards: black, points: blackThreeInHandPenalty };
    const clauses = stating(ruleset, 'blackThreeInHandPenalty');
    facts.push({
      code: 'black-three-in-hand',
      weight: 410,
      key: `black-three-in-hand ${black.length}`,
      values,
      clauses,
    });
  }
  return facts;
}

/** The stock lasts no longer than two rounds more; a bid that nobody has made or robbed by then is void. */
function stockFacts(view: Position): readonly Fact[] {
  const { ruleset, seats } = view;
  if (view.phase !== 'draw' && view.phase !== 'play') return [];
  const count = countOf(view.stock);
  const turns = Math.ceil(count / ruleset.parameters.drawCount);
  const rounds = Math.ceil(turns / seats.length);
  if (count === 0 || rounds > 2) return [];
  const values = { count, turns };
  const ends = ruleset.clausesOf('deal-ends-without-stock').slice(0, 1);
  const ofBid = view.contract === null ? undefined : ruleset.facts.contract?.results.void;
  const [code, clauses] =
    ofBid === undefined ? (['stock-low', ends] as const) : (['stock-low-bid', [...ends, ofBid]] as const);
  return [{ code, weight: rounds === 1 ? 860 : 620, key: `stock-low ${rounds}`, values, clauses }];
}
