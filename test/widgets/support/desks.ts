import { shownCases } from '../../../src/site/scenario/shown-cases.ts';
import { questionsOf } from '../../../src/site/scenario/table-questions.ts';
import { firstDesk } from '../../../src/widgets/page/TableWidget.tsx';
import { type DeskState, deskReducer } from '../../../src/widgets/question/desk-state.ts';
import { questionsFrom } from '../../../src/widgets/question/question-data.ts';
import { readerOf } from '../../../src/widgets/words/reader.ts';
import { scenarioOf } from './scenarios.ts';

/** The desk of a scenario as its page begins it, asking its question at this place. */
export function deskOf(name: string, place = 0): DeskState {
  const scenario = scenarioOf(name);
  const { position } = scenario;
  const cases = shownCases(scenario)
    .filter((one) => one.kind === 'play')
    .map(({ actions }) => ({ position, actions }));
  const questions = questionsFrom(questionsOf(scenario, 'en'), cases);
  return deskReducer(firstDesk({ position, reader: readerOf(position), questions, cases }), { type: 'ask', place });
}
