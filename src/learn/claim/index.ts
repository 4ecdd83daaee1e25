export { amount } from './amount.ts';
export { type Claim, readClaim } from './claim.ts';
export { proves } from './proves.ts';
export type { DoneAct, Scene } from './scene.ts';
