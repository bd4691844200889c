/** What an editor in a page is asked for and what it gives back: options, events, the handle. */
import type { Look, Point, Viewport } from '@nonokit/board';
import type { Brush, Edit, Editor, Picture } from '@nonokit/editor';
import type { Cell } from '../cell.js';
import type { BoardOptions } from '../options.js';
import type { EditorKeyMap } from './actions.js';
import type { EditorWords } from './words.js';

/** How an editor behaves and looks; every member may be left out. */
export interface EditorBoardOptions
  extends Pick<BoardOptions, 'language' | 'look' | 'style' | 'view'> {
  /** The spoken texts themselves, in place of those of `language`: for a language of your own. */
  readonly words?: EditorWords | undefined;
  /** Other keys for actions: `{ erase: ['q'] }`. */
  readonly keys?: Partial<EditorKeyMap>;
  /** The tool in hand to begin with. Default: the pencil with the first ink. */
  readonly brush?: Partial<Brush>;
  /** 'cursor': a drag moves the cursor, a button paints. Default 'paint'. */
  readonly pointer?: 'paint' | 'cursor';
  /** The picture can be looked at, but not changed by hand. Default false. */
  readonly isReadOnly?: boolean;
}

/** What else an editor shows. */
export interface ShownBesides {
  /** Cells that several solutions fill differently. */
  readonly undecided?: readonly number[] | undefined;
  /** Cells that a repair has changed. */
  readonly repaired?: readonly number[] | undefined;
  /** Another picture, to look at; cells that differ from the picture under edit get a ring. */
  readonly instead?: Picture | undefined;
}

/** The events of an editor, by name. */
export interface EditorBoardEvents {
  /** After every edit that changed something. */
  edit: { readonly edit: Edit; readonly editor: Editor; readonly by: 'hand' | 'page' };
  brush: Brush;
  /**
   * The edit that the gesture under way would make, at most once a frame; undefined when it ended,
   * or makes none.
   */
  gesture: Edit | undefined;
  cursor: Cell;
  view: Look & { readonly isFitted: boolean };
  /** An action that the page has to do: 'test', 'save', 'help', 'fullscreen'. */
  action: string;
}

/** An editor in a page. */
export interface EditorBoardHandle {
  readonly editor: Editor;
  readonly brush: Brush;
  readonly cursor: Cell;
  readonly view: Viewport;
  /** Listens. Returns how to stop. */
  on<Name extends keyof EditorBoardEvents>(
    name: Name,
    listener: (event: EditorBoardEvents[Name]) => void,
  ): () => void;
  /** Makes an edit of the page: a button, a repair. Throws RangeError where it does not fit. */
  apply(edit: Edit): void;
  /** Shows another editor, of any size. No event is sent, and a gesture under way is dropped. */
  load(editor: Editor): void;
  /** Takes another tool or colour in hand. Throws RangeError for a colour that there is not. */
  setBrush(brush: Partial<Brush>): void;
  /** Changes options; those that are left out stay. */
  set(options: EditorBoardOptions): void;
  /** Shows cells or another picture, and no longer those shown before. */
  show(shown: ShownBesides): void;
  zoomBy(factor: number, anchor?: Point): void;
  fit(): void;
  /** Scrolls a cell into sight. */
  reveal(row: number, column: number): void;
  /** Presses what a key or button would press: 'left', 'paint', 'undo', 'tool-fill'. */
  press(action: string): void;
  /** Lets go what was pressed; ends the stroke that 'paint' or 'erase' began. */
  release(action: string): void;
  /** Says a text to assistive technology, politely. */
  say(text: string): void;
  focus(): void;
  /** Takes the editor and all its listeners away; a gesture under way is made first. */
  destroy(): void;
}
