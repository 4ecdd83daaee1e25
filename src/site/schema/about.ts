import { z } from 'zod';
import { inLanguages, line } from './in-languages.ts';

/** `content/rules/<ruleset>/about.yaml`: what a ruleset is, for somebody who is choosing one. */
export const aboutSchema = z.strictObject({
  game: inLanguages(line),
  players: inLanguages(line),
  needs: inLanguages(line),
  differs: inLanguages(line),
});
