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
 * The text of `bytes` with LF line ends and without a byte order mark. UTF-16 is recognised by its
 * mark. Invalid UTF-8 is read as windows-1251 if it looks Cyrillic, else as windows-1252
 * (ISO-8859-1). A zero character becomes U+FFFD, as in HTML, because no format can write it.
 */
export function decodeText(bytes: Uint8Array): string {
  return withLineFeeds(decode(bytes)).replaceAll('\0', '\ufffd');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const codePage = looksCyrillic(bytes) ? 'windows-1251' : 'windows-1252';
    return new TextDecoder(codePage).decode(bytes);
  }
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
