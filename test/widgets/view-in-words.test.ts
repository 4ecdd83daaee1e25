import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tableView } from '../../src/widgets/felt/table-view.ts';
import { pileInWords, viewInWords } from '../../src/widgets/felt/view-in-words.ts';
import { startState } from '../../src/widgets/table/table-state.ts';
import { readerOf } from '../../src/widgets/words/reader.ts';
import type { Speech } from '../../src/widgets/words/speech.ts';
import { scenarioOf } from './support/scenarios.ts';
import { speechOf } from './support/speeches.ts';

const speeches = (['fi', 'sv', 'et', 'en'] as const).map(speechOf);

const names = globSync('content/scenarios/*/*.yaml').map((file) =>
  file.replaceAll('\\', '/').replace(/^content\/scenarios\/|\.yaml$/g, ''),
);

/** The table of a scenario as a picture shows it. */
function viewOf(name: string, speech: Speech) {
  const { position } = scenarioOf(name);
  return tableView(startState(position, readerOf(position)), speech);
}

describe.each(speeches)('a table in the words of $language', (speech) => {
  test('whoever hears the pile hears whether it is frozen, what lies crosswise and every card that is seen', () => {
    let frozen = 0;
    for (const name of names) {
      const { pile } = viewOf(name, speech);
      const words = pileInWords(pile, speech);
      expect(words.includes(speech.text('frozen')), name).toBe(pile.frozen !== null);
      for (const { card } of pile.cards) if (card !== null) expect(words, name).toContain(speech.name(card));
      if (pile.frozen !== null) frozen += 1;
    }
    expect(frozen).toBeGreaterThan(10);
  });

  test('a picture tells in words all that lies on it, and leaves no sentence unfinished', () => {
    for (const name of names) {
      const view = viewOf(name, speech);
      const words = viewInWords(view, speech);
      const lying = [...view.opponents, view.own].flatMap(({ melds, open, redThrees }) => [
        ...melds,
        ...open,
        ...(redThrees === null ? [] : [redThrees]),
      ]);
      const cards = [...lying.flatMap((meld) => meld.cards), ...view.pile.cards, ...view.hand.cards];
      for (const { card } of cards) if (card !== null) expect(words, name).toContain(speech.name(card));
      for (const { label } of [...view.opponents, view.own]) expect(words, name).toContain(label);
      for (const { caption } of lying) expect(words, name).toContain(caption);
      expect(words, name).not.toMatch(/: ?[.,;]|[.]{2}/);
    }
  });
});
