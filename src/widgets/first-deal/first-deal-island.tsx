import { type DealData, readDeal } from '../../learn/first-deal/data.ts';
import { openIsland } from '../page/island.ts';
import { Speech, type SpeechData } from '../words/speech.ts';
import { DealTable, type SittingIn } from './DealTable.tsx';
import type { DealWords } from './deal-words.ts';

/** A told deal as its page carries it. */
export interface DealPage {
  /** Its ruleset, and which of its deals it is. */
  readonly name: string;
  readonly deal: DealData;
  readonly words: DealWords;
  readonly onwards: string;
}

/** Makes the told deal of a page live in its place. */
export async function bringDealToLife(
  place: HTMLElement,
  { name, deal, words, onwards }: DealPage,
  language: SpeechData,
): Promise<void> {
  const script = readDeal(deal, language.words.insight);
  const hasAuction = script.start.ruleset.facts.contract !== undefined;
  const bidding = hasAuction ? (await import('../desk/Bidding.tsx')).Bidding : null;
  openIsland(
    place,
    <DealTable
      script={script}
      name={name}
      speech={new Speech(language)}
      words={words}
      loadSittingIn={sittingIn}
      loadSheets={async () => (await import('./DealSheet.tsx')).DealSheet}
      loadEnd={async () => (await import('./DealEnd.tsx')).DealEnd}
      bidding={bidding}
      onwards={onwards}
    />,
  );
  // Until then, and where it cannot be had, the terms that the narrator marks are links to the glossary.
  void import('./definitions-of-narration.ts').then(
    ({ offerDefinitions }) => offerDefinitions(),
    () => undefined,
  );
}

async function sittingIn(): Promise<SittingIn> {
  const [{ middlePlayer: player }, { suggested }] = await Promise.all([
    import('../../learn/first-deal/middle-player.ts'),
    import('../../learn/first-deal/suggested.ts'),
  ]);
  return { player, suggests: (course) => suggested(course, player) };
}
