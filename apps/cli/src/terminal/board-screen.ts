/**
 * A game as lines of a terminal: a header with the tools, the board with its rails, the whole clues
 * of the cursor's lines, and what is said below. Every line fills its terminal's width or less.
 */
import {
  type Game,
  isWon,
  type Mark,
  markAt,
  type NumberStates,
  numberOf,
  supposedCells,
} from '@nonokit/board';
import { BLANK, digitOn, type Line, type Palette, UNKNOWN } from '@nonokit/core';
import { symbolsOf, type TerminalColors } from '@nonokit/render';
import {
  type BoardLayout,
  type CellPlace,
  cutClue,
  findTop,
  GROUP,
  type TerminalSize,
  type Tokens,
} from './board-layout.js';
import { createPen, type Pen, type TextStyle } from './pen.js';

/** What a screen shows. */
export interface ScreenView {
  readonly game: Game;
  readonly tokens: Tokens;
  readonly states: NumberStates;
  readonly layout: BoardLayout;
  readonly size: TerminalSize;
  readonly cursor: CellPlace;
  /** What the space bar and the left button paint: an ink, `BLANK` for X, or `UNKNOWN`. */
  readonly tool: Mark;
  /** Whether cells show the letters of their inks. */
  readonly hasSymbols: boolean;
  /** Lines that a hint names, by number: rows first. */
  readonly hinted: ReadonlySet<number>;
  /** Cells that a check found wrong. */
  readonly wrong: ReadonlySet<number>;
  /** Beside the tools, as far as they fit: "4:31", "12 of 30 lines". */
  readonly header: readonly string[];
  /** The clues of the cursor's lines by name: "Row 5", "Column 7". */
  readonly rowName: string;
  readonly columnName: string;
  /** What is said, in lines that fit; over the board if there are many. */
  readonly message: readonly string[];
}

/** The background of the cursor's clues, and of those that a hint names. */
const CURSOR_LINE = '#c9d6ff';
const HINTED_LINE = '#ffe27a';

/** Characters of a tool in the header: " 2 " and the space behind it. */
export const CHIP_WIDTH = 4;

/** The tools that the header shows: all inks and the X, or the current one where they are many. */
export function listTools({ length }: Palette, { columns }: TerminalSize, tool: Mark): Mark[] {
  const tools = [...Array.from({ length: length - 1 }, (_, k) => k + 1), BLANK];
  return tools.length * CHIP_WIDTH <= columns / 2 ? tools : [tool];
}

/** As many texts side by side as fit into a line of this width. */
export function joinFitting(texts: readonly string[], width: number): string {
  return texts.reduce((line, text) => {
    const longer = line === '' ? text : `${line}  ${text}`;
    return longer.length <= width ? longer : line;
  }, '');
}

/** The lines of a screen from the top, each without its line end. */
export function paintScreen(view: ScreenView, colors: TerminalColors): string[] {
  return new Screen(view, colors).lines();
}

class Screen {
  readonly #view: ScreenView;
  readonly #pen: Pen;
  readonly #isPainted: boolean;
  readonly #symbols: readonly string[];
  readonly #palette: Palette;
  readonly #supposed: ReadonlySet<number>;

  constructor(view: ScreenView, colors: TerminalColors) {
    this.#view = view;
    this.#pen = createPen(colors);
    this.#isPainted = colors !== 'none';
    this.#palette = view.game.clues.palette;
    this.#symbols = symbolsOf(this.#palette);
    this.#supposed = new Set(supposedCells(view.game));
  }

  lines(): string[] {
    const { size, layout, cursor, message } = this.#view;
    const lines = new Array<string>(size.rows).fill('');
    lines[0] = this.#header();
    for (let k = 0; k < layout.railDepth; k++) lines[1 + k] = this.#railAbove(k);
    for (let row = layout.rows.from; row < layout.rows.to; row++) {
      const top = findTop(layout, row);
      if (layout.hasRules && row > layout.rows.from && row % GROUP === 0)
        lines[top - 1] = this.#rule();
      lines[top] = this.#boardRow(row);
    }
    const { rowName, columnName } = this.#view;
    lines[size.rows - 3] = this.#wholeClue(rowName, { kind: 'row', index: cursor.row });
    lines[size.rows - 2] = this.#wholeClue(columnName, { kind: 'column', index: cursor.column });
    const shown = message.slice(0, size.rows - 1);
    shown.forEach((line, k) => {
      const isOver = shown.length > 1;
      const style = { isInverse: isOver && !this.#isPainted, ...(isOver && MESSAGE) };
      const text = isOver ? line.padEnd(size.columns) : line;
      lines[size.rows - shown.length + k] = this.#pen(text, isOver ? style : {});
    });
    return lines;
  }

  /** The tools with their keys, the current one in brackets, and the text beside them. */
  #header(): string {
    const { size, tool, header } = this.#view;
    const tools = listTools(this.#palette, size, tool);
    const room = Math.max(0, size.columns - tools.length * CHIP_WIDTH);
    const chips = tools.map((each) => this.#chip(each)).join('');
    return chips + this.#pen(joinFitting(header, room), { isBold: true });
  }

  #chip(tool: Mark): string {
    const key = this.#isPainted && this.#palette.length > 2 ? `${tool}` : this.#symbols[tool];
    const symbol = tool > BLANK ? (key ?? '') : this.#glyph(tool, false);
    const text = tool === this.#view.tool ? `[${symbol}]` : ` ${symbol} `;
    const style = tool > BLANK ? this.#onInk(tool) : {};
    const gap = ' '.repeat(Math.max(0, CHIP_WIDTH - text.length));
    return this.#pen(text.slice(0, CHIP_WIDTH), style) + gap;
  }

  /** Line `k` of the numbers above the columns. */
  #railAbove(k: number): string {
    const { layout, tokens } = this.#view;
    const parts = [' '.repeat(layout.left)];
    for (let column = layout.columns.from; column < layout.columns.to; column++) {
      if (column > layout.columns.from && column % GROUP === 0) parts.push(' ');
      const line: Line = { kind: 'column', index: column };
      const clue = tokens.columns[column] ?? [];
      const shown = cutClue(clue, ({ length }) => length <= layout.railDepth);
      const at = k - (layout.railDepth - shown.length);
      const token = shown[at] ?? '';
      const indent = ' '.repeat(layout.cellWidth - token.length);
      const block = clue.length - (shown.length - at);
      parts.push(this.#pen(indent, this.#rail(line)), this.#number(line, block, token));
    }
    return parts.join('').trimEnd();
  }

  #boardRow(row: number): string {
    const { layout } = this.#view;
    const parts = [' '.repeat(layout.railLeft), this.#railBeside(row), ' '];
    for (let column = layout.columns.from; column < layout.columns.to; column++) {
      if (column > layout.columns.from && column % GROUP === 0) parts.push(this.#pen('│', BAR));
      parts.push(this.#cell({ row, column }));
    }
    return parts.join('');
  }

  #railBeside(row: number): string {
    const { layout, tokens } = this.#view;
    const line: Line = { kind: 'row', index: row };
    const clue = tokens.rows[row] ?? [];
    const shown = cutClue(clue, (some) => some.join(' ').length <= layout.railWidth);
    const indent = ' '.repeat(Math.max(0, layout.railWidth - shown.join(' ').length));
    const skipped = clue.length - shown.length;
    const numbers = shown.map((token, k) => this.#number(line, skipped + k, token));
    return this.#pen(indent, this.#rail(line)) + numbers.join(this.#pen(' ', this.#rail(line)));
  }

  #rule(): string {
    const { layout } = this.#view;
    const { from, to } = layout.columns;
    let rule = '';
    for (let column = from; column < to; column++) {
      if (column > from && column % GROUP === 0) rule += '┼';
      rule += '─'.repeat(layout.cellWidth);
    }
    return ' '.repeat(layout.left) + this.#pen(rule, BAR);
  }

  /** The whole clue of a line, as far as it fits. */
  #wholeClue(name: string, line: Line): string {
    const { size, tokens } = this.#view;
    const clue = (line.kind === 'row' ? tokens.rows : tokens.columns)[line.index] ?? [];
    const room = size.columns - name.length - 2;
    const shown = cutClue(clue, (some) => some.join(' ').length <= room);
    const skipped = clue.length - shown.length;
    const numbers = shown.map((token, k) => this.#pen(token, this.#numberStyle(line, skipped + k)));
    return `${this.#pen(name, { isDim: true })}  ${numbers.join(' ')}`;
  }

  /** A number of a rail, on the background of its line. */
  #number(line: Line, block: number, token: string): string {
    return this.#pen(token, { ...this.#rail(line), ...this.#numberStyle(line, block) });
  }

  /** The look of a number: its ink in a coloured puzzle, dim when it is done. */
  #numberStyle(line: Line, block: number): TextStyle {
    const { game, states } = this.#view;
    const clue = (line.kind === 'row' ? game.clues.rows : game.clues.columns)[line.index] ?? [];
    const ink = clue[block]?.color;
    const isDone =
      (states.lines[numberOf(line, game.clues)]?.[block] ?? 0) > 0 || ink === undefined;
    if (isDone) return { isDim: true };
    return this.#palette.length > 2 && this.#isPainted ? this.#onInk(ink) : { isBold: true };
  }

  /** The background of a line's clue. */
  #rail(line: Line): TextStyle {
    const { cursor, hinted, game } = this.#view;
    const isHinted = hinted.has(numberOf(line, game.clues));
    const isHere = (line.kind === 'row' ? cursor.row : cursor.column) === line.index;
    if (!isHinted && !isHere) return {};
    if (!this.#isPainted) return isHinted ? { isInverse: true } : { isUnderlined: true };
    return { behind: isHinted ? HINTED_LINE : CURSOR_LINE, fore: '#000000' };
  }

  #onInk(ink: number): TextStyle {
    const rgb = this.#palette[ink]?.rgb;
    return rgb === undefined ? {} : { behind: rgb, fore: digitOn(rgb) };
  }

  /** A cell: its mark on its colour; brackets where the cursor is. */
  #cell({ row, column }: CellPlace): string {
    const { game, layout, cursor, wrong } = this.#view;
    const index = row * game.clues.width + column;
    const mark = markAt(game, row, column);
    const isWrong = wrong.has(index);
    const glyph = isWrong ? '!' : this.#glyph(mark, this.#supposed.has(index));
    const isHere = cursor.row === row && cursor.column === column && !isWon(game);
    const text = this.#cellText(glyph, mark, isHere).padEnd(layout.cellWidth);
    if (!this.#isPainted) return this.#pen(text, { isBold: mark > BLANK });
    const behind = this.#palette[Math.max(BLANK, mark)]?.rgb ?? '#ffffff';
    const fore = isWrong && digitOn(behind) === '#000000' ? '#c00000' : digitOn(behind);
    const isFaint = mark === UNKNOWN && !isHere;
    return this.#pen(text, {
      behind,
      fore: isFaint ? FAINT : fore,
      isBold: isHere || isWrong,
    });
  }

  #glyph(mark: number, isSupposed: boolean): string {
    if (isWon(this.#view.game) && mark <= BLANK) return ' ';
    if (mark === UNKNOWN) return '·';
    if (mark === BLANK) return '×';
    if (this.#isPainted && isSupposed) return '?';
    return !this.#isPainted || this.#view.hasSymbols ? (this.#symbols[mark] ?? '#') : ' ';
  }

  #cellText(glyph: string, mark: number, isHere: boolean): string {
    const { cellWidth } = this.#view.layout;
    if (isHere) return cellWidth > 2 ? `[${glyph}]` : `[${glyph === '·' ? ']' : glyph}`;
    if (cellWidth > 2) return ` ${glyph}`;
    // without colours a filled cell is as wide as others are
    return !this.#isPainted && mark > BLANK ? glyph.repeat(2) : glyph;
  }
}

/** The dots of unknown cells. */
const FAINT = '#8f8f8f';

const BAR: TextStyle = { isDim: true };
const MESSAGE: TextStyle = { behind: '#ffe27a', fore: '#000000' };
