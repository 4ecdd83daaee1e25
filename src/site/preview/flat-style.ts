import { readFileSync } from 'node:fs';

const styleOf = (path: string) => readFileSync(`src/${path}`, 'utf8');

/**
 * The style sheet of the tables as a drawing program without a browser understands it: the values of the light appearance in place of
 * custom properties, and nothing that only a page needs.
 */
export function flatStyle(): string {
  const sheets = (styleOf('site/styles/tokens.css') + styleOf('table/table.css')).replace(/\/\*[\s\S]*?\*\//g, '');
  const values = new Map<string, string>();
  for (const [, body = ''] of sheets.matchAll(/(?:^|\n):root \{([\s\S]*?)\n\}/g)) {
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name, value);
  }
  const light = (value: string): string => value.replace(/light-dark\((#\w+|[a-z]+\([^()]*\)),[^;]*\)/g, '$1');
  const settled = (value: string): string =>
    light(value).replace(/var\((--[\w-]+)\)/g, (_, name: string) => settled(values.get(name) ?? 'none'));
  const plain = (value: string): string =>
    settled(value).replace(/rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g, (_, red, green, blue, percent) => {
      return `rgba(${red},${green},${blue},${Number(percent) / 100})`;
    });
  const rules = sheets.matchAll(/(?:^|\n)([^:@{}]*?)\s*\{([^{}]*)\}/g);
  return Array.from(rules, ([, selector = '', body = '']) => `${selector.trim()} {${plain(body)}}`).join('\n');
}
