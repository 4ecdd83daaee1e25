export { freezingsOf } from './answers/answered.ts';
export type { Met } from './answers/met.ts';
export { isRightAnswer, rightOf } from './answers/right.ts';
export { askableIn, kindsOf } from './askable.ts';
export type {
  Answer,
  Ask,
  Asked,
  AskedAtTable,
  AskedOfReferee,
  Change,
  Freezing,
  Question,
  Sanction,
  TableQuestion,
  Twin,
} from './asked.ts';
export { freezingsIn, handsTried, turnedChange } from './asked.ts';
export { isReadable, type QuestionWish, questionFor, questionOf, questionOfPaper } from './generate.ts';
export { generatorVersion, isKind, type Kind, kinds } from './kinds.ts';
export {
  dailyPaper,
  mostQuestions,
  type Paper,
  type PaperError,
  readPaper,
  writePaper,
} from './paper.ts';
export { readQuestion, writeQuestion } from './question-text.ts';
export { mostCards, mostMelds } from './stage.ts';
