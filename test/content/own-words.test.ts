import { expect, test } from 'vitest';
import { languageIds } from '../../src/i18n/language.ts';
import { messagesFor, rulingWordsFor } from '../../src/site/messages-for.ts';
import { rulesetIds } from '../../src/site/ruleset-id.ts';
import { messagesSchema } from '../../src/site/schema/messages.ts';
import { rulingsSchema } from '../../src/site/schema/rulings.ts';
import { contentFile } from '../content-file.ts';

function read(path: string): unknown {
  return contentFile(path);
}

const finnish = messagesSchema.parse(read('content/messages/fi.yaml'));
const finnishRulings = rulingsSchema.parse(read('content/rulings/fi.yaml'));

test('a card is struck in Finnish Sitoumussamba and thrown elsewhere', () => {
  expect(messagesFor(finnish, 'sitoumussamba').widgets.doDiscard).toBe('Lyö');
  expect(messagesFor(finnish, 'samba').widgets.doDiscard).toBe('Heitä');
  expect(messagesFor(finnish, undefined).widgets.doDiscard).toBe('Heitä');
});

test('nothing that a reader of Sitoumussamba can be told throws a card', () => {
  const { widgets, reasons, grounds, practice, moveReasons, labs } = messagesFor(finnish, 'sitoumussamba');
  const { faults, moments, questions, values, orders } = rulingWordsFor(finnishRulings, 'sitoumussamba');
  const groups = [widgets, reasons, grounds, practice, moveReasons, labs, faults, moments, questions, values, orders];
  const said = groups.flatMap((group) => Object.values(group));
  expect(said.filter((text) => /(?<!\p{L})hei(?:t[tä]|t[oe]n)/iu.test(text))).toEqual([]);
});

test('a text that a ruleset does not say in other words is that of all', () => {
  for (const language of languageIds) {
    const file = messagesSchema.parse(read(`content/messages/${language}.yaml`));
    for (const ruleset of rulesetIds) {
      const { site, widgets } = messagesFor(file, ruleset);
      expect(site).toEqual(file.site);
      expect(Object.keys(widgets)).toEqual(Object.keys(file.widgets));
    }
  }
});
