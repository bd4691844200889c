/** Rectangles and points. A layout counts in pixels, a page in points. */

/** A rectangle; its left and top edges belong to it, its right and bottom edges do not. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A position, measured from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** True if the point lies in the rectangle. */
export function contains({ left, top, width, height }: Box, { x, y }: Point): boolean {
  return left <= x && x < left + width && top <= y && y < top + height;
}

/** The x of a rectangle's right edge. */
export function getRight({ left, width }: Box): number {
  return left + width;
}

/** The y of a rectangle's bottom edge. */
export function getBottom({ top, height }: Box): number {
  return top + height;
}

/** What two boxes share; without width or height if they share nothing. */
export function common(a: Box, b: Box): Box {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const width = Math.max(0, Math.min(getRight(a), getRight(b)) - left);
  const height = Math.max(0, Math.min(getBottom(a), getBottom(b)) - top);
  return { left, top, width, height };
}
