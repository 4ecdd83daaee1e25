/** Keeps the reader's place when the language is switched: the links of the language switch carry the fragment of the address. */
export function keepPlace(): void {
  const carryFragment = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]')) link.hash = location.hash;
  };
  carryFragment();
  addEventListener('hashchange', carryFragment);
}
