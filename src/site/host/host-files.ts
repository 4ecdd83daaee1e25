import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What a build knows of the place where it will stand, as `site.json` tells whoever works on it later. */
export interface BuiltFor {
  /** The address of the host, without a path; null where the build was not told. */
  readonly site: string | null;
  /** The path below which the site stands, with strokes at both ends. */
  readonly base: string;
}

/** The policy and the other headers that ask for a place: the rest stand in every page. */
const everywhere = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
] as const;

/** Nobody may show a page in a frame, but for those that are made for it. */
const unframed = "frame-ancestors 'none'; form-action 'self'";

/** Headers for hosts that read a file `_headers` (Netlify, Cloudflare Pages); in go the languages that have pages. */
export function headersFile({ base }: BuiltFor, languages: readonly string[]): string {
  const rules: readonly (readonly [path: string, headers: readonly (readonly [string, string])[]])[] = [
    ['', [['Content-Security-Policy', unframed]]],
    ...languages.map((language) => [`${language}/*`, [['Content-Security-Policy', unframed]]] as const),
    ['*', everywhere],
    ['_astro/*', [['Cache-Control', 'public, max-age=31536000, immutable']]],
    ['sw.js', [['Cache-Control', 'no-cache']]],
    ['frame.js', [['Cross-Origin-Resource-Policy', 'cross-origin']]],
    ['data/*', [['Access-Control-Allow-Origin', '*']]],
  ];
  const lines = rules.flatMap(([path, headers]) => [
    `${base}${path}`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `# The policy for scripts stands in every page; who may show a page in a frame must come as a header: nobody, but for /embed/.\n${lines.join('\n')}\n`;
}

/** The same for Apache, with the page for unknown addresses, the types that it may not know, and compression. */
export function apacheFile({ base }: BuiltFor): string {
  return `# The policy for scripts stands in every page; who may show a page in a frame must come as a header: nobody, but for /embed/.
ErrorDocument 404 ${base}404.html
AddDefaultCharset utf-8
AddType application/manifest+json .webmanifest
AddType application/wasm .pagefind
AddType application/rss+xml .rss
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/xml text/javascript application/javascript
  AddOutputFilterByType DEFLATE application/json application/manifest+json application/rss+xml application/xml image/svg+xml
</IfModule>
<IfModule mod_headers.c>
${everywhere.map(([name, value]) => `  Header set ${name} "${value}"`).join('\n')}
  Header set Cache-Control "no-cache"
  Header set Cache-Control "public, max-age=31536000, immutable" "expr=%{REQUEST_URI} =~ m#/_astro/#"
  Header set Content-Security-Policy "${unframed}" "expr=%{REQUEST_URI} !~ m#/embed/#"
  Header set Access-Control-Allow-Origin "*" "expr=%{REQUEST_URI} =~ m#/data/#"
</IfModule>
`;
}

/** What a built site in this folder was built for; the folder ends in a stroke. Throws where there is no built site. */
export async function builtFor(folder: string): Promise<BuiltFor> {
  const { site, base }: { site: unknown; base: unknown } = JSON.parse(await readFile(`${folder}site.json`, 'utf8'));
  if (typeof base !== 'string' || (site !== null && typeof site !== 'string')) {
    throw new Error(`${folder}site.json does not say where the site will stand: run npm run build again.`);
  }
  return { site, base };
}

/** Writes what a host needs to know: its headers for the path below which the site stands, and for later commands what was built. */
export function hostFiles(languages: readonly string[]): AstroIntegration {
  let built: BuiltFor = { site: null, base: '/' };
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        built = { site: config.site ?? null, base: `${config.base.replace(/\/$/, '')}/` };
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await writeFile(`${folder}_headers`, headersFile(built, languages));
        await writeFile(`${folder}.htaccess`, apacheFile(built));
        // Pages that a host makes of a branch would lose the folders that begin with a line.
        await writeFile(`${folder}.nojekyll`, '');
        await writeFile(`${folder}site.json`, JSON.stringify(built));
        if (built.site === null) {
          logger.warn(
            'Built without SITE: no site map, no feeds, no QR codes, and pages name paths instead of addresses.',
          );
        }
      },
    },
  };
}
