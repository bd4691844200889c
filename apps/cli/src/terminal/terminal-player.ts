/**
 * A game that is played with the keys and the mouse of a terminal: which event does what. It knows
 * no stream and no clock; `terminal-session.ts` feeds it and shows what it says.
 */
import {
  applyMove,
  beginStroke,
  clueOf,
  extendStroke,
  type Game,
  isFinished,
  isWon,
  lineAt,
  type Mark,
  type Move,
  moveOf,
  type NumberStates,
  numberStates,
  type Stroke,
} from '@nonokit/board';
import { BLANK, UNKNOWN } from '@nonokit/core';
import type { Words } from '../words/language-words.js';
import {
  type BoardLayout,
  type CellPlace,
  findCell,
  layOutBoard,
  type Scroll,
  scrollTo,
  type TerminalSize,
  type Tokens,
} from './board-layout.js';
import { CHIP_WIDTH, listTools, type ScreenView } from './board-screen.js';
import type { KeyEvent, MouseEvent, TerminalEvent } from './key-reader.js';
import { REQUESTS, type Request, STEPS } from './terminal-keys.js';

/** What a hint or a check shows on the board until the next event. */
export interface Shown {
  readonly text: string;
  readonly lines?: readonly number[];
  readonly cells?: readonly number[];
}

/** A player at a terminal; `onMove` is told of each move that changes the game. */
export class TerminalPlayer {
  readonly #tokens: Tokens;
  readonly #words: Words['terminal'];
  readonly #onMove: (move: Move) => void;
  #game: Game;
  #states: NumberStates;
  #cursor: CellPlace = { row: 0, column: 0 };
  #scroll: Scroll = { row: 0, column: 0 };
  #tool: Mark = 1;
  #hasSymbols = false;
  #stroke: Stroke | undefined;
  #isByKeys = false;
  #shown: Shown | undefined;
  /** The line to which Tab went last, by number. */
  #line: number | undefined;

  constructor(
    game: Game,
    { tokens, words }: { readonly tokens: Tokens; readonly words: Words['terminal'] },
    onMove: (move: Move) => void,
  ) {
    this.#game = game;
    this.#tokens = tokens;
    this.#words = words;
    this.#onMove = onMove;
    this.#states = numberStates(game, 'provable');
  }

  get game(): Game {
    return this.#game;
  }

  /** What is shown until the next event. */
  get shown(): Shown | undefined {
    return this.#shown;
  }

  /** Shows what a hint or a check found; the cursor goes to the first line that it names. */
  show(shown: Shown): void {
    this.#shown = shown;
    const [first] = shown.lines ?? [];
    if (first !== undefined) this.#goTo(first);
  }

  /** Plays a move; one that changes nothing is not told. */
  play(move: Move): undefined {
    const after = applyMove(this.#game, move);
    if (after === this.#game) return;
    this.#game = after;
    this.#states = numberStates(after, 'provable', this.#states);
    this.#onMove(move);
  }

  /** Does what an event means on a terminal of this size. */
  take(event: TerminalEvent, size: TerminalSize): Request {
    if (event.type === 'mouse') return this.#takeMouse(event, size);
    const request = REQUESTS[event.key];
    if (request === undefined) {
      this.#shown = undefined;
      return this.#takeKey(event);
    }
    this.#endStroke();
    // a second press of the key goes on from what the first one showed
    if (request !== 'hint' && request !== 'redraw') this.#shown = undefined;
    return request;
  }

  /** Ends a stroke of the keyboard, whose end no key tells; to be called now and then. */
  settle(): void {
    if (this.#isByKeys) this.#endStroke();
  }

  /** The screen for a terminal of this size; the cursor is in sight. */
  view(size: TerminalSize, texts: Pick<ScreenView, 'header' | 'message'>): ScreenView {
    const layOut = (scroll: Scroll): BoardLayout =>
      layOutBoard(this.#game.clues, this.#tokens, size, scroll);
    this.#scroll = scrollTo(this.#cursor, this.#scroll, layOut);
    return {
      game: this.#stroke === undefined ? this.#game : applyMove(this.#game, moveOf(this.#stroke)),
      tokens: this.#tokens,
      states: this.#states,
      layout: layOut(this.#scroll),
      size,
      cursor: this.#cursor,
      tool: this.#tool,
      hasSymbols: this.#hasSymbols,
      hinted: new Set(this.#shown?.lines),
      wrong: new Set(this.#shown?.cells),
      rowName: this.#words.row(this.#cursor.row + 1),
      columnName: this.#words.column(this.#cursor.column + 1),
      ...texts,
    };
  }

  #takeKey({ key, shift }: KeyEvent): undefined {
    const step = STEPS[key.toLowerCase()];
    // capital letters are letters with Shift
    const isDrawing = step !== undefined && (shift || key !== key.toLowerCase());
    if (isDrawing) return this.#draw(step);
    this.#endStroke();
    if (step !== undefined) return this.#move(step);
    switch (key) {
      case ' ':
      case 'enter':
        return this.#toggle(this.#tool);
      case 'x':
        return this.#toggle(BLANK);
      case 'backspace':
      case 'delete':
        return this.#toggle(UNKNOWN);
      case 'u':
        return this.play({ type: 'undo' });
      case 'r':
        return this.play({ type: 'redo' });
      case 'i':
        return this.play({ type: 'suppose', name: this.#nextLayer() });
      case 'y':
        return this.play({ type: 'keep' });
      case 'n':
        return this.play({ type: 'discard' });
      case 'v':
        this.#hasSymbols = !this.#hasSymbols;
        return;
      case 'tab':
        return this.#jump(shift ? -1 : 1);
      default:
        return this.#chooseBy(key);
    }
  }

  /** Chooses a tool: an ink by its number, the next or previous one, the X, the eraser. */
  #chooseBy(key: string): undefined {
    const inks = this.#game.clues.palette.length - 1;
    const next = { '.': this.#tool + 1, ',': this.#tool - 1, c: BLANK, e: UNKNOWN }[key];
    const tool = /^[1-9]$/.test(key) ? Number(key) : next;
    if (tool === undefined || tool > inks + 1) return;
    if (key === '.' || key === ',') this.#tool = tool > inks ? 1 : tool < 1 ? inks : tool;
    else if (tool <= inks) this.#tool = tool;
  }

  #move(step: CellPlace): undefined {
    const { width, height } = this.#game.clues;
    const { row, column } = this.#cursor;
    this.#line = undefined;
    this.#cursor = {
      row: Math.min(Math.max(row + step.row, 0), height - 1),
      column: Math.min(Math.max(column + step.column, 0), width - 1),
    };
  }

  /** Draws with the tool as the cursor goes: one stroke as long as nothing else is pressed. */
  #draw(step: CellPlace): undefined {
    if (isWon(this.#game)) return this.#move(step);
    this.#stroke ??= beginStroke(this.#game, this.#tool, middle(this.#cursor), {
      isToggling: false,
    });
    this.#move(step);
    if (this.#stroke === undefined) return;
    this.#stroke = extendStroke(this.#game, this.#stroke, middle(this.#cursor));
    this.#isByKeys = true;
    if (isWon(applyMove(this.#game, moveOf(this.#stroke)))) this.#endStroke();
  }

  /** Marks the cell of the cursor; a cell that has the mark becomes unknown. */
  #toggle(mark: Mark): undefined {
    const stroke = beginStroke(this.#game, mark, middle(this.#cursor));
    if (stroke !== undefined && !isWon(this.#game)) this.play(moveOf(stroke));
  }

  /** Goes to the next line that is not finished: rows first, then columns. */
  #jump(step: 1 | -1): undefined {
    const { clues } = this.#game;
    const count = clues.height + clues.width;
    for (let k = 1; k <= count; k++) {
      const number = ((this.#line ?? this.#cursor.row) + step * k + count) % count;
      const line = lineAt(number, clues);
      if (isFinished(this.#game, line) || clueOf(line, clues).length === 0) continue;
      return this.#goTo(number);
    }
  }

  /** Moves the cursor within its column or row to a line, given by its number. */
  #goTo(number: number): undefined {
    const { kind, index } = lineAt(number, this.#game.clues);
    this.#line = number;
    this.#cursor = { ...this.#cursor, [kind]: index };
  }

  #takeMouse({ action, button, wheel, column, row }: MouseEvent, size: TerminalSize): undefined {
    if (action === 'wheel') return this.#move({ row: wheel.y, column: wheel.x });
    if (action === 'release') return this.#endStroke();
    if (action === 'press') this.#shown = undefined;
    const layout = layOutBoard(this.#game.clues, this.#tokens, size, this.#scroll);
    const cell = findCell(layout, { row, column });
    if (action === 'press' && row === 0) return this.#chooseAt(column, size);
    if (cell === undefined) return;
    this.#cursor = cell;
    if (isWon(this.#game)) return;
    if (action === 'press') {
      this.#endStroke();
      const tool = button === 'left' ? this.#tool : BLANK;
      this.#stroke = beginStroke(this.#game, tool, middle(cell));
    } else if (this.#stroke !== undefined) {
      this.#stroke = extendStroke(this.#game, this.#stroke, middle(cell));
    }
  }

  /** Chooses the tool of the header that was pressed; the only one shown gives way to the next. */
  #chooseAt(column: number, size: TerminalSize): undefined {
    const tools = listTools(this.#game.clues.palette, size, this.#tool);
    const tool = tools[Math.floor(column / CHIP_WIDTH)];
    if (tool === undefined) return;
    if (tools.length === 1) return this.#chooseBy('.');
    this.#tool = tool;
  }

  #endStroke(): undefined {
    if (this.#stroke === undefined) return;
    const stroke = this.#stroke;
    this.#stroke = undefined;
    this.#isByKeys = false;
    this.play(moveOf(stroke));
  }

  /** A letter for each layer of suppositions: A, B, … */
  #nextLayer(): string {
    return String.fromCharCode(65 + (this.#game.layers.length % 26));
  }
}

/** The middle of a cell, as strokes have their points. */
function middle({ row, column }: CellPlace): { readonly x: number; readonly y: number } {
  return { x: column + 0.5, y: row + 0.5 };
}
