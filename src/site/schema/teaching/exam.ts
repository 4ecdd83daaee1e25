import { z } from 'zod';
import { faultKindList } from '../../../engine/index.ts';
import { examPageWords, paperWords } from '../../../widgets/exam/exam-words.ts';
import { line } from '../in-languages.ts';

/** `content/exam/<language>.yaml`: what the page of the exam says, and how players tell of each fault without naming it. */
export const examSchema = z.strictObject({
  page: z.record(z.enum([...examPageWords, ...paperWords]), line),
  accounts: z.record(z.enum(faultKindList), line),
});

/** The words of the exam in a language. */
export type ExamFile = z.infer<typeof examSchema>;
