import { z } from 'zod';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { remembered } from '../remembered.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './yaml-file.ts';

const wordsFile = 'content/style/numbers.yaml';

/** How each language writes numbers, and phrases in which a number is none of the ruleset's. */
const wordsSchema = z.record(
  z.enum(languageIds),
  z.strictObject({ words: z.record(z.string().regex(/^\d+$/), z.array(z.string())), otherwise: z.array(z.string()) }),
);

type NumberWords = z.infer<typeof wordsSchema>;

/** A number that a text states, as it is written. */
export interface WrittenNumber {
  readonly written: string;
  readonly number: number;
}

/** Finds the numbers in texts of one language, in digits and in words. */
export class NumberReader {
  private readonly numberOf: ReadonlyMap<string, number>;
  private readonly otherwise: readonly string[];

  /** The numbers in digits or in words: “two jokers, 10 000 points” states 2 and 10000. */
  readonly in = remembered((text): readonly WrittenNumber[] => this.read(text));

  /** Those that do not stand in one of the phrases: “two sevens and a two” states 2 once, since “a two” is a card. */
  readonly outsidePhrases = remembered((text): readonly WrittenNumber[] => {
    const plain = text.toLowerCase().replace(/\s+/g, ' ');
    return this.read(this.otherwise.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), plain));
  });

  constructor({ words, otherwise }: NumberWords[LanguageId]) {
    this.otherwise = otherwise;
    this.numberOf = new Map(
      Object.entries(words).flatMap(([number, forms]) => forms.map((form) => [form, Number(number)])),
    );
  }

  private read(text: string): readonly WrittenNumber[] {
    const plain = text.toLowerCase().replace(/(\d)[\s,](?=\d{3}(?!\d))/g, '$1');
    return plain.split(/[^\p{L}\d]+/u).flatMap((written) => {
      const number = /^\d+$/.test(written) ? Number(written) : this.numberOf.get(written);
      return number === undefined ? [] : [{ written, number }];
    });
  }
}

const readersOf = remembered(
  (_text, words: NumberWords): ReadonlyMap<LanguageId, NumberReader> =>
    new Map(languageIds.map((id) => [id, new NumberReader(words[id])])),
);

/** A reader for each language, by the number words as they are written in the content below `root`; none where their file is faulty. */
export function numberReaders(root: string): {
  readonly readers: ReadonlyMap<LanguageId, NumberReader> | undefined;
  readonly problems: readonly Problem[];
} {
  const { data, problems } = readYaml(root, wordsFile, wordsSchema);
  return { readers: data && readersOf(JSON.stringify(data), data), problems };
}
