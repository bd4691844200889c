/** Notices and the texts that they carry. */
import { describe, expect, it } from 'vitest';
import { MOST_NOTICE_BYTES } from '../../storage/index.js';
import { cutText, type Piece, readPiece, writePiece } from './pieces.js';

const HEAD = { from: 'z'.repeat(32), number: 999_999_999_999_999, kind: 'part' } as const;

describe('a text', () => {
  it.each([
    ['nothing', ''],
    ['a short one', 'tell 1 {"type":"present","hands":[0,1]}'],
    ['a long one', 'abc'.repeat(10_000)],
    ['characters of two bytes', `x${'я'.repeat(20_000)}`],
    ['characters of three bytes', `xx${'部'.repeat(20_000)}`],
    ['characters of four bytes', `x${'🀄'.repeat(20_000)}`],
  ])('is whole again after it was cut: %s', (_, text) => {
    const pieces = cutText(text);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces) {
      const notice = writePiece({ ...HEAD, text: piece });
      expect(Buffer.byteLength(notice)).toBeLessThanOrEqual(MOST_NOTICE_BYTES);
    }
  });

  it('goes in as few notices as it fits in', () => {
    expect(cutText('x'.repeat(7000))).toHaveLength(1);
    expect(cutText('x'.repeat(8000))).toHaveLength(2);
  });
});

describe('a notice', () => {
  it.each<Piece>([
    { from: 'Ab1', number: 1, kind: 'beat', text: '' },
    { from: 'Ab1', number: 2, kind: 'reset', text: '' },
    { from: 'Ab1', number: 3, kind: 'part', text: 'say 4 {"a":\n' },
    { from: 'Ab1', number: 999_999_999_999_999, kind: 'last', text: ' a b  c ' },
  ])('is read as it was written: $kind', (piece) => {
    expect(readPiece(writePiece(piece))).toEqual(piece);
  });

  it.each([
    '',
    'Ab1',
    'Ab1 1 beat',
    'Ab1 0 beat ',
    'Ab1 -1 beat ',
    'Ab1 1.5 beat ',
    'Ab1 01 beat ',
    'Ab1 1000000000000000 beat ',
    'Ab1 1 toString ',
    ' 1 beat ',
    'A"b 1 beat ',
    `${'A'.repeat(33)} 1 beat `,
  ])('is none of ours: %j', (notice) => {
    expect(readPiece(notice)).toBeUndefined();
  });
});
