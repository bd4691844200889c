/**
 * Base64 with the standard alphabet (RFC 4648).
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((char, i) => [char, i]));

/**
 * Decodes a text to bytes; undefined if it has other characters. White space and "=" are skipped.
 */
export function fromBase64(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let length = 0;
  let held = 0;
  let bits = 0;
  for (const char of text) {
    const value = VALUES.get(char);
    if (value === undefined && !/[\s=]/.test(char)) return undefined;
    if (value === undefined) continue;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = held >> bits;
  }
  return bytes.subarray(0, length);
}

/** The bytes as text, without "=" at the end. */
export function toBase64(bytes: Uint8Array): string {
  const chars: string[] = [];
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffff;
    for (bits += 8; bits >= 6; bits -= 6) chars.push(ALPHABET[(held >> (bits - 6)) & 63] ?? '');
  }
  if (bits > 0) chars.push(ALPHABET[(held << (6 - bits)) & 63] ?? '');
  return chars.join('');
}
