import { lengthen } from './longer-words.ts';
import { expect, test } from './page-reader.ts';
import { visits } from './routes.ts';

/** How wide the narrowest screen is that a page fits, in pixels. */
const narrow = 320;

for (const { kind, routes } of visits) {
  const route = routes.find((one) => one.startsWith('/en/')) ?? routes[0]?.replace(/^\/\w\w\//, '/en/') ?? '/';
  test(`${kind} fits a phone in a language whose words are two fifths longer`, async ({ page }) => {
    await page.setViewportSize({ width: narrow, height: 640 });
    await page.goto(route);
    await lengthen(page);
    const beyond = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - innerWidth;
      if (wide <= 0) return [];
      return Array.from(document.querySelectorAll('body *'))
        .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
        .map(
          (part) =>
            `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''}: ${part.textContent?.trim().slice(0, 40)}`,
        )
        .slice(-4);
    });
    expect(beyond, route).toEqual([]);
  });
}
