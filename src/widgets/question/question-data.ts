import { type ClauseAddress, isClauseAddress, type Line, parseCards } from '../../engine/index.ts';
import type { Goal } from './goal.ts';
import type {
  AllowedQuestion,
  ChoiceQuestion,
  MoveQuestion,
  NumberQuestion,
  Question,
  YesNoQuestion,
} from './question.ts';

/** What every question of a page says of itself; acts stand in the cases of the table and are named by their places there. */
interface AskedData {
  readonly ask?: string;
  readonly hint?: string;
  readonly clauses: readonly string[];
}

/** A question as a page carries it to the browser. */
export type QuestionData = AskedData &
  (
    | { readonly kind: 'move'; readonly goal: Goal; readonly possible: boolean; readonly ways: readonly number[] }
    | { readonly kind: 'allowed'; readonly way: number; readonly is: boolean }
    | { readonly kind: 'yes-no'; readonly about: YesNoQuestion['about']; readonly name?: string; readonly is: boolean }
    | {
        readonly kind: 'number';
        readonly about: NumberQuestion['about'];
        readonly name?: string;
        readonly cards?: string;
        readonly is: number;
      }
    | {
        readonly kind: 'choice';
        readonly about: ChoiceQuestion['about'];
        readonly cards?: string;
        readonly choices: readonly string[];
        readonly is: string;
      }
    | { readonly kind: 'count' }
  );

/** The questions of a page's table, given the cases that stand beside them. */
export function questionsFrom(data: readonly QuestionData[], cases: readonly Line[]): readonly Question[] {
  return data.map((one) => questionFrom(one, cases));
}

function questionFrom(data: QuestionData, cases: readonly Line[]): Question {
  const asked = { ask: data.ask ?? null, hint: data.hint ?? null, clauses: data.clauses.filter(isAddress) };
  const actions = (place: number) => cases[place]?.actions ?? [];
  switch (data.kind) {
    case 'move': {
      const { kind, goal, possible } = data;
      return { ...asked, kind, goal, possible, ways: data.ways.map(actions) } satisfies MoveQuestion;
    }
    case 'allowed':
      return { ...asked, kind: data.kind, actions: actions(data.way), is: data.is } satisfies AllowedQuestion;
    case 'yes-no':
      return { ...asked, kind: data.kind, about: data.about, name: data.name ?? '', is: data.is };
    case 'number':
      return {
        ...asked,
        kind: data.kind,
        about: data.about,
        name: data.name ?? '',
        cards: cardsOf(data.cards),
        is: data.is,
      };
    case 'choice':
      return {
        ...asked,
        kind: data.kind,
        about: data.about,
        cards: cardsOf(data.cards),
        choices: data.choices,
        is: data.is,
      };
    case 'count':
      return { ...asked, kind: data.kind };
  }
}

function isAddress(text: string): text is ClauseAddress {
  return isClauseAddress(text);
}

function cardsOf(text = ''): NumberQuestion['cards'] {
  const parsed = parseCards(text);
  return parsed.ok ? parsed.value : [];
}
