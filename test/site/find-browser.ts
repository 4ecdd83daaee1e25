import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches without which Chromium looks things up on the network by itself; root cannot use the sandbox. */
export const browserSwitches = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Finds the Chromium or Chrome of this machine: the environment variable CHROMIUM_PATH, else the usual places, else Playwright's own.
 * Throws, saying how to get one, when there is none.
 */
export function findBrowser(): string {
  const wished = process.env.CHROMIUM_PATH;
  if (wished !== undefined && !existsSync(wished))
    throw new Error(`CHROMIUM_PATH names ${wished}, which does not exist.`);
  const found = wished ?? [...usualPlaces, chromium.executablePath()].find((place) => existsSync(place));
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome: npx playwright install --with-deps chromium, or name the program in the ' +
      'environment variable CHROMIUM_PATH.',
  );
}
