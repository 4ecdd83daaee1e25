import { z } from 'zod';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

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

  constructor({ words, otherwise }: NumberWords[LanguageId]) {
    this.otherwise = otherwise;
    this.numberOf = new Map(
      Object.entries(words).flatMap(([number, forms]) => forms.map((form) => [form, Number(number)])),
    );
  }

  /** The numbers in digits or in words: “two jokers, 10 000 points” states 2 and 10000. */
  in(text: string): WrittenNumber[] {
    const plain = text.toLowerCase().replace(/(\d)\s(?=\d{3}(?!\d))/g, '$1');
    return plain.split(/[^\p{L}\d]+/u).flatMap((written) => {
      const number = /^\d+$/.test(written) ? Number(written) : this.numberOf.get(written);
      return number === undefined ? [] : [{ written, number }];
    });
  }

  /** Those that do not stand in one of the phrases: “two sevens and a two” states 2 once, since “a two” is a card. */
  outsidePhrases(text: string): WrittenNumber[] {
    const plain = text.toLowerCase().replace(/\s+/g, ' ');
    return this.in(this.otherwise.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), plain));
  }
}

/** The number words of all languages as they are written in the content, with what is wrong with their file. */
export function numberWords(root: string): YamlFile<NumberWords> {
  return readYaml(root, wordsFile, wordsSchema);
}
