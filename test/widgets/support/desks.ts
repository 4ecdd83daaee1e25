import { shownCases } from '../../../src/site/scenario/shown-cases.ts';
import { questionsOf } from '../../../src/site/scenario/table-questions.ts';
import { firstDesk } from '../../../src/widgets/page/TableWidget.tsx';
import { type DeskState, deskReducer } from '../../../src/widgets/question/desk-state.ts';
import { questionsFrom } from '../../../src/widgets/question/question-data.ts';
import { readerOf } from '../../../src/widgets/words/reader.ts';
import { scenarioOf } from './scenarios.ts';

/** The desks that have been asked for: what can be done at a table takes long to find, and nothing changes a desk. */
const known = new Map<string, DeskState>();

/** The desk of a scenario as its page begins it, asking its question at this place. */
export function deskOf(name: string, place = 0): DeskState {
  const desk = known.get(name) ?? freshDesk(name);
  known.set(name, desk);
  return deskReducer(desk, { type: 'ask', place });
}

function freshDesk(name: string): DeskState {
  const scenario = scenarioOf(name);
  const { position } = scenario;
  const cases = shownCases(scenario)
    .filter((one) => one.kind === 'play')
    .map(({ actions }) => ({ position, actions }));
  const questions = questionsFrom(questionsOf(scenario, 'en'), cases);
  return firstDesk({ position, reader: readerOf(position), questions, cases });
}
