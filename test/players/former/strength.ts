/** How well a player plays: by simple rules of thumb, by sound judgement, or by thinking ahead. */
export const strengths = ['beginner', 'middle', 'strong'] as const;
/** The strength of a player. */
export type Strength = (typeof strengths)[number];

/** Whether a text names a strength. */
export function isStrength(value: unknown): value is Strength {
  return strengths.some((strength) => strength === value);
}
