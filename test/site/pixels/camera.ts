import type { Page } from '@playwright/test';

/** A part of what is in sight of a page, in CSS pixels from the upper left corner of the window. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes the picture of a part of a page that is in sight: a PNG in base64, with as many pixels as the screen has there. */
export type Camera = (frame: Frame) => Promise<string>;

/** The camera for a page as it was opened. */
export function cameraOf(page: Page): Camera {
  return async (clip) => (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

/**
 * Zooms a page as a browser does: fewer CSS pixels, each of more pixels of the screen. Gives the camera that sees it so; others still
 * see the page as it was before.
 */
export async function zoom(page: Page, factor: number): Promise<Camera> {
  const { width, height, scale } = await page.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
    scale: devicePixelRatio,
  }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(width / factor),
    height: Math.round(height / factor),
    deviceScaleFactor: scale * factor,
    mobile: false,
  });
  return async (frame) => {
    const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
    const clip = { ...frame, x: frame.x + scrolled.x, y: frame.y + scrolled.y, scale: 1 };
    return (await session.send('Page.captureScreenshot', { format: 'png', clip })).data;
  };
}
