import { openIsland } from '../page/island.ts';
import { ExamPaper } from './ExamPaper.tsx';
import type { ExamData } from './exam-data.ts';

/** Opens a paper of the exam in its place on the page. */
export function openExam(place: Element, data: ExamData): void {
  openIsland(place, <ExamPaper data={data} />);
}
