/** The kinds of shapes that a sheet is painted with. */
import type { Box } from '../layout/box.js';
import type { Label } from '../layout/label.js';
import type { Rule } from '../layout/rules.js';

/** Rectangles of one paint, "#rrggbb", with round corners where there is a radius. */
export interface Boxes {
  readonly kind: 'boxes';
  readonly paint: string;
  readonly boxes: readonly Box[];
  readonly radius?: number;
}

/** Frames of one paint along the inside of boxes. */
export interface Frames {
  readonly kind: 'frames';
  readonly paint: string;
  readonly boxes: readonly Box[];
  /** The thickness of a frame. */
  readonly width: number;
}

/** Rules of one paint and thickness; thick ones end in squares. */
export interface RuleShapes {
  readonly kind: 'rules';
  readonly paint: string;
  readonly width: number;
  readonly square: boolean;
  readonly rules: readonly Rule[];
}

/** Texts of one paint, each in its own size: numbers of clues and lines, names of colours. */
export interface Texts {
  readonly kind: 'texts';
  readonly paint: string;
  readonly texts: readonly Label[];
}

/** Something to paint. */
export type Shape = Boxes | Frames | RuleShapes | Texts;
