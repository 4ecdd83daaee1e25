export { readScenario } from './scenario/read.ts';
export type { ScenarioError } from './scenario/reading.ts';
export { type CaseResult, runCase, runScenario, tell } from './scenario/run.ts';
export type {
  FaultCase,
  PlayCase,
  Scenario,
  ScenarioCase,
  ScoreCase,
  TellCase,
  TellQuestion,
} from './scenario/scenario.ts';
export { writeScenario } from './scenario/write.ts';
export type { WritingError } from './scenario/writing.ts';
export type { Texts } from './scenario/written.ts';
