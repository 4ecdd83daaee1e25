import { createHash } from 'node:crypto';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { languageIds } from './src/i18n/language.ts';
import { apiPages } from './src/site/api/api-pages.ts';
import { withoutUnusedPixi } from './src/site/bundle/unused-of-pixi.ts';
import { contentCheck } from './src/site/check/content-check.ts';
import { redirectsOf, renamedClauses } from './src/site/clause/renamed.ts';
import { hostFiles } from './src/site/host/host-files.ts';
import { pagePolicies } from './src/site/host/page-policy.ts';
import { basePath, readChanges, siteMapEntry } from './src/site/host/site-map.ts';
import { earlyScript } from './src/site/layout/early-script.ts';
import { textAddress } from './src/site/mdx/text-address.ts';
import { icons } from './src/site/offline/icons.ts';
import { offlineFiles } from './src/site/offline/offline-files.ts';
import { linkPreviews } from './src/site/preview/link-previews.ts';
import { searchIndex } from './src/site/search/search-index.ts';

const earlyScriptHash = createHash('sha256').update(earlyScript).digest('base64');

const base = basePath(process.env.BASE);

export default defineConfig({
  // The address that canonical links, the site map, feeds and QR codes name. Whoever publishes the site says where:
  // SITE=https://… npm run build. Without it nothing names an address that is not the site's own.
  ...(process.env.SITE ? { site: process.env.SITE } : {}),
  base,
  redirects: redirectsOf(renamedClauses()),
  build: { inlineStylesheets: 'never' },
  markdown: {
    // Quotation marks are the writer's: every language has its own. There is no code to highlight.
    processor: satteri({ hastPlugins: [textAddress], features: { smartPunctuation: false } }),
    syntaxHighlight: false,
  },
  integrations: [
    contentCheck(),
    mdx(),
    preact(),
    linkPreviews(),
    searchIndex(),
    // A site map is made of whole addresses.
    process.env.SITE &&
      sitemap({
        filter: (page) => !page.includes('/embed/'),
        i18n: { defaultLocale: 'en', locales: { fi: 'fi', sv: 'sv', et: 'et', en: 'en' } },
        serialize: siteMapEntry(base, readChanges()),
      }),
    icons(),
    apiPages(),
    hostFiles(languageIds),
    pagePolicies(),
    // The last: it knows the digest of every file.
    offlineFiles(),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
      ],
      // Search is WebAssembly; nothing else is compiled in the browser.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"], hashes: [`sha256-${earlyScriptHash}`] },
    },
  },
  // Fonts stay files: inlined, they would be loaded even where none of their letters occurs, and the policy forbids it.
  vite: {
    plugins: [withoutUnusedPixi],
    build: {
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // Every text module of Astro's carries a directive of its own, which the bundler would warn of each time.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  devToolbar: { enabled: false },
});
