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
import type { Focus, FocusPainter, Overlay } from './film-focus.js';
import { changed, computeArea, type FilmPart, findHull, replaced } from './film-parts.js';
import { Layers } from './layers.js';
import { type Bitmap, CellPainter } from './raster.js';

/** The difference between one picture of a film and the next. */
export interface FilmStep extends Focus {
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
  /** Paints what steps are about, if any step says so. */
  readonly focus: FocusPainter | undefined;
}

/** The first picture, with all cells unknown, and one picture for every step. */
export function* listFrames(stage: Stage, steps: readonly FilmStep[]): Generator<FilmFrame> {
  const { drawing, layout, bitmap, colors, caption, focus } = stage;
  const [panel] = layout.panels;
  if (panel === undefined) return;
  const { width, height, indices } = bitmap;
  const all = { left: 0, top: 0, width, height };
  const layers = new Layers(bitmap);
  const painter = new CellPainter(layers.base, panel, layout, drawing, colors);
  const cells = drawing.puzzle.width * drawing.puzzle.height;
  const known = new Int32Array(cells).fill(UNKNOWN);
  for (let cell = 0; cell < cells; cell++) painter.paint(cell, UNKNOWN);
  if (caption !== undefined) replaced(layers.base, caption.box, caption.imageOf(''));
  layers.compose(all);
  yield { parts: [{ box: all, indices: indices.slice() }], whole: indices };

  for (const step of steps) {
    const text = step.caption;
    const written =
      text === undefined || caption === undefined
        ? []
        : replaced(bitmap, caption.box, caption.imageOf(text));
    const boxes = cellBoxes(step, painter, known);
    const overlays = focus?.overlaysOf(step, known) ?? [];
    const covered = layers.cover(overlays);
    const around = {
      cleared: [...boxes.cleared, ...listBoxes(covered, 'dot')],
      found: [...boxes.found, ...listBoxes(overlays, 'dot')],
    };
    const slots = [covered, overlays].flatMap((each) => findHull(listBoxes(each, 'number')) ?? []);
    const bars = [covered, overlays].flatMap((each) => listBoxes(each, 'line'));
    const parts = [
      ...written,
      ...cellParts(around, layers, text !== undefined),
      ...[...slots, ...bars].flatMap((box) => partIn(box, layers)),
    ];
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

/** The boxes of the overlays of one kind. */
function listBoxes(overlays: readonly Overlay[], kind: Overlay['of']): Box[] {
  return overlays.flatMap(({ of, box }) => (of === kind ? [box] : []));
}

/** The cells of a step: those whose marks end, and those that are found. */
interface CellBoxes {
  readonly cleared: readonly Box[];
  readonly found: readonly Box[];
}

/** Paints the cells of a step, and repaints cells whose marks end. */
function cellBoxes(
  { cells, colors, mark, unmark = [] }: FilmStep,
  painter: CellPainter,
  known: Int32Array,
): CellBoxes {
  for (const cell of unmark) painter.paint(cell, known[cell] ?? UNKNOWN);
  for (const [n, cell] of cells.entries()) {
    known[cell] = colors[n] ?? UNKNOWN;
    painter.paint(cell, known[cell] ?? UNKNOWN, mark);
  }
  const boxOf = (cell: number): Box => painter.boxOf(cell);
  return { cleared: unmark.map(boxOf), found: cells.map(boxOf) };
}

function cellParts({ cleared, found }: CellBoxes, layers: Layers, isSlow: boolean): FilmPart[] {
  const both = [...cleared, ...found];
  const isWorthIt = areaAround(both) > areaAround(cleared) + areaAround(found) + WORTH_A_PART;
  const groups = isWorthIt ? [cleared, found] : [both];
  // a step with a caption is shown long enough to use more parts
  const parts = isSlow ? groups.flatMap(cutAtGap) : groups;
  return parts.flatMap((boxes) => {
    const box = findHull(boxes);
    return box === undefined ? [] : partIn(box, layers);
  });
}

/** The changed part of a box; none if nothing changes there. */
function partIn(box: Box, layers: Layers): FilmPart[] {
  const part = changed(layers.shown, box, () => layers.compose(box));
  return part.indices.every((index) => index === TRANSPARENT) ? [] : [part];
}

/** The pixels of the least box around all of them. */
function areaAround(boxes: readonly Box[]): number {
  const box = findHull(boxes);
  return box === undefined ? 0 : computeArea(box);
}

/**
 * The boxes in two groups, cut at the largest gap between them; one group if the gap is small.
 */
function cutAtGap(boxes: readonly Box[]): (readonly Box[])[] {
  const sorted = [...boxes].sort((a, b) => a.left - b.left || a.top - b.top);
  const areas = listAreas(sorted);
  const rest = listAreas([...sorted].reverse()).reverse();
  let least = areaAround(sorted) - WORTH_A_CUT;
  let cut = 0;
  for (let k = 1; k < sorted.length; k++) {
    const area = (areas[k - 1] ?? 0) + (rest[k] ?? 0);
    if (area < least) [least, cut] = [area, k];
  }
  return cut === 0 ? [boxes] : [sorted.slice(0, cut), sorted.slice(cut)];
}

/** The area around the first of them, the first two, and so on. */
function listAreas(boxes: readonly Box[]): number[] {
  let hull: Box | undefined;
  return boxes.map((box) => {
    hull = findHull(hull === undefined ? [box] : [hull, box]);
    return hull === undefined ? 0 : computeArea(hull);
  });
}
