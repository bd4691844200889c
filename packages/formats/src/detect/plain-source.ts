/**
 * Sources of files that are not gzipped: their bytes are decoded and checked against the limits.
 *
 * Nothing is known of the format here: blank lines and trailing blanks stay, for they may be clues.
 */
import { bad, DEFAULT_LIMITS, good, type Limits, type Result } from '@nonokit/core';
import type { Source, UnpackBrotli } from '../format.js';
import {
  decodeText,
  detectWideEncoding,
  encodeText,
  lengthWithoutPadding,
} from '../lexing/text-encoding.js';
import { sheetLineInBytes } from '../own/sheet-line.js';
import {
  detectBlank,
  detectEmpty,
  detectImage,
  detectPackedTwice,
  detectTooManyBytes,
  detectTooManyLines,
} from '../words/en/detect.js';
import { packedKind, type Signature, startsWith } from './packed-files.js';

/** Facts about a file besides its bytes. */
export interface SourceOptions {
  /** The file's name: "tulip.non.gz". */
  readonly name?: string | undefined;
  /** Bounds that differ from `DEFAULT_LIMITS`: {maxBytes: 1_000_000}. */
  readonly limits?: Partial<Limits> | undefined;
  /** Unpacks Brotli, which files of number-loom need (".woven"). Default: they are a problem. */
  readonly unpackBrotli?: UnpackBrotli | undefined;
}

/** True if the bytes begin like a gzipped file. */
export function isGzipped(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x1f, 0x8b]);
}

/** The bytes of a file, packed or not, unless there are none or too many. */
export function boundedBytes(bytes: Uint8Array, { maxBytes }: Limits): Result<Uint8Array> {
  if (bytes.length === 0) return bad(detectEmpty);
  return bytes.length > maxBytes ? bad(detectTooManyBytes, { most: maxBytes }) : good(bytes);
}

/**
 * The source from `bytes`, which must be unpacked and within the limits. Gzipped bytes, an archive,
 * an image that no format reads, too many lines and a blank text are problems.
 */
export function plainSource(bytes: Uint8Array, options: SourceOptions = {}): Result<Source> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { name, unpackBrotli } = options;
  if (isGzipped(bytes)) return bad(detectPackedTwice);
  const packed = packedKind(bytes);
  if (packed !== undefined) {
    const carried = sheetLineInBytes(bytes);
    if (carried === undefined) return packed;
    return good({ bytes: encodeText(carried), text: carried, name: undefined, limits });
  }
  const image = REFUSED_IMAGES.find(({ signature }) => startsWith(bytes, signature));
  if (image !== undefined) return bad(detectImage, { image: image.name });
  const text = decodePlainText(bytes, limits);
  if (!text.ok) return text;
  const plainName = name?.replace(/\.gz$/i, '');
  return good({ bytes, text: text.value, name: plainName, limits, unpackBrotli });
}

/** The text of a file, empty if the bytes are binary. */
function decodePlainText(whole: Uint8Array, { maxBytes }: Limits): Result<string> {
  const bytes = withoutPadding(whole);
  if (isBinary(bytes)) return good('');
  const most = Math.max(LEAST_LINES, Math.floor(maxBytes / BYTES_PER_LINE));
  if (hasMoreLines(bytes, most)) return bad(detectTooManyLines, { most });
  const text = decodeText(bytes);
  return text.trim() === '' ? bad(detectBlank) : good(text);
}

/** Text without the zeros that some programs put behind it; bytes that are no text stay. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  if (bytes.at(-1) !== 0 || detectWideEncoding(bytes) !== undefined) return bytes;
  const text = bytes.subarray(0, lengthWithoutPadding(bytes));
  const sample = text.subarray(0, 4096);
  const ascii = sample.filter((byte) => byte < 128).length;
  return ascii > sample.length * MOSTLY && !sample.some(isControl) ? text : bytes;
}

/** The share of ASCII characters in texts with zeros behind them; in bytes it is about a half. */
const MOSTLY = 0.75;

/** True for a byte below 32 other than tab, line ends and Ctrl-Z. */
function isControl(byte: number): boolean {
  return byte < 32 && (byte < 9 || byte > 13) && byte !== 0x1a;
}

/** Images that only the command line can decode. */
const REFUSED_IMAGES: readonly { readonly name: string; readonly signature: Signature }[] = [
  { name: 'JPEG', signature: [0xff, 0xd8, 0xff] },
  {
    name: 'WebP',
    signature: [0x52, 0x49, 0x46, 0x46, ...new Array<undefined>(4), 0x57, 0x45, 0x42, 0x50],
  },
  { name: 'TIFF', signature: [0x49, 0x49, 0x2a, 0x00] },
  { name: 'TIFF', signature: [0x4d, 0x4d, 0x00, 0x2a] },
  {
    name: 'AVIF',
    signature: [...new Array<undefined>(4), 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66],
  },
];

/**
 * Readers hold an object for each line of a text, so lines are bounded: one for every 64 bytes
 * allowed, but always twice as many as the largest puzzle has rows and columns. 4,194,304 by
 * default.
 */
const BYTES_PER_LINE = 64;
const LEAST_LINES = 2 * DEFAULT_LIMITS.maxLines;

function hasMoreLines(bytes: Uint8Array, most: number): boolean {
  let lines = 0;
  for (let i = 0; i < bytes.length && lines <= most; i++) {
    if (bytes[i] === 0x0a || (bytes[i] === 0x0d && bytes[i + 1] !== 0x0a)) lines++;
  }
  return lines > most;
}

/** First bytes of files that are not text although they may hold no zero byte. */
const BINARY_SIGNATURES: readonly Signature[] = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x54, 0x4c, 0x53], // QNonograms
  [0x52, 0x4f, 0x46, 0x4c, 1], // ROFL
];

function isBinary(bytes: Uint8Array): boolean {
  if (BINARY_SIGNATURES.some((signature) => startsWith(bytes, signature))) return true;
  if (isRawPnm(bytes)) return true;
  return bytes.subarray(0, 4096).includes(0) && detectWideEncoding(bytes) === undefined;
}

/** PBM, PGM and PPM with raw samples: "P4" to "P6", then white space. */
function isRawPnm(bytes: Uint8Array): boolean {
  const [p, kind = 0, space = 0] = bytes;
  return p === 0x50 && kind >= 0x34 && kind <= 0x36 && [0x20, 0x09, 0x0a, 0x0d].includes(space);
}
