import { languageIds } from '../../i18n/language.ts';
import { sayingNumbers } from '../learn/saying.ts';
import { rulesetId, rulesetIds } from '../ruleset-id.ts';
import { aboutSchema } from '../schema/about.ts';
import { type StatedNumber, statedNumbersSchema } from '../schema/stated-numbers.ts';
import type { Library } from './library.ts';
import { type NumberReader, numberReaders } from './number-reader.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './yaml-file.ts';

const listFile = 'content/stated-numbers.yaml';

/** Smaller numbers count cards and melds, and mean too much to be one number of a ruleset. */
const leastStated = 10;

/** A text without gaps, in one language. */
interface Told {
  readonly list: 'definitions' | 'about';
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly reader: NumberReader;
}

function numberOf(stated: StatedNumber): number | undefined {
  if (typeof stated !== 'string') return stated.number;
  const [ruleset = '', name = ''] = stated.split('/');
  return sayingNumbers(rulesetId(ruleset)).get(name);
}

/** Numbers of a text that are none of those listed for it. */
function unlisted({ list, name, file, line, text, reader }: Told, listed: readonly StatedNumber[]): Problem[] {
  const values = listed.map(numberOf);
  return reader
    .outsidePhrases(text)
    .filter(({ number }) => number >= leastStated && !values.includes(number))
    .map(({ written }) => ({
      file,
      line,
      reason: `“${written}” of ${name} is no number that ${listFile} lists for it in ${list}`,
    }));
}

/** What is listed for a text, or for none, and stands in no language of it. */
function unsaid(list: Told['list'], name: string, listed: readonly StatedNumber[], texts: readonly Told[]): string[] {
  const said = new Set(texts.flatMap(({ text, reader }) => reader.outsidePhrases(text).map(({ number }) => number)));
  return listed.flatMap((stated) => {
    const value = numberOf(stated);
    const told = typeof stated === 'string' ? stated : String(stated.number);
    return value !== undefined && said.has(value) ? [] : [`${list} of ${name} state no ${told}`];
  });
}

/** Checks that definitions and the words about a ruleset state no number that is not listed as one of a ruleset, or with its reason. */
export function checkStatedNumbers(root: string, { definitions }: Library): Problem[] {
  const { readers } = numberReaders(root);
  const file = readYaml(root, listFile, statedNumbersSchema);
  if (readers === undefined || file.data === undefined) return [...file.problems];
  const told: Told[] = [];
  for (const [place, language] of languageIds.entries()) {
    const reader = readers.get(language);
    if (reader === undefined) continue;
    const own = definitions[place];
    for (const [name, text] of Object.entries(own?.data ?? {}))
      told.push({ list: 'definitions', name, file: own?.file ?? '', line: own?.lineOf([name]) ?? 1, text, reader });
    for (const ruleset of rulesetIds) {
      const about = readYaml(root, `content/rules/${ruleset}/about.yaml`, aboutSchema);
      for (const [field, texts] of Object.entries(about.data ?? {})) {
        const line = about.lineOf([field, language]);
        told.push({
          list: 'about',
          name: `${ruleset}/${field}`,
          file: about.file,
          line,
          text: texts[language],
          reader,
        });
      }
    }
  }
  const { data, lineOf } = file;
  const unknown = (['definitions', 'about'] as const).flatMap((list) =>
    Object.entries(data[list]).flatMap(([name, listed]) => {
      const texts = told.filter((one) => one.list === list && one.name === name);
      return unsaid(list, name, listed, texts).map((reason) => ({
        file: listFile,
        line: lineOf([list, name]),
        reason,
      }));
    }),
  );
  return [...unknown, ...told.flatMap((one) => unlisted(one, data[one.list][one.name] ?? []))];
}
