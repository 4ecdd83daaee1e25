import { type Agreement, definitions, type RulesetId, usualRuleset } from '../../engine/index.ts';
import type { Talk } from './talk.ts';
import type { PracticeWord } from './words.ts';

/** A way to sit down to a game: who plays, and by which options where the number of players asks for them. */
export interface TableChoice {
  readonly agreement: Agreement & { readonly players: number };
  /** Whether somebody sits out in each deal. */
  readonly sitsOut: boolean;
}

/** The ways to sit down to a ruleset, the usual one first. */
export function tableChoices(ruleset: RulesetId): readonly TableChoice[] {
  const usually = usualRuleset(ruleset).options;
  const choices = definitions[ruleset].tables.map(({ players, form = 'sides', only = {} }): TableChoice => {
    const options = Object.fromEntries(Object.entries(only).filter(([name, value]) => usually[name] !== value));
    return { agreement: { players, form, options }, sitsOut: players === 5 || form === 'rotating' };
  });
  const [usual] = choices;
  const special = choices.find(({ agreement }) => Object.keys(agreement.options ?? {}).length > 0);
  // What some numbers of players ask for can be agreed on by the usual number too.
  if (usual === undefined || special === undefined) return choices;
  const { options = {} } = special.agreement;
  return [usual, { ...usual, agreement: { ...usual.agreement, options } }, ...choices.slice(1)];
}

const formWords: { readonly [form: string]: PracticeWord } = {
  pairs: 'playersPairs',
  rotating: 'playersRotating',
  sides: 'playersSides',
};

/** What a way to sit down is called. */
export function tableChoiceText({ agreement }: TableChoice, talk: Talk): string {
  const { players, form = 'sides', options } = agreement;
  const who = talk.say(players === 6 ? (formWords[form] ?? 'players') : 'players', { count: players });
  return options?.quick === true ? talk.say('playersQuick', { who }) : who;
}
