/**
 * The outer shell of a PNG file: its chunks, checked and sorted, and the announced size, checked
 * against the limits before anything is unpacked.
 *
 * This is our own code because fast-png unpacks the picture and colour profiles before it checks
 * the announced size, so a small file could fill the memory.
 */
import { bad, good, type Result } from '@nonokit/core';
import { crc32 } from './crc32.js';
import { type PixelLimits, wrongArea } from './pixel-limits.js';
import { GREY, GREY_ALPHA, INDEXED, PNG_SIGNATURE, RGB, RGB_ALPHA } from './png-kinds.js';
import {
  pngBadDepth,
  pngBadMethods,
  pngChunkDamaged,
  pngEmpty,
  pngHeaderLength,
  pngHeaderMissing,
  pngNoChunk,
  pngNoPicture,
  pngNoSignature,
  pngStopsShort,
  pngUnknownChunk,
} from './words/en/png.js';

/** The header chunk. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits per sample: 1, 2, 4, 8 or 16. */
  readonly depth: number;
  /** `GREY`, `RGB`, `INDEXED`, `GREY_ALPHA` or `RGB_ALPHA`. */
  readonly kind: number;
  /** True for seven passes (Adam7) instead of one. */
  readonly interlaced: boolean;
}

/** The chunks that matter, without their frames. */
export interface PngChunks {
  readonly header: PngHeader;
  /** Three bytes per colour. */
  readonly palette: Uint8Array;
  /** The alphas of the palette, or the single transparent sample value. */
  readonly transparency: Uint8Array;
  /** The zlib stream of the picture, joined. */
  readonly data: Uint8Array;
  /** Short texts by keyword: "Nonokit" to "5x5 cells". */
  readonly texts: ReadonlyMap<string, string>;
}

/** Bytes of a chunk besides its body: length, name, checksum. */
const FRAME = 12;

/** Longer text chunks, and further keywords, are ignored. */
const MAX_TEXT = 200;
const MAX_TEXTS = 32;

/** The depths that each kind allows. */
const DEPTHS = new Map([
  [GREY, [1, 2, 4, 8, 16]],
  [RGB, [8, 16]],
  [INDEXED, [1, 2, 4, 8]],
  [GREY_ALPHA, [8, 16]],
  [RGB_ALPHA, [8, 16]],
]);

/** True if the bytes begin with a PNG signature, whose last four bytes may be damaged. */
export function looksLikePng(bytes: Uint8Array): boolean {
  return PNG_SIGNATURE.slice(0, 4).every((byte, i) => bytes[i] === byte);
}

/** Splits a PNG file into chunks and checks everything except the picture data. */
export function readChunks(bytes: Uint8Array, limits: PixelLimits): Result<PngChunks> {
  if (!PNG_SIGNATURE.every((byte, i) => bytes[i] === byte)) return bad(pngNoSignature);
  let palette = bytes.subarray(0, 0);
  let transparency = bytes.subarray(0, 0);
  const texts = new Map<string, string>();
  const data = new Uint8Array(bytes.length);
  let packed = 0;
  let header: PngHeader | undefined;
  for (let at = PNG_SIGNATURE.length; ; ) {
    const chunk = chunkAt(bytes, at);
    if (!chunk.ok) return chunk;
    const { name, body } = chunk.value;
    at += body.length + FRAME;

    if ((name === 'IHDR') !== (header === undefined)) return bad(pngHeaderMissing);
    if (name === 'IHDR') {
      const read = readHeader(body, limits);
      if (!read.ok) return read;
      header = read.value;
    } else if (name === 'PLTE') palette = body;
    else if (name === 'tRNS') transparency = body;
    else if (name === 'IDAT') {
      data.set(body, packed);
      packed += body.length;
    } else if (name === 'tEXt') addText(texts, body);
    else if (name === 'IEND') break;
    else if (/^[A-Z]/.test(name)) return bad(pngUnknownChunk, { name });
  }
  if (header === undefined || packed === 0) return bad(pngNoPicture);
  return good({ header, palette, transparency, data: data.subarray(0, packed), texts });
}

/** The chunk that begins at byte `at`, if it is whole and its checksum agrees. */
function chunkAt(bytes: Uint8Array, at: number): Result<{ name: string; body: Uint8Array }> {
  if (at + FRAME > bytes.length) return bad(pngStopsShort, { at, name: undefined });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(at);
  const name = latin1(bytes.subarray(at + 4, at + 8));
  if (!/^[A-Za-z]{4}$/.test(name)) return bad(pngNoChunk, { at });
  const end = at + 8 + length;
  if (end + 4 > bytes.length) return bad(pngStopsShort, { at, name });
  if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) {
    return bad(pngChunkDamaged, { name, at });
  }
  return good({ name, body: bytes.subarray(at + 8, end) });
}

function readHeader(body: Uint8Array, limits: PixelLimits): Result<PngHeader> {
  if (body.length !== 13) return bad(pngHeaderLength, { found: body.length });
  const view = new DataView(body.buffer, body.byteOffset, 13);
  const width = view.getUint32(0);
  const height = view.getUint32(4);
  const [depth, kind, compression, filter, interlace] = body.subarray(8);
  if (width === 0 || height === 0) return bad(pngEmpty, { width, height });
  const wrong = wrongArea(width, height, limits);
  if (wrong !== undefined) return wrong;
  if (!DEPTHS.get(kind)?.includes(depth)) return bad(pngBadDepth, { kind, depth });
  if (compression !== 0 || filter !== 0 || interlace > 1) {
    return bad(pngBadMethods, { found: [compression, filter, interlace] });
  }
  return good({ width, height, depth, kind, interlaced: interlace === 1 });
}

function addText(texts: Map<string, string>, body: Uint8Array): void {
  if (body.length > MAX_TEXT) return;
  const [keyword, text] = latin1(body).split('\0', 2);
  if (text === undefined || (texts.size === MAX_TEXTS && !texts.has(keyword))) return;
  texts.set(keyword, text);
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
