import { expect, test } from 'vitest';
import { designWidths, metricsFor } from '../../src/table/metrics.ts';
import { progressParts } from '../../src/table/progress.ts';
import { textWidth } from '../../src/table/text-width.ts';

const aims = [
  {
    label: 'Lopetus:',
    conditions: [
      { text: 'samba ✗', met: false },
      { text: 'canastat 1/2', met: false },
      { text: 'aito ✓', met: true },
    ],
    bar: null,
  },
  { label: 'Sitoumus 3 ♠', conditions: [{ text: '2000 / 3000', met: false }], bar: { laid: 0.5, chosen: 0.2 } },
] as const;

test('what a side still needs ends where its line ends, begins in its room, and tells all that is missing or nothing', () => {
  for (const width of Object.values(designWidths)) {
    const metrics = metricsFor(width);
    for (const aim of aims) {
      for (let from = 0; from < width; from += 20) {
        const { labels, ornaments } = progressParts(aim, { from, to: width - metrics.margin, top: 10 }, metrics);
        const [told] = labels;
        if (told === undefined) continue;
        const { text, x, size } = told;
        for (const condition of aim.conditions) if (!condition.met) expect(text).toContain(condition.text);
        expect(x).toBe(width - metrics.margin);
        const lefts = [x - textWidth(text, size), ...ornaments.map((ornament) => ornament.x)];
        expect(Math.min(...lefts)).toBeGreaterThanOrEqual(from - 0.01);
      }
    }
  }
});

test('on a phone three conditions have room beside the name of a side', () => {
  const metrics = metricsFor(designWidths.narrow);
  const from = metrics.margin + metrics.text * 2.1 + textWidth('Oma puoli', metrics.text);
  const { labels } = progressParts(aims[0], { from, to: 352, top: 10 }, metrics);
  expect(labels.length).toBeGreaterThan(0);
});
