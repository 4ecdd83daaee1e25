/**
 * The players as they were before their weights were trained and their search was taught to doubt: kept as they were, so that it can be
 * measured how far those of today have come. Nothing here is mended; only what the rules engine is called may be followed.
 */
export { choose as formerChoose } from './choose.ts';
