import {
  type Action,
  applyRuling,
  doneAllTheSame,
  type Facts,
  type FactValue,
  type Fault,
  isFaultKind,
  type Position,
  parseCards,
  type RulingChoice,
  rule,
} from '../../engine/index.ts';

/**
 * The position under the ruling on a fault that has happened in it; null where there is no ruling to carry out. What the ruling forbids or
 * demands from then on is in its duties, by which every act is judged.
 */
export function carriedOut(position: Position, fault: Fault, choice: RulingChoice = {}): Position | null {
  const verdict = rule(position, fault);
  return verdict.ok && verdict.value.regulated ? applyRuling(position, verdict.value, choice) : null;
}

/** The same after a refused act of the player in turn that is done all the same, with what others demand where they may choose. */
export function carriedOutAfter(
  position: Position,
  action: Action,
  fault: Omit<Fault, 'by'>,
  demand?: RulingChoice['demand'],
): Position | null {
  // What was never laid does not go back.
  const about = action.type === 'discard' ? { cards: [action.card] } : isLaying(action) ? { cards: [] } : {};
  const choice = demand === undefined ? about : { ...about, demand };
  return carriedOut(doneAllTheSame(position, action), { ...fault, by: position.turn }, choice);
}

/** The same as a case on a page writes it: kind, seat, facts, cards and demand; null where it writes no fault. */
export function carriedOutAsWritten(position: Position, text: string): Position | null {
  const { kind, by, facts, cards, demand } = fieldsOf(JSON.parse(text));
  if (typeof kind !== 'string' || !isFaultKind(kind)) return null;
  const named = typeof cards === 'string' ? parseCards(cards) : null;
  const fault = { kind, by: typeof by === 'number' ? by : null, facts: factsOf(facts) };
  return carriedOut(position, fault, {
    ...(named?.ok ? { cards: named.value } : {}),
    ...(demand === 'out' || demand === 'on' ? { demand } : {}),
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function factsOf(value: unknown): Facts {
  const facts = Object.entries(fieldsOf(value)).flatMap(([fact, given]): [string, FactValue][] =>
    typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean' ? [[fact, given]] : [],
  );
  return Object.fromEntries(facts);
}

function isLaying({ type }: Action): boolean {
  return type === 'meld' || type === 'add' || type === 'take' || type === 'merge';
}
