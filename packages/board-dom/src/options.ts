/** The interface of a board in a page: options, events and the handle. */
import type {
  BoardLook,
  BoardStyle,
  Crossing,
  Game,
  GameRecord,
  Look,
  Mark,
  Move,
  Point,
  ShownHint,
  Stroke,
  StrokeOptions,
  Viewport,
} from '@nonokit/board';
import type { BuiltInLanguage } from '@nonokit/core';
import type { ButtonMap, KeyMap } from './actions.js';
import type { Cell } from './cell.js';
import type { BoardWords } from './words.js';

export type { BuiltInLanguage, Language, LoadedLanguage } from '@nonokit/core';
export type { BoardAction, ButtonMap, KeyMap } from './actions.js';

/** The behaviour and look of a board; every member may be left out. */
export interface BoardOptions {
  /** The language of spoken texts. Default 'en'. */
  readonly language?: BuiltInLanguage;
  /** The spoken texts, instead of those of `language`: `GERMAN_BOARD`, or your own. */
  readonly words?: BoardWords | undefined;
  /** The moves of a game that has begun. */
  readonly record?: GameRecord;
  /** The game after that record, if the page already has it; then nothing is replayed. */
  readonly game?: Game | undefined;
  /** Default: the element's custom properties, else the system's theme. */
  readonly look?: BoardLook | 'light' | 'dark' | 'contrast' | undefined;
  readonly style?: Partial<BoardStyle>;
  /** Which numbers are crossed off automatically. Default 'finished'. */
  readonly crossing?: Crossing;
  readonly stroke?: StrokeOptions;
  /**
   * A stroke that finishes a line puts X on the line's unknown cells; undo takes both back.
   * Default false.
   */
  readonly crossesFinished?: boolean;
  /** Other keys for actions: `{ cross: ['c'] }`. */
  readonly keys?: Partial<KeyMap>;
  /**
   * Keys act on the board wherever the focus is, except in text fields, dialogs and menus. A
   * control that was reached by Tab keeps Space, Enter and arrows. Default false.
   */
  readonly hasPageKeys?: boolean;
  /** Other buttons of a gamepad for actions: `{ paint: [0] }`. */
  readonly gamepad?: Partial<ButtonMap>;
  /** 'cursor': a drag moves the cursor, a button paints. Default 'paint'. */
  readonly pointer?: 'paint' | 'cursor';
  /** The initial zoom and scroll. */
  readonly view?: Look | undefined;
  /**
   * The cell size in pixels with which the board opens, if no `view` is given. A board that would
   * only fit with cells below two thirds of it opens at a corner instead, and one with long clues
   * with shortened ones. Default: every board opens in full.
   */
  readonly openingCell?: number | undefined;
  /** The game can be viewed, but not changed by hand. Default false. */
  readonly isReadOnly?: boolean;
  /** Active milliseconds, for the record. Default: since the board was mounted. */
  readonly time?: () => number;
}

/** What else a board shows. */
export interface Shown {
  readonly hint?: ShownHint | undefined;
  readonly mistakes?: readonly number[] | undefined;
  readonly undecided?: readonly number[] | undefined;
}

/** The events of a board, by name. */
export interface BoardEvents {
  /** Sent after every move that changed something; `at` is its time in the record. */
  change: {
    readonly game: Game;
    readonly move: Move;
    readonly at: number;
    readonly by: 'hand' | 'page';
  };
  /** The current stroke as it grows; undefined when it has ended. */
  stroke: Stroke | undefined;
  /** Every line is finished. */
  solved: { readonly game: Game };
  tool: Mark;
  cursor: Cell;
  view: Look & { readonly isFitted: boolean };
  /** The player requests a hint. */
  hint: undefined;
  /** An action that the page must perform: one of `PageAction`, such as 'pause'. */
  action: string;
}

/** A board in a page. */
export interface BoardHandle {
  readonly state: Game;
  readonly record: GameRecord;
  readonly tool: Mark;
  readonly cursor: Cell;
  readonly view: Viewport;
  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof BoardEvents>(
    name: Name,
    listener: (event: BoardEvents[Name]) => void,
  ): () => void;
  /** Makes a move for the page: a button, a hint. Throws RangeError if it does not fit. */
  apply(move: Move): void;
  /**
   * Shows another state of the same puzzle. If the page already has the game after that record,
   * nothing is replayed.
   */
  load(record: GameRecord, game?: Game): void;
  /** Chooses a tool: an ink, `BLANK` for X, `UNKNOWN` to erase. */
  setTool(mark: Mark): void;
  /** Changes options; those that are left out stay. */
  set(options: BoardOptions): void;
  /** Shows a hint, mistakes or undecided cells, and hides those shown before. */
  show(shown: Shown): void;
  zoomBy(factor: number, anchor?: Point): void;
  fit(): void;
  /** Moves the cursor to a cell, or to the nearest one of the board. */
  moveTo(row: number, column: number): void;
  /** Scrolls a cell into view. */
  reveal(row: number, column: number): void;
  /** Presses an action, as a key or button does: 'left', 'paint', 'undo'. */
  press(action: string): void;
  /** Releases an action; ends the stroke that 'paint' or 'cross' began. */
  release(action: string): void;
  /** Shows an empty grid of the same size and ignores input, or shows the game again. */
  cover(isCovered: boolean): void;
  /** Announces a text to assistive technology, politely. */
  say(text: string): void;
  focus(): void;
  /** Removes the board and all its listeners. */
  destroy(): void;
}
