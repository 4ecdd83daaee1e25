/** What is reported, by the issue form for it: a text, or what a table or the referee’s guide decides. */
export type Report =
  | { readonly form: 'wrong-text'; readonly address: string }
  | { readonly form: 'wrong-verdict'; readonly position: string };

/** More than this of an address is cut by hosts of issues; the reader can add the rest by hand. */
const longestFilled = 6000;

/**
 * Where an error is reported: the issue form of the project, an address such as `https://github.com/someone/canasta-codex`, with the place
 * filled in. Undefined where no project is named, or where it is no address of the web.
 *
 * `reportAddress('https://example.org/codex', {form: 'wrong-text', address: '/fi/samba/8/'})` is
 * `https://example.org/codex/issues/new?template=wrong-text.yml&address=%2Ffi%2Fsamba%2F8%2F`.
 */
export function reportAddress(project: string | undefined, report: Report): string | undefined {
  if (project === undefined || !URL.canParse(project) || !/^https?:$/.test(new URL(project).protocol)) return undefined;
  const { form, ...filled } = report;
  const query = new URLSearchParams({ template: `${form}.yml` });
  for (const [field, text] of Object.entries(filled)) if (text.length <= longestFilled) query.set(field, text);
  return `${project.replace(/\/+$/, '')}/issues/new?${query}`;
}
