/**
 * The workshop: what all parts of the maker's page share, as signals. The picture changes only by
 * `apply`, so that whatever changes it can be undone.
 */
import { type Puzzle, puzzleOf } from '@nonokit/core';
import {
  type Brush,
  type Edit,
  type Editor,
  edited,
  newEditor,
  type Picture,
  pictureOf,
} from '@nonokit/editor';
import { computed, signal } from '@preact/signals';
import { toMeta } from './draft-name.js';

/** What else the board shows: cells by their index. */
export interface ShownCells {
  /** Cells that line logic leaves, or that two solutions fill differently. */
  readonly undecided?: readonly number[] | undefined;
  /** Cells that a repair has changed. */
  readonly repaired?: readonly number[] | undefined;
  /** Another solution, shown in place of the picture. */
  readonly instead?: Picture | undefined;
}

/** A board that shows the picture under edit; while there is one, edits go through it. */
export interface WorkshopBoard {
  apply(edit: Edit): void;
  load(editor: Editor): void;
  setBrush(brush: Partial<Brush>): void;
}

/** A picture in the making. */
export class Workshop {
  readonly editor;
  readonly brush = signal<Brush>({ tool: 'pencil', color: 1, isFilled: false, mirror: 'none' });
  readonly title = signal('');
  readonly author = signal('');
  readonly description = signal('');
  readonly shown = signal<ShownCells>({});
  /** An image file that was dropped or chosen, for the part that imports images. */
  readonly imageFile = signal<File | undefined>(undefined);
  /** The picture that was last made of an image, and how like the image it is, from 0 to 1. */
  readonly ofImage = signal<{ readonly picture: Picture; readonly similarity: number } | undefined>(
    undefined,
  );
  /** The picture as it is seen. */
  readonly picture = computed(() => pictureOf(this.editor.value));
  /** The puzzle of the picture. */
  readonly puzzle = computed<Puzzle>(() => {
    const { grid, palette } = this.picture.value;
    const title = this.title.value;
    const author = this.author.value;
    const description = this.description.value;
    return puzzleOf(grid, palette, toMeta({ title, author, description }));
  });
  readonly #listeners = new Set<(edit: Edit, editor: Editor) => void>();
  #board: WorkshopBoard | undefined;

  constructor(picture: Picture) {
    this.editor = signal(newEditor(picture));
  }

  /** Makes an edit. Throws RangeError where it does not fit the picture. */
  apply(edit: Edit): void {
    if (this.#board !== undefined) {
      this.#board.apply(edit);
      return;
    }
    const after = edited(this.editor.peek(), edit);
    if (after !== this.editor.peek()) this.take(edit, after);
  }

  /** Takes another tool or colour in hand. */
  takeBrush(change: Partial<Brush>): void {
    if (this.#board !== undefined) this.#board.setBrush(change);
    else this.brush.value = { ...this.brush.peek(), ...change };
  }

  /** Takes over what an edit has made of the picture: the board's hand made it. */
  take(edit: Edit, after: Editor): void {
    this.editor.value = after;
    for (const listener of this.#listeners) listener(edit, after);
  }

  /** Shows another editor: a draft that was opened, or that another tab has changed. */
  load(editor: Editor): void {
    this.editor.value = editor;
    this.#board?.load(editor);
  }

  /** Lets edits go through a board. Returns how to end that. */
  attach(board: WorkshopBoard): () => void {
    this.#board = board;
    return () => {
      if (this.#board === board) this.#board = undefined;
    };
  }

  /** Calls after every edit that changed something. Returns how to stop. */
  onEdit(listener: (edit: Edit, editor: Editor) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
