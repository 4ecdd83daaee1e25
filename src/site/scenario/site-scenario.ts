import type * as format from '../../engine/format/index.ts';
import { readScenario } from '../../engine/format/index.ts';
import type { Result } from '../../engine/index.ts';
import { type LanguageId, languageIds } from '../../i18n/language.ts';
import { remembered } from '../remembered.ts';

// Scenario files of the site: their texts are in all its languages.

/** A scenario of the site: one position and the questions put about it. */
export type Scenario = format.Scenario<LanguageId>;

/** One question of a scenario of the site. */
export type ScenarioCase = format.ScenarioCase<LanguageId>;

/** An action list and what the engine must say of it. */
export type PlayCase = format.PlayCase<LanguageId>;

/** A question for a derived value. */
export type TellCase = format.TellCase<LanguageId>;

/** The score of a deal that is over. */
export type ScoreCase = format.ScoreCase<LanguageId>;

type ReadScenario = Result<Scenario, readonly format.ScenarioError[]>;

/** Reads a scenario file whose title and questions must be in every language of the site. */
export const readSiteScenario = remembered((text): ReadScenario => readScenario(text, languageIds));
