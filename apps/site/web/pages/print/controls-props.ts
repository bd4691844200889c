import type { Grid } from '@nonokit/core';
import type { OpenedPuzzle } from '../../frame/opened-puzzle.js';
import type { PrintPlan } from '../../sheet/print-plan.js';
import type { PrintWords } from '../../words/en/print.js';
import type { PrintWish } from './wish.js';

export interface ControlsProps {
  readonly words: PrintWords;
  readonly opened: OpenedPuzzle;
  readonly wish: PrintWish;
  readonly plan: PrintPlan;
  readonly solution: Grid | undefined;
  readonly onWish: (wish: PrintWish) => void;
  /** The first sheet, as it is shown. */
  readonly svg: () => SVGSVGElement | undefined;
}
