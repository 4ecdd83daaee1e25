/** A rendered text with its references for only links: the terms of many clauses at a time would be too many. */
export function withoutTerms(html: string): string {
  return html.replace(/<a class="term"[^>]*>([\s\S]*?)<\/a>|<span class="value">([^<]*)<\/span>/g, '$1$2');
}

/** A rendered text whose references to places of the reading pages below `path`, such as `/fi/samba/`, lead to places of its own page. */
export function refsInPage(html: string, path: string): string {
  return html.replaceAll(/href="([^"]+)"/g, (written, href: string) => {
    if (!href.startsWith(path)) return written;
    const [section = '', clause] = href.slice(path.length).split('/#');
    return `href="#${clause ?? section.replace(/\/$/, '')}"`;
  });
}
