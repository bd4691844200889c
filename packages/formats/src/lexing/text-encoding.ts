/**
 * Text encodings: bytes that may be UTF-8, UTF-16 or an old one-byte code page become text with LF
 * line ends. The encoding matters only for titles; the structure of all our formats is ASCII.
 */

// The two classes exist in browsers, workers and Node, but no type library in use here declares
// both.
declare const TextDecoder: new (
  label: string,
  options?: { fatal?: boolean; ignoreBOM?: boolean },
) => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The text as UTF-8 bytes; half a surrogate pair becomes U+FFFD. */
export function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The unchanged text of UTF-8 bytes, or undefined if they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of `bytes` with LF line ends and without a byte order mark, nor zero characters and
 * Ctrl-Z behind it, the end of a file in DOS. UTF-16 and UTF-32 are recognised by their mark, or by
 * their zero bytes. Invalid UTF-8 is read as windows-1251 if it looks Cyrillic, else as
 * windows-1252. A zero character inside becomes U+FFFD, as in HTML, because no format can write it.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = withLineFeeds(decode(bytes));
  let end = text.length;
  while (end > 0 && isPadding(text.charCodeAt(end - 1))) end--;
  return text.slice(0, end).replaceAll('\0', '\ufffd');
}

/** The number of bytes without zeros and Ctrl-Z at the end. */
export function lengthWithoutPadding(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && isPadding(bytes[end - 1])) end--;
  return end;
}

function isPadding(code: number | undefined): boolean {
  return code === 0 || code === CTRL_Z;
}

const CTRL_Z = 0x1a;

function decode(bytes: Uint8Array): string {
  const wide = detectWideEncoding(bytes);
  if (wide === 'utf-32le' || wide === 'utf-32be') return decodeUtf32(bytes, wide === 'utf-32le');
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (looksCyrillic(bytes)) return new TextDecoder('windows-1251').decode(bytes);
    return withPunctuation(new TextDecoder('windows-1252').decode(bytes));
  }
}

/** Encodings whose text has zero bytes. */
export type WideEncoding = 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be';

/** The beginning of a file by which wide encodings without a mark are recognised, in bytes. */
const SAMPLE = 4096;

/** The encoding of text with two or four bytes a character; undefined for other files. */
export function detectWideEncoding(bytes: Uint8Array): WideEncoding | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  const sample = bytes.subarray(0, SAMPLE);
  if (!sample.includes(0)) return undefined;
  const pattern = [0, 1, 2, 3].map((k) => shareOfZeros(sample, k));
  const [first = 0, second = 0, third = 0, fourth = 0] = pattern;
  const isText = (encoding: WideEncoding): boolean => isPrintable(sample, encoding);
  if (first === 0 && third === 1 && fourth === 1 && isText('utf-32le')) return 'utf-32le';
  if (first === 1 && second === 1 && fourth === 0 && isText('utf-32be')) return 'utf-32be';
  if (first === 0 && third === 0 && second > MOSTLY && isText('utf-16le')) return 'utf-16le';
  if (second === 0 && fourth === 0 && first > MOSTLY && isText('utf-16be')) return 'utf-16be';
  return undefined;
}

/** In a puzzle most characters are ASCII, whose upper byte is zero. */
const MOSTLY = 0.5;

/** The share of zeros among every fourth byte from `first` on. */
function shareOfZeros(bytes: Uint8Array, first: number): number {
  let zeros = 0;
  let count = 0;
  for (let i = first; i < bytes.length; i += 4, count++) if (bytes[i] === 0) zeros++;
  return count === 0 ? 0 : zeros / count;
}

/** True if the sample is text: printable characters, blanks and line ends. */
function isPrintable(sample: Uint8Array, encoding: WideEncoding): boolean {
  const isNarrow = encoding === 'utf-16le' || encoding === 'utf-16be';
  const whole = sample.subarray(0, sample.length - (sample.length % (isNarrow ? 2 : 4)));
  if (whole.length < (isNarrow ? 4 : 8)) return false;
  const text = isNarrow
    ? new TextDecoder(encoding).decode(whole)
    : decodeUtf32(whole, encoding === 'utf-32le');
  return Array.from(text.slice(0, -1)).every(
    (one) =>
      isPadding(one.codePointAt(0)) || /[\s\p{Cf}]/u.test(one) || !/[\p{C}\ufffd]/u.test(one),
  );
}

function decodeUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pieces: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle);
    if (code === MARK && at === 0) continue;
    const isLetter = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    pieces.push(isLetter ? String.fromCodePoint(code) : '\ufffd');
  }
  return pieces.join('');
}

/** The byte order mark. */
const MARK = 0xfeff;

/** The characters of windows-1252 from 0x80 to 0x9f; five bytes have none. */
const PUNCTUATION = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Puts right what some decoders leave: they take windows-1252 for ISO-8859-1. */
function withPunctuation(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (code) => PUNCTUATION[code.charCodeAt(0) - 0x80] ?? code);
}

/**
 * In windows-1251 whole Cyrillic words use the upper half of the code page; in western text a
 * letter of the upper half usually stands alone among ASCII letters.
 */
function looksCyrillic(bytes: Uint8Array): boolean {
  const isHigh = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xc0;
  let alone = 0;
  let together = 0;
  bytes.forEach((byte, i) => {
    if (!isHigh(byte)) return;
    if (isHigh(bytes[i - 1]) || isHigh(bytes[i + 1])) together++;
    else alone++;
  });
  return together > alone;
}

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
