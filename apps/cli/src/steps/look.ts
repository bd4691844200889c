/** How steps are shown: in which colours, and how wide. */
import type { TerminalColors } from '@nonokit/render';
import { type ColorChoice, colorDepth } from '../io/color.js';
import type { Host } from '../io/host.js';

/** The look of steps on standard output. */
export interface StepLook {
  /** 'none' shows symbols instead of colours. */
  readonly colors: TerminalColors;
  /** Characters per line of the terminal: 80; Infinity where lines are not broken. */
  readonly columns: number;
}

/** The look for standard output: colours and broken lines on a terminal, plain text elsewhere. */
export function stepLook(color: ColorChoice, { stdout, env }: Host): StepLook {
  const { isTTY, columns = 80 } = stdout;
  const terminal = isTTY === true;
  return {
    colors: colorDepth(color, { terminal, env }),
    // a terminal of unknown width reports 0
    columns: terminal && columns > 0 ? columns : Number.POSITIVE_INFINITY,
  };
}
