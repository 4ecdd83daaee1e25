/** Points out, on the language choice, the first language that the browser prefers and the site has. */
export function offerPreferredLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
  const preferred = navigator.languages
    .map((tag) => links.find((link) => link.dataset.language === tag.split('-')[0]))
    .find((link) => link !== undefined);
  preferred?.setAttribute('data-preferred', '');
  preferred?.querySelector('em')?.removeAttribute('hidden');
}
