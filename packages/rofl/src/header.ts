/**
 * The frame of a ROFL file: signature, version and sizes before the palette and picture, checksums
 * after them.
 */
import { bad, findExcess, good, type Limits, type Result } from '@nonokit/core';
import { crc32 } from '@nonokit/image';
import {
  badFlags,
  damaged,
  emptyImage,
  noNumber,
  noSignature,
  otherVersion,
  tooLarge,
  tooManyColors,
  tooShort,
} from './words/en.js';

/** "ROFL" in ASCII. */
const SIGNATURE = [0x52, 0x4f, 0x46, 0x4c];

/** The only version there is. */
const VERSION = 1;

/**
 * How a picture is stored, see docs/formats/rofl.md. The lowest bits of the flags are an index into
 * this list.
 */
export const KINDS = ['clues', 'cells', 'pixels', 'packed'] as const;

/** One of the ways to store a picture. */
export type Kind = (typeof KINDS)[number];

/** Flags: one of the kinds, and whether colours have alpha. */
const KIND_BITS = 3;
const FLAG_ALPHA = 4;

/** Bytes of the two checksums at the end: of the pixels, and of everything before it. */
const CHECKSUMS = 8;

/**
 * Least size: signature, version, flags, a byte for each size and the colours, and the checksums.
 */
const LEAST = 4 + 2 + 3 + CHECKSUMS;

/** Bytes of the longest number: five of seven bits each. */
const LONGEST_NUMBER = 5;

/** The fields of a file, and the picture as it is stored. */
export interface Header {
  readonly width: number;
  readonly height: number;
  /** The number of colours in the palette, the background included. */
  readonly colors: number;
  readonly kind: Kind;
  /** Whether colours are stored with alpha. */
  readonly alpha: boolean;
  /** Palette and picture. */
  readonly body: Uint8Array;
  /** CRC-32 of the pixels, three bytes each, or four with alpha. */
  readonly pixels: number;
}

/** True if the bytes begin as every ROFL file does. */
export function looksLikeRofl(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, i) => bytes[i] === byte);
}

/** Builds the bytes of a file. */
export function packHeader(header: Header): Uint8Array {
  const { width, height, colors, kind, alpha, body, pixels } = header;
  const flags = KINDS.indexOf(kind) | (alpha ? FLAG_ALPHA : 0);
  const numbers = [width, height, colors].flatMap(numberBytes);
  const start = [...SIGNATURE, VERSION, flags, ...numbers];
  const bytes = new Uint8Array(start.length + body.length + CHECKSUMS);
  bytes.set(start);
  bytes.set(body, start.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, pixels);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(0, -4)));
  return bytes;
}

/**
 * Encodes a number with seven bits a byte, the lowest first; all bytes but the last have the
 * highest bit set.
 */
function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...numberBytes(Math.floor(value / 128))];
}

/** Parses a file if it is whole and within the limits. */
export function unpackHeader(bytes: Uint8Array, limits: Limits): Result<Header> {
  if (!looksLikeRofl(bytes)) return bad(noSignature);
  const version = bytes[4] ?? VERSION;
  if (version !== VERSION) return bad(otherVersion, { found: version });
  if (bytes.length < LEAST) return bad(tooShort, { found: bytes.length, expected: LEAST });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (crc32(bytes.subarray(0, -4)) !== view.getUint32(bytes.length - 4)) {
    return bad(damaged);
  }
  return unpackSizes(bytes, view.getUint32(bytes.length - 8), limits);
}

function unpackSizes(bytes: Uint8Array, pixels: number, limits: Limits): Result<Header> {
  const flags = bytes[5] ?? 0;
  if (flags > (KIND_BITS | FLAG_ALPHA)) return bad(badFlags, { found: flags });
  const numbers: number[] = [];
  let at = 6;
  for (const name of ['width', 'height', 'number of colours'] as const) {
    const number = numberAt(bytes, at);
    if (number === undefined) return bad(noNumber, { name });
    numbers.push(number.value);
    at = number.end;
  }
  const [width = 0, height = 0, colors = 0] = numbers;
  const wrong = wrongSizes(width, height, colors, limits);
  if (wrong !== undefined) return wrong;

  const kind = KINDS[flags & KIND_BITS] ?? 'clues';
  const alpha = (flags & FLAG_ALPHA) !== 0;
  const body = bytes.subarray(at, bytes.length - CHECKSUMS);
  return good({ width, height, colors, kind, alpha, body, pixels });
}

function wrongSizes(
  width: number,
  height: number,
  colors: number,
  limits: Limits,
): Result<never> | undefined {
  if (width < 1 || height < 1 || colors < 1) return bad(emptyImage, { width, height, colors });
  const { maxCells, maxLines, maxColors } = limits;
  if (findExcess(width, height, limits) !== undefined) {
    return bad(tooLarge, { width, height, maxCells, maxLines });
  }
  if (colors > maxColors) return bad(tooManyColors, { found: colors, most: maxColors });
  return undefined;
}

/**
 * Reads the number that begins at byte `at`, and where it ends. Returns undefined if it is cut off
 * or too long.
 */
function numberAt(bytes: Uint8Array, at: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let i = 0; i < LONGEST_NUMBER; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) return undefined;
    value += (byte & 127) * 128 ** i;
    if (byte < 128) return byte === 0 && i > 0 ? undefined : { value, end: at + i + 1 };
  }
  return undefined;
}
