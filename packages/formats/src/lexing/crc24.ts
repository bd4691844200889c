/**
 * CRC-24 as OpenPGP defines it (RFC 9580, section 6.1): polynomial 0x864cfb, starting at 0xb704ce.
 * It detects every change within 24 neighbouring bits, that is in one to three neighbouring
 * characters.
 */

const POLYNOMIAL = 0x864cfb;
const START = 0xb704ce;

/** The CRC-24 of `bytes`: 0x21cf02 for the digits "123456789". */
export function crc24(bytes: Uint8Array): number {
  let crc = START;
  for (const byte of bytes) {
    crc ^= byte << 16;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x800000 ? ((crc << 1) & 0xffffff) ^ POLYNOMIAL : crc << 1;
    }
  }
  return crc;
}
