/** What a copy button copies: the address of a clause, its citation, or its wording; the address goes along with either. */
const kinds = ['link', 'citation', 'wording'] as const;

/** The text of a clause as it stands on the page, list items after a dash or their number. */
function wordingOf(text: HTMLElement): string {
  const markers = Array.from(text.querySelectorAll('li'), (item) => {
    const place = [...(item.parentElement?.children ?? [])].indexOf(item) + 1;
    const marker = document.createTextNode(item.parentElement?.tagName === 'OL' ? `${place}. ` : '– ');
    (item.querySelector(':scope > p') ?? item).prepend(marker);
    return marker;
  });
  const wording = text.innerText.trim();
  for (const marker of markers) marker.remove();
  return wording;
}

function textToCopy(kind: (typeof kinds)[number], tools: HTMLElement): string {
  const { permalink = '', citation = '' } = tools.dataset;
  // The address of the clause as the reader's browser knows it: from where the page is really served.
  const address = new URL(permalink, location.href).href;
  if (kind === 'link') return address;
  const cited = `${citation}\n${address}`;
  if (kind === 'citation') return cited;
  const text = tools.closest('.clause')?.querySelector<HTMLElement>('.clause-text');
  return text ? `${wordingOf(text)}\n\n${cited}` : cited;
}

/** Answers the copy buttons of the clauses and of lines of HTML. What happened is told in the button and to screen readers. */
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
    const line = button?.closest('.embed-line')?.querySelector('code')?.textContent;
    if (button && line) void copy(button, line);
    const tools = button?.closest<HTMLElement>('[data-permalink]');
    const kind = kinds.find((each) => each === button?.dataset.copy);
    if (button && tools && kind) void copy(button, textToCopy(kind, tools));
  });
}
