import { describe, expect, test } from 'vitest';
import { faultKindList, rulesetIds, usualRuleset } from '../../src/engine/index.ts';
import { languageIds } from '../../src/i18n/language.ts';
import { rulingWordsFor } from '../../src/site/messages-for.ts';
import { examInWords } from '../../src/site/referee/exam/exam-in-words.ts';
import { rulingsSchema } from '../../src/site/schema/rulings.ts';
import { examSchema } from '../../src/site/schema/teaching/exam.ts';
import { contentFile } from '../content-file.ts';

describe.each(languageIds)('the exam in %s', (language) => {
  const { accounts } = examSchema.parse(contentFile(`content/exam/${language}.yaml`));
  const words = rulingsSchema.parse(contentFile(`content/rulings/${language}.yaml`));

  test('tells of every fault in its own words, without its name', () => {
    expect(new Set(Object.values(accounts)).size).toBe(faultKindList.length);
    for (const kind of faultKindList)
      expect(accounts[kind].toLowerCase(), kind).not.toContain(words.faults[kind].toLowerCase());
  });

  test.each(rulesetIds)('has a ruling, a name and words for all that %s asks', (id) => {
    const { incidents, faults, orders, points } = examInWords(usualRuleset(id), language, rulingWordsFor(words, id));
    for (const { incident, ruling } of incidents) {
      expect(ruling.clauses, incident.id).toEqual(incident.clauses);
      expect(faults[incident.kind]).toBeTruthy();
      expect(points[incident.points], incident.points).toBeTruthy();
      for (const { said } of incident.orders) expect(orders[said], said).toMatch(/^.+: .+/);
      // Amounts that cost differently are said differently.
      const [, amount] = incident.points.split(':');
      if (Number(amount) > 0) expect(points[incident.points]?.replaceAll(/\D/g, '')).toBe(amount);
    }
    expect(new Set(Object.values(points)).size).toBe(Object.keys(points).length);
    // Orders of which nobody could say that one is wrong are never offered beside each other.
    const asked = incidents.flatMap(({ incident }) => incident.orders);
    for (const one of asked) {
      const alike = asked.filter(({ said }) => orders[said] === orders[one.said]);
      expect(new Set(alike.map(({ does }) => does)).size, one.said).toBe(1);
    }
  });
});
