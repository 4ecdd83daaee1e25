import {
  type FaultKind,
  type Incident,
  incidentsOf,
  isOrderCode,
  type Order,
  type OrderSaid,
  orderOf,
  type PointsSaid,
  type Ruleset,
} from '../../../engine/index.ts';
import type { LanguageId } from '../../../i18n/language.ts';
import { formatNumber, phrase } from '../../../i18n/phrase.ts';
import type { RulingWords } from '../../schema/rulings.ts';
import { faultInWords, type RulingInWords } from '../guide.ts';
import { orderInWords, timed } from '../orders.ts';

/** An incident of the exam with the ruling of the guide. */
export interface IncidentInWords {
  readonly incident: Incident;
  readonly fault: string;
  readonly ruling: RulingInWords;
}

/** Everything that can be asked in the exam of a ruleset, in words. */
export interface ExamInWords {
  readonly incidents: readonly IncidentInWords[];
  readonly faults: { readonly [kind in FaultKind]?: string };
  readonly orders: { readonly [said: string]: string };
  readonly points: { readonly [said: string]: string };
}

/** The exam of a ruleset in the words of its guide. */
export function examInWords(ruleset: Ruleset, language: LanguageId, words: RulingWords): ExamInWords {
  const pool = incidentsOf(ruleset);
  const told = new Map<FaultKind, readonly RulingInWords[]>();
  for (const { kind } of pool) {
    if (!told.has(kind)) told.set(kind, faultInWords(ruleset, kind, language, words).rulings);
  }
  const incidents = pool.map((incident): IncidentInWords => {
    const ruling = told.get(incident.kind)?.find(({ facts }) => hasFacts(incident, facts));
    if (ruling === undefined) throw new Error(`the guide has no ruling on ${incident.id}`);
    return { incident, fault: words.faults[incident.kind], ruling };
  });
  const orders = pool.flatMap((incident) => incident.orders.map(({ said }) => said));
  return {
    incidents,
    faults: Object.fromEntries(pool.map(({ kind }) => [kind, words.faults[kind]])),
    orders: Object.fromEntries(orders.map((said) => [said, orderText(said, language, words)])),
    points: Object.fromEntries(pool.map(({ points }) => [points, pointsText(points, language, words)])),
  };
}

function hasFacts({ facts }: Incident, given: RulingInWords['facts']): boolean {
  return given.length === Object.keys(facts).length && given.every(({ fact, value }) => String(facts[fact]) === value);
}

/** An order with its time: “Next turn: The offender …”. */
function orderText(said: OrderSaid, language: LanguageId, words: RulingWords): string {
  const [code = '', number] = said.split(':');
  if (!isOrderCode(code)) throw new Error(`${said} is no order`);
  const { who, when } = orderOf(code);
  const order: Order = { code, who, when, count: number === undefined ? null : Number(number) };
  return timed([orderInWords(order, language, words)], words).join(' ');
}

function pointsText(said: PointsSaid, language: LanguageId, words: RulingWords): string {
  const [what, of = ''] = said.split(':');
  const points = formatNumber(Number(of), language);
  if (what === 'penalty') return phrase(language, words.points.penalty, { points });
  if (what === 'award') return phrase(language, words.points.award, { points });
  const silence = Object.entries(words.silences).find(([name]) => name === of);
  return silence?.[1] ?? words.points.none;
}
