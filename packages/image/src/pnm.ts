/**
 * Decoding the portable bitmap family of Netpbm: P1 to P6, as text and as bytes.
 *
 * The header holds a magic word and two or three numbers, with comments after "#"; the samples
 * follow. If a file holds several images, the first is read.
 */
import { bad, good, type Result } from '@nonokit/core';
import { type PixelLimits, wrongArea } from './pixel-limits.js';
import { HASH, isSpace, PnmCursor } from './pnm-cursor.js';
import type { RgbaImage } from './rgba-image.js';
import {
  type PnmNumber,
  pnmBadBit,
  pnmBadNumber,
  pnmBadSample,
  pnmLargeNumber,
  pnmSampleMissing,
  pnmStopsShort,
} from './words/en/pnm.js';

/** A decoded file. */
export interface Pnm {
  readonly image: RgbaImage;
  /** The comments of the header, without "#": ["5x5 cells"]. */
  readonly comments: readonly string[];
}

/** The header of an image. */
interface Header {
  /** 1 to 6. */
  readonly kind: number;
  readonly width: number;
  readonly height: number;
  /** The sample value for full light: 255. Bitmaps have 1. */
  readonly top: number;
}

const DIGIT_0 = 48;

/** The largest sample of a file. */
const MAX_SAMPLE = 65_535;

/**
 * The digit of "P1" to "P6" if the bytes begin with one, followed by white space or a comment; else
 * 0.
 */
export function pnmKind(bytes: Uint8Array): number {
  const [p, kind = 0, next = 0] = bytes;
  const isKnown = p === 80 && kind > DIGIT_0 && kind <= DIGIT_0 + 6;
  return isKnown && (isSpace(next) || next === HASH) ? kind - DIGIT_0 : 0;
}

/**
 * Decodes the first image of a file whose `pnmKind` is not 0. Sizes are checked before anything is
 * allocated.
 */
export function decodePnm(bytes: Uint8Array, limits: PixelLimits): Result<Pnm> {
  const cursor = new PnmCursor(bytes, 2);
  const header = readHeader(cursor, pnmKind(bytes), limits);
  if (!header.ok) return header;
  const { kind, width, height, top } = header.value;
  const rgba = new Uint8Array(4 * width * height).fill(255);
  const channels = kind === 3 || kind === 6 ? 3 : 1;
  const sample = kind <= 3 ? textSamples(cursor, kind, top) : byteSamples(cursor, header.value);
  const scale = (value: number): number => Math.round((value * 255) / top);
  for (let at = 0; at < rgba.length; at += 4) {
    const red = sample();
    const green = channels === 3 ? sample() : red;
    const blue = channels === 3 ? sample() : red;
    if (red === undefined || green === undefined || blue === undefined) {
      return badSample(cursor, header.value, at / 4);
    }
    rgba[at] = scale(red);
    rgba[at + 1] = scale(green);
    rgba[at + 2] = scale(blue);
  }
  return good({ image: { width, height, rgba }, comments: cursor.comments });
}

function readHeader(cursor: PnmCursor, kind: number, limits: PixelLimits): Result<Header> {
  const isBitmap = kind === 1 || kind === 4;
  const names: readonly PnmNumber[] = ['width', 'height', 'top value'];
  const numbers: number[] = [];
  for (const name of isBitmap ? names.slice(0, 2) : names) {
    const most = name === 'top value' ? MAX_SAMPLE : limits.maxCells;
    const number = headerNumber(cursor, name, most);
    if (!number.ok) return number;
    numbers.push(number.value);
  }
  const [width, height, top = 1] = numbers;
  const wrong = wrongArea(width, height, limits);
  if (wrong !== undefined) return wrong;
  const header = { kind, width, height, top };
  const expected = kind <= 3 ? width * height : countBytes(header) + 1;
  const found = cursor.left();
  if (found >= expected) return good(header);
  return bad(pnmStopsShort, { width, height, expected, found });
}

function headerNumber(cursor: PnmCursor, name: PnmNumber, most: number): Result<number> {
  cursor.skipSpace();
  const place = cursor.place();
  const found = cursor.number();
  if (found === undefined || found < 1) return bad(pnmBadNumber, { name, found, most }, place);
  return found <= most ? good(found) : bad(pnmLargeNumber, { name, found, most }, place);
}

function countBytes({ kind, width, height, top }: Header): number {
  if (kind === 4) return Math.ceil(width / 8) * height;
  return width * height * (kind === 6 ? 3 : 1) * (top > 255 ? 2 : 1);
}

function badSample(cursor: PnmCursor, { kind, width, top }: Header, i: number): Result<never> {
  const where = { row: Math.floor(i / width) + 1, column: (i % width) + 1 };
  if (cursor.left() === 0) return bad(pnmSampleMissing, where);
  const place = kind <= 3 ? cursor.place() : undefined;
  if (kind === 1) return bad(pnmBadBit, where, place);
  return bad(pnmBadSample, { ...where, most: top }, place);
}

/** Returns the next sample, or undefined if there is none; in a bitmap 1 is black. */
type Samples = () => number | undefined;

function textSamples(cursor: PnmCursor, kind: number, top: number): Samples {
  return () => {
    cursor.skipSpace();
    const from = cursor.at;
    const sample = kind === 1 ? cursor.digit() : cursor.number();
    if (sample !== undefined && sample <= top) return kind === 1 ? 1 - sample : sample;
    cursor.at = from;
    return undefined;
  };
}

function byteSamples(cursor: PnmCursor, { kind, width, top }: Header): Samples {
  cursor.byte();
  if (kind !== 4) {
    const wide = top > 255;
    return () => {
      const value = wide ? (cursor.byte() << 8) | cursor.byte() : cursor.byte();
      return value <= top ? value : undefined;
    };
  }
  let column = 0;
  let bits = 0;
  return () => {
    if (column % 8 === 0) bits = cursor.byte();
    const bit = (bits >> (7 - (column % 8))) & 1;
    column = column + 1 === width ? 0 : column + 1;
    return 1 - bit;
  };
}
