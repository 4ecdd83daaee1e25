/**
 * The path of a page as the site writes it: in small letters, with a stroke at the end. `/fi/canasta-fi/14-B` becomes
 * `/fi/canasta-fi/14-b/`; files, which have an ending, keep theirs. What stands before the site, its base, stays as it is.
 */
export function canonicalPath(path: string, base: string): string {
  if (!path.startsWith(base)) return path;
  const rest = path.slice(base.length).toLowerCase();
  const isFile = /\.[a-z]+$/.test(rest);
  return base + (rest === '' || isFile || rest.endsWith('/') ? rest : `${rest}/`);
}
