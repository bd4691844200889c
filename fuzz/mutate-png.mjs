/**
 * Mutations of PNG files that keep lengths, checksums and compression correct, so that they pass
 * the first checks: chunks and their fields, and the unpacked bytes of the picture.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A copy of the PNG file with one thing changed. */
export function mutatePng(bytes, random) {
  const chunks = collectChunks(Buffer.from(bytes));
  if (chunks.length === 0) return bytes;
  const at = random.below(chunks.length);
  const chunk = chunks[at];
  const kind = random.below(6);
  if (kind === 0) chunks.splice(at, 1);
  else if (kind === 1) chunks.splice(at, 0, chunk);
  else if (kind === 2) chunks.push(...chunks.splice(at, 1));
  else if (kind === 3) mutatePixels(chunks, random);
  else if (kind === 4) mutateHeader(chunks, random);
  else if (chunk.data.length > 0) chunk.data[random.below(chunk.data.length)] = random.below(256);
  return writeFile(chunks);
}

function collectChunks(bytes) {
  const chunks = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.subarray(at + 4, at + 8);
    chunks.push({ type, data: Buffer.from(bytes.subarray(at + 8, at + 8 + length)) });
    at += 12 + length;
  }
  return chunks;
}

function mutatePixels(chunks, random) {
  const chunk = chunks.find(({ type }) => type.toString('latin1') === 'IDAT');
  if (chunk === undefined) return;
  try {
    const pixels = inflateSync(chunk.data, { maxOutputLength: 1 << 24 });
    const kind = random.below(3);
    if (pixels.length > 0) pixels[random.below(pixels.length)] = random.below(256);
    const more = kind === 0 ? Buffer.alloc(1 << random.below(23)) : Buffer.alloc(0);
    chunk.data = deflateSync(Buffer.concat([pixels, more]));
  } catch {
    // damaged before: nothing to do
  }
}

function mutateHeader(chunks, random) {
  const { data } = chunks[0];
  if (data.length < 13) return;
  const sizes = [0, 1, 2, 16, 1000, 4096, 65536, 0x7fffffff, 0x80000000, 0xffffffff];
  const kind = random.below(4);
  if (kind < 2) data.writeUInt32BE(sizes[random.below(sizes.length)], kind * 4);
  else data[8 + random.below(5)] = [0, 1, 2, 3, 4, 6, 8, 16][random.below(8)];
}

function writeFile(chunks) {
  const parts = chunks.map(({ type, data }) => {
    const body = Buffer.concat([type, data]);
    const length = Buffer.alloc(4);
    const checksum = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  });
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
}
