/** How wide letters are, the narrow ones and the others, in the widest sans that devices have, as a share of their size. */
const letterWidths = { plain: { narrow: 0.6, other: 0.6 }, strong: { narrow: 0.42, other: 0.71 } } as const;

/** About how wide a line of text in the reader's sans is: the layout knows no fonts, and errs on the wide side. */
export function textWidth(text: string, size: number, weight: keyof typeof letterWidths = 'plain'): number {
  const { narrow, other } = letterWidths[weight];
  const narrowLetters = text.match(/[ .,·\-Ifijlrt]/g)?.length ?? 0;
  return size * (narrowLetters * narrow + (text.length - narrowLetters) * other);
}
