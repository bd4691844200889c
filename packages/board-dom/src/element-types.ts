/** The element `<nonogram-board>` as pages see it: properties, events, attributes in JSX. */
import type { Clues, Game } from '@nonokit/board';
import type { Language, Puzzle } from '@nonokit/core';
import type { BoardEvents, BoardHandle } from './options.js';

/** Properties and methods of the element; attributes have properties of the same name. */
export interface NonogramBoard extends HTMLElement {
  /**
   * The puzzle; setting it shows another one. With `defineBoardElement` of `nonokit/board` it may
   * also be set to whatever `puzzleOf` takes, which is shown a moment later.
   */
  get puzzle(): Clues | Puzzle | undefined;
  set puzzle(puzzle: unknown);
  src: string;
  rows: string;
  columns: string;
  crossing: string;
  theme: string;
  language: string;
  rules: string;
  pointer: string;
  /** The handle of the board; undefined before the board exists. */
  readonly board: BoardHandle | undefined;
}

/** The events of the element, by name. All bubble. */
export interface NonogramBoardEvents {
  /** A board stands there. */
  ready: CustomEvent<{ readonly game: Game; readonly isSolved: boolean }>;
  change: CustomEvent<BoardEvents['change']>;
  solved: CustomEvent<BoardEvents['solved']>;
  /** The solver asks for a hint. */
  hint: CustomEvent<{ readonly game: Game }>;
  /** No puzzle can be shown. */
  problem: CustomEvent<{ readonly message: string }>;
}

/** The attributes of the element as they are written in JSX. */
export interface NonogramBoardAttributes {
  /** A file, relative to the page: "cat.non". */
  readonly src?: string;
  /** The clues of the rows: "1 1,5,5,3,1". */
  readonly rows?: string;
  /** The clues of the columns: "2,4,4,4,2". */
  readonly columns?: string;
  readonly crossing?: 'never' | 'finished' | 'provable';
  readonly pointer?: 'paint' | 'cursor';
  readonly theme?: 'light' | 'dark' | 'contrast';
  /** Default: the nearest `lang` around it. */
  readonly language?: Language;
  /** Interval of thicker rules in cells: 5. */
  readonly rules?: number | string;
  readonly symbols?: boolean;
  readonly 'read-only'?: boolean;
}

/**
 * The element in JSX: its attributes, the property `puzzle`, and a listener for each of its events
 * under the names of React and Preact (`onsolved`) and of Solid (`on:solved`).
 */
export type NonogramBoardProps = NonogramBoardAttributes & {
  /** The puzzle in place of `src`, `rows` and `columns`. */
  readonly puzzle?: Clues | Puzzle;
} & {
  readonly [Name in keyof NonogramBoardEvents as `on${Name}` | `on:${Name}`]?: (
    event: NonogramBoardEvents[Name],
  ) => void;
};
