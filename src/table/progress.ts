import type { Metrics } from './metrics.ts';
import type { LabelPlace, Ornament } from './place.ts';
import { textWidth } from './text-width.ts';
import type { Progress } from './view.ts';

/** The free end of a line of text. */
interface Room {
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/** How large its words are beside those of the line. */
const share = 0.88;

/** How wide the bar is, in sizes of the text. */
const barWidth = 4;

/**
 * How far a side has come, at the right end of its line: a bar, what is aimed at, and every condition with its sign. Where there is not
 * enough room the name of the aim goes first, then the bar, then what is met; and where not even what is missing fits, nothing is told rather
 * than half.
 */
export function progressParts(
  { label, conditions, bar }: Progress,
  { from, to, top }: Room,
  { text }: Metrics,
): { readonly labels: readonly LabelPlace[]; readonly ornaments: readonly Ornament[] } {
  const size = text * share;
  const lineOf = (some: typeof conditions) => some.map((condition) => condition.text).join(' · ');
  const told = lineOf(conditions);
  const barRoom = bar === null ? 0 : text * (barWidth + 0.6);
  const choices = [
    { line: `${label} ${told}`.trim(), barred: true },
    { line: told, barred: true },
    { line: told, barred: false },
    { line: lineOf(conditions.filter(({ met }) => !met)), barred: false },
  ];
  const chosen = choices.find(({ line, barred }) => textWidth(line, size) + (barred ? barRoom : 0) <= to - from);
  if (chosen === undefined || chosen.line === '') return { labels: [], ornaments: [] };
  const { line, barred } = chosen;
  const tone = conditions.every(({ met }) => met) ? 'met' : 'plain';
  const x = to - textWidth(line, size) - barRoom;
  return {
    labels: [{ text: line, x: to, y: top + text, size, anchor: 'end', tone }],
    ornaments:
      barred && bar !== null
        ? [{ kind: 'bar', x, y: top + text * 0.35, width: text * barWidth, height: text * 0.6, ...bar }]
        : [],
  };
}
