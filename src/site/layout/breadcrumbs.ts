import { addressOf } from '../address.ts';

/** One step of the way from the home page to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page as data of schema.org; `site` is where the site stands. */
export function breadcrumbs(crumbs: readonly Crumb[], site: URL | undefined) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path, site),
    })),
  };
}
