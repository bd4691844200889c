/**
 * A second decoder of ROFL version 1, written from docs/formats/rofl.md alone. It shares nothing
 * with the first: if both give the same pixels, the specification is right. It does everything in
 * the slow and obvious way, and without limits, so it is only for images of our own tests.
 */
import { crc32 } from '@nonokit/image';
import { bitsFor, countDigits, Decoder, refuseIf, wordAt } from './second-bits.js';
import { cellsOfClues } from './second-clues.js';

/** An image, four bytes a pixel: red, green, blue, alpha. */
export interface SecondImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Red, green, blue, alpha. */
type Pixel = readonly number[];

/** The fields of the header. */
interface Header {
  readonly width: number;
  readonly height: number;
  readonly colors: number;
  readonly channels: number;
}

/**
 * Decodes the image of a file. Throws an Error that says what is wrong, for a file that readers
 * refuse.
 */
export function decodeSecondly(file: Uint8Array): SecondImage {
  refuseIf(file.length < 18, 'too short');
  refuseIf(crc32(file.subarray(0, -4)) !== wordAt(file, file.length - 4), 'file checksum');
  refuseIf(wordAt(file, 0) !== 0x524f464c || file[4] !== 1, 'signature or version');
  const flags = file[5] ?? 0;
  refuseIf(flags > 7, 'flags');
  let at = 6;
  const number = (): number => {
    for (let value = 0, place = 0; place < 5; place++) {
      const byte = file[at++] ?? 0;
      value += (byte % 128) * 128 ** place;
      refuseIf(byte === 0 && place > 0, 'a number that ends in 0');
      if (byte < 128) return value;
    }
    throw new Error('a number of more than five bytes');
  };
  const width = number();
  const height = number();
  const colors = number();
  refuseIf(width === 0 || height === 0 || colors === 0, 'size or colours of 0');
  refuseIf(at > file.length - 8, 'no body');
  const channels = flags & 4 ? 4 : 3;
  const decode = [pictureOfClues, pictureOfCells, pictureOfPixels, packedPicture][flags & 3];
  const pixels = decode?.(file.subarray(at, -8), { width, height, colors, channels }) ?? [];
  const stored = new Uint8Array(pixels.flatMap((pixel) => pixel.slice(0, channels)));
  refuseIf(crc32(stored) !== wordAt(file, file.length - 8), 'pixel checksum');
  return { width, height, pixels: new Uint8Array(pixels.flat()) };
}

function packedPicture(body: Uint8Array, { width, height, colors, channels }: Header): Pixel[] {
  const palette = Array.from({ length: colors }, (_, color) => {
    const entry = [...body.subarray(color * channels, (color + 1) * channels)];
    return channels === 4 ? entry : [...entry, 255];
  });
  const rest = body.subarray(colors * channels);
  const bits = [...rest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const each = bitsFor(colors);
  const needed = width * height * each;
  refuseIf(body.length < colors * channels, 'palette');
  refuseIf(rest.length !== Math.ceil(needed / 8) || /1/.test(bits.slice(needed)), 'cells');
  const cells = Array.from({ length: width * height }, (_, i) =>
    Number(`0b0${bits.slice(i * each, (i + 1) * each)}`),
  );
  return painted(cells, palette);
}

function painted(cells: readonly number[], palette: readonly Pixel[]): Pixel[] {
  return cells.map((color) => {
    const pixel = palette[color];
    if (pixel === undefined) throw new Error('a cell of a colour that is not');
    return pixel;
  });
}

function pictureOfCells(body: Uint8Array, { width, height, colors, channels }: Header): Pixel[] {
  refuseIf(width * height > 2 ** 22 || colors > 2 ** 22, 'too large for cells');
  const decoder = new Decoder(body);
  const palette = readColors(decoder, 'palette', colors, 1, channels);
  const bits = bitsFor(colors);
  const cells = decodeArea(decoder, 'cells', width, colors === 1 ? 0 : height, 0, ({ left }) =>
    colors > 256 ? decoder.evenBits(bits) : decoder.bits(`cell ${colors <= 33 ? left : ''}`, bits),
  );
  decoder.refuseRest();
  return painted(colors === 1 ? new Array<number>(width * height).fill(0) : cells, palette);
}

function pictureOfPixels(body: Uint8Array, { width, height, colors, channels }: Header): Pixel[] {
  refuseIf(width * height > 2 ** 22 || colors > 2 ** 22, 'too large for pixels');
  const decoder = new Decoder(body);
  const background = readColors(decoder, 'background', 1, 1, channels);
  const pixels = readColors(decoder, 'pixels', width, height, channels);
  decoder.refuseRest();
  refuseIf(new Set([...background, ...pixels].map(String)).size !== colors, 'number of colours');
  return pixels;
}

function pictureOfClues(body: Uint8Array, header: Header): Pixel[] {
  const { width, height, colors, channels } = header;
  refuseIf(colors > 65535 || (width + height) * colors > 2 ** 24, 'too large for clues');
  const decoder = new Decoder(body);
  const palette = readColors(decoder, 'palette', colors, 1, channels);
  const cells = cellsOfClues(decoder, header);
  decoder.refuseRest();
  return painted(cells, palette);
}

/** The neighbours of a value. */
interface Near<T> {
  readonly left: T;
  readonly above: T;
  readonly corner: T;
}

/**
 * The values of an area, predicted from their neighbours or, where that fails, read by `itself`.
 */
function decodeArea<T>(
  decoder: Decoder,
  name: string,
  width: number,
  height: number,
  outside: T,
  itself: (near: Near<T>) => T,
): T[] {
  const rows: T[][] = [];
  for (let y = 0; y < height; y++) {
    const row: T[] = [];
    rows.push(row);
    for (let x = 0; x < width; x++) {
      const north = rows[y - 1]?.[x];
      const left = row[x - 1] ?? north ?? outside;
      const above = north ?? left;
      const corner = rows[y - 1]?.[x - 1] ?? above;
      const pairs = [
        [left, above],
        [left, corner],
        [above, corner],
        [above, rows[y - 1]?.[x + 1] ?? above],
        [left, row[x - 2] ?? left],
        [above, rows[y - 2]?.[x] ?? above],
      ];
      const e = pairs.reduce((sum, [a, b], i) => sum + (String(a) === String(b) ? 2 ** i : 0), 0);
      if (decoder.bit(`${name} left ${e}`) === 1) row.push(left);
      else if (e % 2 === 0 && decoder.bit(`${name} above ${e}`) === 1) row.push(above);
      else row.push(itself({ left, above, corner }));
    }
  }
  return rows.flat();
}

function readColors(
  decoder: Decoder,
  name: string,
  width: number,
  height: number,
  channels: number,
): Pixel[] {
  const white: Pixel = [255, 255, 255, 255];
  return decodeArea(decoder, name, width, height, white, ({ left, above, corner }) => {
    const pixel = [0, 0, 0, 255];
    let toldOfGreen = 0;
    for (const channel of [1, 0, 2, 3].slice(0, channels)) {
      const l = left[channel] ?? 0;
      const a = above[channel] ?? 0;
      const k = corner[channel] ?? 0;
      const [, median = 0] = [l, a, l + a - k].sort((p, q) => p - q);
      const expected = median + (channel === 0 || channel === 2 ? toldOfGreen : 0);
      const unrest = Math.min(6, countDigits(Math.abs(l - k) + Math.abs(a - k)));
      const told = decoder.bits(`${name} channel ${channel} ${unrest}`, 8);
      if (channel === 1) toldOfGreen = told;
      pixel[channel] = (expected + told + 256) % 256;
    }
    return pixel;
  });
}
