/**
 * The shell of a ROFL file: signature, version, sizes and palette before the picture, checksums after it.
 */
import { bad, crc32, excessOf, good, type Limits, type Result } from '@nonokit/core';

/** "ROFL" in ASCII. */
const SIGNATURE = [0x52, 0x4f, 0x46, 0x4c];

/** The only version there is. */
const VERSION = 1;

/** Flags: how the picture is stored, and whether colours have a fourth byte. */
const FLAG_CELLS = 1;
const FLAG_ALPHA = 2;

/** Bytes of the two checksums at the end: of the pixels, and of everything before it. */
const CHECKSUMS = 8;

/** Signature, version, flags, a byte for each size and the colours, the colour, and the checksums. */
const LEAST = 4 + 2 + 3 + 3 + CHECKSUMS;

/** Bytes of the longest number: five of seven bits each. */
const LONGEST_NUMBER = 5;

/** What stands before the picture, and the picture as it is stored. */
export interface Header {
  readonly width: number;
  readonly height: number;
  /** Colours as 0xRRGGBBAA; the first is the background. */
  readonly palette: Uint32Array;
  /** 'clues': the clues and given cells; 'cells': the colours of all cells. */
  readonly kind: 'clues' | 'cells';
  /** Colours are stored with alpha. */
  readonly alpha: boolean;
  readonly body: Uint8Array;
  /** CRC-32 of the pixels, three bytes each, or four with alpha. */
  readonly pixels: number;
}

/** True if the bytes begin as every ROFL file does. */
export function looksLikeRofl(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, i) => bytes[i] === byte);
}

/** The bytes of a file. */
export function packHeader(header: Header): Uint8Array {
  const { width, height, palette, kind, alpha, body, pixels } = header;
  const flags = (kind === 'cells' ? FLAG_CELLS : 0) | (alpha ? FLAG_ALPHA : 0);
  const numbers = [width, height, palette.length].flatMap(numberBytes);
  const start = [...SIGNATURE, VERSION, flags, ...numbers];
  const channels = alpha ? 4 : 3;
  const bytes = new Uint8Array(start.length + channels * palette.length + body.length + CHECKSUMS);
  bytes.set(start);
  let at = start.length;
  for (const color of palette) {
    for (let c = 0; c < channels; c++) bytes[at++] = color >>> (24 - 8 * c);
  }
  bytes.set(body, at);
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, pixels);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(0, -4)));
  return bytes;
}

/** Seven bits a byte, the lowest first; all bytes but the last have the highest bit set. */
function numberBytes(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...numberBytes(Math.floor(value / 128))];
}

/** Takes a file apart, if it is whole and within the limits. */
export function unpackHeader(bytes: Uint8Array, limits: Limits): Result<Header> {
  if (!looksLikeRofl(bytes)) {
    return bad('bad-signature', 'the file does not begin with the letters ROFL');
  }
  const version = bytes[4] ?? VERSION;
  if (version !== VERSION) {
    return bad('unknown-version', `the ROFL file is of version ${version}, expected 1`);
  }
  if (bytes.length < LEAST) {
    return bad('stops-short', `the ROFL file has ${bytes.length} bytes, expected ${LEAST} or more`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (crc32(bytes.subarray(0, -4)) !== view.getUint32(bytes.length - 4)) {
    return bad('damaged', 'the ROFL file is damaged: its checksum differs');
  }
  return unpackSizes(bytes, view.getUint32(bytes.length - 8), limits);
}

function unpackSizes(bytes: Uint8Array, pixels: number, limits: Limits): Result<Header> {
  const flags = bytes[5] ?? 0;
  if (flags > (FLAG_CELLS | FLAG_ALPHA)) {
    return bad('bad-flags', `the ROFL file has the flags ${flags}, expected 0 to 3`);
  }
  const numbers: number[] = [];
  let at = 6;
  for (const name of ['width', 'height', 'number of colours']) {
    const number = numberAt(bytes, at);
    if (number === undefined) return bad('bad-size', `the ${name} of the ROFL file is no number`);
    numbers.push(number.value);
    at = number.end;
  }
  const [width = 0, height = 0, colors = 0] = numbers;
  const wrong = wrongSizes(width, height, colors, limits);
  if (wrong !== undefined) return wrong;

  const alpha = (flags & FLAG_ALPHA) !== 0;
  const channels = alpha ? 4 : 3;
  const end = at + channels * colors;
  if (end > bytes.length - CHECKSUMS) {
    return bad('stops-short', `the ROFL file stops short, expected ${colors} colours`);
  }
  const palette = Uint32Array.from({ length: colors }, (_, i) => {
    const [red = 0, green = 0, blue = 0, opacity = 255] = bytes.subarray(
      at + channels * i,
      at + channels * (i + 1),
    );
    return (red << 24) | (green << 16) | (blue << 8) | opacity;
  });
  const kind = (flags & FLAG_CELLS) === 0 ? 'clues' : 'cells';
  const body = bytes.subarray(end, bytes.length - CHECKSUMS);
  return good({ width, height, palette, kind, alpha, body, pixels });
}

function wrongSizes(
  width: number,
  height: number,
  colors: number,
  limits: Limits,
): Result<never> | undefined {
  if (width < 1 || height < 1 || colors < 1) {
    const found = `${width}x${height} with ${colors} colours`;
    return bad('bad-size', `the ROFL image is ${found}, expected at least 1x1 with 1`);
  }
  const excess = excessOf(width, height, limits);
  if (excess !== undefined) return bad('too-large', `the ROFL image of ${excess}`);
  if (colors > limits.maxColors) {
    const most = limits.maxColors.toLocaleString('en-US');
    return bad('too-many-colors', `${colors} colours are more than the ${most} allowed`);
  }
  return undefined;
}

/** The number that begins at byte `at`, and where it ends; undefined where it is none, or too long. */
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
