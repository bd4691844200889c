/**
 * Mutations of ROFL files with a correct file checksum, so that they pass the first check: sizes
 * and flags of the header, and bytes of palette and picture. The checksum of the pixels stays
 * unchanged, since only a solver could compute it.
 */
import { crc32 } from 'node:zlib';

/**
 * Widths, heights and numbers of colours as the format writes them: 0, 1, 127, 1000, 4096, 65,536,
 * 2^32 - 1.
 */
const NUMBERS = [
  [0],
  [1],
  [127],
  [0xe8, 7],
  [0x80, 0x20],
  [0x80, 0x80, 4],
  [255, 255, 255, 255, 15],
];

/** The offset of the sizes, after signature, version and flags. */
const SIZES = 6;

/** A copy of the ROFL file with one change and a new file checksum. */
export function mutateRofl(bytes, random) {
  const body = [...bytes.subarray(0, -4)];
  const at = SIZES + random.below(Math.max(1, body.length - SIZES));
  const kind = random.below(5);
  if (kind === 0) body.splice(SIZES + random.below(3), 1, ...NUMBERS[random.below(NUMBERS.length)]);
  else if (kind === 1) body.splice(at, random.below(8));
  else if (kind === 2)
    body.splice(at, 0, ...Array.from({ length: 1 + random.below(200) }, () => random.below(256)));
  else if (kind === 3) body[SIZES - 1] = random.below(8);
  else body[at] = random.below(256);
  const file = Buffer.from([...body, 0, 0, 0, 0]);
  file.writeUInt32BE(crc32(file.subarray(0, -4)), file.length - 4);
  return new Uint8Array(file);
}
