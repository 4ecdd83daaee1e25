/** Offers the language of the browser on the language choice: the first preferred one that the site has is marked and focused first. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
const preferred = navigator.languages
  .map((tag) => links.find((link) => link.dataset.language === tag.split('-')[0]))
  .find((link) => link !== undefined);

preferred?.setAttribute('data-preferred', '');
preferred?.querySelector('em')?.removeAttribute('hidden');
