import { type Agreement, type RulesetId, usualRuleset } from '../../engine/index.ts';
import { agreedOptions } from '../agreement/agreement-summary.ts';
import { agreementOf } from '../agreement/agreements.ts';
import type { Say } from './say.ts';

/** What a table has agreed on otherwise than usual, in the reader's language; players are told where they are not four. */
function agreedParts(ruleset: RulesetId, agreement: Required<Agreement>, say: Say): readonly string[] {
  const off = (option: string) => say.text('optionOff', { option });
  const options = agreedOptions(ruleset, agreement, say.given.agreement, off);
  const { players } = agreement;
  return players === usualRuleset(ruleset).players ? options : [...options, playersTold(players, say)];
}

function playersTold(players: number, say: Say): string {
  return `${say.given.agreement.words.players}: ${say.number(players)}`;
}

/** One line that says which agreements a game is played by. */
export function agreedTold(ruleset: RulesetId, agreement: Required<Agreement>, say: Say): string {
  const parts = agreedParts(ruleset, agreement, say);
  return parts.length === 0 ? say.text('asUsual') : say.text('agreedOn', { what: parts.join(' · ') });
}

/** Whether an agreement is other than what the rules take for granted. */
export function isAgreed(ruleset: RulesetId, agreement: Required<Agreement>): boolean {
  return JSON.stringify(agreement) !== JSON.stringify(agreementOf(usualRuleset(ruleset)));
}

/** What has changed along with what the reader touched, because the rules have it only so; empty if nothing has. */
export function wentAlong(
  before: Required<Agreement>,
  after: Required<Agreement>,
  touched: 'players' | 'options',
  say: Say,
): string {
  if (touched === 'options')
    return before.players === after.players ? '' : say.text('wentAlong', { what: playersTold(after.players, say) });
  const names = Object.keys(after.options).filter((option) => after.options[option] !== before.options[option]);
  const parts = names.map((option) => {
    const name = say.given.agreement.options[option]?.name ?? option;
    const value = after.options[option];
    if (value === true) return name;
    return value === false ? say.text('optionOff', { option: name }) : `${name}: ${value}`;
  });
  return parts.length === 0 ? '' : say.text('wentAlong', { what: parts.join(' · ') });
}
