/**
 * Answers the copy buttons of the clauses. `data-copy` holds the citation (or nothing, for the link alone); the address of the clause is
 * added from where the page is really served. What happened is told in the button and to screen readers.
 */
export function answerCopyButtons(): void {
  const announcement = document.querySelector<HTMLElement>('[data-announcement]');

  async function copy(button: HTMLButtonElement, text: string): Promise<void> {
    const { copied = '', failed = '' } = announcement?.dataset ?? {};
    const outcome = await navigator.clipboard.writeText(text).then(
      () => copied,
      () => failed,
    );
    const name = button.dataset.name ?? button.textContent;
    button.dataset.name = name;
    button.textContent = outcome;
    if (announcement) announcement.textContent = outcome;
    setTimeout(() => {
      button.textContent = name;
      if (announcement) announcement.textContent = '';
    }, 2000);
  }

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>('button[data-copy]');
    const clause = button?.closest('.clause');
    if (!button || !clause) return;
    const address = new URL(`#${clause.id}`, location.href).href;
    void copy(button, [button.dataset.copy, address].filter(Boolean).join('\n'));
  });
}
