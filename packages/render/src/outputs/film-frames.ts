/**
 * The pictures of a film, each as the difference from the previous one.
 *
 * A step changes the caption, cells, and cells that were marked until then. If those lie apart,
 * each group is a rectangle of its own: one rectangle around all would mostly hold unchanged
 * pixels.
 */
import { UNKNOWN } from '@nonokit/core';
import type { Box } from '../layout/box.js';
import type { SheetLayout } from '../layout/layout.js';
import type { Mark } from '../look/mark.js';
import type { Drawing } from '../look/options.js';
import { type Colors, TRANSPARENT } from './colors.js';
import { areaOf, changed, type FilmPart, hullOf, replaced } from './film-parts.js';
import { type Bitmap, CellPainter } from './raster.js';

/** The difference between one picture of a film and the next. */
export interface FilmStep {
  /** Cells by index, row * width + column, in the order painted: [3, 4, 5]. */
  readonly cells: readonly number[];
  /** Their colours, in the same order. */
  readonly colors: readonly number[];
  /** How the cells are marked, until they are unmarked or painted again. */
  readonly mark?: Mark | undefined;
  /** Cells whose marks end: [0, 1, 2]. */
  readonly unmark?: readonly number[] | undefined;
  /** The caption below the sheet from this step on: "Row 7, overlap: …". */
  readonly caption?: string | undefined;
}

/** One picture of a film. */
export interface FilmFrame {
  /** The rectangles that change; in the first frame, one rectangle for the whole picture. */
  readonly parts: readonly FilmPart[];
  /** The whole picture; the next frame changes it. */
  readonly whole: Uint8Array;
}

/** The place and look of captions. */
export interface CaptionPaint {
  readonly box: Box;
  /** The text as palette indices, the size of the box. */
  readonly imageOf: (text: string) => Uint8Array;
}

/** The inputs for the pictures of a film. */
export interface Stage {
  readonly drawing: Drawing;
  readonly layout: SheetLayout;
  /** The sheet without its cells; the pictures are painted into it. */
  readonly bitmap: Bitmap;
  readonly colors: Colors;
  readonly caption: CaptionPaint | undefined;
}

/** The first picture, with all cells unknown, and one picture for every step. */
export function* framesOf(stage: Stage, steps: readonly FilmStep[]): Generator<FilmFrame> {
  const { drawing, layout, bitmap, colors, caption } = stage;
  const [panel] = layout.panels;
  if (panel === undefined) return;
  const { width, height, indices } = bitmap;
  const painter = new CellPainter(bitmap, panel, layout, drawing, colors);
  const cells = drawing.puzzle.width * drawing.puzzle.height;
  const known = new Int32Array(cells).fill(UNKNOWN);
  for (let cell = 0; cell < cells; cell++) painter.paint(cell, UNKNOWN);
  if (caption !== undefined) replaced(bitmap, caption.box, caption.imageOf(''));
  const all = { left: 0, top: 0, width, height };
  yield { parts: [{ box: all, indices: indices.slice() }], whole: indices };

  for (const step of steps) {
    const text = step.caption;
    const written =
      text === undefined || caption === undefined
        ? []
        : replaced(bitmap, caption.box, caption.imageOf(text));
    const parts = [...written, ...cellParts(step, bitmap, painter, known)];
    yield { parts: parts.length === 0 ? [NOTHING] : parts, whole: indices };
  }
}

/** A frame of a step that changes nothing: a GIF has no frames without pixels. */
const NOTHING: FilmPart = {
  box: { left: 0, top: 0, width: 1, height: 1 },
  indices: Uint8Array.of(TRANSPARENT),
};

/** A second part costs as many bytes as this many pixels; cells side by side stay one part. */
const WORTH_A_PART = 50;

/** The same for unchanged pixels, which take fewer bytes each: those between cells of one line. */
const WORTH_A_CUT = 2000;

/** Paints the cells of a step, and repaints cells whose marks end. */
function cellParts(
  { cells, colors, mark, unmark = [], caption }: FilmStep,
  bitmap: Bitmap,
  painter: CellPainter,
  known: Int32Array,
): FilmPart[] {
  const cleared = unmark.map((cell): Change => {
    const paint = (): void => painter.paint(cell, known[cell] ?? UNKNOWN);
    return { box: painter.boxOf(cell), paint };
  });
  const found = cells.map((cell, n): Change => {
    const paint = (): void => {
      known[cell] = colors[n] ?? UNKNOWN;
      painter.paint(cell, known[cell] ?? UNKNOWN, mark);
    };
    return { box: painter.boxOf(cell), paint };
  });
  const both = [...cleared, ...found];
  const isWorthIt = areaAround(both) > areaAround(cleared) + areaAround(found) + WORTH_A_PART;
  const groups = isWorthIt ? [cleared, found] : [both];
  // a step with a caption is shown long enough to use more parts
  const parts = caption === undefined ? groups : groups.flatMap(cutAtGap);
  return parts.flatMap((changes) => {
    const box = hullOf(changes.map((change) => change.box));
    const paint = (): void => {
      for (const change of changes) change.paint();
    };
    return box === undefined ? [] : [changed(bitmap, box, paint)];
  });
}

/** A cell to be painted. */
interface Change {
  readonly box: Box;
  readonly paint: () => void;
}

/** The pixels of the least box around all of them. */
function areaAround(changes: readonly Change[]): number {
  const box = hullOf(changes.map((change) => change.box));
  return box === undefined ? 0 : areaOf(box);
}

/**
 * The changes in two groups, cut at the largest gap between them; one group if the gap is small.
 */
function cutAtGap(changes: Change[]): Change[][] {
  const sorted = [...changes].sort((a, b) => a.box.left - b.box.left || a.box.top - b.box.top);
  const areas = areasOf(sorted);
  const rest = areasOf([...sorted].reverse()).reverse();
  let least = areaAround(sorted) - WORTH_A_CUT;
  let cut = 0;
  for (let k = 1; k < sorted.length; k++) {
    const area = (areas[k - 1] ?? 0) + (rest[k] ?? 0);
    if (area < least) [least, cut] = [area, k];
  }
  return cut === 0 ? [changes] : [sorted.slice(0, cut), sorted.slice(cut)];
}

/** The area around the first of them, the first two, and so on. */
function areasOf(changes: readonly Change[]): number[] {
  let hull: Box | undefined;
  return changes.map(({ box }) => {
    hull = hullOf(hull === undefined ? [box] : [hull, box]);
    return hull === undefined ? 0 : areaOf(hull);
  });
}
