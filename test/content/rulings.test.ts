import { describe, expect, test } from 'vitest';
import {
  deal,
  effectCodes,
  type FaultKind,
  factValues,
  faultKindList,
  isNumberFact,
  type Order,
  type OrderCode,
  orderCodes,
  orderOf,
  type Role,
  type Ruleset,
  rule,
  rulesetIds,
  usualRuleset,
} from '../../src/engine/index.ts';
import { type LanguageId, languageIds } from '../../src/i18n/language.ts';
import { formatNumber } from '../../src/i18n/phrase.ts';
import { rulingWordsFor } from '../../src/site/messages-for.ts';
import { faultInWords, guideInWords, type RulingInWords } from '../../src/site/referee/guide.ts';
import { rowsOf, timed } from '../../src/site/referee/orders.ts';
import { rulingsSchema } from '../../src/site/schema/rulings.ts';
import { contentFile } from '../content-file.ts';
import { settled } from '../engine/support/agreements.ts';

/** Codes that could stand on a page by mistake: those that are no word of any language. */
const codes = [...faultKindList, ...effectCodes, ...orderCodes, ...Object.values(factValues).flat()].filter((code) =>
  code.includes('-'),
);

/** The tables at which rulings differ: every game, and Samba with fewer and more players. */
const tables: readonly (readonly [string, Ruleset])[] = [
  ...rulesetIds.filter((id) => id !== 'classic').map((id) => [id, usualRuleset(id)] as const),
  ...[2, 3, 6].map((players) => [`samba of ${players}`, settled('samba', { players })] as const),
];

/** How the words of a language call whom an order tells. */
const called: { readonly [Language in LanguageId]: { readonly [Name in Role]: RegExp } } = {
  en: {
    offender: /offender|player who touched/i,
    asker: /player who asked/i,
    partner: /partner/i,
    opponents: /opponent/i,
    'opponent-in-turn': /opponent whose turn it is/i,
    'player-in-turn': /player whose turn it is/i,
    'next-drawer': /next player who draws/i,
    'rightful-player': /player who would have begun/i,
    'next-dealer': /player on the left/i,
    dealer: /dealer/i,
    holder: /player who (?:holds|held)/i,
    bidder: /maker of the next lower bid/i,
    'first-player': /player on the dealer/i,
    everyone: /players/i,
    others: /other players/i,
    'offending-side': /offending side/i,
    'opposing-side': /opposing side/i,
    sides: /both sides/i,
    referee: /referee/i,
    scorer: /scorer/i,
    jury: /jury/i,
  },
  fi: {
    offender: /virheen tekijä|nostanut pelaaja|koskenut pelaaja/i,
    asker: /kysyn/i,
    partner: /pelipari/i,
    opponents: /vastustaja/i,
    'opponent-in-turn': /vuorossa oleva vastustaja/i,
    'player-in-turn': /vuorossa oleva pelaaja/i,
    'next-drawer': /seuraava umpipakasta nostava/i,
    'rightful-player': /joka olisi aloittanut/i,
    'next-dealer': /vasemm/i,
    dealer: /jakaja/i,
    holder: /vieras kortti|jolla kortti/i,
    bidder: /huudon/i,
    'first-player': /jakajan vasemmanpuoleinen/i,
    everyone: /pelaajat/i,
    others: /muiden pelaajien/i,
    'offending-side': /virheen tehn\S+ puolue/i,
    'opposing-side': /vastapuoli/i,
    sides: /puolue/i,
    referee: /tuomari/i,
    scorer: /pöytäkirjan pitäjä/i,
    jury: /tuomarineuvosto/i,
  },
  sv: {
    offender: /den felande|den som drog|spelare som rörde/i,
    asker: /spelaren som frågade/i,
    partner: /partner/i,
    opponents: /motståndar/i,
    'opponent-in-turn': /motståndaren i tur/i,
    'player-in-turn': /spelaren i tur/i,
    'next-drawer': /nästa spelare som drar/i,
    'rightful-player': /skulle ha börjat/i,
    'next-dealer': /till vänster/i,
    dealer: /givare/i,
    holder: /spelare som ha/i,
    bidder: /lägre bud/i,
    'first-player': /till vänster om givaren/i,
    everyone: /spelarna/i,
    others: /andra spelare/i,
    'offending-side': /felande sidan/i,
    'opposing-side': /motsidan|motspelarna/i,
    sides: /båda sidorna/i,
    referee: /domaren/i,
    scorer: /protokollföraren/i,
    jury: /juryn/i,
  },
  et: {
    offender: /eksija|võtnud mängija|puudutanud mängija/i,
    asker: /küsija/i,
    partner: /paarili/i,
    opponents: /vasta/i,
    'opponent-in-turn': /käigul olev vastane/i,
    'player-in-turn': /käigul olev mängija/i,
    'next-drawer': /järgmine mängija, kes põhipakist/i,
    'rightful-player': /kes oleks alustanud/i,
    'next-dealer': /vasakul istuv/i,
    dealer: /jagaja/i,
    holder: /kelle käes/i,
    bidder: /pakkumise/i,
    'first-player': /jagajast vasakul/i,
    everyone: /mängijad/i,
    others: /teised mängijad/i,
    'offending-side': /eksinud paar/i,
    'opposing-side': /vastaspaar/i,
    sides: /mõlema/i,
    referee: /kohtunik/i,
    scorer: /protokollija/i,
    jury: /žürii/i,
  },
};

/** The orders that are about exactly one card, and how a language would speak of several. */
const ofOneCard: readonly OrderCode[] = [
  'turn-card-over',
  'remove-foreign-card',
  'give-up-foreign-card',
  'replace-foreign-card',
  'show-and-set-aside',
  'set-aside',
  'lay-forgotten-three',
  'show-seen-card',
  'show-drawn-card',
  'take-shown-card',
  'give-card-to-partner',
  'accept-card-as-draw',
  'meld-or-discard-given-card',
  'draw-forgotten-stock-card',
  'discard-excess-wild',
  'take-excess-wild-back',
  'excess-wild-becomes-penalty-card',
  'excess-wild-stays',
  'excess-wild-deducted',
  'discard-misfit',
  'first-discard-stays',
  'take-three-back',
  'lay-three-taken-back',
  'exposed-card-becomes-penalty-card',
  'take-discard-back',
];
const severalCards: { readonly [Language in LanguageId]: RegExp } = {
  en: /\bcards\b/i,
  fi: /kort(?:it|teja|teihin|eista|tien)\b/i,
  sv: /\bkorten\b|\bde kort\b/i,
  et: /kaar(?:did|te|tide|tidest)\b/i,
};

/** The discard pile, as a language calls it. */
const pile: { readonly [Language in LanguageId]: RegExp } = {
  en: /\bpile\b/,
  fi: /avopaka/,
  sv: /\bhögen\b/,
  et: /lisapak/,
};

/** A number in words, where a text has “one” for it. */
const one: { readonly [Language in LanguageId]: RegExp } = {
  en: /\bone\b|\bthen\b|\bthe red three\b|may neither|may not meld\./,
  fi: /yh|yksi|silloin|punaisesta kolmosesta|ei saa/,
  sv: /\bett\b|\bden\b|\bdå\b/i,
  et: /üh|siis|punase kolme|ei tohi/,
};

/** What the engine rules with the facts that a ruling of the guide tells: its orders, those of the options too, and its points. */
function ruledOn(
  ruleset: Ruleset,
  kind: FaultKind,
  { facts }: RulingInWords,
): { readonly orders: readonly Order[]; readonly points: readonly number[]; readonly entered: readonly number[] } {
  const given = facts.map(({ fact, value }) => {
    if (isNumberFact(fact)) return [fact, Number(value)] as const;
    return [fact, value === 'true' ? true : value === 'false' ? false : value] as const;
  });
  const verdict = rule(deal(ruleset, 1), { kind, by: 1, facts: Object.fromEntries(given) });
  if (!verdict.ok) throw new Error(`${kind}: ${verdict.error.fact} is ${verdict.error.code}`);
  const { value } = verdict;
  if (!value.regulated) return { orders: value.advice, points: [], entered: [] };
  const orders = [...value.orders, ...value.options.flatMap((option) => option.orders)];
  // Several sides win the same; each is told once.
  const lost = Object.values(value.penalty);
  const won = [...new Set(Object.values(value.award))];
  // The points of a bid the other side may mark itself.
  const isBid = orders.some(({ code }) => code === 'may-mark-bid');
  return { orders, points: [...lost, ...won], entered: isBid ? lost : [...lost, ...won] };
}

describe.each(languageIds)('the words of rulings in %s', (language) => {
  const file = rulingsSchema.parse(contentFile(`content/rulings/${language}.yaml`));

  const isSaid = (count: number, text: string) =>
    count === 1 ? one[language].test(text) : text.includes(formatNumber(count, language));

  test.each(tables)('every way through every fault of %s tells who does what when, with every number', (_, ruleset) => {
    const words = rulingWordsFor(file, ruleset.id);
    for (const kind of faultKindList) {
      const { name, rulings } = faultInWords(ruleset, kind, language, words);
      const where = (ruling: RulingInWords) => `${name}: ${ruling.facts.map(({ answer }) => answer).join(', ')}`;
      for (const ruling of rulings) {
        const { orders, options, lead, clauses } = ruling;
        expect(clauses.length, where(ruling)).toBeGreaterThan(0);
        expect(lead, where(ruling)).not.toBe('');
        // Where the document is silent, advice is an order too.
        expect(orders.length, where(ruling)).toBeGreaterThan(0);
        const told = [...orders, ...options.flatMap((option) => option.orders)];
        for (const { code, who, when, text } of told) {
          expect(who, text).toMatch(called[language][orderOf(code).who]);
          expect(when, text).toBe(orderOf(code).when);
          expect(text, code).toMatch(/^\p{Lu}.*\.$/su);
          if (ofOneCard.includes(code)) expect(text, code).not.toMatch(severalCards[language]);
        }
        const rows = rowsOf(orders, words);
        expect(rows.map((row) => row.name)).toEqual(Object.values(words.times));
        expect(rows.flatMap((row) => row.orders).length).toBe(orders.length);
        for (const line of timed(told, words))
          expect(Object.values(words.times).some((time) => line.startsWith(`${time}: `))).toBe(true);
        for (const option of options) expect(option.orders.length, where(ruling)).toBeGreaterThan(0);
        if (options.length > 0) expect(options.length, where(ruling)).toBeGreaterThan(1);
      }
    }
  });

  test.each(tables)('every number of every ruling of %s stands in its words', (_, ruleset) => {
    const words = rulingWordsFor(file, ruleset.id);
    for (const kind of faultKindList) {
      for (const ruling of faultInWords(ruleset, kind, language, words).rulings) {
        const verdict = ruledOn(ruleset, kind, ruling);
        const told = [...ruling.orders, ...ruling.options.flatMap(({ orders }) => orders)];
        expect(
          verdict.orders.map(({ code }) => code),
          kind,
        ).toEqual(told.map(({ code }) => code));
        for (const [place, { code, count }] of verdict.orders.entries()) {
          const text = told[place]?.text ?? '';
          if (count !== null) expect(isSaid(count, text), `${kind}, ${code}, ${count}: ${text}`).toBe(true);
        }
        for (const points of verdict.points)
          expect(ruling.points.join(' '), `${kind}: ${points}`).toContain(formatNumber(points, language));
      }
    }
  });

  test.each(tables)('what a ruling of %s costs, the scorer is told to enter at the count', (_, ruleset) => {
    const words = rulingWordsFor(file, ruleset.id);
    for (const kind of faultKindList) {
      for (const ruling of faultInWords(ruleset, kind, language, words).rulings) {
        const atCount = rowsOf(ruling.orders, words)
          .filter(({ when }) => when === 'at-count')
          .flatMap((row) => row.orders.map(({ text }) => text))
          .join(' ');
        for (const points of ruledOn(ruleset, kind, ruling).entered) {
          expect(atCount, `${kind}: ${points}`).toContain(formatNumber(points, language));
          expect(atCount, kind).toMatch(called[language].scorer);
        }
      }
    }
  });

  test('what the clauses leave open is told as a reading of this site', () => {
    for (const [, ruleset] of tables) {
      const words = rulingWordsFor(file, ruleset.id);
      const told = faultInWords(ruleset, 'dealt-out-of-turn', language, words).rulings[0]?.orders.at(-1);
      // Samba says who deals next (7 a); the Finnish and the contract game do not.
      expect(told?.text.includes(words.guide.reading), ruleset.id).toBe(ruleset.id !== 'samba');
    }
  });

  test.each(rulesetIds)('every ruling of %s is told, without a code, in at most three questions', (ruleset) => {
    for (const { name, faults } of guideInWords(ruleset, language, rulingWordsFor(file, ruleset))) {
      expect(name).not.toBe('');
      for (const fault of faults) {
        if (ruleset !== 'classic') expect(fault.rulings.length, fault.kind).toBeGreaterThan(0);
        for (const { facts, orders, options, points } of fault.rulings) {
          expect(facts.length, fault.kind).toBeLessThanOrEqual(3);
          const said = [
            fault.name,
            ...points,
            ...[...orders, ...options.flatMap((option) => option.orders)].map(({ text }) => text),
            ...facts.flatMap((fact) => [fact.question, fact.answer]),
          ];
          for (const text of said) {
            expect(text.trim(), fault.kind).not.toBe('');
            expect(text, fault.kind).not.toMatch(/[{}<>]|undefined|NaN/);
            expect(codes.filter((code) => text.includes(code))).toEqual([]);
          }
        }
        const ways = fault.rulings.map(({ facts }) => facts.map((fact) => `${fact.question} ${fact.answer}`).join(' '));
        expect(new Set(ways).size, `${fault.kind}: ${ways.join(' | ')}`).toBe(ways.length);
      }
    }
  });

  test('until when a meld may be mended is asked as the clauses say it: until the next player draws or melds to take the pile', () => {
    for (const [, ruleset] of tables) {
      const words = rulingWordsFor(file, ruleset.id);
      for (const kind of ['hand-not-completed', 'opening-short', 'improper-meld', 'excess-wild'] as const) {
        const { rulings } = faultInWords(ruleset, kind, language, words);
        const answers = rulings.flatMap(({ facts, silence }) =>
          facts.filter(
            ({ fact, value }) =>
              silence === null && (fact === 'noticed' || (fact === 'remedy' && value === 'unnoticed')),
          ),
        );
        for (const { answer } of answers) expect(answer, `${ruleset.id} ${kind}`).toMatch(pile[language]);
      }
    }
  });

  test('yes is offered before no, always', () => {
    for (const [, ruleset] of tables) {
      for (const kind of faultKindList) {
        const { rulings } = faultInWords(ruleset, kind, language, rulingWordsFor(file, ruleset.id));
        const answered = rulings.flatMap(({ facts }) => facts);
        for (const fact of new Set(answered.map((each) => each.fact))) {
          const values = [...new Set(answered.filter((each) => each.fact === fact).map(({ value }) => value))];
          if (values.includes('false')) expect(values, `${kind}: ${fact}`).toEqual(['true', 'false']);
        }
      }
    }
  });
});
