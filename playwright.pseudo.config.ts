import { defineConfig } from '@playwright/test';
import everyTest from './playwright.config.ts';

/** Every kind of page in a made language with longer words, `npm run pseudo`: what a further language would meet. */
export default defineConfig({ ...everyTest, testMatch: '**/*.pseudo.ts' });
