/**
 * Films as GIF files (GIF89a). Each frame after the first holds only the rectangle that changes,
 * drawn over the frame before.
 */
import { concat, gifBlocks, packLzw } from '@nonokit/image';
import { type Film, type FilmFrame, type FilmPart, TRANSPARENT } from '@nonokit/render';

/** Display times of pictures, in milliseconds; GIF counts in hundredths of a second. */
export interface FilmTimes {
  /** 100 */
  readonly frameDelayMs: number;
  /** Time of the last picture: 1000. */
  readonly endDelayMs: number;
}

/** Shortest display time in milliseconds; viewers slow down shorter ones. */
const SHORTEST = 20;

/** A film as a GIF file that repeats forever. */
export function encodeGif(film: Film, { frameDelayMs, endDelayMs }: FilmTimes): Uint8Array {
  const chunks: Uint8Array[] = [...writeHead(film)];
  let waiting: FilmFrame | undefined;
  let isFirst = true;
  const write = ({ parts }: FilmFrame, delay: number): void => {
    for (const [k, part] of parts.entries()) {
      const isLast = k === parts.length - 1;
      const own = isLast ? Math.max(SHORTEST, delay - k * SHORTEST) : SHORTEST;
      chunks.push(...writeImage(part, { delay: own, isWhole: isFirst }));
      isFirst = false;
    }
  };
  // only the next frame shows that this one is not the last
  for (const frame of film.frames) {
    if (waiting !== undefined) write(waiting, frameDelayMs);
    waiting = frame;
  }
  if (waiting !== undefined) write(waiting, endDelayMs);
  chunks.push(TRAILER);
  return concat(chunks);
}

/** The byte that ends a file. */
const TRAILER = Uint8Array.of(0x3b);

/** A global palette of 256 colours, eight bits per channel. */
const HAS_PALETTE = 0xf7;

/** The extension that makes viewers repeat the film; zero means forever. */
const REPEATED = [0x21, 0xff, 11, ...encodeAscii('NETSCAPE2.0'), 3, 1, ...word(0), 0];

/** The bytes before the frames. */
function writeHead({ width, height, palette }: Film): Uint8Array[] {
  const colors = new Uint8Array(3 * 256);
  for (const [k, rgb] of palette.entries()) {
    colors.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255], 3 * k);
  }
  const screen = [...encodeAscii('GIF89a'), ...word(width), ...word(height), HAS_PALETTE, 0, 0];
  return [Uint8Array.from(screen), colors, Uint8Array.from(REPEATED)];
}

/** The frame stays below the ones after it. */
const KEPT_BELOW = 1 << 2;

/** One palette index is transparent. */
const HAS_TRANSPARENT = 1;

/** One rectangle with its display time; the whole first picture is opaque. */
function writeImage(
  { box, indices }: FilmPart,
  { delay, isWhole }: { readonly delay: number; readonly isWhole: boolean },
): Uint8Array[] {
  const flags = KEPT_BELOW | (isWhole ? 0 : HAS_TRANSPARENT);
  const control = [0x21, 0xf9, 4, flags, ...word(Math.round(delay / 10)), TRANSPARENT, 0];
  const place = [box.left, box.top, box.width, box.height].flatMap(word);
  const depth = bitsFor(indices);
  const head = Uint8Array.from([...control, 0x2c, ...place, 0, depth]);
  return [head, gifBlocks(packLzw(indices, depth))];
}

/**
 * Number of bits of the largest index, which is the initial code width: few if few colours change.
 */
function bitsFor(indices: Uint8Array): number {
  let largest = 0;
  for (const index of indices) largest = Math.max(largest, index);
  return Math.max(2, 32 - Math.clz32(largest));
}

/** A number below 65,536 as bytes, low byte first. */
function word(value: number): number[] {
  return [value & 255, value >> 8];
}

/** ASCII characters as bytes. */
function encodeAscii(text: string): number[] {
  return [...text].map((char) => char.charCodeAt(0));
}
