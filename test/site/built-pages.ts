import { globSync, readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';

/** A page of the built site, as far as the checks ask about it. */
export interface BuiltPage {
  /** The language it says it is in. */
  readonly language: string | undefined;
  /** How many headings of the first level it has. */
  readonly headings: number;
  readonly ids: ReadonlySet<string>;
  /** Where its links lead. */
  readonly links: ReadonlySet<string>;
  /** What a browser fetches to show it: scripts, style sheets, fonts, pictures. */
  readonly resources: ReadonlySet<string>;
  /** The path by which it names itself. */
  readonly canonical: string | undefined;
  /** The path of the same page by language, and `x-default`. */
  readonly alternates: ReadonlyMap<string, string>;
  /** The addresses that it gives search engines as structured data. */
  readonly structured: readonly string[];
  /** The path of the picture of its link preview. */
  readonly picture: string | undefined;
  /** What link previews are told of the site and of the language: `og:site_name`, `og:locale`. */
  readonly siteName: string | undefined;
  readonly locale: string | undefined;
  readonly isHidden: boolean;
  /** Whether it does nothing but lead to another page. */
  readonly isRedirect: boolean;
  readonly policy: string;
}

type Attributes = Readonly<Record<string, string>>;

/** What `link` elements bring the browser to fetch. */
const fetched: ReadonlySet<string> = new Set(['stylesheet', 'preload', 'modulepreload', 'icon']);

function pathOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address, 'http://site').pathname;
}

/** The addresses in structured data; throws if it is no JSON. */
function addressesIn(structured: string): string[] {
  const text = JSON.stringify(JSON.parse(structured));
  return Array.from(text.matchAll(/"(?:item|url)":"([^"]+)"/g), ([, address = '']) => address);
}

/** Reads a page in one go, element by element: there are thousands of them. */
function read(file: string): BuiltPage {
  const ids = new Set<string>();
  const links = new Set<string>();
  const resources = new Set<string>();
  const alternates = new Map<string, string>();
  const meta = new Map<string, string>();
  const structured: string[] = [];
  let language: string | undefined;
  let canonical: string | undefined;
  let headings = 0;
  let data: string | null = null;

  const link = ({ rel = '', href, hreflang }: Attributes) => {
    if (href === undefined) return;
    if (fetched.has(rel)) resources.add(href);
    if (rel === 'canonical') canonical = pathOf(href);
    if (rel === 'alternate' && hreflang !== undefined) alternates.set(hreflang, pathOf(href) ?? '');
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, src, href, type } = attributes;
      if (id !== undefined) ids.add(id);
      if (src !== undefined) resources.add(src);
      if (attributes.itemid !== undefined) structured.push(new URL(attributes.itemid, 'http://site').href);
      if (name === 'html') language = attributes.lang;
      if (name === 'h1') headings += 1;
      if (name === 'a' && href !== undefined) links.add(href);
      if (name === 'link') link(attributes);
      if (name === 'meta') {
        const key = attributes.name ?? attributes.property ?? attributes['http-equiv'];
        if (key !== undefined) meta.set(key.toLowerCase(), attributes.content ?? '');
      }
      if (name === 'script' && type === 'application/ld+json') data = '';
    },
    ontext(text) {
      if (data !== null) data += text;
    },
    onclosetag(name) {
      if (name !== 'script' || data === null) return;
      structured.push(...addressesIn(data));
      data = null;
    },
  });
  parser.end(readFileSync(file, 'utf8'));
  return {
    language,
    headings,
    ids,
    links,
    resources,
    canonical,
    alternates,
    structured,
    picture: pathOf(meta.get('og:image')),
    siteName: meta.get('og:site_name'),
    locale: meta.get('og:locale'),
    isHidden: meta.get('robots') === 'noindex',
    isRedirect: meta.has('refresh'),
    policy: meta.get('content-security-policy') ?? '',
  };
}

/** Every page of the built site by its path, but for those of the engine's functions, which TypeDoc makes. */
export function builtPages(): ReadonlyMap<string, BuiltPage> {
  const files = globSync('dist/**/*.html').filter((file) => !file.startsWith('dist/api/'));
  return new Map(files.map((file) => [`/${file.replace(/^dist\//, '').replace(/index\.html$/, '')}`, read(file)]));
}
