import { cardFrom, type Ruleset } from '../engine/index.ts';
import type { Question } from './asked.ts';

/** The sign before a card in the text of a question. */
const cardSign = '§';

/** A question as text, to go from the worker to the page; the ruleset stays where it is. */
export function writeQuestion(question: Question): string {
  return JSON.stringify(question, (key, value: unknown) => {
    if (key === 'ruleset') return undefined;
    return isCard(value) ? `${cardSign}${value.code}` : value;
  });
}

/** The question of a text that `writeQuestion` has written for a ruleset. */
export function readQuestion(text: string, ruleset: Ruleset): Question {
  return JSON.parse(text, (key, value: unknown) => {
    if (typeof value === 'string' && value.startsWith(cardSign)) return cardFrom(value.slice(cardSign.length));
    return key === 'position' && typeof value === 'object' && value !== null ? { ...value, ruleset } : value;
  });
}

function isCard(value: unknown): value is { readonly code: string } {
  return typeof value === 'object' && value !== null && 'code' in value && 'index' in value && 'order' in value;
}
