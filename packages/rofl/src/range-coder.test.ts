/** The range coder returns what was coded, in about as many bytes as its information needs. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createContexts, decoder, encoder } from './range-coder.js';

/** Bits under one of three contexts, or under none (3). */
const arbitraryBits = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1 })),
  {
    maxLength: 400,
  },
);

function coded(bits: readonly (readonly [context: number, bit: number])[]): Uint8Array {
  const coder = encoder();
  const contexts = createContexts(3);
  for (const [context, bit] of bits) {
    if (context === 3) coder.evenBit(bit);
    else coder.bit(contexts, context, bit);
  }
  return coder.finish();
}

describe('the range coder', () => {
  it('decodes the bits that were encoded', () => {
    fc.assert(
      fc.property(arbitraryBits, (bits) => {
        const coder = decoder(coded(bits));
        const contexts = createContexts(3);
        for (const [context, bit] of bits) {
          const read = context === 3 ? coder.evenBit(0) : coder.bit(contexts, context, 0);
          expect(read).toBe(bit);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('carries into bytes that are already written', () => {
    // likely bits narrow the range to its top, the unlikely one then carries
    const bits = [...Array.from({ length: 3000 }, () => [0, 1] as const), [0, 0] as const];
    const coder = decoder(coded(bits));
    const contexts = createContexts(1);
    expect(bits.map(() => coder.bit(contexts, 0, 0))).toEqual(bits.map(([, bit]) => bit));
  });

  it.each([
    { what: 'even bits', bits: 800, context: 3, ones: 2, most: 102 },
    { what: 'bits that are always 0', bits: 800, context: 0, ones: 801, most: 2 },
    { what: 'bits that are 1 every tenth time', bits: 8000, context: 0, ones: 10, most: 500 },
  ])('needs at most $most bytes for $bits $what', ({ bits, context, ones, most }) => {
    const list = Array.from(
      { length: bits },
      (_, i) => [context, (i + 1) % ones === 0 ? 1 : 0] as const,
    );
    expect(coded(list).length).toBeLessThanOrEqual(most);
  });

  it('never ends with a zero byte, and writes no unnecessary byte', () => {
    fc.assert(
      fc.property(arbitraryBits, (bits) => {
        const bytes = coded(bits);
        expect(bytes.at(-1)).not.toBe(0);
        const coder = decoder(bytes);
        const contexts = createContexts(3);
        for (const [context] of bits) {
          if (context === 3) coder.evenBit(0);
          else coder.bit(contexts, context, 0);
        }
        expect(coder.isDone()).toBe(true);
        expect(decoder(Uint8Array.of(...bytes, 0, 0, 0, 0, 1)).isDone()).toBe(false);
      }),
    );
  });
});
