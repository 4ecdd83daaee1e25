import type { SetupError } from '../../position/setup.ts';
import type { AgreementError } from '../../rulesets/ruleset.ts';
import type { Path } from './reading.ts';

/** What makes a setup impossible; the names in braces are what the error says. */
const explanations: { readonly [Code in Exclude<SetupError['code'], 'agreement'> | AgreementError['code']]: string } = {
  'too-many-copies': '{count} copies of {card}, but the deck holds {most}',
  'too-many-cards': '{count} cards in all, but the deck holds {most}',
  'no-such-seat': 'there is no seat {seat}; seats are 1 to {most}',
  'no-such-side': 'there is no side {side}',
  'no-such-meld': 'there is no meld “{name}”',
  'meld-named-twice': 'two melds are named “{name}”',
  'meld-without-cards': 'the meld “{name}” has no cards',
  'no-opening-due': 'phase contract-opening is for the player in turn who has made a bid that is not doubled',
  'not-a-red-three': '{card} is no red three',
  'not-a-wild-card': '{card} is no wild card',
  'not-held': 'the player in turn does not hold {card}',
  'not-in-phase': '“{key}” is for phase over only',
  'melds-before-play': 'no melds lie on the table before play',
  'no-loser': 'a lost game has a “loser”, and no other ending has one',
  'not-in-ruleset': 'the ruleset knows no “{key}”',
  'unknown-option': 'the ruleset has no option “{option}”; it has {known}',
  'unknown-value': '“{option}” cannot be {value}; it can be {known}',
  'players-not-provided': 'the ruleset is not for {players} players, but for {known}',
  'form-not-provided': 'the form “{form}” is not for {players} players',
};

/** Says in words what makes a setup impossible. */
export function explain(error: SetupError): string {
  const about: AgreementError | Exclude<SetupError, { code: 'agreement' }> =
    error.code === 'agreement' ? error.error : error;
  const values = new Map<string, unknown>(Object.entries(about));
  if ('card' in about) values.set('card', about.card.code);
  if ('known' in about) values.set('known', about.known.join(', ') || 'none');
  return explanations[about.code].replace(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
}

/** Notes what makes a setup impossible, each at its place in the file. */
export function noteImpossible(
  errors: readonly SetupError[],
  place: { note: (path: Path, code: 'impossible', detail: string) => void },
): void {
  for (const error of errors) {
    const isOfFile = error.code === 'agreement' || error.key === 'position';
    place.note([...(isOfFile ? [] : ['position']), ...error.key.split('.')], 'impossible', explain(error));
  }
}
