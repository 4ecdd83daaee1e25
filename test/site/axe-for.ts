import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe for a page. No page holds a frame of another site, so axe may put its results together in the page itself: another page for that
 * costs as much as the looking. Only violations are written out.
 */
export function axeFor(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
}
