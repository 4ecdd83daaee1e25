import type { SetupError } from '../../position/setup.ts';
import type { AgreementError } from '../../rulesets/ruleset.ts';

/** Says in words what makes a setup impossible. */
export function explain(error: SetupError): string {
  switch (error.code) {
    case 'agreement':
      return explainAgreement(error.error);
    case 'too-many-copies':
      return `${error.count} copies of ${error.card.code}, but the deck holds ${error.most}`;
    case 'too-many-cards':
      return `${error.count} cards in all, but the deck holds ${error.most}`;
    case 'no-such-seat':
      return `there is no seat ${error.seat}; seats are 1 to ${error.most}`;
    case 'no-such-side':
      return `there is no side ${error.side}`;
    case 'no-such-meld':
      return `there is no meld “${error.name}”`;
    case 'meld-named-twice':
      return `two melds are named “${error.name}”`;
    case 'meld-without-cards':
      return `the meld “${error.name}” has no cards`;
    case 'no-opening-due':
      return 'phase contract-opening is for the player in turn who has made a bid that is not doubled';
    case 'not-a-red-three':
      return `${error.card.code} is no red three`;
    case 'not-a-wild-card':
      return `${error.card.code} is no wild card`;
    case 'not-held':
      return `the player in turn does not hold ${error.card.code}`;
    case 'not-in-phase':
      return `“${error.key}” is for phase over only`;
    case 'melds-before-play':
      return 'no melds lie on the table before play';
    case 'no-loser':
      return 'a lost game has a “loser”, and no other ending has one';
    case 'not-in-ruleset':
      return `the ruleset knows no “${error.key}”`;
  }
}

function explainAgreement(error: AgreementError): string {
  switch (error.code) {
    case 'unknown-option':
      return `the ruleset has no option “${error.option}”; it has ${error.known.join(', ') || 'none'}`;
    case 'unknown-value':
      return `“${error.option}” cannot be ${error.value}; it can be ${error.known.join(', ')}`;
    case 'players-not-provided':
      return `the ruleset is not for ${error.players} players, but for ${error.known.join(', ')}`;
    case 'form-not-provided':
      return `the form “${error.form}” is not for ${error.players} players`;
  }
}
