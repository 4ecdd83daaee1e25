import type { Card, Incident } from '../../engine/index.ts';
import type { Answer, Asked, AskedOfReferee, Sanction } from '../asked.ts';
import { canTakeLaying } from './laid-with-top.ts';

/**
 * Whether an answer is right. What is left in the hand counts against its side whether the sign is written or not. With which cards the
 * pile is taken the engine is asked: any lawful way is as good as the one that is known, also with melds beside it.
 */
export function isRightAnswer(asked: Asked, given: Answer): boolean {
  if (asked.position === null) return given.form === 'ruling' && given.is === asked.answer.is;
  const { position, ask, answer } = asked;
  if (ask.form === 'cards' && given.form === 'cards') return canTakeLaying(position, given.is);
  const isDeducted = ask.form === 'number' && ask.about === 'count' && ask.item === 'unmelded-cards';
  if (isDeducted && given.form === 'number' && answer.form === 'number')
    return Math.abs(given.is) === Math.abs(answer.is);
  return given.form === answer.form && sameValue(given.is, answer.is);
}

function sameValue(one: Answer['is'], other: Answer['is']): boolean {
  return one === other || (isCards(one) && isCards(other) && sorted(one) === sorted(other));
}

function isCards(value: Answer['is']): value is readonly Card[] {
  return Array.isArray(value);
}

function sorted(cards: readonly Card[]): string {
  return cards
    .map(({ code }) => code)
    .sort()
    .join(' ');
}

/** What is right of an incident: its orders, or that the document is silent; or its points. */
export function rightOf({ orders, points }: Incident, about: AskedOfReferee['ask']['about']): readonly Sanction[] {
  if (about === 'points') return isSilence(points) ? [] : [points];
  return isSilence(points) ? [points] : orders.map(({ said }) => said);
}

/** Whether the document is silent. */
export function isSilence(said: Sanction): boolean {
  return said.startsWith('silence:');
}
