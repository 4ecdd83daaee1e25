import { remembered } from '../../src/site/remembered.ts';
import { type RulingWords, rulingsSchema } from '../../src/site/schema/rulings.ts';
import { contentFile } from '../content-file.ts';

/** The words of rulings in a language, as the site reads them. */
export const ruledWords = remembered(
  (language: string): RulingWords => rulingsSchema.parse(contentFile(`content/rulings/${language}.yaml`)),
);
