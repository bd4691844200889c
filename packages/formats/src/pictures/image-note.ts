/**
 * The note that Nonokit writes into its images, if the format has a place for remarks: "Nonokit 5x5
 * cells, 4 colours". If the note matches the image, every pixel is a cell and the palette is the
 * puzzle's, with its order, unused and equal colours. Without a note both must be guessed
 * (`image`).
 */
import {
  DEFAULT_LIMITS,
  type Grid,
  type Palette,
  type PaletteColor,
  type PuzzleClaims,
  rgbOf,
} from '@nonokit/core';
import type { IndexedImage } from '@nonokit/image';

/** The note for an image of this picture. */
export function noteFor({ width, height }: Grid, palette: Palette): string {
  return `Nonokit ${width}x${height} cells, ${palette.length} colours`;
}

/**
 * The claims of an image of ours; undefined without a note, or if the image was changed since.
 */
export function notedClaims(note: string, image: IndexedImage): PuzzleClaims | undefined {
  const { width, height, indices, palette } = image;
  const [, wide, tall, count] = NOTE.exec(note) ?? [];
  if (wide !== `${width}` || tall !== `${height}`) return undefined;
  if (width + height > DEFAULT_LIMITS.maxLines) return undefined;
  const colors = Number(count);
  if (colors < 1 || colors > palette.length) return undefined;
  if (indices.some((index) => index >= colors)) return undefined;
  const goal = Array.from({ length: height }, (_, y) =>
    indices.subarray(y * width, (y + 1) * width),
  );
  return { width, height, palette: palette.slice(0, colors).map(toPaletteColor), goal };
}

const NOTE = /^Nonokit (\d{1,9})x(\d{1,9}) cells, (\d{1,3}) colours$/;

function toPaletteColor(color: number): PaletteColor {
  return { rgb: rgbOf(color >> 16, (color >> 8) & 255, color & 255) };
}

/** The picture of a puzzle of at most 256 colours, one pixel per cell. */
export function toIndexed({ width, height, cells }: Grid, palette: Palette): IndexedImage {
  const colors = palette.map(({ rgb }) => Number.parseInt(rgb.slice(1), 16));
  return { width, height, palette: colors, indices: Uint8Array.from(cells) };
}
