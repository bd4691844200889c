/** The interface of an editor in a page: options, events and the handle. */
import type { Look, Point, Viewport } from '@nonokit/board';
import type { Brush, Edit, Editor, Picture } from '@nonokit/editor';
import type { Cell } from '../cell.js';
import type { BoardOptions } from '../options.js';
import type { EditorKeyMap } from './actions.js';
import type { EditorWords } from './words.js';

/** The behaviour and look of an editor; every member may be left out. */
export interface EditorBoardOptions
  extends Pick<BoardOptions, 'language' | 'look' | 'style' | 'view'> {
  /** The spoken texts, instead of those of `language`: for a language of your own. */
  readonly words?: EditorWords | undefined;
  /** Other keys for actions: `{ erase: ['q'] }`. */
  readonly keys?: Partial<EditorKeyMap>;
  /** The initial tool. Default: the pencil with the first ink. */
  readonly brush?: Partial<Brush>;
  /** 'cursor': a drag moves the cursor, a button paints. Default 'paint'. */
  readonly pointer?: 'paint' | 'cursor';
  /** The picture can be viewed, but not changed by hand. Default false. */
  readonly isReadOnly?: boolean;
}

/** What else an editor shows. */
export interface ShownBesides {
  /** Cells that several solutions fill differently. */
  readonly undecided?: readonly number[] | undefined;
  /** Cells that a repair has changed. */
  readonly repaired?: readonly number[] | undefined;
  /** Another picture to view; cells that differ from the edited picture get a ring. */
  readonly instead?: Picture | undefined;
}

/** The events of an editor, by name. */
export interface EditorBoardEvents {
  /** Sent after every edit that changed something. */
  edit: { readonly edit: Edit; readonly editor: Editor; readonly by: 'hand' | 'page' };
  brush: Brush;
  /**
   * The edit that the current gesture would make, at most once a frame; undefined when it has
   * ended, or makes no edit.
   */
  gesture: Edit | undefined;
  cursor: Cell;
  view: Look & { readonly isFitted: boolean };
  /** An action that the page must perform: 'test', 'save', 'help', 'fullscreen'. */
  action: string;
}

/** An editor in a page. */
export interface EditorBoardHandle {
  readonly editor: Editor;
  readonly brush: Brush;
  readonly cursor: Cell;
  readonly view: Viewport;
  /** Adds a listener. Returns a function that removes it. */
  on<Name extends keyof EditorBoardEvents>(
    name: Name,
    listener: (event: EditorBoardEvents[Name]) => void,
  ): () => void;
  /** Makes an edit for the page: a button, a repair. Throws RangeError if it does not fit. */
  apply(edit: Edit): void;
  /** Shows another editor, of any size. Sends no event, and drops the current gesture. */
  load(editor: Editor): void;
  /** Changes the tool or the colour. Throws RangeError for a colour that does not exist. */
  setBrush(brush: Partial<Brush>): void;
  /** Changes options; those that are left out stay. */
  set(options: EditorBoardOptions): void;
  /** Shows cells or another picture, and hides those shown before. */
  show(shown: ShownBesides): void;
  zoomBy(factor: number, anchor?: Point): void;
  fit(): void;
  /** Scrolls a cell into view. */
  reveal(row: number, column: number): void;
  /** Presses an action, as a key or button does: 'left', 'paint', 'undo', 'tool-fill'. */
  press(action: string): void;
  /** Releases an action; ends the stroke that 'paint' or 'erase' began. */
  release(action: string): void;
  /** Announces a text to assistive technology, politely. */
  say(text: string): void;
  focus(): void;
  /** Removes the editor and all its listeners; completes the current gesture first. */
  destroy(): void;
}
