import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gridOf } from './grid.js';
import { pictureFacts } from './picture-facts.js';

const INKS = ' abc';

/** The facts of rows of letters. */
function factsOf(...rows: readonly string[]) {
  return pictureFacts(gridOf(rows.map((row) => [...row].map((sign) => INKS.indexOf(sign)))));
}

it('tells how much each ink covers and where it lies, the largest first', () => {
  const { inks, isMirrored } = factsOf(
    'bb        ',
    'bb        ',
    '          ',
    '          ',
    '        c ',
    '          ',
    '          ',
    '          ',
    'aaaaaaaaaa',
    'aaaaaaaaaa',
  );
  expect(inks).toEqual([
    { ink: 1, share: 0.2, across: 'whole', down: 'last' },
    { ink: 2, share: 0.04, across: 'first', down: 'first' },
    { ink: 3, share: 0.01, across: 'last', down: 'middle' },
  ]);
  expect(isMirrored).toBe(false);
});

it('stray cells do not say where an ink lies', () => {
  const rows = ['aaaa        ', 'aaaa        ', 'aaaa        ', '           a'];
  expect(factsOf(...rows).inks).toMatchObject([{ across: 'first', down: 'whole' }]);
});

it('knows halves that mirror each other', () => {
  expect(factsOf('a  a', ' bb ').isMirrored).toBe(true);
  expect(factsOf('a  b', ' bb ').isMirrored).toBe(false);
  expect(factsOf('    ').isMirrored).toBe(false);
});

it('a mirrored picture has the same shares, and left and right exchanged', () => {
  const pictures = fc
    .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
    .chain(({ width, height }) =>
      fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
    );
  const exchanged = { first: 'last', last: 'first', middle: 'middle', whole: 'whole' };
  fc.assert(
    fc.property(pictures, (rows) => {
      const { inks, isMirrored } = pictureFacts(gridOf(rows));
      const other = pictureFacts(gridOf(rows.map((row) => row.toReversed())));
      expect(other.isMirrored).toBe(isMirrored);
      const shares = inks.reduce((sum, { share }) => sum + share, 0);
      expect(shares).toBeLessThanOrEqual(1 + 1e-9);
      for (const { ink, across, ...same } of inks) {
        const twin = other.inks.find((one) => one.ink === ink);
        expect(twin).toMatchObject(same);
        expect(twin?.across).toBe(exchanged[across]);
      }
    }),
  );
});
