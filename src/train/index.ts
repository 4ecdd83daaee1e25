export { freezingsOf, handsTried } from './answered.ts';
export { askableIn } from './askable.ts';
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
export { freezings } from './asked.ts';
export { isReadable, kindsOf, type QuestionWish, questionFor, questionOf } from './generate.ts';
export { generatorVersion, isKind, type Kind, kinds } from './kinds.ts';
export type { Met } from './met.ts';
export {
  dailyPaper,
  mostQuestions,
  type Paper,
  type PaperError,
  questionOfPaper,
  readPaper,
  writePaper,
} from './paper.ts';
export { readQuestion, writeQuestion } from './question-text.ts';
export { isOrderSaid, rightOf } from './referee.ts';
export { isRightAnswer } from './right.ts';
export { mostCards, mostMelds } from './stage.ts';
export { turnedChange } from './twins.ts';
