import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortenedCases, wholeCases } from '../../src/widgets/page/shortened-cases.ts';

const piece = fc.stringMatching(/^[A-Za-z0-9~_-]{1,4}$/);
const line = fc.array(piece, { minLength: 2, maxLength: 5 }).map((pieces) => pieces.join('.'));

test('cases are whole again, whether they begin with the position beside them or not', () => {
  fc.assert(
    fc.property(line, fc.array(line), fc.array(line), (position, strange, acts) => {
      const begun = acts.map((act) => `${position.slice(0, position.lastIndexOf('.'))}.${act}`);
      const cases = [...begun, ...strange];
      const shortened = shortenedCases(position, cases);
      expect(wholeCases(position, shortened)).toEqual(cases);
      for (const [place, one] of begun.entries()) expect(shortened[place]?.length).toBeLessThan(one.length);
    }),
  );
});
