import { globSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';

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
  readonly isHidden: boolean;
  /** Whether it does nothing but lead to another page. */
  readonly isRedirect: boolean;
  readonly policy: string;
}

function values(root: HTMLElement, selector: string, attribute: string): Set<string> {
  return new Set(root.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []));
}

function pathOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address, 'http://site').pathname;
}

/** The addresses in structured data; throws if it is no JSON. */
function addressesIn(script: HTMLElement): string[] {
  const text = JSON.stringify(JSON.parse(script.rawText));
  return Array.from(text.matchAll(/"(?:item|url)":"([^"]+)"/g), ([, address = '']) => address);
}

function read(file: string): BuiltPage {
  const root = parse(readFileSync(file, 'utf8'));
  const head = (selector: string, attribute: string) => root.querySelector(selector)?.getAttribute(attribute);
  const alternates = root
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link): [string, string] => [link.getAttribute('hreflang') ?? '', pathOf(link.getAttribute('href')) ?? '']);
  return {
    language: head('html', 'lang'),
    headings: root.querySelectorAll('h1').length,
    ids: values(root, '[id]', 'id'),
    links: values(root, 'a[href]', 'href'),
    resources: new Set([
      ...values(root, '[src]', 'src'),
      ...values(root, 'link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], link[rel=icon]', 'href'),
    ]),
    canonical: pathOf(head('link[rel=canonical]', 'href')),
    alternates: new Map(alternates),
    structured: root.querySelectorAll('script[type="application/ld+json"]').flatMap(addressesIn),
    picture: pathOf(head('meta[property="og:image"]', 'content')),
    isHidden: head('meta[name=robots]', 'content') === 'noindex',
    isRedirect: root.querySelector('meta[http-equiv=refresh]') !== null,
    policy: head('meta[http-equiv=content-security-policy]', 'content') ?? '',
  };
}

/** Every page of the built site by its path. */
export function builtPages(): ReadonlyMap<string, BuiltPage> {
  const files = globSync('dist/**/*.html');
  return new Map(files.map((file) => [`/${file.replace(/^dist\//, '').replace(/index\.html$/, '')}`, read(file)]));
}
