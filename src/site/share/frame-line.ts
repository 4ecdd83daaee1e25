import { addressOf, filePath } from '../address.ts';

/** What a frame shows, by which its height is known before its page says it: a clause needs that of its text, a table that of its felt. */
export type Framed = 'table' | { readonly height: string };

/** How high a frame with a table is where no script makes it fit: as much as the narrowest needs. */
const tableHeight = '46rem';

/** A text within an attribute of HTML. */
function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The line of HTML that shows a page of this site in a frame of another: the frame, and the small script (`public/frame.js`) that makes it
 * as high as what it shows. Without the script the frame scrolls. In go the address, as it is to stand in the line, and a title.
 */
export function frameLine(address: string, title: string, framed: Framed, site?: URL): string {
  const height = framed === 'table' ? tableHeight : framed.height;
  const script = addressOf(filePath('frame.js'), site);
  return (
    `<iframe src="${quoted(address)}" title="${quoted(title)}" loading="lazy" allow="clipboard-write; fullscreen" ` +
    `style="width:100%;height:${height};border:0"></iframe><script async src="${quoted(script)}"></script>`
  );
}
