/** Labels: short texts of a sheet besides its heading, placed; all lengths are in pixels. */
import type { Box } from './box.js';

/** A text on one line. */
export interface Label {
  /** "12", "Solution". */
  readonly text: string;
  /** The middle of the text, or its left end if it is aligned there. */
  readonly x: number;
  /** The baseline of the text. */
  readonly y: number;
  /** The height of the font: 14.4. */
  readonly fontSize: number;
  /** The text's own place. */
  readonly slot: Box;
  /** Centred if there is none. */
  readonly align?: 'left';
  /** True for text that reads upwards: its baseline is at x, its middle at y. */
  readonly turned?: boolean;
}
