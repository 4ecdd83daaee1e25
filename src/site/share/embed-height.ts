import { plainText } from '../text/plain-text.ts';

/** How many letters a line holds in the narrowest frame, 320 pixels wide; less than the average, since lines break after words. */
const lineHolds = 29;
/** How high a line and the space after a paragraph are, in rem. */
const line = 1.76;
const space = 0.6;
/** The number above the text, the citation and the licence below it, and the space round them. */
const around = 13;

/**
 * How high a frame has to be that shows a clause without a scroll bar, however narrow it is; in goes the clause’s text as HTML, out comes
 * a length of CSS in rem.
 */
export function embedHeight(html: string): string {
  const paragraphs = plainText(html).split('\n');
  const lines = paragraphs.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / lineHolds)), 0);
  return `${Math.ceil(around + lines * line + paragraphs.length * space)}rem`;
}
