import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const policyTag = /<meta http-equiv="content-security-policy" content="[^"]*">/;

/**
 * A page whose policy allows of inline scripts and styles only those that stand in it. Astro names those of the whole site in every page:
 * most of them allow what the page does not have, and digests do not compress.
 *
 * A page with one script and the policy `script-src 'self' 'sha256-one' 'sha256-two'` is left with `script-src 'self' 'sha256-one'`.
 */
export function withOwnPolicy(page: string): string {
  const texts = Array.from(page.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g), ([, , text = '']) => text);
  const inline = texts.filter((text) => text !== '');
  const own = new Set(inline.map((text) => createHash('sha256').update(text).digest('base64')));
  return page.replace(policyTag, (tag) =>
    tag.replaceAll(/ 'sha256-([^']+)'/g, (source, digest: string) => (own.has(digest) ? source : '')),
  );
}

/** Leaves in the policy of every built page what that page needs. */
export function pagePolicies(): AstroIntegration {
  return {
    name: 'page-policies',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const page = await readFile(`${folder}${file}`, 'utf8');
          const own = withOwnPolicy(page);
          if (own !== page) await writeFile(`${folder}${file}`, own);
        }
      },
    },
  };
}
