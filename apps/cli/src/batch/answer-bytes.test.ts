/** Bytes of answers: the same as texts put together, however long. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AnswerBytes } from './answer-bytes.js';

type Part = readonly ['text', string] | readonly ['part' | 'whole' | 'thousandths', number];

const naturals = fc.oneof(fc.nat(1200), fc.nat());
const parts = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('text' as const), fc.string({ unit: 'grapheme', maxLength: 40 })),
    fc.tuple(fc.constantFrom('part' as const, 'whole' as const), naturals),
    fc.tuple(fc.constant('thousandths' as const), fc.nat(2 ** 31 - 1)),
  ),
  { maxLength: 200 },
);

function added(out: AnswerBytes, [kind, value]: Part): string {
  if (kind === 'text') {
    out.text(value);
    return value;
  }
  if (kind === 'part') {
    const bytes = Buffer.from(`[${'x'.repeat(value % 5000)}]`);
    out.part(bytes, 1, bytes.length - 1);
    return bytes.toString('utf8', 1, bytes.length - 1);
  }
  out[kind](value);
  return JSON.stringify(kind === 'whole' ? value : value / 1000);
}

it('AnswerBytes writes texts, bytes and numbers as JSON does', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 3 }), (rounds) => {
      const out = new AnswerBytes();
      for (const round of rounds) {
        const expected = round.map((part) => added(out, part)).join('');
        expect(out.length).toBe(Buffer.byteLength(expected));
        expect(Buffer.from(out.take()).toString('utf8')).toBe(expected);
      }
    }),
  );
});
