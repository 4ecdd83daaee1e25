import type { LanguageId } from '../i18n/language.ts';
import { sectionNumber } from './reference.ts';
import type { RulesetId } from './ruleset-id.ts';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path of the language choice, the root of the site. */
export const choicePath = `${base}/`;

/** The path of a file in `public`. */
export function filePath(name: string): string {
  return `${base}/${name}`;
}

/** The path of a page in a language; `rest` is what all languages share, such as `samba/8/`. */
export function pagePath(language: LanguageId, rest = ''): string {
  return `${base}/${language}/${rest}`;
}

/** What the contents page of a ruleset is called in every language. */
export function rulesetRest(ruleset: RulesetId): string {
  return `${ruleset}/`;
}

/** What the quick start of a ruleset is called in every language. */
export function startRest(ruleset: RulesetId): string {
  return `${ruleset}/start/`;
}

/** What a first deal of a ruleset is called in every language; a ruleset that has several gives the others a name. */
export function firstDealRest(ruleset: RulesetId, name: string | null = null): string {
  return `${ruleset}/first-deal/${name === null ? '' : `${name}/`}`;
}

/** What the overview of a ruleset’s lessons is called in every language. */
export function learnRest(ruleset: RulesetId): string {
  return `learn/${ruleset}/`;
}

/** What a lesson is called in every language. */
export function lessonRest(ruleset: RulesetId, nr: number): string {
  return `${learnRest(ruleset)}${nr}/`;
}

/** What the mixed test at the end of a ruleset’s lessons is called in every language. */
export function testRest(ruleset: RulesetId): string {
  return `${learnRest(ruleset)}test/`;
}

/** What the practice table of a ruleset is called in every language. */
export function playRest(ruleset: RulesetId): string {
  return `play/${ruleset}/`;
}

/** What the trainer of a ruleset is called in every language. */
export function trainRest(ruleset: RulesetId): string {
  return `train/${ruleset}/`;
}

/** What the page is called that plays back a deal, which the fragment of the address holds. */
export const dealRest = 'deal/';

/** What the page of the score sheets is called in every language. */
export const scoresRest = 'score/';

/** What the page of an evening of several tables is called in every language. */
export const eveningRest = `${scoresRest}evening/`;

/** What the score sheet of a ruleset is called in every language. */
export function scoreRest(ruleset: RulesetId): string {
  return `${scoresRest}${ruleset}/`;
}

/** What the page is called that says what is different in a ruleset for somebody who knows another one. */
export function fromRest(ruleset: RulesetId, known: RulesetId): string {
  return `${startRest(ruleset)}${known}/`;
}

/** Where the table talk is by which faults are found from what somebody types. */
export const tableTalk = `${base}/referee/table-talk.json`;

/** What the referee’s guide of a ruleset is called in every language. */
export function refereeRest(ruleset: RulesetId): string {
  return `referee/${ruleset}/`;
}

/** What the referee’s exam of a ruleset is called in every language. */
export function examRest(ruleset: RulesetId): string {
  return `${refereeRest(ruleset)}exam/`;
}

/** What the picture of a table after a ruling is called in every language. */
export function examplePicture(ruleset: RulesetId, effect: string): string {
  return `${refereeRest(ruleset)}${effect}.svg`;
}

/** What the reading page of a section is called in every language: the number unpadded, without the slug. */
export function sectionRest(ruleset: RulesetId, nr: number): string {
  return `${ruleset}/${nr}/`;
}

/** What the place of a clause is called in every language: its anchor on the reading page of its section. */
export function clauseRest(ruleset: RulesetId, clause: string): string {
  return `${sectionRest(ruleset, sectionNumber(clause))}#${clause}`;
}

/**
 * What the page of one clause is called in every language: the address to send and to cite. A clause that is its whole section has the
 * section's page.
 */
export function permalinkRest(ruleset: RulesetId, clause: string): string {
  return `${ruleset}/${clause}/`;
}

/** What a ruleset beside its text in another language is called. */
export function pairRest(ruleset: RulesetId, other: LanguageId): string {
  return `${ruleset}/with/${other}/`;
}

/** What the comparison of the rulesets is called in every language. */
export const compareRest = 'compare/';

/** What the page for those who want to show clauses and tables on pages of their own is called. */
export const reuseRest = 'reuse/';

/** The path of the clauses of a section without anything round them, for other sites; a fragment shows one of them alone. */
export function embedPath(language: LanguageId, ruleset: RulesetId, clause: string): string {
  return `${base}/embed/${language}/${ruleset}/${sectionNumber(clause)}/#${clause}`;
}

/** The path of one table without anything round it. */
export function embeddedTablePath(language: LanguageId, ruleset: RulesetId, scenario = ''): string {
  return `${base}/embed/${language}/${ruleset}/table/${scenario && `#${scenario}`}`;
}

/** The path of a deal played back without anything round it; the fragment holds the deal. */
export function embeddedDealPath(language: LanguageId): string {
  return `${base}/embed/${language}/deal/`;
}

/** What the glossary is called in every language. */
export const glossaryRest = 'glossary/';

/** What the search page is called in every language. */
export const searchRest = 'search/';

/** What the page is called on which readers choose what is kept for reading without a network. */
export const offlineRest = 'offline/';

/** What the page is called that holds a whole ruleset, to print. */
export function allRest(ruleset: RulesetId): string {
  return `${ruleset}/all/`;
}

/** What the table card of a ruleset is called in every language. */
export function cardRest(ruleset: RulesetId): string {
  return `${ruleset}/card/`;
}

/** What the page on the state of the translations is called in every language. */
export const statusRest = 'status/';

/** What the page of the changes in text, reading and verdicts is called in every language. */
export const changesRest = 'changes/';

/** The path of the feed of these changes. */
export function changesFeed(language: LanguageId): string {
  return pagePath(language, `${changesRest}feed.xml`);
}

/**
 * The whole address of a path, where the site has been told its address (`SITE`); else the path alone, for an address that is not the
 * site's own would be copied, cited and printed.
 */
export function addressOf(path: string, site: URL | undefined): string {
  return site === undefined ? path : new URL(path, site).href;
}

/** What the place of a term in the glossary is called in every language. */
export function termRest(id: string): string {
  return `${glossaryRest}#${id}`;
}
