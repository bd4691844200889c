/**
 * Films of drawings that are no sheets of squares: a picture becomes another one, group of pixels
 * by group of pixels. Both pictures are drawn once; steps copy pixels from the one to the other.
 */
import { bad, good, type Result } from '@nonokit/core';
import type { Box } from '../layout/box.js';
import { gifTooLong } from '../words/en/messages.js';
import { Colors } from './colors.js';
import type { Film } from './film.js';
import { LONGEST_SIDE } from './film.js';
import type { FilmFrame } from './film-frames.js';
import { cut, replaced } from './film-parts.js';
import { copyPixels } from './indexed.js';
import type { PngAssets } from './png.js';
import type { Bitmap } from './raster.js';
import { rasterise } from './resvg.js';

/** What a film shows. */
export interface Reveal {
  /** SVG of the first picture, and of one that has every group as it becomes. */
  readonly before: string;
  readonly after: string;
  /** The groups of each step. */
  readonly steps: readonly (readonly number[])[];
  /** The group of each pixel of a picture of this size, row by row; negative for none. */
  ownersOf(size: { readonly width: number; readonly height: number }): Int32Array;
}

/** The film, with a picture for each step after the first. Problem: `gif-too-long`. */
export async function renderReveal(
  { before, after, steps, ownersOf }: Reveal,
  assets: PngAssets,
): Promise<Result<Film>> {
  const colors = new Colors();
  const first = await indexed(before, colors, assets);
  if (!first.ok) return first;
  const last = await indexed(after, colors, assets);
  if (!last.ok) return last;
  const { width, height } = first.value;
  if (Math.max(width, height) > LONGEST_SIDE) return bad(gifTooLong, { most: LONGEST_SIDE });
  const groups = pixelsByGroup(ownersOf({ width, height }));
  const frames = listReveals(first.value, last.value, steps, groups);
  return good({ width, height, palette: colors.rgb, frames });
}

/** A document in indices of the palette that both pictures share. */
function indexed(svg: string, colors: Colors, assets: PngAssets): Promise<Result<Bitmap>> {
  return rasterise(svg, assets, ({ width, height, pixels }) => {
    const indices = new Uint8Array(width * height);
    copyPixels(pixels, indices, (rgb) => colors.ofShade(rgb));
    return { width, height, indices };
  });
}

function pixelsByGroup(owners: Int32Array): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const [pixel, group] of owners.entries()) {
    if (group < 0) continue;
    const pixels = groups.get(group);
    if (pixels === undefined) groups.set(group, [pixel]);
    else pixels.push(pixel);
  }
  return groups;
}

function* listReveals(
  shown: Bitmap,
  last: Bitmap,
  steps: readonly (readonly number[])[],
  groups: ReadonlyMap<number, readonly number[]>,
): Generator<FilmFrame> {
  const { width, height } = shown;
  const all: Box = { left: 0, top: 0, width, height };
  yield { parts: [{ box: all, indices: shown.indices.slice() }], whole: shown.indices };
  for (const step of steps) {
    const pixels = step.flatMap((group) => groups.get(group) ?? []);
    const box = boxAround(pixels, width);
    if (box === undefined) continue;
    const image = cut(shown, box);
    for (const pixel of pixels) {
      const x = (pixel % width) - box.left;
      const y = Math.floor(pixel / width) - box.top;
      image[y * box.width + x] = last.indices[pixel] ?? 0;
    }
    const parts = replaced(shown, box, image);
    if (parts.length > 0) yield { parts, whole: shown.indices };
  }
}

function boxAround(pixels: readonly number[], width: number): Box | undefined {
  const [first] = pixels;
  if (first === undefined) return undefined;
  let left = width;
  let right = 0;
  let top = Number.POSITIVE_INFINITY;
  let bottom = 0;
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, width: right - left, height: bottom - top };
}
