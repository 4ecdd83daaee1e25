import type { Family, Weights } from '../../players/weights.ts';

/** Weights set by hand, for games of sets: a training begins with them, and they play in its league. */
const sets: Weights = {
  single: 5,
  pair: 26,
  triple: 40,
  further: 16,
  wild: 80,
  blackThree: 8,
  fits: 12,
  risk: 0.35,
  three: 0.08,
  four: 0.16,
  five: 0.3,
  six: 0.55,
  alarm: 0,
  opened: 60,
  permission: 90,
  thinHand: 12,
  pileCard: 12,
  danger: 4,
  again: 0,
  dead: 0,
  taken: 0,
  draw: 60,
  neighbours: 4,
  run: 18,
  fitShare: 0.5,
  bidBase: -0.4,
  bidWild: 0.16,
  bidPair: 0.06,
  bidRun: 0.15,
  bidRedThree: -0.25,
  outCard: 12,
  outMargin: -100,
};

/** Where there are sequences, melds grow in more ways and small hands are no worse. */
const sequences: Weights = { ...sets, wild: 62, thinHand: 0, draw: 80, outMargin: -250 };

/** The weights of each family before any training. */
export const untrained: Readonly<Record<Family, Weights>> = { sets, sequences, contract: sequences };
