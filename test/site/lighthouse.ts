/**
 * Runs Lighthouse (mobile) on one page of every kind and fails below the marks of the design. Usage: npm run build && npm run lighthouse.
 * Not part of `npm test`: its performance mark depends on how busy the machine is.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserSwitches, findBrowser } from './find-browser.ts';
import { serve } from './serve.ts';

const marks = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const routes = [
  '/',
  '/fi/',
  '/fi/canasta-fi/',
  '/fi/canasta-fi/14/',
  '/et/samba/15/',
  '/sv/samba/14-b/',
  '/en/canasta-fi/start/',
  '/et/learn/canasta-fi/',
  '/fi/referee/samba/',
  '/en/compare/',
  '/sv/glossary/',
  '/en/search/',
];
/** Pages on which a table is awake from the start may be somewhat slower. */
const awake = ['/en/play/samba/'];

const server = await serve('dist', 0);
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
const browser = await launch({ chromePath: findBrowser(), chromeFlags: ['--headless=new', ...browserSwitches] });

try {
  for (const route of [...routes, ...awake]) {
    const wanted = awake.includes(route) ? { ...marks, performance: 95 } : marks;
    const result = await lighthouse(`http://localhost:${port}${route}`, { port: browser.port, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no answer for ${route}`);
    const { categories, audits } = result.lhr;
    const reached = Object.entries(wanted).map(([name, mark]) => {
      const score = Math.round((categories[name]?.score ?? 0) * 100);
      if (score < mark) process.exitCode = 1;
      return `${name} ${score}${score < mark ? ` (should be ${mark})` : ''}`;
    });
    console.log(`${route}  ${reached.join(' · ')}`);
    const wanting = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
    );
    for (const id of new Set(wanting)) console.log(`    ${id}: ${audits[id]?.title}`);
  }
} finally {
  browser.kill();
  server.close();
}
