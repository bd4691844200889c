/**
 * The colours of cells and clue numbers in the text of steps.
 *
 * Every cell has its background set, so that it looks the same on dark and on light terminals;
 * a cell that became known carries a mark. Without colours there are the symbols of
 * `solve --plain`.
 */
import { BLANK, type Block, type Puzzle, parseChannels } from '@nonokit/core';
import { paintOf, RESET, symbolsOf, type TerminalColors } from '@nonokit/render';

/** The symbol of an unknown cell. */
export const UNKNOWN_SYMBOL = '?';

const DIM = '\x1b[2m';
const BOLD = '\x1b[1m';

/** The grey of unknown cells, and the dots on it. */
const GREY = '#808080';
const DOTS = '#d0d0d0';

/** Paints the cells and numbers of one puzzle. */
export class Inks {
  readonly #symbols: readonly string[];
  readonly #rgbs: readonly string[];
  readonly #colors: TerminalColors;

  constructor({ palette }: Pick<Puzzle, 'palette'>, colors: TerminalColors) {
    this.#symbols = symbolsOf(palette);
    this.#rgbs = palette.map(({ rgb }) => rgb);
    this.#colors = colors;
  }

  /** True if cells and numbers are painted, false if they are symbols. */
  get painted(): boolean {
    return this.#colors !== 'none';
  }

  /** The symbol of a cell: "?", "." or that of its ink. */
  symbol(color: number): string {
    return this.#symbols[color] ?? UNKNOWN_SYMBOL;
  }

  /** A block as text: "3", or "3R" in a coloured puzzle. */
  token({ size, color }: Block): string {
    return this.#rgbs.length > 2 ? `${size}${this.symbol(color)}` : `${size}`;
  }

  /** A block on a board, where colours need no symbols: "3". */
  shortToken(block: Block): string {
    return this.painted ? `${block.size}` : this.token(block);
  }

  /** The text of a block in the colour of its ink, or dimmed if the block is done. */
  number(block: Block, token: string, done: boolean): string {
    if (this.#colors === 'none') return token;
    if (done) return this.dim(token);
    if (this.#rgbs.length <= 2) return `${BOLD}${token}${RESET}`;
    return this.chip(block.color, token);
  }

  /** Text on the colour of an ink. */
  chip(color: number, text: string): string {
    const rgb = this.#rgbs[color];
    if (this.#colors === 'none' || rgb === undefined) return text;
    return `${paintOf(rgb, this.#colors).behind}${inkOn(rgb, this.#colors)}${text}${RESET}`;
  }

  /** Text of less importance. */
  dim(text: string): string {
    return this.#colors === 'none' ? text : `${DIM}${text}${RESET}`;
  }

  /** A painted cell of one or two columns; `fresh` marks one that has just become known. */
  cell(color: number, fresh: boolean, columns: number): string {
    if (this.#colors === 'none') return this.symbol(color).padStart(columns);
    const rgb = this.#rgbs[color] ?? GREY;
    const { behind } = paintOf(rgb, this.#colors);
    if (color < BLANK) return `${behind}${paintOf(DOTS, this.#colors).fore}${dotted(columns)}`;
    if (!fresh) return `${behind}${' '.repeat(columns)}`;
    // two quarters make a square in the middle
    const mark =
      columns % 2 === 0 ? `${' '.repeat(columns / 2 - 1)}▗▖` : `${' '.repeat(columns >> 1)}▪`;
    return `${behind}${inkOn(rgb, this.#colors)}${mark.padEnd(columns)}`;
  }

  /** Ends the colours of a row of cells. */
  get reset(): string {
    return this.#colors === 'none' ? '' : RESET;
  }
}

/** A dot in the middle of narrow and of wide cells. */
function dotted(columns: number): string {
  return columns <= 2 ? '·'.repeat(columns) : '·'.padStart((columns + 2) >> 1).padEnd(columns);
}

/** Black or white, whichever is easier to read on this colour. */
function inkOn(rgb: string, colors: '256' | 'truecolor'): string {
  const [red, green, blue] = parseChannels(rgb);
  const isDark = 0.3 * red + 0.59 * green + 0.11 * blue < 140;
  return paintOf(isDark ? '#ffffff' : '#000000', colors).fore;
}
