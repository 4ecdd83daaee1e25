/** The texts of the exam that its page says as it is built. */
export const examPageWords = ['title', 'short', 'description', 'lead', 'noScript', 'all', 'allLead'] as const;

/** The texts of a living paper, out of the exam’s own. */
export const paperWords = [
  'paper',
  'seed',
  'seedHelp',
  'open',
  'another',
  'wrongSeed',
  'damaged',
  'foreign',
  'keptDamaged',
  'incident',
  'fault',
  'orders',
  'ordersHelp',
  'points',
  'mark',
  'openAnswers',
  'marks',
  'right',
  'wrong',
  'missed',
  'noOrder',
  'again',
  'name',
] as const;

/** A text of a living paper; the last ones are those of the referee’s guide. */
export type PaperWord = (typeof paperWords)[number] | 'copy' | 'copied' | 'print' | 'clauses' | 'date';
