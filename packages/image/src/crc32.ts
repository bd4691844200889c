/**
 * CRC-32 as PNG (annex D of its specification), gzip (RFC 1952) and ROFL have it: the checksum of
 * all bytes so far, which grows with each piece, so that nothing need be held to be checked.
 */

/** The remainders for one byte. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  }
  return remainder;
});

/**
 * The CRC-32 of `bytes` after those whose checksum is `before`: 0xcbf43926 for the digits
 * "123456789" after nothing.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (let i = 0; i < bytes.length; i++) {
    crc = (TABLE[(crc ^ (bytes[i] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
