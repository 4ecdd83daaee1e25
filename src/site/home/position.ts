/**
 * Brings the position of the home page to life: cards are chosen by a tap, the pile is taken with them, and the answer that the page has
 * for just this choice is shown.
 */
export function offerPosition(): void {
  const place = document.querySelector<HTMLElement>('.try');
  if (!place) return;
  const cards = [...place.querySelectorAll<HTMLButtonElement>('[data-card]')];
  const answers = [...place.querySelectorAll<HTMLElement>('[data-answer]')];
  const counts = [...place.querySelectorAll<HTMLElement>('[data-count]')];
  const answerTo = (place.dataset.answers ?? '').split(' ');

  const choice = () =>
    cards.reduce((sum, card, at) => (card.getAttribute('aria-pressed') === 'true' ? sum + 2 ** at : sum), 0);
  const say = (wanted: string | undefined) => {
    for (const answer of answers) answer.hidden = answer.dataset.answer !== wanted;
  };
  const count = () => {
    const chosen = cards.filter((card) => card.getAttribute('aria-pressed') === 'true').length;
    for (const each of counts) each.hidden = each.dataset.count !== String(chosen);
  };
  for (const card of cards) {
    card.addEventListener('click', () => {
      card.setAttribute('aria-pressed', String(card.getAttribute('aria-pressed') !== 'true'));
      count();
      say('none');
    });
  }
  for (const take of place.querySelectorAll('[data-take]')) {
    take.addEventListener('click', () => say(answerTo[choice()]));
  }
  place.querySelector('[data-cannot]')?.addEventListener('click', () => {
    const { shortest } = place.dataset;
    if (shortest !== undefined) {
      for (const [at, card] of cards.entries()) {
        card.setAttribute('aria-pressed', String(Math.floor(Number(shortest) / 2 ** at) % 2 === 1));
      }
      count();
    }
    say('cannot');
  });
}
