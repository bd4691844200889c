/**
 * Films as GIF files. Each frame after the first is only the rectangle that changes, on top of what was there.
 */
import { createRequire } from 'node:module';
import { type Film, type FilmFrame, type FilmPart, TRANSPARENT } from '@nonokit/render';
import type { Encoder } from 'gifenc';

// gifenc is CommonJS whose exports Node cannot tell by their names
const { GIFEncoder } = createRequire(import.meta.url)('gifenc') as typeof import('gifenc');

/** How long pictures stay, in milliseconds; GIF counts in hundredths of a second. */
export interface FilmTimes {
  /** 100 */
  readonly frameDelayMs: number;
  /** Of the last picture: 1000. */
  readonly endDelayMs: number;
}

/** Milliseconds; what is shorter, viewers play slowly. */
const SHORTEST = 20;

/** A film as a GIF file that plays again and again. */
export function encodeGif(film: Film, { frameDelayMs, endDelayMs }: FilmTimes): Uint8Array {
  const encoder = GIFEncoder({ auto: false });
  encoder.writeHeader();
  let waiting: FilmFrame | undefined;
  let isFirst = true;
  const write = ({ parts }: FilmFrame, delay: number): void => {
    for (const [k, part] of parts.entries()) {
      const isLast = k === parts.length - 1;
      const own = isLast ? Math.max(SHORTEST, delay - k * SHORTEST) : SHORTEST;
      writePart(encoder, film, part, { delay: own, first: isFirst });
      isFirst = false;
    }
  };
  // whether a frame is the last shows only when there is no other
  for (const frame of film.frames) {
    if (waiting !== undefined) write(waiting, frameDelayMs);
    waiting = frame;
  }
  if (waiting !== undefined) write(waiting, endDelayMs);
  encoder.finish();
  return encoder.bytesView();
}

/** Bytes from the start of a frame without palette to the place of its left edge. */
const TO_LEFT = 8 + 1;

/** Every frame stays below the ones after it. */
const KEEP_BELOW = 1;

function writePart(
  encoder: Encoder,
  film: Film,
  { box, indices }: FilmPart,
  { delay, first }: { readonly delay: number; readonly first: boolean },
): void {
  const start = encoder.bytesView().length;
  encoder.writeFrame(indices, box.width, box.height, {
    delay,
    first,
    dispose: KEEP_BELOW,
    ...(first ? {} : { colorDepth: bitsFor(indices) }),
    ...(first ? { palette: paletteOf(film) } : TRANSPARENCY),
  });
  if (first) return;
  // gifenc puts every frame at the top left; where it belongs is written over that
  const place = new DataView(encoder.bytesView().buffer, encoder.bytesView().byteOffset + start);
  place.setUint16(TO_LEFT, box.left, true);
  place.setUint16(TO_LEFT + 2, box.top, true);
}

/** The bits of the largest index, which is how wide codes begin: few, where few colours change. */
function bitsFor(indices: Uint8Array): number {
  let largest = 0;
  for (const index of indices) largest = Math.max(largest, index);
  return Math.max(2, 32 - Math.clz32(largest));
}

const TRANSPARENCY = { transparent: true, transparentIndex: TRANSPARENT } as const;

/** All 256 entries, as the header of the file says. */
function paletteOf({ palette }: Film): number[][] {
  return Array.from({ length: 256 }, (_, k) => {
    const rgb = palette[k] ?? 0;
    return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
  });
}
