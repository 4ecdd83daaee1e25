import { openIsland } from '../page/island.ts';
import { callThinkers, type Thinkers } from '../practice/game/thinkers.ts';
import type { DealLinkError, LinkedDeal } from '../table/deal-link.ts';
import { Speech, type SpeechData } from '../words/speech.ts';
import { DealReplay } from './DealReplay.tsx';
import { ReplayTalk } from './replay-talk.ts';
import type { ReplayTexts } from './replay-words.ts';

/** Opens a deal on its page. */
export function openDeal(
  place: Element,
  linked: LinkedDeal,
  language: SpeechData,
  texts: ReplayTexts,
  frameLine: (fragment: string) => string,
): void {
  const talk = new ReplayTalk(new Speech(language), texts);
  let thinkers: Thinkers | null = null;
  const call = () => {
    thinkers ??= callThinkers();
    return thinkers;
  };
  const { damage, deal } = linked;
  const told =
    damage === null
      ? null
      : talk.say('damagedPart', { reason: damageText(damage, talk), act: deal.line.actions.length });
  openIsland(place, <DealReplay linked={linked} damage={told} talk={talk} thinkers={call} frameLine={frameLine} />);
}

/** How much of a damaged piece is quoted: enough to find it, and not the whole of a long text. */
const mostQuoted = 24;

/** What is wrong with a link and where, in words. */
export function damageText(error: DealLinkError, talk: ReplayTalk): string {
  const { code, place, piece } = error;
  const quoted = piece.length > mostQuoted ? `${piece.slice(0, mostQuoted)}…` : piece;
  const fillings = { place: place + 1, piece: quoted };
  switch (code) {
    case 'too-many-acts':
    case 'wrong-seat':
    case 'wrong-comment':
    case 'wrong-sign':
    case 'broken-off':
    case 'too-long':
      return talk.say(`damaged-${code}`, fillings);
    default:
      return talk.speech.text(`damaged-${code}`, fillings);
  }
}

/** Tells what is wrong with a link of which nothing can be read. */
export function tellDamage(place: Element, error: DealLinkError, language: SpeechData, texts: ReplayTexts): void {
  const talk = new ReplayTalk(new Speech(language), texts);
  openIsland(
    place,
    <p class="damage" role="alert">
      {talk.say('damaged', { reason: damageText(error, talk) })}
    </p>,
  );
}
