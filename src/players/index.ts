export { type Advice, advise, type Comparison, compare } from './advice.ts';
export { beginnersMove } from './beginner.ts';
export { choose } from './choose.ts';
export { lawfulInstead } from './instead.ts';
export { type Memory, nothingSeen, remembered, remembering, type SeatMemory } from './memory.ts';
export { middlesMove } from './middle.ts';
export { type MoveReason, type ReasonCode, reasonCodes, reasonFor } from './reason.ts';
export { isStrength, type Strength, strengths } from './strength.ts';
