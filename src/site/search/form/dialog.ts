import { isRulesetId } from '../../ruleset-id.ts';
import { offerSearch } from './panel.ts';

let dialog: HTMLDialogElement | undefined;

/** The form of the search page, taken from that page: other pages need not carry it along. */
async function fetchForm(address: string): Promise<Element | null> {
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  const search = page.querySelector('.search');
  const styles = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) =>
    link.getAttribute('href'),
  );
  for (const href of styles) {
    if (href === null || document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  }
  return search;
}

/** Whoever reads a ruleset asks about that one first; the choice stands there to be changed. */
function preferRuleset(form: HTMLFormElement | null): void {
  const choice = form?.querySelector<HTMLSelectElement>('select[name="ruleset"]');
  const read = location.pathname.split('/').find(isRulesetId);
  if (choice && read) choice.value = read;
}

async function makeDialog(link: HTMLAnchorElement): Promise<HTMLDialogElement | undefined> {
  const search = await fetchForm(link.href);
  if (!search) return undefined;
  const made = document.createElement('dialog');
  made.className = 'search-dialog';
  made.setAttribute('aria-label', link.getAttribute('aria-label') ?? '');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'search-close';
  close.textContent = '×';
  close.setAttribute('aria-label', link.dataset.close ?? '');
  close.addEventListener('click', () => made.close());
  made.append(close, search);
  made.addEventListener('click', ({ target }) => {
    if (target === made) made.close();
    // A result may be on this very page.
    if (target instanceof Element && target.closest('a')) made.close();
  });
  document.body.append(made);
  const form = made.querySelector('form');
  preferRuleset(form);
  if (form) offerSearch(form, () => undefined);
  return made;
}

/** Opens the search over the page; where that fails, goes to the search page. */
export async function openDialog(link: HTMLAnchorElement): Promise<void> {
  dialog ??= await makeDialog(link).catch(() => undefined);
  if (!dialog) {
    location.href = link.href;
    return;
  }
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLInputElement>('input[type="search"]')?.select();
}
