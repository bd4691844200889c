/**
 * A palette of at most 255 colours for an indexed image, filled as colours occur.
 *
 * Colours that matter are taken first and exactly. Once the palette is full, every other colour (in
 * a sheet: shades at the edges of letters) becomes the nearest one in it. Colours that change most
 * often should also be taken first: a GIF stores rectangles of low indices in fewer bits.
 */
import { parseChannels } from '@nonokit/core';

/** The transparent entry. It comes first because every changed rectangle uses it. */
export const TRANSPARENT = 0;

/** The most entries a palette has. */
const MOST = 256;

/** Entries up to which shades are taken exactly. */
const PLENTY = 128;

/** Colours and their indices. */
export class Colors {
  readonly #rgb: number[] = [0];
  readonly #indexOf = new Map<number, number>();

  /** The index of "#rrggbb". */
  of(color: string): number {
    const [red, green, blue] = parseChannels(color);
    return this.ofRgb((red << 16) | (green << 8) | blue);
  }

  /** The index of 0xrrggbb. */
  ofRgb(rgb: number): number {
    const known = this.#indexOf.get(rgb);
    if (known !== undefined) return known;
    const index = this.isFull ? this.#nearest(rgb) : this.#rgb.push(rgb) - 1;
    this.#indexOf.set(rgb, index);
    return index;
  }

  /**
   * The index of 0xrrggbb or of a shade near it: exact while there is plenty of room, then in
   * sixteen steps of each channel, so that the shades of all letters find a place.
   */
  ofShade(rgb: number): number {
    const known = this.#indexOf.get(rgb);
    if (known !== undefined) return known;
    const index = this.ofRgb(this.#rgb.length < PLENTY ? rgb : inSteps(rgb));
    this.#indexOf.set(rgb, index);
    return index;
  }

  /** True if every entry is taken. */
  get isFull(): boolean {
    return this.#rgb.length === MOST;
  }

  /** The colours by index, as 0xrrggbb; that of `TRANSPARENT` is not used. */
  get rgb(): readonly number[] {
    return this.#rgb;
  }

  #nearest(rgb: number): number {
    let best = TRANSPARENT + 1;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, other] of this.#rgb.entries()) {
      if (index === TRANSPARENT) continue;
      const red = (rgb >> 16) - (other >> 16);
      const green = ((rgb >> 8) & 255) - ((other >> 8) & 255);
      const blue = (rgb & 255) - (other & 255);
      const distance = 3 * red * red + 4 * green * green + 2 * blue * blue;
      if (distance >= least) continue;
      least = distance;
      best = index;
    }
    return best;
  }
}

function inSteps(rgb: number): number {
  const step = (channel: number): number => 17 * Math.round(channel / 17);
  return (step(rgb >> 16) << 16) | (step((rgb >> 8) & 255) << 8) | step(rgb & 255);
}

/**
 * A spread of colours for pictures of more inks than a palette holds: six steps of each channel.
 */
export function takeSpread(colors: Colors): void {
  for (let k = 0; k < 216; k++) {
    const step = (n: number): number => 51 * (Math.floor(k / n) % 6);
    colors.ofRgb((step(36) << 16) | (step(6) << 8) | step(1));
  }
}
