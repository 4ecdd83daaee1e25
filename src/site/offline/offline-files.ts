import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { getManifest, injectManifest } from 'workbox-build';
import { languageIds } from '../../i18n/language.ts';
import type { LanguageFiles } from './kept.ts';

const worker = fileURLToPath(new URL('worker/worker.ts', import.meta.url));
const bundled = 'node_modules/.cache/offline/worker.js';

/** What belongs to no language: scripts, styles and fonts, the choice of language, and what stands in for a page that is not there. */
const sharedPatterns = [
  '_astro/**',
  'icon*',
  'index.html',
  '404.html',
  'data/addresses.json',
  'referee/table-talk.json',
  'offline/*.json',
  '*/offline/index.html',
  '*/manifest.webmanifest',
];

/**
 * What of a language is not kept: the pages of single clauses, whose text stands in their sections; whole rule books to print; the
 * beginnings of texts that Pagefind writes, which the search has from elsewhere.
 */
const leftOut = [
  '*/*/[0-9]*-*/index.html',
  '*/*/all/**',
  '*/search/index/fragment/**',
  '*/search/index/wasm.unknown.*',
];

const largestFile = 5_000_000;

/** The address of a built file: that of an `index.html` is its folder. */
function addressOf(file: string, base: string): string {
  return `${base}${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Puts into the entries of a list the addresses of the files, and the digests of what they hold as their revisions. */
function withDigests(site: string, base: string) {
  return async <Entry extends { url: string }>(entries: Entry[]) => {
    const manifest = entries.map(async (entry) => {
      const digest = createHash('sha256')
        .update(await readFile(`${site}${entry.url}`))
        .digest('base64');
      return { ...entry, url: addressOf(entry.url, base), revision: `sha256-${digest}` };
    });
    return { manifest: await Promise.all(manifest) };
  };
}

async function writeList(site: string, base: string, language: string): Promise<void> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: site,
    globPatterns: [`${language}/**`],
    globIgnores: [...sharedPatterns, ...leftOut],
    maximumFileSizeToCacheInBytes: largestFile,
    manifestTransforms: [withDigests(site, base)],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const files = manifestEntries.map(({ url, revision }) => [url, revision ?? ''] as const);
  const sizes = files.map(async ([address]) => {
    const path = address.slice(base.length);
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    return (await promisify(gzip)(await readFile(`${site}${file}`))).length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await writeFile(`${site}offline/${language}.json`, JSON.stringify({ bytes, files } satisfies LanguageFiles));
}

/** Makes one script of the service worker and all that it imports. */
async function bundleWorker(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'node_modules/.cache/offline',
      emptyOutDir: false,
      minify: true,
      lib: { entry: worker, formats: ['iife'], name: 'offline', fileName: () => 'worker.js' },
    },
  });
}

/**
 * Writes into a built site what reading without a network needs: the service worker and, for every language, the list of its files. To
 * be done last, and again when a file has changed: of every file it knows the digest. `site` is the folder with a stroke at the end,
 * `base` the path below which the site stands, with strokes at both ends.
 */
export async function writeOffline(site: string, base: string): Promise<void> {
  await mkdir(`${site}offline`, { recursive: true });
  for (const language of languageIds) await writeList(site, base, language);
  await bundleWorker();
  const { warnings } = await injectManifest({
    swSrc: bundled,
    swDest: `${site}sw.js`,
    globDirectory: site,
    globPatterns: sharedPatterns,
    maximumFileSizeToCacheInBytes: largestFile,
    manifestTransforms: [withDigests(site, base)],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

/** Makes the built site readable without a network. */
export function offlineFiles(): AstroIntegration {
  let base = '/';
  return {
    name: 'offline-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': async ({ dir }) => writeOffline(fileURLToPath(dir), base),
    },
  };
}
