/** No score of a laboratory is further from nothing than this. */
export const mostScore = 99_995;
