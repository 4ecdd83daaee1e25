import type { RulesetId } from './ruleset-id.ts';
import type { Messages, MessagesFile } from './schema/messages.ts';
import type { RulingsFile, RulingWords } from './schema/rulings.ts';

/** The interface texts for the pages of a ruleset: its own where it has some, else those of all. */
export function messagesFor({ in: own, ...all }: MessagesFile, ruleset: RulesetId | undefined): Messages {
  const words = ruleset && own?.[ruleset];
  if (!words) return all;
  return {
    ...all,
    practice: { ...all.practice, ...words.practice },
    train: { ...all.train, ...words.train },
    moveReasons: { ...all.moveReasons, ...words.moveReasons },
    insight: { ...all.insight, ...words.insight },
    widgets: { ...all.widgets, ...words.widgets },
    labs: { ...all.labs, ...words.labs },
    reasons: { ...all.reasons, ...words.reasons },
    grounds: { ...all.grounds, ...words.grounds },
  };
}

/** The words of rulings for the guide of a ruleset: its own where it has some, else those of all. */
export function rulingWordsFor({ in: own, ...all }: RulingsFile, ruleset: RulesetId | undefined): RulingWords {
  const words = ruleset && own?.[ruleset];
  if (!words) return all;
  return {
    ...all,
    faults: { ...all.faults, ...words.faults },
    tells: { ...all.tells, ...words.tells },
    moments: { ...all.moments, ...words.moments },
    questions: { ...all.questions, ...words.questions },
    values: { ...all.values, ...words.values },
    orders: { ...all.orders, ...words.orders },
  };
}
