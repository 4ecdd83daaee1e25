const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#38': '&',
  '#34': '"',
};

/**
 * The words of a rendered clause text without its markup: a line for every paragraph, list item (after a dash) and row of a table
 * (“ace: 20”).
 */
export function plainText(html: string): string {
  return html
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/<li[^>]*>\s*/g, '– ')
    .replace(/<\/th>/g, ': ')
    .replace(/<\/(?:p|li|tr|caption|div)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&([#\w]+);/g, (written, name: string) => entities[name] ?? written)
    .split('\n')
    .map((line) => line.replace(/^ +| +$/g, ''))
    .filter((line) => line !== '')
    .join('\n');
}

/** The beginning of a text in at most `most` characters, in one line, cut after a word. */
export function opening(text: string, most: number): string {
  const line = text.replaceAll('\n', ' ');
  if (line.length <= most) return line;
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
