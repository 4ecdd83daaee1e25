/**
 * Walks the built site as a visitor of a web host would come by it, from its first page over every link, picture, style sheet, script, frame
 * and file that something names, wherever the site stands (`dist/site.json` says below which path). It does so at two hosts: one that sends
 * no headers of its own choosing, as GitHub Pages, and one that sends those of `_headers`, as Netlify. Prints what leads nowhere, what leads
 * out of the path, and which headers are missing. Usage, after `npm run build`: npm run walk.
 */
import { readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import { Parser } from 'htmlparser2';
import { builtFor } from '../../src/site/host/host-files.ts';
import { serve } from './serve.ts';

/** What a host answers. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces).toString('utf8'),
        }),
      );
    }).on('error', reject);
  });
}

/** The addresses that a page names: of links, scripts, style sheets, pictures, frames, and where it leads on by itself. */
function namedByPage(html: string): string[] {
  const named: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { href, src, srcset, content } = attributes;
      // Where else the page is, for other sites, it tells by its address, which is not that of this host.
      const isTold = name === 'link' && /^(?:canonical|alternate)$/.test(attributes.rel ?? '');
      if (href !== undefined && !isTold) named.push(href);
      if (src !== undefined) named.push(src);
      for (const each of srcset?.split(',') ?? []) named.push(each.trim().split(' ')[0] ?? '');
      if (attributes['http-equiv']?.toLowerCase() === 'refresh') named.push(content?.replace(/^.*?url=/i, '') ?? '');
    },
  });
  parser.end(html);
  return named;
}

/** What a file names, by what it is. */
function namedBy({ headers, body }: Answer, path: string): string[] {
  const type = headers['content-type'] ?? '';
  if (type.includes('html')) return namedByPage(body);
  if (type.includes('css'))
    return Array.from(body.matchAll(/url\(["']?([^"')]+)["']?\)/g), ([, address = '']) => address);
  if (path.endsWith('.webmanifest'))
    return Array.from(body.matchAll(/"(?:src|start_url|scope)":\s*"([^"]+)"/g), ([, address = '']) => address);
  if (/sitemap.*\.xml$|feed\.xml$/.test(path))
    return Array.from(body.matchAll(/<(?:loc|link)>([^<]+)<\/(?:loc|link)>/g), ([, address = '']) => address);
  return [];
}

const { site, base } = await builtFor('dist/');
/** What no page names in its HTML: what scripts, hosts and readers of data ask for. */
const known = ['', 'robots.txt', 'frame.js', 'sw.js', '404.html', 'fi/search/data.json', 'data/canasta-fi.json'];

/** Walks everything from the first page on; out come faults, and how much there was. */
async function walk(server: Server): Promise<{ readonly faults: string[]; readonly visited: number }> {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  const host = `http://localhost:${bound.port}`;
  const faults: string[] = [];
  const seen = new Map<string, string>();
  const waiting: string[] = [];
  const come = (address: string, from: string) => {
    // What names the place where the site will stand is on this host meanwhile.
    const here = site !== null && address.startsWith(site) ? address.slice(site.length) : address;
    const url = new URL(here, `${host}${from}`);
    if (url.origin !== host) return;
    if (!url.pathname.startsWith(base)) faults.push(`${from}: ${address} leads out of ${base}`);
    else if (!seen.has(url.pathname)) {
      seen.set(url.pathname, from);
      waiting.push(url.pathname);
    }
  };
  for (const path of known) come(`${base}${path}`, base);
  if (site !== null) come(`${base}sitemap-index.xml`, base);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const answer = await ask(`${host}${path}`);
    if (answer.status !== 200) faults.push(`${seen.get(path)}: ${path} is ${answer.status}`);
    for (const address of namedBy(answer, path)) if (!/^(?:data|mailto|javascript):/.test(address)) come(address, path);
  }
  const lost = await ask(`${host}${base}no/such/page/`);
  if (lost.status !== 404 || !lost.body.includes(`href="${base}`))
    faults.push('the page for unknown addresses leads nowhere');
  if (base !== '/' && (await ask(`${host}/`)).status !== 404) faults.push('the site answers outside its path');
  return { faults, visited: seen.size };
}

/** Which headers a host that reads `_headers` lacks. */
async function missingHeaders(server: Server): Promise<string[]> {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') return ['no port'];
  const style = /href="([^"]+\.css)"/.exec(readFileSync('dist/en/index.html', 'utf8'))?.[1] ?? '';
  const wanted: readonly (readonly [path: string, header: string, value: RegExp | undefined])[] = [
    [`${base}en/`, 'content-security-policy', /frame-ancestors 'none'/],
    [`${base}en/`, 'x-content-type-options', /nosniff/],
    [`${base}embed/en/canasta-fi/14/`, 'content-security-policy', undefined],
    [`${base}data/canasta-fi.json`, 'access-control-allow-origin', /\*/],
    [`${base}frame.js`, 'cross-origin-resource-policy', /cross-origin/],
    [style, 'cache-control', /immutable/],
  ];
  const faults: string[] = [];
  for (const [path, header, value] of wanted) {
    const sent = (await ask(`http://localhost:${bound.port}${path}`)).headers[header];
    const isRight = value === undefined ? sent === undefined : value.test(String(sent));
    if (!isRight) faults.push(`${path}: ${header} is ${sent}`);
  }
  return faults;
}

const all: string[] = [];
for (const kind of ['without headers', 'with headers'] as const) {
  const server = await serve('dist', 0, new Map(), base, kind === 'with headers');
  const { faults, visited } = await walk(server);
  const missing = kind === 'with headers' ? await missingHeaders(server) : [];
  server.close();
  all.push(...faults, ...missing);
  console.log(`${kind}, below ${base}: ${visited} addresses, ${faults.length + missing.length} faults`);
}
for (const fault of all.slice(0, 50)) console.log(fault);
if (all.length > 0) process.exitCode = 1;
