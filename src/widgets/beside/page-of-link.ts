const pages = new Map<string, Promise<Document>>();

/** The page that a link leads to: this one, or another of the site, fetched once. It is the page that a click would open. */
export function pageOf(link: HTMLAnchorElement): Promise<Document> {
  if (link.pathname === location.pathname) return Promise.resolve(document);
  const page =
    pages.get(link.pathname) ??
    fetch(link.pathname).then(async (answer) => {
      if (!answer.ok) throw new Error(`${link.pathname}: ${answer.status}`);
      return new DOMParser().parseFromString(await answer.text(), 'text/html');
    });
  pages.set(link.pathname, page);
  return page;
}
