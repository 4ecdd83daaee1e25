import { isLanguageId } from '../../i18n/language.ts';

/** Answers an unknown address in the language that the address names: the other answers are hidden. */
export function answerInOneLanguage(): void {
  const language = location.pathname.split('/').find(isLanguageId);
  if (!language) return;
  document.documentElement.lang = language;
  for (const answer of document.querySelectorAll<HTMLElement>('section[data-title]')) {
    answer.hidden = answer.lang !== language;
    if (!answer.hidden) document.title = `${answer.dataset.title} · Canasta Codex`;
  }
}
