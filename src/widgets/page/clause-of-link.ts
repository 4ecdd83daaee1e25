/** The address of the clause to which a link of a ruling leads: `canasta-fi/25-b` of `/fi/canasta-fi/25-b/`. */
export function clauseOfLink({ pathname }: HTMLAnchorElement): string {
  return pathname.split('/').slice(2, 4).join('/');
}
