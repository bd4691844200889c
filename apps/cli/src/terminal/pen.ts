/** Text on a terminal: colours where there are any, and attributes that every terminal has. */
import { paintOf, RESET, type TerminalColors } from '@nonokit/render';

/** How a piece of text looks. Colours are "#rrggbb" and need a terminal that has them. */
export interface TextStyle {
  readonly fore?: string | undefined;
  readonly behind?: string | undefined;
  readonly isBold?: boolean;
  readonly isDim?: boolean;
  readonly isUnderlined?: boolean;
  /** Exchanges both colours; stands in for a colour where there is none. */
  readonly isInverse?: boolean;
}

/** Writes text in a style, and ends the style behind it. */
export type Pen = (text: string, style: TextStyle) => string;

/** A pen for a terminal with these colours. */
export function createPen(colors: TerminalColors): Pen {
  return (text, { fore, behind, isBold, isDim, isUnderlined, isInverse }) => {
    const codes = [
      isBold === true ? '\x1b[1m' : '',
      isDim === true ? '\x1b[2m' : '',
      isUnderlined === true ? '\x1b[4m' : '',
      isInverse === true ? '\x1b[7m' : '',
      behind !== undefined && colors !== 'none' ? paintOf(behind, colors).behind : '',
      fore !== undefined && colors !== 'none' ? paintOf(fore, colors).fore : '',
    ].join('');
    return codes === '' || text === '' ? text : `${codes}${text}${RESET}`;
  };
}
