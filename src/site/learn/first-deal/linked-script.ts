import type { Saying, Script } from '../../../learn/first-deal/script.ts';
import type { Mark } from '../../glossary/linked-terms.ts';

/** A script whose sentences mark the terms of the glossary at their first use: in those of the line first, then in those beside it. */
export function linkedScript(script: Script, mark: Mark): Script {
  const marked = (saying: Saying): Saying => ({ ...saying, text: mark(saying.text) });
  const onLine = script.turns.map((turn) => ({
    ...turn,
    ask: marked(turn.ask),
    acts: turn.acts.map((act) => ({ ...act, said: act.said === null ? null : marked(act.said) })),
  }));
  const turns = onLine.map((turn) => ({
    ...turn,
    tries: turn.tries.map((one) => ({ ...one, said: marked(one.said) })),
    skipped: turn.skipped === null ? null : marked(turn.skipped),
  }));
  const events = Object.fromEntries(Object.entries(script.events).map(([name, saying]) => [name, marked(saying)]));
  return { ...script, turns, events };
}
