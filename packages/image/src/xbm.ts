/**
 * X bitmaps: a picture as C source with eight pixels per byte, the leftmost in the lowest bit; 1 is
 * black. The older X10 files use words of sixteen pixels. Names need not be names in C: some
 * programs take the file's name, "my-cat".
 */
import { bad, good, type Place, type Result } from '@nonokit/core';
import { type IndexedImage, rgbaOfIndexed } from './indexed-image.js';
import { type PixelLimits, wrongArea } from './pixel-limits.js';
import type { RgbaImage } from './rgba-image.js';
import { xbmBadNumber, xbmEmpty, xbmEndsEarly, xbmNoBits, xbmNoSize } from './words/en/xbm.js';

/** The colours of the bits 0 and 1. */
const PALETTE = [0xffffff, 0x000000];

/** Characters of a wrong word that a message quotes. */
const QUOTED = 40;

/** True if the text begins like an X bitmap, possibly after a comment. */
export function looksLikeXbm(text: string): boolean {
  return /^\s*(\/\*.*\*\/\s*)?#define\s+\S*width\s/.test(text.slice(0, 1000));
}

/** Decodes a file. Sizes are checked before anything is allocated. */
export function decodeXbm(text: string, limits: PixelLimits): Result<RgbaImage> {
  const width = readSize(text, 'width');
  if (!width.ok) return width;
  const height = readSize(text, 'height');
  if (!height.ok) return height;
  const size = { width: width.value, height: height.value };
  const start = placeAt(text, 0);
  if (size.width < 1 || size.height < 1) return bad(xbmEmpty, size, start);
  const wrong = wrongArea(size.width, size.height, limits, start);
  if (wrong !== undefined) return wrong;
  const array = /\b(char|short)\s{1,20}[^\s[]{0,200}\[[\w\s]{0,20}\]\s{0,20}=\s{0,20}\{/.exec(text);
  if (array === null) return bad(xbmNoBits, {}, placeAt(text, text.length));
  const bits = array[1] === 'short' ? 16 : 8;
  const indices = readBits(text, array.index + array[0].length, bits, size);
  return indices.ok
    ? good(rgbaOfIndexed({ ...size, palette: PALETTE, indices: indices.value }))
    : indices;
}

function readSize(text: string, name: string): Result<number> {
  const found = new RegExp(
    `^[ \\t]*#define[ \\t]+\\S{0,200}${name}[ \\t]+([0-9]{1,9})[ \\t]*$`,
    'm',
  ).exec(text);
  if (found !== null) return good(Number(found[1]));
  return bad(xbmNoSize, { name }, placeAt(text, text.indexOf('#define')));
}

function readBits(
  text: string,
  from: number,
  bits: number,
  { width, height }: { readonly width: number; readonly height: number },
): Result<Uint8Array> {
  const indices = new Uint8Array(width * height);
  const number = /\s*(0x[0-9a-f]{1,4}|[0-9]{1,5})\s*,?/iy;
  number.lastIndex = from;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += bits) {
      const at = number.lastIndex;
      const found = number.exec(text);
      if (found === null) return wrongNumber(text, at);
      const value = Number(found[1]);
      for (let k = 0; k < Math.min(bits, width - x); k++) {
        indices[y * width + x + k] = (value >> k) & 1;
      }
    }
  }
  return good(indices);
}

function wrongNumber(text: string, from: number): Result<never> {
  const at = from + (/^\s*/.exec(text.slice(from, from + 1000))?.[0].length ?? 0);
  const word = /^[^\s,]*/.exec(text.slice(at, at + 100))?.[0] ?? '';
  const place = placeAt(text, at);
  if (word === '') return bad(xbmEndsEarly, {}, place);
  const found = word.length <= QUOTED ? word : `${word.slice(0, QUOTED - 3)}...`;
  return bad(xbmBadNumber, { found }, place);
}

/** Line and column of the character with this index. */
function placeAt(text: string, index: number): Place {
  const before = text.slice(0, Math.max(0, index)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * A black-and-white image as a file; every index other than 0 is black, and the palette is not
 * used.
 */
export function encodeXbm({ width, height, indices }: Omit<IndexedImage, 'palette'>): string {
  const rows = Array.from({ length: height }, (_, y) => {
    const bytes = new Uint8Array(Math.ceil(width / 8));
    for (let x = 0; x < width; x++) {
      if (indices[y * width + x] !== 0) bytes[x >> 3] |= 1 << (x & 7);
    }
    return Array.from(bytes, (byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ');
  });
  const lines = [
    `#define picture_width ${width}`,
    `#define picture_height ${height}`,
    'static unsigned char picture_bits[] = {',
    rows.map((row) => `  ${row}`).join(',\n'),
    '};',
  ];
  return `${lines.join('\n')}\n`;
}
