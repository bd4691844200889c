/**
 * What a board in a page is asked for and what it gives back: options, events, the handle.
 */
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
import type { Language } from '@nonokit/core';
import type { ButtonMap, KeyMap } from './actions.js';
import type { Cell } from './cell.js';
import type { BoardWords } from './words.js';

export type { Language } from '@nonokit/core';
export type { BoardAction, ButtonMap, KeyMap } from './actions.js';

/** How a board behaves and looks; every member may be left out. */
export interface BoardOptions {
  /** The language of spoken texts. Default 'en'. */
  readonly language?: Language;
  /** The spoken texts themselves, in place of those of `language`: for a language of your own. */
  readonly words?: BoardWords | undefined;
  /** A game that has begun. */
  readonly record?: GameRecord;
  /** The game after that record, where the page has it already: then nothing is replayed. */
  readonly game?: Game | undefined;
  /** Default: the element's custom properties, else the system's theme. */
  readonly look?: BoardLook | 'light' | 'dark' | 'contrast' | undefined;
  readonly style?: Partial<BoardStyle>;
  /** Which numbers are crossed off by themselves. Default 'finished'. */
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
   * Keys act on the board wherever the focus is on the page, but in text fields, dialogs and menus.
   * A control that was reached by Tab keeps Space, Enter and arrows. Default false.
   */
  readonly hasPageKeys?: boolean;
  /** Other buttons of a gamepad for actions: `{ paint: [0] }`. */
  readonly gamepad?: Partial<ButtonMap>;
  /** 'cursor': a drag moves the cursor, a button paints. Default 'paint'. */
  readonly pointer?: 'paint' | 'cursor';
  /** Zoom and scroll to begin with. */
  readonly view?: Look | undefined;
  /**
   * Pixels of a cell to open with, without a `view`: a board that would fit only with cells below
   * two thirds of that opens at a corner instead. Default: every board opens as a whole.
   */
  readonly openingCell?: number | undefined;
  /** The game can be looked at, but not changed by hand. Default false. */
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
  /** After every move that changed something; `at` is its time in the record. */
  change: {
    readonly game: Game;
    readonly move: Move;
    readonly at: number;
    readonly by: 'hand' | 'page';
  };
  /** The stroke under way, as it grows; undefined when it ended. */
  stroke: Stroke | undefined;
  /** Every line has its clue. */
  solved: { readonly game: Game };
  tool: Mark;
  cursor: Cell;
  view: Look & { readonly isFitted: boolean };
  /** The player asks for a hint. */
  hint: undefined;
  /** An action that the page has to do: 'pause', 'fullscreen', 'help', 'mistakes'. */
  action: string;
}

/** A board in a page. */
export interface BoardHandle {
  readonly state: Game;
  readonly record: GameRecord;
  readonly tool: Mark;
  readonly cursor: Cell;
  readonly view: Viewport;
  /** Listens. Returns how to stop. */
  on<Name extends keyof BoardEvents>(
    name: Name,
    listener: (event: BoardEvents[Name]) => void,
  ): () => void;
  /** Makes a move of the page: a button, a hint. Throws RangeError where it does not fit. */
  apply(move: Move): void;
  /**
   * Shows another state of the same puzzle. With the game after that record, where the page has it
   * already, nothing is replayed.
   */
  load(record: GameRecord, game?: Game): void;
  /** Takes a tool in hand: an ink, `BLANK` for X, `UNKNOWN` to erase. */
  setTool(mark: Mark): void;
  /** Changes options; those that are left out stay. */
  set(options: BoardOptions): void;
  /** Shows a hint, mistakes or undecided cells, and no longer those shown before. */
  show(shown: Shown): void;
  zoomBy(factor: number, anchor?: Point): void;
  fit(): void;
  /** Scrolls a cell into sight. */
  reveal(row: number, column: number): void;
  /** Presses what a key or button would press: 'left', 'paint', 'undo'. */
  press(action: string): void;
  /** Lets go what was pressed; ends the stroke that 'paint' or 'cross' began. */
  release(action: string): void;
  /** Shows an empty grid of the same size and takes no input, or shows the game again. */
  cover(isCovered: boolean): void;
  /** Says a text to assistive technology, politely. */
  say(text: string): void;
  focus(): void;
  /** Takes the board and all its listeners away. */
  destroy(): void;
}
