import { mostShift, shiftOf } from './layout-shift.ts';
import { expect, test } from './page-reader.ts';

// Every width and every page comes up, not every page at every width.
for (const [width, path] of [
  [360, '/fi/canasta-fi/14/'],
  [360, '/sv/sitoumussamba/12/'],
  [800, '/en/samba/11/'],
  [1280, '/et/canasta-fi/34/'],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test(`nothing moves on ${path} when its tables wake and sleep`, async ({ page }) => {
      expect(await shiftOf(page, path)).toBeLessThanOrEqual(mostShift);
    });
  });
}
