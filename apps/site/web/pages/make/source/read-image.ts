/**
 * From a file to a sheet of pixels, all within the page. A fault of the file comes back
 * as one sentence's worth of trouble.
 */
import type { RgbaImage } from '@nonokit/image';
import { type Frames, readFrames } from './frames.js';
import { HEAD_BYTES, type ImageHead, type ImageKind, imageHead } from './image-kind.js';
import { boundedSize, newSheet, type Sheet, sheetWith } from './sheet.js';
import { drawnSvg, MOST_SVG_BYTES } from './svg-image.js';
import { done, type Outcome, refused } from './trouble.js';

/** Bounds on files. */
export const MOST_BYTES = 50_000_000;
export const MOST_SOURCE_PIXELS = 100_000_000;

/** Our own decoders hold every pixel in the page's memory. */
const MOST_OWN_PIXELS = 16_000_000;

/** Fewer pixels than these on both sides are no picture. */
const LEAST_SIDE = 3;

/** An image that was read. */
export interface SourceImage {
  /** The file's name, "lighthouse.svg"; empty for what was pasted or photographed. */
  readonly name: string;
  readonly sheet: Sheet;
  /** Its frames, if it moves; the sheet holds the first. */
  readonly frames?: Frames | undefined;
}

/** Reads an image; it is made smaller if it has more than `most` pixels. */
export async function readImage(
  file: File | Blob,
  name: string,
  most?: number,
): Promise<Outcome<SourceImage>> {
  if (file.size > MOST_BYTES) return refused('tooManyBytes', name);
  const head = imageHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (head === undefined) return refused('notImage', name);
  const { kind, width = 0, height = 0 } = head;
  if (width * height > MOST_SOURCE_PIXELS) return refused('tooManyPixels', name);
  if (kind === 'svg' && file.size > MOST_SVG_BYTES) return refused('tooManyBytes', name);
  const sheet = await decoded(file, head, most);
  if (sheet === undefined) {
    return UNCOMMON.has(kind)
      ? refused('unknownKind', kind.toUpperCase())
      : refused('broken', name);
  }
  const { canvas } = sheet;
  if (Math.max(canvas.width, canvas.height) < LEAST_SIDE) {
    return refused('tooSmall', `${canvas.width} × ${canvas.height}`);
  }
  const frames = MOVING.has(kind) ? await readFrames(file, `image/${kind}`) : undefined;
  return done({ name, sheet, frames });
}

/** Kinds that some browsers read and others do not. */
const UNCOMMON: ReadonlySet<ImageKind> = new Set(['heic', 'tiff', 'avif']);

/** Kinds that may move. */
const MOVING: ReadonlySet<ImageKind> = new Set(['gif', 'png', 'webp', 'avif']);

/** A sheet with the image; undefined if it cannot be decoded. */
async function decoded(
  file: Blob,
  { kind }: ImageHead,
  most: number | undefined,
): Promise<Sheet | undefined> {
  if (kind === 'svg') return drawnSvg(file);
  if (kind === 'netpbm' || kind === 'xbm') return ownSheet(file);
  try {
    // turned as the camera was held
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const sheet = sheetWith(bitmap, bitmap.width, bitmap.height, most);
    bitmap.close();
    return sheet;
  } catch {
    // browsers tell no reason; a few kinds our own decoders know as well
    return kind === 'bmp' ? ownSheet(file) : undefined;
  }
}

/** Decodes by our own decoders, which are loaded for that. */
async function ownSheet(file: Blob): Promise<Sheet | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { decodePixels, decodeXbm } = await import('@nonokit/image');
  const image = decodePixels(bytes, MOST_OWN_PIXELS);
  const result = image ?? decodeXbm(new TextDecoder().decode(bytes), { maxCells: MOST_OWN_PIXELS });
  return result.ok ? toSheet(result.value) : undefined;
}

/** A sheet with these pixels. */
function toSheet({ width, height, rgba }: RgbaImage): Sheet {
  const whole = newSheet(width, height);
  const data = new ImageData(new Uint8ClampedArray(rgba), width, height);
  whole.context.putImageData(data, 0, 0);
  const size = boundedSize(width, height);
  return size.width === width ? whole : sheetWith(whole.canvas, width, height);
}
