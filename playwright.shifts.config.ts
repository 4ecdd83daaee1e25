import { defineConfig } from '@playwright/test';
import everyTest from './playwright.config.ts';

/** What moves by itself on every section's page, `npm run shifts`: too many pages to scroll in every test. */
export default defineConfig({ ...everyTest, testMatch: '**/*.shifts.ts' });
