export { readScenario } from './read.ts';
export { type CaseResult, runCase, runScenario, tell } from './run.ts';
export type {
  FaultCase,
  PlayCase,
  Scenario,
  ScenarioCase,
  ScenarioError,
  ScoreCase,
  TellCase,
  TellQuestion,
  Titles,
} from './scenario.ts';
export { writeScenario } from './write.ts';
export type { WritingError } from './writing.ts';
