import type { CDPSession, Page } from '@playwright/test';

/** A part of what is seen of a page, in CSS pixels from the corner of the viewport. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sessions = new WeakMap<Page, CDPSession>();

/** Takes a picture of a part of the page as it is on the screen, its zoom included, as base64 of a PNG. */
export async function capture(page: Page, clip: Clip): Promise<string> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, x: clip.x + scrolled.x, y: clip.y + scrolled.y, scale: 1 },
  });
  return data;
}
