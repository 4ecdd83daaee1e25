import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Face, layout, type MeldRef, type MoveList, type Play, type SeatIndex } from '../../src/engine/index.ts';

const folder = 'src/engine/play';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

describe('numbers of a table in play', () => {
  it('are no plain numbers where a seat, a side, a meld, a face or its cells are meant', () => {
    const named = /\b(?:seat|side|meld|face|ref|target|bidder|doubler|link)\??: number\b(?! \|)/;
    const found = sources.flatMap((file) =>
      readFileSync(`${folder}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => named.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(sources.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });

  it('do not stand for one another', () => {
    expectTypeOf<number>().not.toExtend<SeatIndex>();
    expectTypeOf<Face>().not.toExtend<MeldRef>();
    expectTypeOf(layout.seatAt).parameter(0).toEqualTypeOf<SeatIndex>();
    expectTypeOf<ReturnType<typeof layout.seatAt>>().not.toExtend<Parameters<Play['at']>[0]>();
    expectTypeOf<MoveList['faceOf']>().returns.toEqualTypeOf<Face>();
    expectTypeOf(layout.inSeat.held).not.toExtend<typeof layout.inMeld.kind>();
  });
});
