/** How fast the others play. */
export type Pace = 'calm' | 'quick';
