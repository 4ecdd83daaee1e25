import type { Card } from '../cards/cards.ts';
import { failure, type Result, success } from '../cards/result.ts';
import { hasAuction } from '../rules/bid.ts';
import type { RulesetId } from '../rulesets/clauses.ts';
import { type Agreement, type AgreementError, type Ruleset, rulesetFor } from '../rulesets/ruleset.ts';
import { type FieldHolding, type FieldName, type FieldValues, fieldNames, fieldOf, type Held } from './fields.ts';
import { isDeclarersOpening, toCards, toPosition } from './from-setup.ts';
import { actor, cardsNotHeld, type Position } from './position.ts';

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
  const missing = [...cardsToBeHeld(setup, position)];
  return missing.length > 0 ? failure(missing) : success(position);
}

function keyOfAgreement(error: AgreementError): string {
  if (error.code === 'unknown-option' || error.code === 'unknown-value') return `options.${error.option}`;
  return error.code === 'form-not-provided' ? 'form' : 'players';
}

type Errors = Iterable<SetupError>;

/** The fields of which a setup speaks. */
function fieldsIn(setup: FieldValues): readonly FieldName[] {
  return fieldNames.filter((key) => setup[key] !== undefined);
}

/** Parts of a setup that only other rulesets know. */
function* partsOfOtherGames(setup: Setup, { parameters, has }: Ruleset): Errors {
  for (const key of fieldsIn(setup)) {
    const { family } = fieldOf(key);
    if (family !== undefined && !has(family)) yield { code: 'not-in-ruleset', key };
  }
  if (setup.penaltyCards !== undefined && has('ruling') && !parameters.penaltyCards)
    yield { code: 'not-in-ruleset', key: 'penaltyCards' };
  if (isBidding(setup) && !hasAuction(parameters)) yield { code: 'not-in-ruleset', key: 'phase' };
}

function isBidding({ phase }: Setup): boolean {
  return phase === 'auction' || phase === 'contract-opening';
}

function* placesThatDoNotExist(setup: Setup, { seating: { seats, sides } }: Ruleset): Errors {
  const named = (one: 'seat' | 'side') =>
    fieldsIn(setup).flatMap((key) => (fieldOf(key).holds === one ? [{ key, place: String(setup[key]) }] : []));
  const keyed = (one: 'seat' | 'side') =>
    fieldsIn(setup).flatMap((key) => {
      const places = fieldOf(key).holds.endsWith(`by ${one}`) ? Object.keys(setup[key] ?? {}) : [];
      return places.map((place) => ({ key: `${key}.${place}`, place }));
    });
  for (const { key, place } of [...keyed('seat'), ...named('seat')])
    if (!seats.map(String).includes(place))
      yield { code: 'no-such-seat', key, seat: Number(place), most: seats.length };
  for (const { key, place } of [...named('side'), ...keyed('side')])
    if (!sides.map(String).includes(place)) yield { code: 'no-such-side', key, side: place };
}

function* wrongMelds(setup: Setup): Errors {
  const all: string[] = [];
  for (const [side, melds = []] of Object.entries(setup.melds ?? {})) {
    const names = melds.map(({ name }) => name);
    for (const name of new Set(names.filter((name, place) => names.indexOf(name) !== place)))
      yield { code: 'meld-named-twice', key: `melds.${side}.${name}`, name };
    for (const { name, cards } of melds)
      if (cards.length === 0) yield { code: 'meld-without-cards', key: `melds.${side}.${name}`, name };
    all.push(...names);
  }
  for (const name of setup.meldedThisTurn ?? [])
    if (!all.includes(name)) yield { code: 'no-such-meld', key: 'meldedThisTurn', name };
}

/** Parts that say what only another phase knows, and a phase that lacks what it cannot do without. */
function* wrongTurn(setup: Setup): Errors {
  const { phase, melds = {}, meldedThisTurn = [], cause, loser } = setup;
  if (isBidding(setup) && Object.values(melds).some((ofSide) => (ofSide ?? []).length > 0))
    yield { code: 'melds-before-play', key: 'melds' };
  if (phase === 'deal' && meldedThisTurn.length > 0) yield { code: 'melds-before-play', key: 'meldedThisTurn' };
  if (phase === 'contract-opening' && !isDeclarersOpening(setup)) yield { code: 'no-opening-due', key: 'phase' };
  if (phase === 'over' && cause !== undefined && (cause === 'lost-game') !== (loser !== undefined))
    yield { code: 'no-loser', key: 'cause' };
  for (const key of fieldsIn(setup)) {
    const only = fieldOf(key).phase;
    if (only !== undefined && phase !== only) yield { code: 'not-in-phase', key };
  }
}

/** The known cards of a setup with the field and the place where they stand. */
function knownCards(setup: FieldValues): readonly { name: FieldName; key: string; cards: readonly Card[] }[] {
  const once = (name: FieldHolding<'held' | 'cards'>) => ({ name, key: name, cards: toCards(setup[name], 0).known });
  const byPlace = (name: FieldHolding<'held by seat' | 'cards by seat' | 'cards by side'>) =>
    Object.entries<Held | undefined>(setup[name] ?? {}).map(([place, held]) => ({
      name,
      key: `${name}.${place}`,
      cards: toCards(held, 0).known,
    }));
  return [
    once('stock'),
    once('pile'),
    ...byPlace('hands'),
    ...byPlace('penaltyCards'),
    ...byPlace('waiting'),
    ...Object.entries(setup.melds ?? {}).flatMap(([side, melds = []]) =>
      melds.map(({ name, cards }) => ({ name: 'melds' as const, key: `melds.${side}.${name}`, cards })),
    ),
    ...byPlace('redThrees'),
    once('surplus'),
    once('lastThrees'),
  ];
}

/** Cards in parts that are for other cards. */
function* cardsOfOtherKinds(setup: Setup): Errors {
  for (const { name, key, cards } of knownCards(setup)) {
    const { role } = fieldOf(name);
    const wrong = cards.find((card) => card.role !== role);
    if (role === undefined || wrong === undefined || (name === 'surplus' && isHandedOver(setup))) continue;
    yield { code: role === 'wild' ? 'not-a-wild-card' : 'not-a-red-three', key, card: wrong };
  }
}

/** Whether the cards that must go in this turn are those that the partner drew by mistake: any card can be that. */
function isHandedOver({ duties, turn = 1 }: Setup): boolean {
  return (duties?.[turn] ?? []).some(({ code }) => code === 'partner-must-meld-or-discard');
}

/** The cards of a setup, each once: those that must go in this turn are in the hand too. */
function cardsOnce(setup: FieldValues): readonly { key: string; card: Card }[] {
  return knownCards(setup).flatMap(({ name, key, cards }) =>
    fieldOf(name).inHand ? [] : cards.map((card) => ({ key, card })),
  );
}

/** Cards of which there are more than the deck holds. */
export function* copiesBeyondDeck(setup: FieldValues, { parameters }: Ruleset): Errors {
  const all = cardsOnce(setup);
  const seen = new Map<Card, number>();
  for (const { key, card } of all) {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    const most = card.rank === 'joker' ? parameters.jokers : parameters.packs;
    const count = () => all.filter((other) => other.card === card).length;
    if (copy === most + 1) yield { code: 'too-many-copies', key, card, count: count(), most };
  }
}

function* tooManyCards(setup: Setup, { parameters: { deckSize: most } }: Ruleset): Errors {
  const counted = [setup.stock, ...Object.values(setup.hands ?? {})].map((held) => toCards(held, 0).unknown);
  const count = counted.reduce((sum, unknown) => sum + unknown, cardsOnce(setup).length);
  if (count > most) yield { code: 'too-many-cards', key: 'position', count, most };
}

/** Cards that the player in turn must still get rid of are in his hand. */
function* cardsToBeHeld(setup: Setup, position: Position): Errors {
  for (const { name, key, cards } of knownCards(setup))
    if (fieldOf(name).inHand)
      for (const card of cardsNotHeld(actor(position), cards)) yield { code: 'not-held', key, card };
}
