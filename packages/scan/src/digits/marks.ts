/** Pieces of connected ink: what may be a digit. */

/** A piece of connected ink: the box of its pixels, the last ones included. */
export interface Mark {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Pixels of ink. */
  readonly size: number;
}

/** Ink of an image: 1 is ink, 2 a rule. */
export type InkMask = Uint8Array;

export const INK = 1;
export const RULE = 2;

/** The marks of a mask, rules left out; its pixels hold together by sides, or also by corners. */
export function findMarks(
  mask: InkMask,
  width: number,
  height: number,
  neighbours: 4 | 8 = 8,
): Mark[] {
  const seen = new Uint8Array(mask.length);
  const stack: number[] = [];
  const marks: Mark[] = [];
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== INK || seen[start] !== 0) continue;
    seen[start] = 1;
    stack.push(start);
    let left = width;
    let right = 0;
    let top = height;
    let bottom = 0;
    let size = 0;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      size++;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const next = v * width + u;
          if (mask[next] !== INK || seen[next] !== 0) continue;
          if (neighbours === 4 && u !== x && v !== y) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    marks.push({ left, right, top, bottom, size });
  }
  return marks;
}
