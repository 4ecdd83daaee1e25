/** How a try has come out: the task is done; the tempting way was taken; it was allowed but misses the goal; it was refused or wrong. */
export type Outcome = 'done' | 'tempted' | 'missed' | 'refused';
