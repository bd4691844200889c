/**
 * CRC-32 as PNG (annex D of its specification), gzip (RFC 1952) and ROFL define it. The checksum is
 * updated piece by piece, so the data need not be kept.
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
 * The CRC-32 of `bytes`, continuing from the checksum `before`. The digits "123456789" alone give
 * 0xcbf43926.
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (let i = 0; i < bytes.length; i++) {
    crc = (TABLE[(crc ^ (bytes[i] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}
