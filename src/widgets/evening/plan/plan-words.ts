/** The texts of an evening. */
export const planWords = [
  'evening',
  'eveningDescription',
  'eveningLead',
  'eveningNoScript',
  'pairs',
  'pair',
  'round',
  'table',
  'rests',
  'ranking',
  'gamePoints',
  'difference',
  'playedGames',
  'fromLink',
  'linkWrong',
  'print',
  'damaged',
  'notKept',
] as const;

/** The texts of an evening in one language. */
export type PlanTexts = Readonly<Record<(typeof planWords)[number], string>>;
