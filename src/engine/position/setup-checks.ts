import type { Card } from '../cards/cards.ts';
import { hasAuction } from '../rules/bid.ts';
import type { RuleFamily } from '../rulesets/codes.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Seat } from '../rulesets/seats.ts';
import { cardsNotHeld } from './held.ts';
import { actor, type Position } from './position.ts';
import type { Held, Setup, SetupError } from './setup.ts';

/** Everything that makes a setup impossible in its ruleset, as far as it shows before there is a position. */
export function wrongParts(setup: Setup, ruleset: Ruleset): readonly SetupError[] {
  return [
    ...partsOfOtherGames(setup, ruleset),
    ...placesThatDoNotExist(setup, ruleset),
    ...wrongMelds(setup),
    ...wrongTurn(setup),
    ...impossibleCards(setup, ruleset),
  ];
}

/** Parts of a setup that only other rulesets know. */
function partsOfOtherGames(setup: Setup, ruleset: Ruleset): SetupError[] {
  const parts: { key: keyof Setup; family: RuleFamily }[] = [
    { key: 'penaltyCards', family: 'ruling' },
    { key: 'waiting', family: 'ruling' },
    { key: 'duties', family: 'ruling' },
    { key: 'minimumRaise', family: 'correction' },
    { key: 'lateRedThree', family: 'correction' },
    { key: 'surplus', family: 'correction' },
    { key: 'loser', family: 'talk' },
    { key: 'lastThrees', family: 'contract' },
    { key: 'calls', family: 'contract' },
    { key: 'contract', family: 'contract' },
  ];
  const errors: SetupError[] = parts.flatMap(({ key, family }) =>
    setup[key] !== undefined && !ruleset.has(family) ? [{ code: 'not-in-ruleset', key }] : [],
  );
  if (setup.penaltyCards !== undefined && ruleset.has('ruling') && !ruleset.parameters.penaltyCards)
    errors.push({ code: 'not-in-ruleset', key: 'penaltyCards' });
  if ((setup.phase === 'auction' || setup.phase === 'contract-opening') && !hasAuction(ruleset.parameters)) {
    errors.push({ code: 'not-in-ruleset', key: 'phase' });
  }
  return errors;
}

function placesThatDoNotExist(setup: Setup, ruleset: Ruleset): SetupError[] {
  const errors: SetupError[] = [];
  const { seats, sides } = ruleset.seating;
  const seatMaps = {
    hands: setup.hands,
    penaltyCards: setup.penaltyCards,
    waiting: setup.waiting,
    duties: setup.duties,
  };
  for (const [key, map] of Object.entries(seatMaps)) {
    for (const seat of Object.keys(map ?? {}).map(Number)) {
      if (!seats.some((known) => known === seat))
        errors.push({ code: 'no-such-seat', key: `${key}.${seat}`, seat, most: seats.length });
    }
  }
  const lists = { turn: setup.turn, dealer: setup.dealer, asked: setup.asked, out: setup.out };
  for (const [key, seat] of Object.entries(lists)) {
    if (seat !== undefined && !seats.includes(seat))
      errors.push({ code: 'no-such-seat', key, seat, most: seats.length });
  }
  const sideMaps = {
    scores: setup.scores,
    melds: setup.melds,
    redThrees: setup.redThrees,
    minimumRaise: setup.minimumRaise,
    penalties: setup.penalties,
  };
  if (setup.loser !== undefined && !sides.includes(setup.loser))
    errors.push({ code: 'no-such-side', key: 'loser', side: setup.loser });
  for (const [key, map] of Object.entries(sideMaps)) {
    for (const side of Object.keys(map ?? {})) {
      if (!sides.some((known) => known === side)) errors.push({ code: 'no-such-side', key: `${key}.${side}`, side });
    }
  }
  return errors;
}

function wrongMelds(setup: Setup): SetupError[] {
  const errors: SetupError[] = [];
  for (const [side, melds] of Object.entries(setup.melds ?? {})) {
    const names = (melds ?? []).map(({ name }) => name);
    for (const name of new Set(names.filter((name, place) => names.indexOf(name) !== place))) {
      errors.push({ code: 'meld-named-twice', key: `melds.${side}.${name}`, name });
    }
    for (const { name, cards } of melds ?? []) {
      if (cards.length === 0) errors.push({ code: 'meld-without-cards', key: `melds.${side}.${name}`, name });
    }
  }
  for (const [side, cards] of Object.entries(setup.redThrees ?? {})) {
    errors.push(...otherThanRedThrees(`redThrees.${side}`, cards));
  }
  const all = Object.values(setup.melds ?? {}).flatMap((melds) => (melds ?? []).map(({ name }) => name));
  for (const name of setup.meldedThisTurn ?? []) {
    if (!all.includes(name)) errors.push({ code: 'no-such-meld', key: 'meldedThisTurn', name });
  }
  return errors;
}

function otherThanRedThrees(key: string, cards: readonly Card[] | undefined): SetupError[] {
  const wrong = cards?.find((card) => card.role !== 'red-three');
  return wrong === undefined ? [] : [{ code: 'not-a-red-three', key, card: wrong }];
}

/** Parts that say what only another phase knows or that the phase cannot do without, and cards of the turn that are not of their kind. */
function wrongTurn(setup: Setup): SetupError[] {
  const errors: SetupError[] = [];
  if (setup.phase === 'contract-opening' && !isDeclarersOpening(setup))
    errors.push({ code: 'no-opening-due', key: 'phase' });
  if (setup.phase !== 'over') {
    if (setup.cause !== undefined) errors.push({ code: 'not-in-phase', key: 'cause' });
    if (setup.ownCanasta !== undefined) errors.push({ code: 'not-in-phase', key: 'ownCanasta' });
    if (setup.loser !== undefined) errors.push({ code: 'not-in-phase', key: 'loser' });
  } else if (setup.cause !== undefined && (setup.cause === 'lost-game') !== (setup.loser !== undefined)) {
    errors.push({ code: 'no-loser', key: 'cause' });
  }
  errors.push(...otherThanRedThrees('lastThrees', setup.lastThrees));
  const tame = isHandedOver(setup) ? undefined : setup.surplus?.find((card) => card.role !== 'wild');
  if (tame !== undefined) errors.push({ code: 'not-a-wild-card', key: 'surplus', card: tame });
  return errors;
}

/** Whether the cards that must go in this turn are those that the partner drew by mistake: any card can be that. */
function isHandedOver({ duties, turn = 1 }: Setup): boolean {
  return (duties?.[turn] ?? []).some(({ code }) => code === 'partner-must-meld-or-discard');
}

/** Whether it is for the player in turn to open before play: he made a bid, and nobody has doubled it. */
function isDeclarersOpening({ contract, turn = 1 }: Setup): boolean {
  return contract !== undefined && contract.seat === turn && contract.doubledBy === null;
}

/** Cards that the player in turn must still get rid of are in his hand. */
export function cardsToBeHeld({ surplus = [], lastThrees = [] }: Setup, position: Position): SetupError[] {
  const notHeld = (key: string, cards: readonly Card[]): SetupError[] =>
    cardsNotHeld(actor(position), cards).map((card) => ({ code: 'not-held', key, card }));
  return [...notHeld('surplus', surplus), ...notHeld('lastThrees', lastThrees)];
}

/** All known cards of a setup with the place where they stand. */
function knownCards(setup: Setup): readonly { key: string; cards: readonly Card[] }[] {
  const bySeat = (key: string, map: Partial<Record<Seat, Held>> | undefined) =>
    Object.entries(map ?? {}).map(([seat, held]) => ({
      key: `${key}.${seat}`,
      cards: knownOf(held),
    }));
  return [
    { key: 'stock', cards: knownOf(setup.stock) },
    { key: 'pile', cards: setup.pile ?? [] },
    ...bySeat('hands', setup.hands),
    ...bySeat('penaltyCards', setup.penaltyCards),
    ...bySeat('waiting', setup.waiting),
    ...Object.entries(setup.melds ?? {}).flatMap(([side, melds]) =>
      (melds ?? []).map(({ name, cards }) => ({ key: `melds.${side}.${name}`, cards })),
    ),
    ...Object.entries(setup.redThrees ?? {}).map(([side, cards]) => ({ key: `redThrees.${side}`, cards: cards ?? [] })),
  ];
}

function impossibleCards(setup: Setup, ruleset: Ruleset): SetupError[] {
  const { packs, jokers, deckSize } = ruleset.parameters;
  const places = knownCards(setup);
  const errors: SetupError[] = [];
  const seen = new Map<Card, number>();
  for (const { key, cards } of places) {
    for (const card of cards) {
      const count = (seen.get(card) ?? 0) + 1;
      seen.set(card, count);
      const most = card.rank === 'joker' ? jokers : packs;
      if (count === most + 1) errors.push({ code: 'too-many-copies', key, card, count: copies(places, card), most });
    }
  }
  const known = places.reduce((sum, { cards }) => sum + cards.length, 0);
  const counted = Object.values(setup.hands ?? {}).reduce<number>((sum, held) => sum + unknownOf(held), 0);
  const count = known + counted + unknownOf(setup.stock);
  if (count > deckSize) errors.push({ code: 'too-many-cards', key: 'position', count, most: deckSize });
  return errors;
}

function knownOf(held: Held | undefined): readonly Card[] {
  if (held === undefined || typeof held === 'number') return [];
  return 'known' in held ? held.known : held;
}

/** How many unknown cards are counted; what is left out is not. */
function unknownOf(held: Held | undefined): number {
  if (typeof held === 'number') return held;
  return held !== undefined && 'known' in held ? held.unknown : 0;
}

function copies(places: readonly { cards: readonly Card[] }[], card: Card): number {
  return places.reduce((sum, { cards }) => sum + cards.filter((other) => other === card).length, 0);
}
