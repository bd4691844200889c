/**
 * Views: the shapes of a sheet that one page shows.
 */
import type { Box } from '../layout/box.js';
import type { Placed } from '../layout/paper.js';
import type { Rule } from '../layout/rules.js';
import type { Shape, ShapedSheet } from './shapes.js';

/**
 * Selects the shapes of a cut sheet once for each row of parts, and not for each part: a sheet can
 * have millions of numbers on hundreds of pages.
 */
export function strips<S extends ShapedSheet>(): (placed: Placed, sheet: S) => S {
  let last: { readonly of: S; readonly top: number; readonly strip: S } | undefined;
  return ({ view, part, pieces }, sheet) => {
    if (part === undefined || pieces !== undefined) return sheet;
    if (last?.of !== sheet || last.top !== view.top) {
      const whole = { ...view, left: 0, width: sheet.layout.width };
      const strip = { ...sheet, shapes: shapesIn(sheet.shapes, whole) };
      last = { of: sheet, top: view.top, strip };
    }
    return last.strip;
  };
}

/** The shapes that lie in a view, wholly or in part; shapes outside of it are left out. */
export function shapesIn(shapes: readonly Shape[], view: Box): Shape[] {
  return shapes
    .map((shape) => clipShape(shape, view))
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ shape }) => shape);
}

function clipShape(shape: Shape, view: Box): { readonly shape: Shape; readonly isEmpty: boolean } {
  if (shape.kind === 'rules') {
    const rules = shape.rules.filter((rule) => overlaps(toBox(rule, shape.width), view));
    return { shape: { ...shape, rules }, isEmpty: rules.length === 0 };
  }
  if (shape.kind === 'texts') {
    const texts = shape.texts.filter(({ slot }) => overlaps(slot, view));
    return { shape: { ...shape, texts }, isEmpty: texts.length === 0 };
  }
  const boxes = shape.boxes.filter((box) => overlaps(box, view));
  return { shape: { ...shape, boxes }, isEmpty: boxes.length === 0 };
}

/** The rectangle that a rule covers, its ends included. */
function toBox({ x, y, length, vertical }: Rule, width: number): Box {
  const half = width / 2;
  return {
    left: x - half,
    top: y - half,
    width: (vertical ? 0 : length) + width,
    height: (vertical ? length : 0) + width,
  };
}

function overlaps(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
