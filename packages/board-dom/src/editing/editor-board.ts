/**
 * An editor in a page: combines the edited picture with the stage that shows it as a board whose
 * clues follow the cells. Input comes from `input.ts`; this file defines its effect.
 */
import { boardPoint, type Point, type Target, targetAt } from '@nonokit/board';
import { type Editor, editOf, type GestureOptions } from '@nonokit/editor';
import type { KeyPress } from '../actions.js';
import type { Cell } from '../cell.js';
import type { InputHost } from '../input.js';
import { Listeners } from '../listeners.js';
import { Stage } from '../stage.js';
import { editorActionOfKey } from './actions.js';
import { EditorControls } from './controls.js';
import { Editing } from './editing.js';
import { gestureText } from './gesture-text.js';
import type { EditorBoardEvents, EditorBoardOptions, ShownBesides } from './options.js';
import { PictureView } from './picture-view.js';
import { Speech } from './speech.js';
import { type EditorWords, pictureTexts } from './words.js';

/** The area of no selection. */
const NOWHERE = { left: 0, top: 0, width: 0, height: 0 };

/** All parts of one editor. */
export class EditorBoard implements InputHost {
  readonly editing: Editing;
  readonly controls: EditorControls;
  readonly listeners = new Listeners<EditorBoardEvents>();
  readonly stage: Stage;
  readonly isCovered = false;
  readonly #view: PictureView;
  readonly #speech: Speech;
  #options: EditorBoardOptions;
  readonly #wordsOf: (options: EditorBoardOptions) => EditorWords;
  /** Whether the current gesture has grown since the last report to the page. */
  #hasGrown = false;
  /** Whether a pointer controls the cursor. */
  #isPointed = false;
  /** The position of the pointer that paints; undefined for keys. */
  #pointer: Point | undefined;
  /** The modifier keys held. */
  #held: GestureOptions = {};

  constructor(
    element: HTMLElement,
    editor: Editor,
    options: EditorBoardOptions,
    wordsOf: (options: EditorBoardOptions) => EditorWords,
  ) {
    this.#options = options;
    this.#wordsOf = wordsOf;
    this.editing = new Editing(editor, options.brush ?? {}, {
      emit: (name, event) => {
        if ('edit' in event) this.#edited(event.by === 'page');
        else if (name === 'cursor') this.#followCursor();
        else this.#brushTaken();
        this.listeners.emit(name, event);
      },
      growing: () => this.#growing(),
    });
    this.#view = new PictureView(this.editing);
    this.controls = new EditorControls(this.editing, {
      isReadOnly: () => this.isReadOnly,
      zoomBy: (factor) => this.stage.zoomBy(factor),
      fit: () => this.stage.fit(),
      copied: ({ piece }) => this.#speech.copied(piece.width, piece.height),
      action: (name) => this.listeners.emit('action', name),
    });
    this.stage = new Stage(element, this.#view.game.clues, options.view, {
      options: () => this.#options,
      words: () => this.words,
      rails: (style) => this.#view.railsIn(style),
      scene: () => {
        this.#tellGesture();
        return this.#view.scene(this.stage, this.#isCursorSeen());
      },
      isCovered: () => false,
      viewChanged: (view) => this.listeners.emit('view', view),
      activate: (cell) => {
        this.editing.moveTo(cell.row, cell.column);
        this.controls.press('paint');
        this.controls.release('paint');
      },
    });
    this.#speech = new Speech(this.stage.live, this.editing, () => this.words);
    this.stage.showBadge();
    this.#settled();
    this.stage.surface.paint();
  }

  get options(): EditorBoardOptions {
    return this.#options;
  }

  get words(): EditorWords {
    return this.#wordsOf(this.#options);
  }

  /** Whether the picture cannot be changed by hand. */
  get isReadOnly(): boolean {
    return this.#options.isReadOnly === true || this.#view.isInstead;
  }

  get isStroking(): boolean {
    return this.editing.gesture !== undefined || this.editing.editor.selection !== undefined;
  }

  /** Changes options, and shows a view among them. */
  set(options: EditorBoardOptions): void {
    const { brush, view, ...others } = options;
    this.#options = { ...this.#options, ...others };
    if (this.isReadOnly) this.#letGo();
    if (brush !== undefined) this.editing.takeBrush(brush);
    this.stage.restyle();
    if (view !== undefined) this.stage.lookAt(view);
    this.stage.showBadge();
    this.#settled();
  }

  load(editor: Editor): void {
    if (editor === this.editing.editor) return;
    this.editing.load(editor);
    this.#speech.forget();
    this.#settled(true);
  }

  show(shown: ShownBesides): void {
    if (shown.instead !== undefined) this.#letGo();
    this.#view.show(shown);
    this.#settled(true);
  }

  actionOf(press: KeyPress): string | undefined {
    return editorActionOfKey(press, this.#options.keys);
  }

  press(action: string): void {
    this.controls.press(action);
  }

  release(action: string): void {
    this.controls.release(action);
  }

  releaseAll(): void {
    this.controls.releaseAll();
  }

  targetAt(point: Point): Target | undefined {
    return targetAt(this.stage.view, point);
  }

  /** Moves the cursor to a pointer; the board does not scroll. */
  point(target: Target | undefined): void {
    if (target?.kind !== 'cell') return;
    this.#isPointed = true;
    this.editing.moveTo(target.row, target.column);
    this.#isPointed = false;
  }

  moveCursor(rows: number, columns: number): void {
    this.controls.moveBy(rows, columns);
  }

  beginStroke(point: Point, isErasing: boolean): void {
    this.controls.releaseAll();
    this.#pointer = point;
    this.editing.begin(this.#cellAt(point), { ...this.#held, isErasing });
  }

  extendStroke(points: readonly Point[]): void {
    if (this.editing.gesture === undefined) return;
    this.#pointer = points.at(-1);
    const cells = points.map((point) => this.#cellAt(point));
    this.editing.extend(cells, this.#held);
    const end = cells.at(-1);
    if (end !== undefined) this.point({ kind: 'cell', ...end });
  }

  endStroke(): void {
    this.editing.end();
  }

  dropStroke(): void {
    this.editing.drop();
  }

  /** Numbers follow the picture; a click on them does nothing. */
  toggleNumber(): void {}

  /**
   * Applies the modifier keys, also while the pointer rests: Shift keeps shapes regular, Alt leaves
   * a copy.
   */
  hold({ shiftKey, altKey }: { readonly shiftKey: boolean; readonly altKey: boolean }): void {
    this.#held = { isRegular: shiftKey, isCopy: altKey };
    // arrows with Shift draw, and do not make anything regular
    if (this.#pointer !== undefined) this.editing.extend([], this.#held);
  }

  destroy(): void {
    this.#letGo();
    this.listeners.clear();
    this.stage.destroy();
  }

  /** Ends the current gesture, by keys or by a pointer, and keeps what it painted. */
  #letGo(): void {
    this.controls.releaseAll();
    this.editing.end();
  }

  #cellAt(point: Point): Cell {
    const { x, y } = boardPoint(this.stage.view, point);
    return { row: Math.floor(y), column: Math.floor(x) };
  }

  #edited(isOther: boolean): void {
    this.#settled(isOther);
    this.#speech.edited();
  }

  #growing(): void {
    const { editor, gesture, cursor } = this.editing;
    if (gesture === undefined) {
      this.#pointer = undefined;
      this.#settled();
      this.listeners.emit('gesture', undefined);
    }
    this.#hasGrown = gesture !== undefined;
    const text = gestureText(editor, gesture);
    this.stage.showBubble(text, this.#pointer, cursor);
    if (this.#pointer === undefined && gesture !== undefined) this.#speech.growing();
    this.stage.surface.ask();
  }

  /** Reports to the page what the current gesture would do, at most once a frame. */
  #tellGesture(): void {
    const { editor, gesture } = this.editing;
    if (!this.#hasGrown || gesture === undefined) return;
    this.#hasGrown = false;
    this.listeners.emit('gesture', editOf(editor, gesture));
  }

  #brushTaken(): void {
    this.#showPointer();
    this.#speech.brushTaken();
    this.stage.surface.ask();
  }

  #followCursor(): void {
    const { row, column } = this.editing.cursor;
    if (!this.#isPointed) this.stage.reveal(row, column);
    this.#updateGrid();
    this.#showPointer();
    this.stage.surface.ask();
  }

  /** Shows the picture without a gesture. */
  #settled(isOther = false): void {
    this.#view.settle(this.stage, isOther);
    this.#updateGrid();
    this.#showPointer();
    this.stage.surface.ask();
  }

  /**
   * Updates cell names: while keys draw, only that of the cursor's cell; while a pointer draws,
   * none.
   */
  #updateGrid(): void {
    const { grid } = this.stage;
    const isDrawing = this.editing.gesture !== undefined;
    if (isDrawing && this.#pointer !== undefined) return;
    const { picture, cursor, game } = this.#view;
    const texts = pictureTexts(this.words, picture, game.clues);
    if (isDrawing) {
      grid.move(texts, cursor);
      grid.rename(texts, cursor);
    } else grid.update(texts, cursor);
  }

  /** Shows by the mouse cursor whether a press would draw or move something. */
  #showPointer(): void {
    const { brush, cursor, editor } = this.editing;
    const { left, top, width, height } = editor.selection?.area ?? NOWHERE;
    const x = cursor.column - left;
    const y = cursor.row - top;
    const isOver = x >= 0 && x < width && y >= 0 && y < height;
    const isMoving = brush.tool === 'move' || (brush.tool === 'select' && isOver);
    this.stage.root.style.cursor = isMoving ? 'move' : 'crosshair';
  }

  #isCursorSeen(): boolean {
    const { pointer } = this.#options;
    return this.stage.isAttended || this.editing.gesture !== undefined || pointer === 'cursor';
  }
}
