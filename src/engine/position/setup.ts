import type { Card } from '../cards/cards.ts';
import { failure, type Result, success } from '../cards/result.ts';
import { hasAuction } from '../rules/bid.ts';
import type { RulesetId } from '../rulesets/clauses.ts';
import { type Agreement, type AgreementError, type Ruleset, rulesetFor } from '../rulesets/ruleset.ts';
import { type FieldHolding, type FieldValues, fieldNames, fieldOf, fieldsHolding, type Held } from './fields.ts';
import { actor, cardsNotHeld, type Position } from './position.ts';
import { isDeclarersOpening, toCards, toPosition } from './to-position.ts';

/** A position as somebody wrote it, perhaps an impossible one: `checkSetup` makes a `Position` of it or says what is wrong. */
export interface Setup extends FieldValues {
  readonly ruleset: RulesetId;
  readonly agreement: Agreement;
}

/** What makes a setup impossible. `key` is the part of the setup that is wrong. */
export type SetupError = { readonly key: string } & (
  | { readonly code: 'agreement'; readonly error: AgreementError }
  | { readonly code: 'too-many-copies'; readonly card: Card; readonly count: number; readonly most: number }
  | { readonly code: 'too-many-cards'; readonly count: number; readonly most: number }
  | { readonly code: 'no-such-seat'; readonly seat: number; readonly most: number }
  | { readonly code: 'no-such-side'; readonly side: string }
  | { readonly code: 'no-such-meld' | 'meld-named-twice' | 'meld-without-cards'; readonly name: string }
  | { readonly code: 'no-opening-due' | 'melds-before-play' | 'not-in-ruleset' | 'not-in-phase' | 'no-loser' }
  | { readonly code: 'not-a-red-three' | 'not-a-wild-card' | 'not-held'; readonly card: Card }
);

/** Checks a setup and makes a position of it, filling in what was left out. */
export function checkSetup(setup: Setup): Result<Position, readonly SetupError[]> {
  const settled = rulesetFor(setup.ruleset, setup.agreement);
  if (!settled.ok) return failure([{ code: 'agreement', key: keyOfAgreement(settled.error), error: settled.error }]);
  const ruleset = settled.value;
  const errors = [
    ...partsOfOtherGames(setup, ruleset),
    ...placesThatDoNotExist(setup, ruleset),
    ...wrongMelds(setup),
    ...wrongTurn(setup),
    ...cardsOfOtherKinds(setup),
    ...copiesBeyondDeck(setup, ruleset),
    ...tooManyCards(setup, ruleset),
  ];
  if (errors.length > 0) return failure(errors);
  const position = toPosition(setup, ruleset);
  const missing = cardsToBeHeld(setup, position);
  return missing.length > 0 ? failure(missing) : success(position);
}

function keyOfAgreement(error: AgreementError): string {
  if (error.code === 'unknown-option' || error.code === 'unknown-value') return `options.${error.option}`;
  return error.code === 'form-not-provided' ? 'form' : 'players';
}

/** Parts of a setup that only other rulesets know. */
function partsOfOtherGames(setup: Setup, ruleset: Ruleset): SetupError[] {
  const errors: SetupError[] = [];
  for (const key of fieldNames) {
    const { family } = fieldOf(key);
    if (setup[key] !== undefined && family !== undefined && !ruleset.has(family))
      errors.push({ code: 'not-in-ruleset', key });
  }
  if (setup.penaltyCards !== undefined && ruleset.has('ruling') && !ruleset.parameters.penaltyCards)
    errors.push({ code: 'not-in-ruleset', key: 'penaltyCards' });
  if (isBidding(setup) && !hasAuction(ruleset.parameters)) errors.push({ code: 'not-in-ruleset', key: 'phase' });
  return errors;
}

function isBidding({ phase }: Setup): boolean {
  return phase === 'auction' || phase === 'contract-opening';
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
  const all: string[] = [];
  for (const [side, melds] of Object.entries(setup.melds ?? {})) {
    const names = (melds ?? []).map(({ name }) => name);
    for (const name of new Set(names.filter((name, place) => names.indexOf(name) !== place)))
      errors.push({ code: 'meld-named-twice', key: `melds.${side}.${name}`, name });
    for (const { name, cards } of melds ?? [])
      if (cards.length === 0) errors.push({ code: 'meld-without-cards', key: `melds.${side}.${name}`, name });
    all.push(...names);
  }
  for (const name of setup.meldedThisTurn ?? [])
    if (!all.includes(name)) errors.push({ code: 'no-such-meld', key: 'meldedThisTurn', name });
  return errors;
}

/** Parts that say what only another phase knows, and a phase that lacks what it cannot do without. */
function wrongTurn(setup: Setup): SetupError[] {
  const { phase, melds, meldedThisTurn, cause, loser } = setup;
  const errors: SetupError[] = [];
  if (isBidding(setup) && Object.values(melds ?? {}).some((ofSide) => (ofSide ?? []).length > 0))
    errors.push({ code: 'melds-before-play', key: 'melds' });
  if (phase === 'deal' && (meldedThisTurn ?? []).length > 0)
    errors.push({ code: 'melds-before-play', key: 'meldedThisTurn' });
  if (phase === 'contract-opening' && !isDeclarersOpening(setup)) errors.push({ code: 'no-opening-due', key: 'phase' });
  if (phase === 'over' && cause !== undefined && (cause === 'lost-game') !== (loser !== undefined))
    errors.push({ code: 'no-loser', key: 'cause' });
  for (const key of fieldNames) {
    const only = fieldOf(key).phase;
    if (setup[key] !== undefined && only !== undefined && phase !== only) errors.push({ code: 'not-in-phase', key });
  }
  return errors;
}

/** Cards in parts that are for other cards. */
function cardsOfOtherKinds(setup: Setup): SetupError[] {
  const lists = [
    ...fieldsHolding('cards by side').flatMap((name) => inPlaces(setup, name)),
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

/** The known cards of a field by the seats or sides that it names. */
function inPlaces<Name extends FieldHolding<'held by seat' | 'cards by seat' | 'cards by side'>>(
  setup: FieldValues,
  name: Name,
) {
  return Object.entries<Held | undefined>(setup[name] ?? {}).map(([place, held]) => ({
    name,
    key: `${name}.${place}`,
    cards: toCards(held, 0).known,
  }));
}

/** All known cards of a setup with the place where they stand. */
function knownCards(setup: FieldValues): readonly { key: string; cards: readonly Card[] }[] {
  return [
    { key: 'stock', cards: toCards(setup.stock, 0).known },
    { key: 'pile', cards: setup.pile ?? [] },
    ...inPlaces(setup, 'hands'),
    ...inPlaces(setup, 'penaltyCards'),
    ...inPlaces(setup, 'waiting'),
    ...Object.entries(setup.melds ?? {}).flatMap(([side, melds]) =>
      (melds ?? []).map(({ name, cards }) => ({ key: `melds.${side}.${name}`, cards })),
    ),
    ...inPlaces(setup, 'redThrees'),
  ];
}

/** Cards of which there are more than the deck holds. */
export function copiesBeyondDeck(setup: FieldValues, { parameters }: Ruleset): SetupError[] {
  const all = knownCards(setup).flatMap(({ key, cards }) => cards.map((card) => ({ key, card })));
  const seen = new Map<Card, number>();
  return all.flatMap(({ key, card }): SetupError[] => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    const most = card.rank === 'joker' ? parameters.jokers : parameters.packs;
    if (copy !== most + 1) return [];
    const count = all.filter((other) => other.card === card).length;
    return [{ code: 'too-many-copies', key, card, count, most }];
  });
}

function tooManyCards(setup: Setup, { parameters }: Ruleset): SetupError[] {
  const known = knownCards(setup).reduce((sum, { cards }) => sum + cards.length, 0);
  const counted = Object.values(setup.hands ?? {}).reduce<number>((sum, held) => sum + toCards(held, 0).unknown, 0);
  const count = known + counted + toCards(setup.stock, 0).unknown;
  const most = parameters.deckSize;
  return count > most ? [{ code: 'too-many-cards', key: 'position', count, most }] : [];
}

/** Cards that the player in turn must still get rid of are in his hand. */
function cardsToBeHeld(setup: Setup, position: Position): SetupError[] {
  return fieldsHolding('cards').flatMap((key) =>
    fieldOf(key).inHand
      ? cardsNotHeld(actor(position), setup[key] ?? []).map((card): SetupError => ({ code: 'not-held', key, card }))
      : [],
  );
}
