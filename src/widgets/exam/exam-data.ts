import type { FaultKind, Incident } from '../../engine/index.ts';
import type { PaperWord } from './exam-words.ts';

/** A fact of an incident in words. */
export interface FactTold {
  readonly question: string;
  readonly answer: string;
}

/** A clause that a ruling rests on: its name and where it stands. */
export interface ClauseTold {
  readonly name: string;
  readonly path: string;
}

/** An incident as the page of the exam holds it, in the words of its language. */
export interface IncidentTold extends Incident {
  readonly account: string;
  readonly known: readonly FactTold[];
  readonly named: readonly ClauseTold[];
}

/** Everything that a paper needs. The engine has ruled on every incident as the page was built. */
export interface ExamData {
  readonly ruleset: string;
  readonly language: string;
  /** What the exam is called, for the printed result. */
  readonly title: string;
  readonly incidents: readonly IncidentTold[];
  readonly faults: { readonly [kind in FaultKind]?: string };
  /** Orders with their times, and points, as the exam writes them. */
  readonly orders: { readonly [said: string]: string };
  readonly points: { readonly [said: string]: string };
  readonly words: Readonly<Record<PaperWord, string>>;
}
