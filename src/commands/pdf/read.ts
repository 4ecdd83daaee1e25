import { getDocumentProxy } from 'unpdf';

/** A bookmark of a document, with the page that it leads to, counted from 1. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
}

/** What a document holds: the text of every page, its bookmarks of all levels in order, and whether it is tagged for screen readers. */
export interface ReadPdf {
  readonly pages: readonly string[];
  readonly bookmarks: readonly Bookmark[];
  readonly tagged: boolean;
}

/** Reads a PDF document back. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const bookmarks: Bookmark[] = [];
  const queue = [...((await pdf.getOutline()) ?? [])];
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    queue.unshift(...entry.items);
    const place = typeof entry.dest === 'string' ? await pdf.getDestination(entry.dest) : entry.dest;
    const page = place?.[0] === undefined ? 0 : (await pdf.getPageIndex(place[0])) + 1;
    bookmarks.push({ title: entry.title, page });
  }
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const { Marked = false } = (await pdf.getMarkInfo()) ?? {};
  return { pages, bookmarks, tagged: Boolean(Marked) };
}
