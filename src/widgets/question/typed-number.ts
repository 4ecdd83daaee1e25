/** The whole number that somebody has typed, with any minus sign and with gaps between its digits; null if it is none. */
export function typedNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f.,]/g, '').replace(/[−–]/g, '-');
  return /^-?\d{1,6}$/.test(plain) ? Number(plain) : null;
}
