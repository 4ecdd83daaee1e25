import { whenTriedAgain } from '../page/tried-again.ts';
import type { SpeechData } from '../words/speech.ts';
import type { ReplayTexts } from './replay-words.ts';

/** What the page says of itself in its data attributes. */
interface DealPlace {
  readonly texts: string;
  /** The path of the language's pages, such as `/fi/`. */
  readonly root: string;
  /** The line of HTML for a frame, with `{address}` where the address of the frame stands. */
  readonly line: string;
  /** The path of the page for frames. */
  readonly frame: string;
}

function placeData({ texts, root, line, frame }: DOMStringMap): DealPlace | null {
  if (texts === undefined || root === undefined || line === undefined || frame === undefined) return null;
  return { texts, root, line, frame };
}

/** Plays back the deal that the fragment of the address holds; another fragment, or a deal that is pasted into the field, opens anew. */
export function startDeals(): void {
  const field = document.querySelector<HTMLFormElement>('[data-paste]');
  field?.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = new FormData(field).get('deal');
    const ofTable = typeof text === 'string' ? /[?&](position=[^&#]+)/.exec(text)?.[1] : undefined;
    if (typeof text === 'string') location.hash = ofTable ?? text.trim().replace(/^.*#/s, '');
  });
  addEventListener('hashchange', () => location.reload());
  void show();
}

async function show(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-deal]');
  const failed = document.querySelector('[data-failed]');
  const data = place === null ? null : placeData(place.dataset);
  if (place === null || data === null) return;
  failed?.setAttribute('hidden', '');
  try {
    // Whoever pastes a deal or looks for one needs no engine yet.
    if (location.hash === '') return;
    const { readDealFragment } = await import('../table/deal-link.ts');
    const read = await readDealFragment(location.hash);
    if (read === null) return;
    const texts: ReplayTexts = JSON.parse(data.texts);
    // A link that cannot be read is told of in the words of any ruleset.
    const ruleset = read.ok ? read.value.deal.line.position.ruleset.id : 'canasta-fi';
    // What paints is needed next; that it cannot be had is no failure, and is noticed where it is used.
    import('../../table/pixi/painter.ts').catch(() => undefined);
    const [island, speech] = await Promise.all([import('./deal-island.tsx'), fetchSpeech(data.root, ruleset)]);
    if (!read.ok) {
      island.tellDamage(place, read.error, speech, texts);
      return;
    }
    document.documentElement.dataset.deal = 'shown';
    const frame = new URL(data.frame, location.href).href;
    // Another page needs whole addresses.
    const whole = data.line.replaceAll(' src="/', ` src="${location.origin}/`);
    const line = (fragment: string) =>
      whole.replace('{address}', () => `${frame}#${fragment.replaceAll('&', '&amp;')}`);
    island.openDeal(place, read.value, speech, texts, line);
  } catch (error) {
    failed?.removeAttribute('hidden');
    whenTriedAgain(failed?.querySelector('[data-retry]'), () => void show());
    console.warn(error);
  }
}

async function fetchSpeech(root: string, ruleset: string): Promise<SpeechData> {
  const path = `${root}${ruleset}/table.json`;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
