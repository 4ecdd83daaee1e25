/** What is said of what the device remembers. */
export const progressWords = [
  'damaged',
  'notKept',
  'takeOut',
  'takeIn',
  'takenIn',
  'noFile',
  'otherVersion',
  'damagedFile',
  'forget',
  'forgetAsk',
  'forgotten',
  'putBack',
  'keep',
] as const;

/** The texts on progress in one language. */
export type ProgressWords = Readonly<Record<(typeof progressWords)[number], string>>;
