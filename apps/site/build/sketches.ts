/** Small drawings of techniques: the first line or board of a lesson, after the deduction. */
import type { Palette } from '@nonokit/core';
import {
  colorOf,
  lineLesson,
  positionLesson,
  type TechniqueLesson,
} from '@nonokit/explain/lessons';
import type { TechniqueSketch } from '../web/pages/learn/lesson-data.js';

/** @throws {RangeError} if a lesson has neither a line nor a position. */
export function sketchOf({ id, lines: [line], position }: TechniqueLesson): TechniqueSketch {
  if (line !== undefined) {
    const { palette, after, found } = lineLesson(id, line);
    const cells = [...after].map(colorOf);
    const size = { width: cells.length, height: 1 };
    return { ...size, inks: inksOf(palette), cells, found: found.map(({ at }) => at) };
  }
  if (position === undefined) throw new RangeError(`sketchOf: ${id} has nothing to draw`);
  const { puzzle, marks, proved } = positionLesson(id, position);
  const { width, height, palette } = puzzle;
  const found = proved.map(({ row, column }) => row * width + column);
  const cells = marks.map((mark, k) => proved[found.indexOf(k)]?.color ?? mark);
  return { width, height, inks: inksOf(palette), cells, found };
}

/** The inks of a palette; one of one ink is drawn in that of the page, which dark themes change. */
function inksOf(palette: Palette): readonly string[] {
  const inks = palette.slice(1).map(({ rgb }) => rgb);
  return inks.length > 1 ? inks : [];
}
