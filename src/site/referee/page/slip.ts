/** What is written on a slip by hand, by the names of its fields. */
export type SlipFields = Readonly<Record<string, string>>;

/** The slips that a device remembers: what was filled in, by the address of the ruling, the latest last. */
export type KeptSlips = ReadonlyMap<string, SlipFields>;

/** A device remembers so many slips: an evening of a club has fewer. */
const mostKept = 40;

/** Reads what a device has kept; null if it is damaged. */
export function readSlips(text: string): KeptSlips | null {
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return null;
    const slips = new Map<string, SlipFields>();
    for (const entry of kept) {
      if (!Array.isArray(entry)) return null;
      const [address, fields]: readonly unknown[] = entry;
      if (typeof address !== 'string' || typeof fields !== 'object' || fields === null) return null;
      const texts = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string');
      slips.set(address, Object.fromEntries(texts));
    }
    return slips;
  } catch {
    return null;
  }
}

/** Writes slips as `readSlips` reads them. */
export function writeSlips(slips: KeptSlips): string {
  return JSON.stringify([...slips]);
}

/** The slips with this one as the latest; the oldest go once there are too many. */
export function withSlip(slips: KeptSlips, address: string, fields: SlipFields): KeptSlips {
  const others = [...slips].filter(([other]) => other !== address);
  return new Map([...others, [address, fields] as const].slice(-mostKept));
}

/** The moment as a slip names it: the day and the time by the clock of the place, written as the language writes them. */
export function momentIn(date: Date, language: string): string {
  return date.toLocaleString(language === 'en' ? 'en-GB' : language, { dateStyle: 'short', timeStyle: 'short' });
}

/** A ruling as text to be sent: each line that is not empty, what was filled in as `Table: 4`. */
export function slipText(
  lines: readonly string[],
  filled: readonly { readonly name: string; readonly text: string }[],
  footer: readonly string[],
): string {
  const named = filled.filter(({ text }) => text !== '').map(({ name, text }) => `${name}: ${text}`);
  return [...lines, named.join(' · '), ...footer].filter((line) => line.trim() !== '').join('\n');
}
