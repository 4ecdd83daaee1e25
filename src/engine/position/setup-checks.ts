import type { Card } from '../cards/cards.ts';
import { hasAuction } from '../rules/bid.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Seat } from '../rulesets/seats.ts';
import { type FieldName, type FieldValues, fieldNames, fieldOf, fieldsHolding, type Held } from './fields.ts';
import { cardsNotHeld } from './held.ts';
import { actor, type Position } from './position.ts';
import type { Setup, SetupError } from './setup.ts';

/** Everything that makes a setup impossible in its ruleset, as far as it shows before there is a position. */
export function wrongParts(setup: Setup, ruleset: Ruleset): readonly SetupError[] {
  return [
    ...partsOfOtherGames(setup, ruleset),
    ...placesThatDoNotExist(setup, ruleset),
    ...wrongMelds(setup),
    ...wrongTurn(setup),
    ...cardsOfOtherKinds(setup),
    ...copiesBeyondDeck(setup, ruleset),
    ...tooManyCards(setup, ruleset),
  ];
}

/** Parts of a setup that only other rulesets know. */
function partsOfOtherGames(setup: Setup, ruleset: Ruleset): SetupError[] {
  const errors: SetupError[] = fieldNames.flatMap((key) => {
    const { family } = fieldOf(key);
    return setup[key] !== undefined && family !== undefined && !ruleset.has(family)
      ? [{ code: 'not-in-ruleset', key }]
      : [];
  });
  if (setup.penaltyCards !== undefined && ruleset.has('ruling') && !ruleset.parameters.penaltyCards)
    errors.push({ code: 'not-in-ruleset', key: 'penaltyCards' });
  if ((setup.phase === 'auction' || setup.phase === 'contract-opening') && !hasAuction(ruleset.parameters))
    errors.push({ code: 'not-in-ruleset', key: 'phase' });
  return errors;
}

function placesThatDoNotExist(setup: Setup, ruleset: Ruleset): SetupError[] {
  const { seats, sides } = ruleset.seating;
  const most = seats.length;
  const bySeat = [
    ...fieldsHolding('held by seat'),
    ...fieldsHolding('cards by seat'),
    ...fieldsHolding('duties by seat'),
  ];
  const bySide = fieldNames.filter((key) => fieldOf(key).holds.endsWith('by side'));
  const seatsNamed = [
    ...bySeat.flatMap((key) => keysOf(setup, key).map((name) => ({ key: `${key}.${name}`, seat: Number(name) }))),
    ...fieldsHolding('seat').flatMap((key) => (setup[key] === undefined ? [] : [{ key, seat: setup[key] }])),
  ];
  const sidesNamed = [
    ...fieldsHolding('side').flatMap((key) => (setup[key] === undefined ? [] : [{ key, side: setup[key] }])),
    ...bySide.flatMap((key) => keysOf(setup, key).map((side) => ({ key: `${key}.${side}`, side }))),
  ];
  return [
    ...seatsNamed
      .filter((named) => !seats.some((seat) => seat === named.seat))
      .map(({ key, seat }): SetupError => ({ code: 'no-such-seat', key, seat, most })),
    ...sidesNamed
      .filter((named) => !sides.some((side) => side === named.side))
      .map(({ key, side }): SetupError => ({ code: 'no-such-side', key, side })),
  ];
}

/** The seats or sides of which a field speaks. */
function keysOf(setup: Setup, key: FieldName): readonly string[] {
  return Object.keys(setup[key] ?? {});
}

function wrongMelds(setup: Setup): SetupError[] {
  const errors: SetupError[] = [];
  for (const [side, melds] of Object.entries(setup.melds ?? {})) {
    const names = (melds ?? []).map(({ name }) => name);
    for (const name of new Set(names.filter((name, place) => names.indexOf(name) !== place)))
      errors.push({ code: 'meld-named-twice', key: `melds.${side}.${name}`, name });
    for (const { name, cards } of melds ?? []) {
      if (cards.length === 0) errors.push({ code: 'meld-without-cards', key: `melds.${side}.${name}`, name });
    }
  }
  const all = Object.values(setup.melds ?? {}).flatMap((melds) => (melds ?? []).map(({ name }) => name));
  for (const name of setup.meldedThisTurn ?? []) {
    if (!all.includes(name)) errors.push({ code: 'no-such-meld', key: 'meldedThisTurn', name });
  }
  return errors;
}

/** Parts that say what only another phase knows, and a phase that lacks what it cannot do without. */
function wrongTurn(setup: Setup): SetupError[] {
  const errors: SetupError[] = [];
  if (setup.phase === 'contract-opening' && !isDeclarersOpening(setup))
    errors.push({ code: 'no-opening-due', key: 'phase' });
  if (
    setup.phase === 'over' &&
    setup.cause !== undefined &&
    (setup.cause === 'lost-game') !== (setup.loser !== undefined)
  )
    errors.push({ code: 'no-loser', key: 'cause' });
  for (const key of fieldNames) {
    const { phase } = fieldOf(key);
    if (setup[key] !== undefined && phase !== undefined && setup.phase !== phase)
      errors.push({ code: 'not-in-phase', key });
  }
  return errors;
}

/** Cards in parts that are for other cards. */
function cardsOfOtherKinds(setup: Setup): SetupError[] {
  const lists = [
    ...fieldsHolding('cards by side').flatMap((name) =>
      Object.entries(setup[name] ?? {}).map(([side, cards]) => ({ name, key: `${name}.${side}`, cards: cards ?? [] })),
    ),
    ...fieldsHolding('cards').map((name) => ({ name, key: name, cards: setup[name] ?? [] })),
  ];
  return lists.flatMap(({ name, key, cards }): SetupError[] => {
    const { role } = fieldOf(name);
    const wrong = role === undefined ? undefined : cards.find((card) => card.role !== role);
    if (wrong === undefined || (name === 'surplus' && isHandedOver(setup))) return [];
    return [{ code: role === 'wild' ? 'not-a-wild-card' : 'not-a-red-three', key, card: wrong }];
  });
}

/** Whether the cards that must go in this turn are those that the partner drew by mistake: any card can be that. */
function isHandedOver({ duties, turn = 1 }: Setup): boolean {
  return (duties?.[turn] ?? []).some(({ code }) => code === 'partner-must-meld-or-discard');
}

/** Whether it is for the player in turn to open before play: he made a bid, and nobody has doubled it. */
export function isDeclarersOpening({ contract, turn = 1 }: FieldValues): boolean {
  return contract !== undefined && contract.seat === turn && contract.doubledBy === null;
}

/** Cards that the player in turn must still get rid of are in his hand. */
export function cardsToBeHeld(setup: Setup, position: Position): SetupError[] {
  return fieldsHolding('cards').flatMap((key) =>
    fieldOf(key).inHand
      ? cardsNotHeld(actor(position), setup[key] ?? []).map((card): SetupError => ({ code: 'not-held', key, card }))
      : [],
  );
}

/** All known cards of a setup with the place where they stand. */
function knownCards(setup: FieldValues): readonly { key: string; cards: readonly Card[] }[] {
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

/** Cards of which there are more than the deck holds. */
export function copiesBeyondDeck(setup: FieldValues, { parameters }: Ruleset): SetupError[] {
  const { packs, jokers } = parameters;
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
  return errors;
}

function tooManyCards(setup: Setup, { parameters }: Ruleset): SetupError[] {
  const known = knownCards(setup).reduce((sum, { cards }) => sum + cards.length, 0);
  const counted = Object.values(setup.hands ?? {}).reduce<number>((sum, held) => sum + unknownOf(held), 0);
  const count = known + counted + unknownOf(setup.stock);
  const most = parameters.deckSize;
  return count > most ? [{ code: 'too-many-cards', key: 'position', count, most }] : [];
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
