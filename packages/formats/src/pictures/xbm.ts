/**
 * XBM, X bitmaps: a picture as C source, eight cells a byte, the leftmost in the lowest bit, 1 black. The
 * older X10 files have words of sixteen. A file that Nonokit writes says so in a comment, so that a picture
 * whose runs all have even lengths is not taken for an enlarged one.
 */
import { bad, good, type Limits, type Place, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { endsEarly, quote } from '../lexing/cursor.js';
import { pictureNumbers } from '../words/en/things.js';
import { claimsOfImage, type Image, pictureOf } from './image.js';

const WHITE = 0xffffff;

/** XBM images, `--from xbm`. */
export const xbm: Format = {
  id: 'xbm',
  name: 'X bitmap',
  extensions: ['.xbm'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: false, goal: true, meta: [], several: false },
  detect: ({ text }) => /^\s*(\/\*.*\*\/\s*)?#define\s+\w*width\s/.test(text.slice(0, 1000)),
  read: (source) => [readXbm(source)],
  write: writeXbm,
};

function readXbm({ text, limits }: Source): Result<Puzzle> {
  const image = readImage(text, limits);
  if (!image.ok) return image;
  const { width, height } = image.value;
  const ours = text.includes(noteFor(width, height));
  const claims = claimsOfImage(image.value, limits, ours ? { background: WHITE } : undefined);
  if (!claims.ok) return claims;
  return checkedPuzzle(
    { ...claims.value, sizePlace: { line: 1, column: 1 } },
    limits,
    claims.warnings,
  );
}

function readImage(text: string, limits: Limits): Result<Image> {
  const width = readSize(text, 'width');
  if (!width.ok) return width;
  const height = readSize(text, 'height');
  if (!height.ok) return height;
  const wrong = wrongSizes(width.value, height.value, limits, placeAt(text, 0));
  if (wrong !== undefined) return wrong;
  const array = /\b(char|short)\s{1,20}\w*\[[\w\s]{0,20}\]\s{0,20}=\s{0,20}\{/.exec(text);
  if (array === null) {
    return bad('missing-section', 'there is no "char name_bits[] = {"', placeAt(text, text.length));
  }
  const bits = array[1] === 'short' ? 16 : 8;
  return readBits(text, array.index + array[0].length, bits, width.value, height.value);
}

function readSize(text: string, name: string): Result<number> {
  const found = new RegExp(
    `^[ \\t]*#define[ \\t]+\\w{0,200}${name}[ \\t]+([0-9]{1,9})[ \\t]*$`,
    'm',
  ).exec(text);
  if (found !== null) return good(Number(found[1]));
  const at = text.indexOf('#define');
  return bad('bad-size', `there is no "#define name_${name}" with a number`, placeAt(text, at));
}

function readBits(
  text: string,
  from: number,
  bits: number,
  width: number,
  height: number,
): Result<Image> {
  const pixels = new Int32Array(width * height);
  const number = /\s*(0x[0-9a-f]{1,4}|[0-9]{1,5})\s*,?/iy;
  number.lastIndex = from;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += bits) {
      const at = number.lastIndex;
      const found = number.exec(text);
      if (found === null) return wrongNumber(text, at);
      const value = Number(found[1]);
      for (let k = 0; k < Math.min(bits, width - x); k++) {
        pixels[y * width + x + k] = ((value >> k) & 1) === 1 ? 0 : WHITE;
      }
    }
  }
  return good({ width, height, pixels });
}

function wrongNumber(text: string, from: number): Result<never> {
  const at = from + (/^\s*/.exec(text.slice(from, from + 1000))?.[0].length ?? 0);
  const word = /^[^\s,]*/.exec(text.slice(at, at + 100))?.[0] ?? '';
  if (word === '') return endsEarly(placeAt(text, at), pictureNumbers);
  return bad('bad-number', `found ${quote(word)}, expected a number like 0x1f`, placeAt(text, at));
}

/** Where the character with this index stands. */
function placeAt(text: string, index: number): Place {
  const before = text.slice(0, Math.max(0, index)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function noteFor(width: number, height: number): string {
  return `/* Nonokit ${width}x${height} cells */`;
}

function writeXbm(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { width, height, cells } = picture.value.goal;
  const rows = Array.from({ length: height }, (_, y) => {
    const bytes = new Uint8Array(Math.ceil(width / 8));
    for (let x = 0; x < width; x++) {
      const bit = cells[y * width + x] === 0 ? 0 : 1;
      bytes[x >> 3] = (bytes[x >> 3] ?? 0) | (bit << (x & 7));
    }
    return Array.from(bytes, (byte) => `0x${byte.toString(16).padStart(2, '0')}`).join(', ');
  });
  const lines = [
    noteFor(width, height),
    `#define picture_width ${width}`,
    `#define picture_height ${height}`,
    'static unsigned char picture_bits[] = {',
    rows.map((row) => `  ${row}`).join(',\n'),
    '};',
  ];
  return good(`${lines.join('\n')}\n`);
}
