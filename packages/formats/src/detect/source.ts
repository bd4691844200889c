/**
 * Sources: the bytes of a file become what readers see, unpacked and decoded, within the limits.
 *
 * Nothing is known of the format here: blank lines and trailing blanks stay, for they may be clues.
 */
import { bad, DEFAULT_LIMITS, good, type Limits, type Result } from '@nonokit/core';
import type { Source } from '../format.js';
import { gunzip } from '../lexing/gunzip.js';
import { decodeText } from '../lexing/text-encoding.js';

/** What is known of a file besides its bytes. */
export interface SourceOptions {
  /** The file's name: "tulip.non.gz". */
  readonly name?: string | undefined;
  /** Bounds that differ from `DEFAULT_LIMITS`: {maxBytes: 1_000_000}. */
  readonly limits?: Partial<Limits> | undefined;
}

/**
 * The source that `bytes` hold. An empty file, one beyond `maxBytes` (before or after unpacking), a
 * broken gzip and an archive are problems.
 */
export function sourceOf(bytes: Uint8Array, options: SourceOptions = {}): Result<Source> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  if (bytes.length === 0) return bad('empty-file', 'the file is empty, expected a puzzle');
  if (bytes.length > limits.maxBytes) {
    const most = limits.maxBytes.toLocaleString('en-US');
    return bad('too-many-bytes', `the file has more than the ${most} bytes allowed`);
  }
  const unpacked = startsWith(bytes, [0x1f, 0x8b]) ? gunzip(bytes, limits.maxBytes) : good(bytes);
  if (!unpacked.ok) return unpacked;
  return unpackedSource(unpacked.value, options.name, limits);
}

function unpackedSource(
  bytes: Uint8Array,
  name: string | undefined,
  limits: Limits,
): Result<Source> {
  if (startsWith(bytes, [0x1f, 0x8b])) {
    return bad('packed-twice', 'the file is gzipped twice, expected one packing at most');
  }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    return bad('archive', 'the file is a ZIP archive, expected a puzzle: unpack it first');
  }
  const refused = REFUSED_IMAGES.find(({ signature }) =>
    signature.every((byte, i) => byte === undefined || bytes[i] === byte),
  );
  if (refused !== undefined) {
    const what = `the file is a ${refused.name} image, which no format reads as it is`;
    const expected = 'the program reads it without --from, puzzleOfImage once it is decoded';
    return bad('unread-image', `${what}: ${expected}`);
  }
  const binary = isBinary(bytes);
  const most = Math.max(LEAST_LINES, Math.floor(limits.maxBytes / BYTES_PER_LINE));
  if (!binary && hasMoreLines(bytes, most)) {
    const lines = most.toLocaleString('en-US');
    return bad('too-many-lines', `the file has more than the ${lines} lines allowed`);
  }
  const text = binary ? '' : decodeText(bytes);
  if (!binary && text.trim() === '') {
    return bad('empty-file', 'the file holds nothing but white space, expected a puzzle');
  }
  return good({ bytes, text, name: name?.replace(/\.gz$/i, ''), limits });
}

/** Images that only programs read, which have a decoder, by their first bytes; undefined is any byte. */
const REFUSED_IMAGES: readonly {
  readonly name: string;
  readonly signature: readonly (number | undefined)[];
}[] = [
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
 * Lines of one text file are bounded, for readers hold an object a line: one for so many bytes allowed, but
 * always twice as many as the largest puzzle has rows and columns. 4,194,304 by default.
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
const BINARY_SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x54, 0x4c, 0x53], // QNonograms
  [0x52, 0x4f, 0x46, 0x4c, 1], // ROFL
];

function isBinary(bytes: Uint8Array): boolean {
  if (BINARY_SIGNATURES.some((signature) => startsWith(bytes, signature))) return true;
  if (isRawPnm(bytes)) return true;
  const utf16 = startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
  return !utf16 && bytes.subarray(0, 4096).includes(0);
}

/** PBM, PGM and PPM with raw samples: "P4" to "P6", then white space. */
function isRawPnm(bytes: Uint8Array): boolean {
  const [p, kind = 0, space = 0] = bytes;
  return p === 0x50 && kind >= 0x34 && kind <= 0x36 && [0x20, 0x09, 0x0a, 0x0d].includes(space);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, i) => bytes[i] === byte);
}
