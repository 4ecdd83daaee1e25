import { hasAuction } from '../rules/bid.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { copiesBeyondDeck, knownCards } from './deck-copies.ts';
import { fieldNames, fieldOf, fieldsHolding } from './fields.ts';
import { cardsNotHeld, toCards } from './held.ts';
import { actor, type Position } from './position.ts';
import type { Setup, SetupError } from './setup.ts';
import { isDeclarersOpening } from './to-position.ts';

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

function placesThatDoNotExist(setup: Setup, { seating }: Ruleset): SetupError[] {
  const seats: readonly string[] = seating.seats.map(String);
  const sides: readonly string[] = seating.sides;
  const alone = (one: 'seat' | 'side') =>
    fieldsHolding(one).flatMap((key) => (setup[key] === undefined ? [] : [{ key, place: String(setup[key]) }]));
  const asKeys = (one: 'seat' | 'side') =>
    fieldNames
      .filter((key) => fieldOf(key).holds.endsWith(`by ${one}`))
      .flatMap((key) => Object.keys(setup[key] ?? {}).map((place) => ({ key: `${key}.${place}`, place })));
  return [
    ...[...asKeys('seat'), ...alone('seat')]
      .filter(({ place }) => !seats.includes(place))
      .map(({ key, place }): SetupError => ({ code: 'no-such-seat', key, seat: Number(place), most: seats.length })),
    ...[...alone('side'), ...asKeys('side')]
      .filter(({ place }) => !sides.includes(place))
      .map(({ key, place }): SetupError => ({ code: 'no-such-side', key, side: place })),
  ];
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
  const isBidding = setup.phase === 'auction' || setup.phase === 'contract-opening';
  if (isBidding && Object.values(setup.melds ?? {}).some((melds) => (melds ?? []).length > 0))
    errors.push({ code: 'melds-before-play', key: 'melds' });
  if (setup.phase === 'deal' && (setup.meldedThisTurn ?? []).length > 0)
    errors.push({ code: 'melds-before-play', key: 'meldedThisTurn' });
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

/** Cards that the player in turn must still get rid of are in his hand. */
export function cardsToBeHeld(setup: Setup, position: Position): SetupError[] {
  return fieldsHolding('cards').flatMap((key) =>
    fieldOf(key).inHand
      ? cardsNotHeld(actor(position), setup[key] ?? []).map((card): SetupError => ({ code: 'not-held', key, card }))
      : [],
  );
}

function tooManyCards(setup: Setup, { parameters }: Ruleset): SetupError[] {
  const known = knownCards(setup).reduce((sum, { cards }) => sum + cards.length, 0);
  const counted = Object.values(setup.hands ?? {}).reduce<number>((sum, held) => sum + toCards(held, 0).unknown, 0);
  const count = known + counted + toCards(setup.stock, 0).unknown;
  const most = parameters.deckSize;
  return count > most ? [{ code: 'too-many-cards', key: 'position', count, most }] : [];
}
