import { PageSizes, PDFDocument } from '@cantoo/pdf-lib';
import { spreadsOf } from './imposition.ts';

/** A booklet of a document with A5 pages: sheets of A4, two pages beside each other, to be printed on both sides, laid into one another and folded. */
export async function booklet(document: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(document);
  const made = await PDFDocument.create();
  made.setTitle(source.getTitle() ?? '');
  const pages = await made.embedPages(source.getPages());
  const [height, width] = PageSizes.A4;
  for (const spread of spreadsOf(pages.length)) {
    const sheet = made.addPage([width, height]);
    for (const [side, place] of spread.entries()) {
      const page = place === null ? undefined : pages[place];
      if (page !== undefined) sheet.drawPage(page, { x: (side * width) / 2, y: 0, width: width / 2, height });
    }
  }
  return made.save();
}
