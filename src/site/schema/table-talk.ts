import { z } from 'zod';
import { type FaultKind, faultKindList, type RulesetId, rulesetIds } from '../../engine/index.ts';
import { line } from './in-languages.ts';

const faults = z.enum<readonly FaultKind[]>(faultKindList);

/** Names of notions: `draw`, `hand-number`. */
const notion = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);

/** `content/table-talk/faults.yaml`: how players tell of each fault, in notions that no language owns. */
export const tellingsSchema = z.strictObject({
  /** Notions that say the same as another. */
  same: z.record(notion, z.array(notion)),
  /** Notions that tell little of what went wrong. */
  light: z.array(notion),
  /** Faults that are told of seldom. */
  seldom: z.array(faults),
  /** Each way to tell of a fault, as the notions it takes. */
  tellings: z.record(faults, z.array(line).min(1)),
});

/** `content/table-talk/<language>.yaml`: the words by which players tell of each notion, with commas between. */
export const glossarySchema = z.record(notion, line);

/** `content/table-talk/stories/<language>.yaml`: what players begin to type when something has gone wrong. */
export const storiesSchema = z.array(
  z.strictObject({
    ruleset: z.enum<readonly RulesetId[]>(rulesetIds),
    /** The right fault, or the faults that would each be right. */
    fault: z.union([faults.transform((one): readonly FaultKind[] => [one]), z.array(faults)]),
    says: z.string(),
  }),
);
