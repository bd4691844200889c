/**
 * What Nonokit leaves in the images it writes, where a format has a place for remarks: "Nonokit 5x5 cells,
 * 4 colours". Where the note agrees with the image, every pixel is a cell and the palette is the puzzle's,
 * with its order, unused and equal colours; without it both would have to be guessed (`image`).
 */
import {
  channelsOf,
  DEFAULT_LIMITS,
  type Grid,
  type Palette,
  type PaletteColor,
  type PuzzleClaims,
  rgbOf,
} from '@nonokit/core';

/** An image of palette indices. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly indices: Uint8Array;
  /** Three bytes a colour. */
  readonly palette: Uint8Array;
}

/** The note for an image of this picture. */
export function noteFor({ width, height }: Grid, palette: Palette): string {
  return `Nonokit ${width}x${height} cells, ${palette.length} colours`;
}

/** What an image of ours holds; undefined where the note is none, or the image was changed since. */
export function notedClaims(note: string, image: IndexedImage): PuzzleClaims | undefined {
  const { width, height, indices, palette } = image;
  const [, wide, tall, count] = NOTE.exec(note) ?? [];
  if (wide !== `${width}` || tall !== `${height}`) return undefined;
  if (width + height > DEFAULT_LIMITS.maxLines) return undefined;
  const colors = Number(count);
  if (colors < 1 || 3 * colors > palette.length) return undefined;
  if (indices.some((index) => index >= colors)) return undefined;
  const goal = Array.from({ length: height }, (_, y) =>
    indices.subarray(y * width, (y + 1) * width),
  );
  return { width, height, palette: entriesOf(palette).slice(0, colors), goal };
}

const NOTE = /^Nonokit (\d{1,9})x(\d{1,9}) cells, (\d{1,3}) colours$/;

function entriesOf(palette: Uint8Array): PaletteColor[] {
  return Array.from({ length: palette.length / 3 }, (_, i) => ({
    rgb: rgbOf(palette[3 * i] ?? 0, palette[3 * i + 1] ?? 0, palette[3 * i + 2] ?? 0),
  }));
}

/** The palette as three bytes a colour. */
export function paletteBytes(palette: Palette): Uint8Array {
  return Uint8Array.from(palette.flatMap(({ rgb }) => [...channelsOf(rgb)]));
}
