import { failure, type Result, success } from '../cards/result.ts';
import { type AgreementError, rulesetFor } from '../rulesets/ruleset.ts';
import type { Position } from './position.ts';
import type { Setup, SetupError } from './setup.ts';
import { cardsToBeHeld, wrongParts } from './setup-checks.ts';
import { toPosition } from './to-position.ts';

/** Checks a setup and makes a position of it, filling in what was left out. */
export function checkSetup(setup: Setup): Result<Position, readonly SetupError[]> {
  const settled = rulesetFor(setup.ruleset, setup.agreement);
  if (!settled.ok) return failure([{ code: 'agreement', key: keyOfAgreement(settled.error), error: settled.error }]);
  const ruleset = settled.value;
  const errors = wrongParts(setup, ruleset);
  if (errors.length > 0) return failure(errors);
  const position = toPosition(setup, ruleset);
  const missing = cardsToBeHeld(setup, position);
  return missing.length > 0 ? failure(missing) : success(position);
}

function keyOfAgreement(error: AgreementError): string {
  if (error.code === 'unknown-option' || error.code === 'unknown-value') return `options.${error.option}`;
  return error.code === 'form-not-provided' ? 'form' : 'players';
}
