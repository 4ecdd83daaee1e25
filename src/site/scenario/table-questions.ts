import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatCards, isTakeable, legalActions, nameMeld, type Position } from '../../engine/index.ts';
import type { LanguageId } from '../../i18n/language.ts';
import { type Goal, goalOf } from '../../widgets/question/goal.ts';
import type { QuestionData } from '../../widgets/question/question-data.ts';
import { decidingClauses } from './deciding-clauses.ts';
import { shownCases } from './shown-cases.ts';
import type { PlayCase, Scenario, ScoreCase, TellCase } from './site-scenario.ts';

/** How many times a table asks whether something is allowed: more would be an examination. */
const mostAllowed = 4;

/** The questions that a table asks, made from its cases: first what its title asks to be done, then its facts and its boundaries. */
export function questionsOf(scenario: Scenario, language: LanguageId): readonly QuestionData[] {
  const plays = shownCases(scenario).filter((one) => one.kind === 'play');
  const tells = scenario.cases.filter((one) => one.kind === 'tell');
  const move = moveQuestion(scenario, plays, language);
  const facts = tells
    .filter((one) => move === undefined || !isAnsweredBy(one, move.goal))
    .flatMap((one) => tellQuestion(scenario, one, language) ?? []);
  const counted = scenario.cases.find((one) => one.kind === 'score');
  const count: QuestionData[] = counted === undefined ? [] : [{ kind: 'count', ...asked(scenario, counted, language) }];
  return [
    ...(move === undefined ? [] : [move]),
    ...count,
    ...facts,
    ...allowedQuestions(scenario, plays, move, language),
  ];
}

type MoveData = Extract<QuestionData, { kind: 'move' }>;

/** What is to be brought about, by the first lawful case; what all cases fail to do if there is none. */
function moveQuestion(scenario: Scenario, plays: readonly PlayCase[], language: LanguageId): MoveData | undefined {
  const { position } = scenario;
  const goals = plays.map(({ legal, actions }) => (legal ? goalOf(position, actions) : null));
  const first = goals.findIndex((goal) => goal !== null);
  const goal = goals[first];
  const one = plays[first];
  if (goal !== null && goal !== undefined && one !== undefined) {
    const ways = goals.flatMap((each, place) => (each === goal ? [place] : []));
    return { kind: 'move', goal, possible: true, ways, ...asked(scenario, one, language) };
  }
  const impossible = plays.length > 0 ? impossibleGoal(position, plays) : undefined;
  const [refused] = plays;
  if (impossible === undefined || refused === undefined) return undefined;
  return { kind: 'move', goal: impossible, possible: false, ways: [], ...asked(scenario, refused, language) };
}

/** What is tried in vain in every case, if really nothing lawful does it. */
function impossibleGoal(position: Position, plays: readonly PlayCase[]): Goal | undefined {
  const types = new Set(plays.map(({ actions }) => (actions.length === 1 ? actions[0]?.type : undefined)));
  const [type] = types;
  if (types.size !== 1 || type === undefined) return undefined;
  if (type === 'take') return position.phase === 'draw' && !isTakeable(position) ? 'take' : undefined;
  if (type !== 'meld' && type !== 'add' && type !== 'merge') return undefined;
  return legalActions(position).some((action) => action.type === type) ? undefined : type;
}

/** Whether a fact would only ask again what a move shows. */
function isAnsweredBy({ tell }: TellCase, goal: Goal): boolean {
  return (tell.about === 'takeable' && goal === 'take') || (tell.about === 'canGoOut' && goal === 'out');
}

function tellQuestion(scenario: Scenario, one: TellCase, language: LanguageId): QuestionData | null {
  const { position } = scenario;
  const { tell, is } = one;
  const words = asked(scenario, one, language);
  switch (tell.about) {
    case 'frozen':
    case 'takeable':
    case 'mustTake':
    case 'canGoOut':
      return { kind: 'yes-no', about: tell.about, is: is === true, ...words };
    case 'minimum':
    case 'highestOpening':
      return { kind: 'number', about: tell.about, is: Number(is), ...words };
    case 'value':
      return {
        kind: 'number',
        about: tell.about,
        cards: formatCards(tell.cards),
        is: Number(is),
        ...words,
      };
    case 'parameter': {
      const name = parameterName(tell.name, language);
      const more = { name, ...words };
      if (name === undefined || typeof is === 'string') return null;
      return typeof is === 'number'
        ? { kind: 'number', about: 'parameter', is, ...more, name }
        : { kind: 'yes-no', about: 'parameter', is, ...more, name };
    }
    case 'meld': {
      const kinds = new Set([nameMeld(position.ruleset, tell.cards), String(is), 'set', 'invalid']);
      const others = position.ruleset.has('sequence') ? ['sequence', 'natural', 'mixed'] : ['natural', 'mixed'];
      return {
        kind: 'choice',
        about: 'meld',
        cards: formatCards(tell.cards),
        choices: [...new Set([...kinds, ...others])].sort(),
        is: String(is),
        ...words,
      };
    }
    case 'nextDealer':
      return {
        kind: 'choice',
        about: 'nextDealer',
        choices: position.seats.map(({ seat }) => String(seat)),
        is: String(is),
        ...words,
      };
    case 'winner':
      return {
        kind: 'choice',
        about: 'winner',
        choices: [...position.sides.map(({ side }) => side), 'none'].concat(is === 'draw' ? ['draw'] : []),
        is: String(is),
        ...words,
      };
  }
}

/** Boundaries: what is refused, and a lawful act now and then, so that “no” is not always right. */
function allowedQuestions(
  scenario: Scenario,
  plays: readonly PlayCase[],
  move: MoveData | undefined,
  language: LanguageId,
): readonly QuestionData[] {
  const shownFirst = move?.ways[0];
  const questions = plays.flatMap((one, way): readonly QuestionData[] =>
    way === shownFirst || (move?.possible === false && one.actions.length === 1)
      ? []
      : [{ kind: 'allowed', way, is: one.legal, ...asked(scenario, one, language) }],
  );
  const refused = questions.filter((one) => one.kind === 'allowed' && !one.is).slice(0, mostAllowed - 1);
  const lawful = questions.filter((one) => one.kind === 'allowed' && one.is).slice(0, mostAllowed - refused.length);
  return questions.filter((one) => refused.includes(one) || lawful.slice(0, 1).includes(one));
}

function asked(
  { position, about }: Scenario,
  one: PlayCase | TellCase | ScoreCase,
  language: LanguageId,
): Pick<QuestionData, 'ask' | 'hint' | 'clauses'> {
  return {
    ...(one.ask === null ? {} : { ask: one.ask[language] }),
    ...(one.hint === null ? {} : { hint: one.hint[language] }),
    clauses: decidingClauses(position, one, about),
  };
}

const names = z.record(z.string(), z.looseObject({ parameters: z.record(z.string(), z.looseObject({})) }));

let parameterNames: Map<string, Readonly<Record<string, unknown>>> | undefined;

/** What a parameter is called in a language; undefined if it has no name there. */
function parameterName(name: string, language: LanguageId): string | undefined {
  parameterNames ??= new Map(
    Object.values(names.parse(parse(readFileSync('content/parameters.yaml', 'utf8')))).flatMap(({ parameters }) =>
      Object.entries(parameters),
    ),
  );
  const text = parameterNames.get(name)?.[language];
  return typeof text === 'string' ? text : undefined;
}
