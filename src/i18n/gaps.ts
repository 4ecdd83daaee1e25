/**
 * Fills the gaps of a text without forms, such as `Rows shown: {count}`: for scripts of pages, which need no more of `fillMessage` than
 * this. Gaps without a filling stay as they are.
 */
export function fillGaps(text: string, fillings: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(fillings[name] ?? gap));
}
