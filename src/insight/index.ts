export { agreeing } from './agreeing.ts';
export { bearingOn } from './bearing.ts';
export {
  type Fact,
  type FactCode,
  type FactValue,
  factCodes,
  factsOfContract,
  isNews,
  keysOf,
  matters,
  ofAnswer,
  presses,
} from './fact.ts';
export { insight } from './insight.ts';
export { costOfHand } from './out.ts';
export { takesOntoMeld } from './pile.ts';
