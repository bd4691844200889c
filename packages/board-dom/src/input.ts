/**
 * Input: passes the events of pointers, wheel and keys to gestures and to the board. One signal
 * removes all listeners.
 */
import { boardPoint, isFitted, type Point, type Target } from '@nonokit/board';
import type { KeyPress } from './actions.js';
import { type GestureHost, Gestures } from './gestures.js';
import type { BoardOptions } from './options.js';
import { listenToPointers, type PointerHost, pointIn } from './pointers.js';
import type { Stage } from './stage.js';

/** The minimum size of a cursor's step in pixels: on smaller cells the cursor would jump. */
const LEAST_STEP = 24;

/** The zoom of a wheel, for each pixel. */
const WHEEL_ZOOM = 0.004;

/** Pixels in a line of text, for wheels that count lines. */
const LINE = 16;

/** What input needs of a board or an editor. Points are pixels of the board. */
export interface InputHost {
  readonly stage: Stage;
  readonly options: Pick<BoardOptions, 'pointer'>;
  /** Whether the board is covered, and whether it cannot be changed. */
  readonly isCovered: boolean;
  readonly isReadOnly: boolean;
  /** Whether there is anything that Escape cancels. */
  readonly isStroking: boolean;
  targetAt(point: Point): Target | undefined;
  point(target: Target | undefined): void;
  moveCursor(rows: number, columns: number): void;
  beginStroke(point: Point, isCross: boolean): void;
  extendStroke(points: readonly Point[]): void;
  endStroke(): void;
  dropStroke(): void;
  toggleNumber(target: Target): void;
  actionOf(press: KeyPress): string | undefined;
  press(action: string): void;
  release(action: string): void;
  releaseAll(): void;
  /** Records the modifier keys of every event. */
  hold?(keys: { readonly shiftKey: boolean; readonly altKey: boolean }): void;
}

/** Handles a key of the board. */
export type KeyTaker = (event: KeyboardEvent) => void;

/**
 * Listens to pointers, wheel and keys until the signal aborts. Returns the handler of the board's
 * keys, for keys that come from elsewhere.
 */
export function listen(board: InputHost, signal: AbortSignal): KeyTaker {
  const gestures = new Gestures(toGestureHost(board));
  signal.addEventListener('abort', () => gestures.stop());
  listenToPointers(toPointerHost(board), gestures, signal);
  listenToWheel(board.stage, signal);
  return listenToKeys(board, gestures, signal);
}

function toGestureHost(board: InputHost): GestureHost {
  const { stage } = board;
  return {
    mode: () => {
      if (board.isCovered) return 'none';
      if (board.isReadOnly) return 'look';
      return board.options.pointer ?? 'paint';
    },
    stepSize: () => Math.max(LEAST_STEP, stage.view.cell),
    targetAt: (point) => board.targetAt(point),
    beginStroke: (point, isCross) => board.beginStroke(point, isCross),
    extendStroke: (points) => board.extendStroke(points),
    endStroke: () => board.endStroke(),
    dropStroke: () => board.dropStroke(),
    placeCursor: (target) => board.point(target),
    moveCursor: (rows, columns) => board.moveCursor(rows, columns),
    toggleNumber: (target) => board.toggleNumber(target),
    pan: (dx, dy) => stage.pan(dx, dy),
    grab: (point) => ({ place: boardPoint(stage.view, point), cell: stage.view.cell }),
    hold: ({ place, cell }, factor, point) => stage.hold(place, cell * factor, point),
    later: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

function toPointerHost(board: InputHost): PointerHost {
  const { stage } = board;
  return {
    root: stage.root,
    isOwn: ({ target }) => !(target instanceof Element && target.closest('.badge, .grip') !== null),
    focus: () => stage.grid.element.focus({ preventScroll: true }),
    hover: (point) => hover(board, point),
    leave: () => stage.attend({ isHovered: false }),
    hold: (keys) => board.hold?.(keys),
  };
}

/** Moves the cursor to a hovering mouse. */
function hover(board: InputHost, point: Point): void {
  const target = board.targetAt(point);
  board.stage.attend({ isHovered: target?.kind === 'cell' });
  board.point(target);
}

function listenToWheel(stage: Stage, signal: AbortSignal): void {
  const toPoint = pointIn(stage.root);
  const onWheel = (event: WheelEvent): void => {
    const unit = event.deltaMode === event.DOM_DELTA_LINE ? LINE : 1;
    const dx = event.deltaX * unit;
    const dy = event.deltaY * unit;
    // a board that is all in sight leaves scrolling to the page
    if (!event.ctrlKey && isFitted(stage.view)) return;
    event.preventDefault();
    if (event.ctrlKey) stage.zoomBy(Math.exp(-dy * WHEEL_ZOOM), toPoint(event));
    else if (event.shiftKey && dx === 0) stage.pan(-dy, 0);
    else stage.pan(-dx, -dy);
  };
  stage.root.addEventListener('wheel', onWheel, { signal, passive: false });
}

function listenToKeys(board: InputHost, gestures: Gestures, signal: AbortSignal): KeyTaker {
  const { stage } = board;
  const { element } = stage.grid;
  /** The actions of the pressed keys, by physical key. */
  const held = new Map<string, string>();
  const down = (event: KeyboardEvent): void => {
    board.hold?.(event);
    const action = board.actionOf(event);
    if (action === undefined) return;
    // Escape belongs to the page unless a stroke is under way
    if (action === 'cancel' && !board.isStroking) return;
    event.preventDefault();
    if (event.repeat && !/left|right|up|down|zoom|undo|redo/.test(action)) return;
    if (action === 'cancel') gestures.forgetStroke();
    else if (gestures.isBusy) return;
    stage.attend({ isHovered: false, hasFocus: true });
    held.set(event.code, action);
    board.press(action);
  };
  element.addEventListener('keydown', down, { signal });
  element.addEventListener(
    'keyup',
    (event) => {
      board.hold?.(event);
      // what was pressed is let go, even if Shift was pressed or let go in between
      const action = held.get(event.code);
      held.delete(event.code);
      if (event.key === 'Shift') board.release('draw');
      // with Shift down the next arrow continues the stroke
      if (action?.startsWith('draw-') === true && event.shiftKey) return;
      if (action !== undefined) board.release(action);
    },
    { signal },
  );
  element.addEventListener(
    'focus',
    () => stage.attend({ hasFocus: element.matches(':focus-visible') || isKeyed(board) }),
    { signal },
  );
  element.addEventListener(
    'blur',
    () => {
      held.clear();
      board.releaseAll();
      stage.attend({ hasFocus: false });
    },
    { signal },
  );
  return down;
}

/** True if the board shows its cursor: it got the focus in another way than by a finger. */
function isKeyed({ options }: InputHost): boolean {
  return options.pointer === 'cursor';
}
