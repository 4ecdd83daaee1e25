import { options, render, type VNode } from 'preact';
import { TranslatedWords } from './translated-words.ts';

const islands: TranslatedWords[] = [];

/**
 * Puts a living part of a page into its place, where until now stood what was built with the page. Whatever it says later reaches its
 * readers, also those whose browser translates the page.
 */
export function openIsland(place: Element, content: VNode): void {
  place.replaceChildren();
  render(content, place);
  islands.push(new TranslatedWords(place));
  options.debounceRendering = (renderChanges) => queueMicrotask(() => changeWords(renderChanges));
}

/** All that islands change together, each with its words as it left them. */
function changeWords(renderChanges: () => void): void {
  islands.reduce((change, words) => () => words.whileIslandChanges(change), renderChanges)();
}
