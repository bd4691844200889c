/** Kinds and sizes of images by their first bytes. */
import { encodeBmp, encodeGif, encodePng, encodeXbm } from '@nonokit/image';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageHead } from './image-kind.js';

const IMAGE = {
  width: 7,
  height: 5,
  palette: [0xffffff, 0x123456],
  indices: Uint8Array.from({ length: 35 }, (_, k) => k & 1),
};

function makeBytes(...parts: readonly (string | readonly number[])[]): Uint8Array {
  const all = parts.flatMap((part) =>
    typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [...part],
  );
  return Uint8Array.from(all);
}

const ZEROS = Array.from({ length: 40 }, () => 0);

describe('imageHead', () => {
  it.each([
    ['png', encodePng(IMAGE)],
    ['gif', encodeGif(IMAGE, '')],
    ['bmp', encodeBmp(IMAGE, '')],
    ['xbm', makeBytes(encodeXbm(IMAGE))],
    ['netpbm', makeBytes('P2 # a note\n7 5\n255\n')],
    [
      'jpeg',
      makeBytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0, 5, 0, 7], ZEROS),
    ],
    ['webp', makeBytes('RIFF....WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 4, 0, 0], ZEROS)],
    ['webp', makeBytes('RIFF....WEBPVP8L', [10, 0, 0, 0, 0x2f, 6, 0, 1, 0], ZEROS)],
    ['webp', makeBytes('RIFF....WEBPVP8 ', ZEROS.slice(0, 10), [7, 0, 5, 0], ZEROS)],
    [
      'avif',
      makeBytes([0, 0, 0, 20], 'ftypavif', ZEROS, 'ispe', [0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 5]),
    ],
  ])('recognises %s and its size', (kind, bytes) => {
    expect(imageHead(bytes)).toEqual({ kind, width: 7, height: 5 });
  });

  it.each([
    ['svg', '<svg viewBox="0 0 4 4"/>'],
    ['svg', '\ufeff<?xml version="1.0"?>\n<!-- by hand --><svg:svg xmlns:svg="x">'],
    ['tiff', 'II*\0'],
    ['heic', '....ftypheic'],
    ['icon', '\0\0\u0001\0'],
  ])('recognises %s by %j, without a size', (kind, text) => {
    expect(imageHead(new TextEncoder().encode(text))).toEqual({ kind });
  });

  it.each(['', 'hello', '<html><svg/></html>', '{"rows": []}', 'P9 1 1', 'width 5\nheight 5\n'])(
    'recognises no image in %j',
    (text) => {
      expect(imageHead(new TextEncoder().encode(text))).toBeUndefined();
    },
  );

  it('never reads beyond the end of a file', () => {
    const begins = [encodePng(IMAGE), encodeGif(IMAGE, ''), encodeBmp(IMAGE, '')];
    const jpeg = makeBytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17]);
    for (const whole of [...begins, jpeg]) {
      for (let end = 0; end < Math.min(80, whole.length); end++) imageHead(whole.slice(0, end));
    }
  });

  it('terminates for any bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom([], [0xff, 0xd8, 0xff]), fc.uint8Array(), (begin, rest) => {
        imageHead(Uint8Array.from([...begin, ...rest]));
      }),
    );
  });
});
