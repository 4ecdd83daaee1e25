import { type Order, type OrderCode, orderOf, type Time, times } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { phrase } from '../../i18n/phrase.ts';
import type { RulingWords } from '../schema/rulings.ts';

/** An order in words: a sentence that names who is told, with what stands before and after that. */
export interface OrderInWords {
  readonly code: OrderCode;
  readonly when: Time;
  readonly before: string;
  readonly who: string;
  readonly after: string;
  /** The whole sentence. */
  readonly text: string;
}

/** The orders of one time, in the order in which they are given. */
export interface Row {
  readonly when: Time;
  readonly name: string;
  readonly orders: readonly OrderInWords[];
}

/** An order of the engine in the words of a language. */
export function orderInWords({ code, when, count }: Order, language: LanguageId, words: RulingWords): OrderInWords {
  const said = phrase(language, words.orders[code], { count: count ?? 0 });
  const [, before = '', who = '', after = ''] = /^(.*?)<who>(.*?)<\/who>(.*)$/su.exec(said) ?? [];
  if (who === '') throw new Error(`the order ${code} does not say who is told: ${said}`);
  return { code, when, before, who, after, text: `${before}${who}${after}` };
}

/** Orders by their times: a row for every time, with or without orders. */
export function rowsOf(orders: readonly OrderInWords[], words: RulingWords): readonly Row[] {
  return times.map((when) => ({
    when,
    name: words.times[when],
    orders: orders.filter((order) => order.when === when),
  }));
}

/** Orders one after another, each with its time, as they stand where there are no rows. */
export function timed(orders: readonly OrderInWords[], words: RulingWords): readonly string[] {
  return rowsOf(orders, words).flatMap((row) => row.orders.map(({ text }) => `${row.name}: ${text}`));
}

/**
 * A ruling in one sentence: what the order says by which it is known, the one that says so of itself or the first, with its time where
 * that is not now. Undefined where points are all.
 */
export function leadOf(orders: readonly OrderInWords[], words: RulingWords): string | undefined {
  const able = orders.filter(({ code }) => orderOf(code).leads !== false);
  const lead = able.find(({ code }) => orderOf(code).leads === true) ?? able[0];
  if (lead === undefined) return undefined;
  const sentence = firstSentence(lead.text);
  return lead.when === 'now' ? sentence : `${words.times[lead.when]}: ${sentence}`;
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.+?[.!](?= |$)/u.exec(text)?.[0] ?? text;
}
