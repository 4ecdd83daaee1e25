import { expect, test } from 'vitest';
import { parseCards } from '../../src/engine/index.ts';
import { type NewsTexts, tellingBy } from '../../src/widgets/words/news/news-words.ts';
import { contentFile } from '../content-file.ts';

const kings = parseCards('Kh Kd');

/** What a language says of a discard and of a taking of the pile, by another player and by the reader. */
function said(language: string): readonly string[] {
  const { practice }: { practice: NewsTexts } = contentFile(`content/messages/${language}.yaml`);
  return [false, true].flatMap((own) => {
    const tell = tellingBy(practice, language, own);
    return [tell('discard', { cards: kings.ok ? kings.value : [] }), tell('takeAlone')].map((pieces) =>
      pieces.map((piece) => (typeof piece === 'string' ? piece : '…')).join(''),
    );
  });
}

test('what has been done is told as somebody at the table would say it, of the reader in the second person', () => {
  expect(said('fi')).toEqual(['heitti: …', 'otti avopakan', 'heitit: …', 'otit avopakan']);
  expect(said('et')).toEqual(['pani maha: …', 'ostis lisapaki', 'panid maha: …', 'ostsid lisapaki']);
  expect(said('sv')).toEqual(['sakade …', 'tog högen', 'sakade …', 'tog högen']);
});
