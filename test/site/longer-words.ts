import type { Page } from '@playwright/test';

/**
 * A language that is made of another: letters that have an accented sister get it, and each word becomes two fifths longer, as a word of a
 * language with long words may be: “discard” is “dïïscáárdö”, “out” is “ööüüt”.
 */
export function longer(text: string): string {
  const accented: Readonly<Record<string, string>> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', y: 'ÿ' };
  return text.replaceAll(/\p{L}{2,}/gu, (word) => {
    let missing = Math.ceil(word.length * 0.4);
    let longer = '';
    for (const letter of word) {
      const sister = accented[letter] ?? letter;
      const doubled = sister !== letter && missing > 0;
      if (doubled) missing -= 1;
      longer += doubled ? sister + sister : sister;
    }
    // Words with few vowels get the rest at the end.
    return longer + 'ö'.repeat(missing);
  });
}

/** Puts the words of a page into the made language: its texts and what its fields say, but no picture and nothing that is hidden. */
export async function lengthen(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const nodes: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (!(text instanceof Text) || text.data.trim() === '') continue;
      if (text.parentElement?.closest('script, style, svg, .felt') !== null) continue;
      nodes.push(text);
      found.push(text.data);
    }
    Object.assign(window, { texts: nodes });
    return found;
  });
  await page.evaluate((words) => {
    const nodes: readonly unknown[] = 'texts' in window && Array.isArray(window.texts) ? window.texts : [];
    for (const [place, text] of nodes.entries()) if (text instanceof Text) text.data = words[place] ?? text.data;
  }, texts.map(longer));
}
