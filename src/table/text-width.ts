/** About how wide a line of text in the reader's sans is: the layout knows no fonts, and errs on the wide side. */
export function textWidth(text: string, size: number): number {
  return text.length * size * 0.6;
}
