/** What stands in a field of points, and what it comes to. */
interface TypedPoints {
  readonly text: string;
  readonly points: number;
}

/** At most a million less one, with its sign. */
const longest = 7;

/**
 * What is kept of a text that is typed for points: its digits and a minus before them, however it is written. The minus stays also where
 * points cannot be below nothing, so that it is objected to and not lost; a minus alone is nothing yet.
 */
export function typedPoints(typed: string): TypedPoints {
  const [, minus = '', digits = ''] = /^([-−–]?)(\d*)/.exec(typed.replace(/[^\d−–-]/g, '')) ?? [];
  const text = `${minus}${digits}`.slice(0, longest);
  const points = Number(digits.slice(0, longest - minus.length));
  return { text, points: minus === '' || points === 0 ? points : -points };
}
