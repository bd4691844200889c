/**
 * The outer shell of a PNG file: its chunks, checked and sorted, and the announced size, checked against
 * the limits before anything is unpacked.
 *
 * Own code rather than a library: fast-png unpacks whatever a file contains before it looks at the
 * announced size, and colour profiles too, so a small file could fill the memory.
 */
import { bad, good, type Limits, type Result } from '@nonokit/core';
import { crc32 } from '@nonokit/image';

/** How the samples of a pixel are stored, the numbers of the PNG specification. */
export const GREY = 0;
export const RGB = 2;
export const INDEXED = 3;
export const GREY_ALPHA = 4;
export const RGB_ALPHA = 6;

/** What the header chunk says. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits a sample: 1, 2, 4, 8 or 16. */
  readonly depth: number;
  /** `GREY`, `RGB`, `INDEXED`, `GREY_ALPHA` or `RGB_ALPHA`. */
  readonly kind: number;
  /** Seven passes (Adam7) instead of one. */
  readonly interlaced: boolean;
}

/** The chunks that matter, without their frames. */
export interface PngChunks {
  readonly header: PngHeader;
  /** Three bytes a colour. */
  readonly palette: Uint8Array;
  /** The alphas of the palette, or the one sample value that is transparent. */
  readonly transparency: Uint8Array;
  /** The zlib stream of the picture, joined. */
  readonly data: Uint8Array;
  /** The text with the keyword "Nonokit", "" where there is none. */
  readonly note: string;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Bytes of a chunk besides its body: length, name, checksum. */
const FRAME = 12;

const NOTE_KEYWORD = 'Nonokit\0';
const MAX_NOTE = 200;

/** Which depths each kind allows. */
const DEPTHS = new Map([
  [GREY, [1, 2, 4, 8, 16]],
  [RGB, [8, 16]],
  [INDEXED, [1, 2, 4, 8]],
  [GREY_ALPHA, [8, 16]],
  [RGB_ALPHA, [8, 16]],
]);

/** True if the bytes begin as every PNG file does; the last four bytes of the signature may be spoilt. */
export function looksLikePng(bytes: Uint8Array): boolean {
  return SIGNATURE.slice(0, 4).every((byte, i) => bytes[i] === byte);
}

/** Takes a PNG file apart. Everything in it has been checked except the picture itself. */
export function chunksOf(bytes: Uint8Array, limits: Limits): Result<PngChunks> {
  if (!SIGNATURE.every((byte, i) => bytes[i] === byte)) {
    return bad('bad-image', 'the file does not begin with the eight bytes of a PNG file');
  }
  let [palette, transparency, note] = [bytes.subarray(0, 0), bytes.subarray(0, 0), ''];
  const data = new Uint8Array(bytes.length);
  let packed = 0;
  let header: PngHeader | undefined;
  for (let at = SIGNATURE.length; ; ) {
    const chunk = chunkAt(bytes, at);
    if (!chunk.ok) return chunk;
    const { name, body } = chunk.value;
    at += body.length + FRAME;

    if ((name === 'IHDR') !== (header === undefined)) {
      return bad('bad-image', 'the PNG file has no header chunk (IHDR) in front, or two of them');
    }
    if (name === 'IHDR') {
      const read = headerOf(body, limits);
      if (!read.ok) return read;
      header = read.value;
    } else if (name === 'PLTE') palette = body;
    else if (name === 'tRNS') transparency = body;
    else if (name === 'IDAT') {
      data.set(body, packed);
      packed += body.length;
    } else if (name === 'tEXt') note = noteOf(body) ?? note;
    else if (name === 'IEND') break;
    else if (/^[A-Z]/.test(name)) {
      return bad('bad-image', `the PNG chunk ${name} is unknown, and readers must know it`);
    }
  }
  if (header === undefined || packed === 0) {
    return bad('bad-image', 'the PNG file has no picture (no IDAT chunk)');
  }
  return good({ header, palette, transparency, data: data.subarray(0, packed), note });
}

/** The chunk that begins at byte `at`, if it is whole and its checksum agrees. */
function chunkAt(bytes: Uint8Array, at: number): Result<{ name: string; body: Uint8Array }> {
  if (at + FRAME > bytes.length) return stopsShort(at, 'a chunk');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(at);
  const name = latin1(bytes.subarray(at + 4, at + 8));
  if (!/^[A-Za-z]{4}$/.test(name)) {
    return bad('bad-image', `no PNG chunk begins at byte ${at}: its name is not four letters`);
  }
  const end = at + 8 + length;
  if (end + 4 > bytes.length) return stopsShort(at, `the ${name} chunk`);
  if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) {
    return bad('bad-image', `the ${name} chunk at byte ${at} is damaged: its checksum differs`);
  }
  return good({ name, body: bytes.subarray(at + 8, end) });
}

function headerOf(body: Uint8Array, limits: Limits): Result<PngHeader> {
  if (body.length !== 13) {
    return bad('bad-image', `the PNG header has ${body.length} bytes, expected 13`);
  }
  const view = new DataView(body.buffer, body.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, kind = 0, compression, filter, interlace = 0] = body.subarray(8);
  if (width === 0 || height === 0) {
    return bad('bad-size', `the image is ${width}x${height}, expected at least 1x1`);
  }
  if (width * height > limits.maxCells) {
    const most = limits.maxCells.toLocaleString('en-US');
    return bad(
      'too-large',
      `an image of ${width}x${height} is more than the ${most} cells allowed`,
    );
  }
  if (!DEPTHS.get(kind)?.includes(depth)) {
    return bad('bad-image', `PNG has no colour type ${kind} with ${depth} bits a sample`);
  }
  if (compression !== 0 || filter !== 0 || interlace > 1) {
    const found = `${compression}, ${filter}, ${interlace}`;
    return bad('bad-image', `the PNG header's methods are ${found}, expected 0, 0 and 0 or 1`);
  }
  return good({ width, height, depth, kind, interlaced: interlace === 1 });
}

function stopsShort(at: number, where: string): Result<never> {
  return bad('stops-short', `the PNG file stops short in ${where} that begins at byte ${at}`);
}

function noteOf(body: Uint8Array): string | undefined {
  if (body.length > MAX_NOTE) return undefined;
  const text = latin1(body);
  return text.startsWith(NOTE_KEYWORD) ? text.slice(NOTE_KEYWORD.length) : undefined;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
