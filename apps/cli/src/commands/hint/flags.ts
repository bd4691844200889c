/** The options of `nonokit hint`, as commander gives them. */
import type { ColorChoice } from '../../io/color.js';
import type { HintPart } from './print-hint.js';

/** The options of `hint`. */
export interface HintCommandFlags {
  /** A format's id: "non". */
  readonly from?: string;
  /** How much of the hint to reveal. */
  readonly tell: HintPart;
  /** Whether to write the marks afterwards to MARKS. */
  readonly apply?: boolean;
  readonly color: ColorChoice;
  readonly lineOnly?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Most lines to settle while looking for chains: 3000000. */
  readonly budget: number;
  readonly json?: boolean;
  readonly quiet?: boolean;
}
