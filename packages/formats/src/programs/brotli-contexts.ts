/**
 * The contexts of literals in Brotli (RFC 7932, section 7.1): from the two bytes before, which of 64 kinds of
 * place this is, in one of four ways.
 */

/** Kinds of ASCII characters, for the byte before: letters, digits, blanks, brackets, stops and so on. */
const ASCII_BEFORE = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8,
  12, 16, 12, 12, 20, 12, 16, 24, 28, 12, 12, 32, 12, 36, 12, 44, 44, 44, 44, 44, 44, 44, 44, 44,
  44, 32, 32, 24, 40, 28, 12, 12, 48, 52, 52, 52, 48, 52, 52, 52, 48, 52, 52, 52, 52, 52, 48, 52,
  52, 52, 52, 52, 48, 52, 52, 52, 52, 52, 24, 12, 28, 12, 12, 12, 56, 60, 60, 60, 56, 60, 60, 60,
  56, 60, 60, 60, 60, 60, 56, 60, 60, 60, 60, 60, 56, 60, 60, 60, 60, 60, 24, 12, 28, 12, 0,
];

/** The context, 0..63, after the bytes `last` and, before it, `previous`. */
export function contextOf(mode: number, last: number, previous: number): number {
  if (mode === LOW_BITS) return last & 63;
  if (mode === HIGH_BITS) return last >> 2;
  if (mode === TEXT) return before(last) | earlier(previous);
  return 8 * signedKind(last) + signedKind(previous);
}

const LOW_BITS = 0;
const HIGH_BITS = 1;
const TEXT = 2;

function before(byte: number): number {
  if (byte < 128) return ASCII_BEFORE[byte] ?? 0;
  return (byte & 1) + (byte < 192 ? 0 : 2);
}

/** Kinds of the byte before the last: 3 small letters, 2 capitals and digits, 1 other signs. */
function earlier(byte: number): number {
  if (byte >= 224) return 2;
  if (byte <= 32 || byte >= 127) return 0;
  if (byte >= 97 && byte <= 122) return 3;
  return (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) ? 2 : 1;
}

/** How large a byte is as a number with a sign, roughly. */
function signedKind(byte: number): number {
  if (byte === 0) return 0;
  if (byte < 16) return 1;
  if (byte < 64) return 2;
  if (byte < 128) return 3;
  if (byte < 192) return 4;
  if (byte < 240) return 5;
  return byte < 255 ? 6 : 7;
}
