import { defineConfig } from '@playwright/test';
import everyTest from './playwright.config.ts';

/** The cards of live tables on every screen, `npm run pixels`: too many screens to look at in every test. */
export default defineConfig({ ...everyTest, testMatch: '**/*.pixels.ts' });
