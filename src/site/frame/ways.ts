import { globSync } from 'node:fs';
import { regulatesFaults } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import {
  compareRest,
  examRest,
  firstDealRest,
  learnRest,
  pagePath,
  playRest,
  refereeRest,
  startRest,
  trainRest,
} from '../address.ts';
import { firstDealsOf } from '../learn/first-deal/first-deal.ts';
import { lessonsOf } from '../learn/lesson/lessons.ts';
import { messagesIn } from '../messages.ts';
import { examWords } from '../referee/exam/exam-words.ts';
import { remembered } from '../remembered.ts';
import { rulebook } from '../rulebook.ts';
import type { RulesetId } from '../ruleset-id.ts';
import { labsRest } from '../scenario/labs.ts';
import type { IconName } from './icons.ts';

/** A way from any page of a game to one of its others. */
export interface Way {
  readonly name: string;
  readonly path: string;
  readonly icon: IconName;
}

/** Whether the site has pages below a folder of `src/pages/[language]`. */
const hasPages = remembered((folder) => globSync(`src/pages/*/${folder}/*.astro`).length > 0);

/** The title of a page without the name of its game, which stands above all its ways: “Samba: a deal” is “A deal”. */
function withoutGame(title: string, game: string, language: LanguageId): string {
  const rest = title.startsWith(`${game}: `) ? title.slice(game.length + 2) : title;
  return rest.charAt(0).toLocaleUpperCase(language) + rest.slice(1);
}

/** Where else a game can be learnt, played, ruled on and compared: what exists of it, in the order in which a player comes to need it. */
export async function waysOf(ruleset: RulesetId, language: LanguageId): Promise<Way[]> {
  const { frame } = await messagesIn(language);
  const { page: exam } = await examWords(language);
  const to = (name: string, rest: string, icon: IconName): Way => ({ name, path: pagePath(language, rest), icon });
  const lessons = await lessonsOf(ruleset);
  const book = await rulebook(ruleset);
  return [
    to(frame.start, startRest(ruleset), 'bolt'),
    ...firstDealsOf(ruleset).map((deal) =>
      to(
        deal.title === undefined ? frame.firstDeal : withoutGame(deal.title[language], book.name[language], language),
        firstDealRest(ruleset, deal.name),
        'hand',
      ),
    ),
    ...(lessons.length > 0 ? [to(frame.lessons, learnRest(ruleset), 'book')] : []),
    to(frame.trainer, trainRest(ruleset), 'target'),
    to(frame.practice, playRest(ruleset), 'cards'),
    ...(hasPages('score') ? [to(frame.scoreSheet, `score/${ruleset}/`, 'sheet')] : []),
    to(frame.labs, labsRest(ruleset), 'flask'),
    to(frame.guide, refereeRest(ruleset), 'scales'),
    ...(regulatesFaults(ruleset) ? [to(exam.short, examRest(ruleset), 'paper')] : []),
    to(frame.compare, compareRest, 'compare'),
  ];
}
