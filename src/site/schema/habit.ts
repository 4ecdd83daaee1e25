import { z } from 'zod';
import { languageIds } from '../../i18n/language.ts';
import { rulesetIds } from '../ruleset-id.ts';
import { line } from './in-languages.ts';

/** A regular expression as `content/style/habits.yaml` writes it: small and capital letters are the same, and all alphabets are letters. */
const pattern = line.transform((source, context) => {
  try {
    return new RegExp(source, 'giu');
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : `${source} is no pattern` });
    return z.NEVER;
  }
});

const where = {
  /** The rulesets for whose texts it holds; without them, for all texts. */
  rulesets: z.array(z.enum(rulesetIds)).min(1).optional(),
  /** What the paths of the files begin with for which it holds. */
  files: z.array(line).min(1).optional(),
  /** The outermost key below which the texts stand, such as `title`. */
  under: line.optional(),
  /** Places where it is right all the same: the words around it as they stand there, and why. */
  except: z.array(z.strictObject({ words: line, reason: line })).optional(),
  /** What the texts say instead, for whoever reads the report. */
  say: line,
};

/** A habit of a language that a machine can check: what its texts do not say, or what each of them has. */
const habitSchema = z.union([
  z.strictObject({ never: pattern, ...where }),
  z.strictObject({ always: pattern, ...where }),
]);

/** `content/style/habits.yaml`: of the habits in `content/style/<language>.md`, those that hold without exceptions worth a thought. */
export const habitsSchema = z.record(z.enum(languageIds), z.array(habitSchema));

export type Habit = z.infer<typeof habitSchema>;
