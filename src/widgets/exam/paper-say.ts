import type { FaultKind, OrderSaid, PointsSaid } from '../../engine/index.ts';
import { type Filling, phraseText } from '../words/phrase.ts';
import type { ExamData, IncidentTold } from './exam-data.ts';
import type { PaperWord } from './exam-words.ts';

/** A language at work on a paper: says texts, faults, orders and points. */
export class PaperSay {
  readonly #data: ExamData;

  constructor(data: ExamData) {
    this.#data = data;
  }

  /** A text with its gaps filled. */
  text(word: PaperWord, fillings: Readonly<Record<string, Filling>> = {}): string {
    return phraseText(this.#data.words[word], fillings, this.#data.language);
  }

  /** The name of a fault. */
  fault(kind: FaultKind): string {
    return this.#data.faults[kind] ?? kind;
  }

  /** An order with its time. */
  order(order: OrderSaid): string {
    return this.#data.orders[order] ?? order;
  }

  /** What a ruling costs or brings, or how the document is silent. */
  points(points: PointsSaid): string {
    return this.#data.points[points] ?? points;
  }

  /** An incident in words. */
  told(id: string): IncidentTold | undefined {
    return this.#data.incidents.find((incident) => incident.id === id);
  }
}
