import { offerSearch } from './panel.ts';

/** Fills the form of the search page from the address, and keeps the address, and those of the other languages, with what is searched. */
export function openSearchPage(): void {
  const form = document.querySelector<HTMLFormElement>('main form.search-form');
  if (!form) return;
  const asked = new URLSearchParams(location.search);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const value = asked.get(field.name);
    if (value === null) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else field.value = value;
  }
  offerSearch(form, (address) => {
    history.replaceState(history.state, '', address === '?' ? location.pathname : address);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]')) link.search = address;
  });
  form.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
}
