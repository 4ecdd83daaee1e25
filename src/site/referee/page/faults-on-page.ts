import type { Answered, Decided } from './conversation.ts';

/** A ruling that stands on the page, with the facts that lead to it. */
export interface RulingOnPage extends Decided {
  readonly element: HTMLElement;
}

/** A fault that stands on the page. */
export interface FaultOnPage {
  readonly kind: string;
  readonly name: string;
  /** The moment of the deal to which it belongs: `draw`. */
  readonly moment: string;
  readonly article: HTMLElement;
  readonly rulings: readonly RulingOnPage[];
}

/** The faults of the guide, in the order of the page. */
export function faultsOnPage(root: HTMLElement): readonly FaultOnPage[] {
  return Array.from(root.querySelectorAll<HTMLElement>('.fault'), (article) => ({
    kind: article.id,
    name: textOf(article, 'h3'),
    moment: article.closest<HTMLElement>('.moment')?.dataset.moment ?? '',
    article,
    rulings: Array.from(article.querySelectorAll<HTMLElement>('.ruling'), rulingOnPage),
  }));
}

function rulingOnPage(element: HTMLElement): RulingOnPage {
  return {
    element,
    facts: Array.from(element.querySelectorAll<HTMLElement>('[data-fact]'), (item) => ({
      fact: item.dataset.fact ?? '',
      value: item.dataset.value ?? '',
      question: textOf(item, '.question'),
      answer: textOf(item, 'b'),
    })),
    choices: Array.from(element.querySelectorAll<HTMLElement>('[data-choice]'), ({ dataset }) => dataset.choice ?? ''),
  };
}

/** What the side that is not at fault has chosen, as an answer. */
export function chosenIn({ element }: RulingOnPage, choice: string, fact: string): readonly Answered[] {
  const option = element.querySelector<HTMLElement>(`[data-choice="${CSS.escape(choice)}"]`);
  if (option === null) return [];
  return [{ fact, value: choice, question: `${textOf(element, '.chooses')}:`, answer: textOf(option, '.option-name') }];
}

/** The text of a part of an element, without the space around it; empty if there is no such part. */
export function textOf(element: HTMLElement, selector: string): string {
  return element.querySelector(selector)?.textContent?.trim() ?? '';
}

/** A part that the page must have; throws where it is missing. */
export function part(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the guide has no ${selector}`);
  return found;
}

/** An element with a text and, if given, a class. */
export function make(tag: string, text: string, name = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name !== '') element.className = name;
  return element;
}

/** A button with a text that does something. */
export function button(text: string, name: string, act: () => void): HTMLElement {
  const made = make('button', text, name);
  made.setAttribute('type', 'button');
  made.addEventListener('click', act);
  return made;
}
