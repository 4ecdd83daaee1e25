/**
 * Serves the built site as a plain web host would: compressed, with the headers of its `_headers` file, `404.html` for unknown addresses.
 * The browser tests and Lighthouse use it, because Astro's own preview refuses to run twice at a time. Usage: node test/site/serve.ts [port]
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The headers of a path by a `_headers` file as Netlify and Cloudflare read it: paths, and below each, indented, what they get. */
function headersFor(path: string, rules: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of rules.split('\n')) {
    if (line.startsWith('/')) {
      const [start = '', rest] = line.trim().split('*');
      applies = rest === undefined ? path === start : path.startsWith(start);
    }
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (applies && name !== undefined && value !== undefined) headers[name.toLowerCase()] = value;
  }
  return headers;
}

function fileFor(folder: string, path: string, base: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const file = join(folder, normalize(decodeURIComponent(path.slice(base.length - 1))));
  const candidates = [file, join(file, 'index.html')];
  return candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** Files as they are sent packed, by path, and when each was written: the pages of a test run ask for the same scripts over and over. */
const packedFiles = new Map<string, { readonly written: number; readonly body: Buffer }>();

function packedFile(file: string): Buffer {
  const written = statSync(file).mtimeMs;
  const known = packedFiles.get(file);
  if (known?.written === written) return known.body;
  const body = gzipSync(readFileSync(file));
  packedFiles.set(file, { written, body });
  return body;
}

/**
 * Starts the server for a folder; in goes port 0 for any free port, texts that stand in for files, by their path as it is asked for, the
 * path below which the site stands, and whether the host sends the headers of `_headers`.
 */
export function serve(
  folder: string,
  port: number,
  changed: ReadonlyMap<string, string> = new Map(),
  base = '/',
  sendsHeaders = true,
): Promise<Server> {
  const rules = sendsHeaders ? readFileSync(join(folder, '_headers'), 'utf8') : '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = fileFor(folder, pathname, base);
    const file = found ?? join(folder, '404.html');
    const type = types[extname(file)] ?? 'application/octet-stream';
    const packed = /text|json|svg|xml/.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'cache-control': 'no-cache',
      ...headersFor(pathname, rules),
      ...(packed ? { 'content-encoding': 'gzip' } : {}),
    });
    const instead = changed.get(pathname);
    if (instead !== undefined) response.end(packed ? gzipSync(instead) : instead);
    else response.end(packed ? packedFile(file) : readFileSync(file));
  });
  return new Promise((resolve) => server.listen(port, () => resolve(server)));
}

if (import.meta.main) {
  const port = Number(process.argv[2] ?? 4391);
  await serve('dist', port);
  console.log(`http://localhost:${port}/`);
}
