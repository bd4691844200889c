/**
 * Frames: the number of cells, and the part of the subject that each covers. The aspect is kept; a
 * drawing may be moved inwards by a fraction of a cell, so that its strokes fall on cells instead
 * of between them.
 */
import type { Extent, Light } from './light.js';
import type { Mirrors } from './mirror-axes.js';

/** A grid of cells laid over the subject. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  readonly extent: Extent;
  /** True to compare pictures with fewer parts of the image: quick, and nearly as good. */
  readonly isRough?: boolean;
}

/** A size in cells. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Margins to try on drawings: the part of a cell left free on every side. */
const MARGINS = [0, 0.25, 0.5];

/** Minimum number of parts along the longer side of a reference. */
const FINENESS = 72;
const ROUGH = 48;

/** The largest size within `bounds` that has the aspect of the subject, in whole cells. */
export function fittedSize({ width, height }: Size, bounds: Size): Size {
  const scale = Math.min(bounds.width / width, bounds.height / height);
  const fit = (side: number, most: number): number =>
    Math.min(most, Math.max(1, Math.round(side * scale)));
  return { width: fit(width, bounds.width), height: fit(height, bounds.height) };
}

/** The frames of that size to try: one, or several with margins for transparent drawings. */
export function chooseFrames(light: Light, size: Size, margins: boolean): Frame[] {
  return framesWith(light, size, isRoomy(size) && margins ? MARGINS : [0]);
}

/**
 * The frames of about that size to try for a subject that equals its mirror image, with an odd and
 * an even number of cells from side to side, since an axis is one or two cells wide.
 */
export function chooseSymmetricFrames(
  light: Light,
  size: Size,
  margins: boolean,
  { across, down }: Mirrors,
): Frame[] {
  if (!isRoomy(size)) return chooseFrames(light, size, margins);
  const other = {
    width: size.width - (across ? 1 : 0),
    height: size.height - (down ? 1 : 0),
  };
  const tried = margins ? [0, 0.5] : [0];
  return tried.flatMap((margin) =>
    [size, other].flatMap((one) => framesWith(light, one, [margin])),
  );
}

/**
 * The largest number of cells up to `most` with the same parity, so that an axis stays one or two
 * cells wide.
 */
export function likeParity(most: number, cells: number): number {
  return most - ((most - cells) & 1);
}

function isRoomy({ width, height }: Size): boolean {
  return Math.min(width, height) > 4;
}

function framesWith(light: Light, size: Size, margins: readonly number[]): Frame[] {
  return margins.map((margin) => {
    const across = (margin * light.width) / (size.width - 2 * margin);
    const down = (margin * light.height) / (size.height - 2 * margin);
    return {
      columns: size.width,
      rows: size.height,
      extent: {
        left: -across,
        top: -down,
        width: light.width + 2 * across,
        height: light.height + 2 * down,
      },
    };
  });
}

/** The frame with additional cells around the same content. */
export function widened({ columns, rows, extent }: Frame, margin: number): Frame {
  const across = (margin * extent.width) / Math.max(1, columns - 2 * margin);
  const down = (margin * extent.height) / Math.max(1, rows - 2 * margin);
  return {
    columns,
    rows,
    extent: {
      left: extent.left - across,
      top: extent.top - down,
      width: extent.width + 2 * across,
      height: extent.height + 2 * down,
    },
  };
}

/** The number of parts per side of each cell in the reference that pictures are compared with. */
export function computeFineness({
  columns,
  rows,
  isRough = false,
}: Pick<Frame, 'columns' | 'rows' | 'isRough'>): number {
  const least = isRough ? ROUGH : FINENESS;
  return Math.max(1, Math.min(6, Math.round(least / Math.max(columns, rows))));
}
