import { z } from 'zod';
import { isClauseAddress } from '../../engine/index.ts';
import { inLanguages, line } from './in-languages.ts';

/** What of a clause can change: its text, how this site reads it, what the engine or the referee’s guide decides by it. */
export const changeKinds = ['text', 'reading', 'verdict'] as const;

const change = z.strictObject({
  date: z.iso.date(),
  kind: z.enum(changeKinds),
  clauses: z.array(z.string().refine(isClauseAddress, { error: 'no clause has this address' })).min(1),
  says: inLanguages(line),
});

/** One change of meaning. */
export type Change = z.infer<typeof change>;

/** `content/changes.yaml`: what has changed in meaning, the newest first, none later than the one above it. */
export const changesSchema = z.array(change).superRefine((changes, context) => {
  for (const [place, { date }] of changes.entries()) {
    const above = changes[place - 1];
    if (above !== undefined && above.date < date)
      context.addIssue({ code: 'custom', path: [place, 'date'], message: `${date} stands below ${above.date}` });
  }
});
