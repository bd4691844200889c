/**
 * Input: the events of pointers, wheel, keys and gamepads, handed to gestures and controls. All
 * listeners end with one signal.
 */
import { boardPoint, isFitted, type Point } from '@nonokit/board';
import { BLANK } from '@nonokit/core';
import { actionOfKey } from './actions.js';
import type { Board } from './board.js';
import { watchGamepads } from './gamepad.js';
import { type GestureHost, Gestures } from './gestures.js';

/** The least pixels of a cursor's step: smaller cells would make it jump. */
const LEAST_STEP = 24;

/** How much a wheel zooms. */
const WHEEL_ZOOM = 0.004;

/** Pixels of a line of text, for wheels that count lines. */
const LINE = 16;

/** Listens to everything that plays a board, until the signal ends it. */
export function listen(board: Board, signal: AbortSignal): void {
  const gestures = new Gestures(hostOf(board));
  signal.addEventListener('abort', () => gestures.stop());
  listenToPointers(board, gestures, signal);
  listenToWheel(board, signal);
  listenToKeys(board, gestures, signal);
  watchGamepads(
    {
      press: (action) => pressed(board, action),
      release: (action) => board.controls.release(action),
      isActive: () => isPlayed(board),
      buttons: () => board.options.gamepad,
    },
    signal,
  );
}

/** Presses an action, as far as a covered board has any. */
export function pressed(board: Board, action: string): void {
  const isOfPage = action === 'pause' || action === 'fullscreen' || action === 'help';
  if (!board.isCovered || isOfPage) board.controls.press(action);
}

function hostOf(board: Board): GestureHost {
  const { play, controls } = board;
  return {
    mode: () => {
      if (board.isCovered) return 'none';
      if (board.isReadOnly) return 'look';
      return board.options.pointer ?? 'paint';
    },
    stepSize: () => Math.max(LEAST_STEP, board.view.cell),
    targetAt: (point) => board.targetAt(point),
    beginStroke: (point, isCross) => {
      controls.releaseAll();
      board.beginStroke(point, isCross ? BLANK : play.tool);
    },
    extendStroke: (points) => board.extendStroke(points),
    endStroke: () => play.end(),
    dropStroke: () => play.drop(),
    placeCursor: (target) => board.point(target),
    moveCursor: (rows, columns) => controls.moveBy(rows, columns),
    toggleNumber: (target) => board.toggleNumber(target),
    pan: (dx, dy) => board.pan(dx, dy),
    grab: (point) => ({ place: boardPoint(board.view, point), cell: board.view.cell }),
    hold: ({ place, cell }, factor, point) => board.hold(place, cell * factor, point),
    later: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

function listenToPointers(board: Board, gestures: Gestures, signal: AbortSignal): void {
  const { root } = board;
  const pointOf = pointIn(root);
  const isBadge = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('.badge') !== null;
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => root.addEventListener(name, listener, { signal });

  on('pointerdown', (event) => {
    if (isBadge(event)) return;
    // no text is selected, no page is scrolled by the middle button, and the grid has the focus
    event.preventDefault();
    board.grid.element.focus({ preventScroll: true });
    const kind = kindOf(event.pointerType);
    if (kind === 'mouse' && gestures.isBusy) return;
    root.setPointerCapture(event.pointerId);
    const { pointerId: id, button, timeStamp: at } = event;
    gestures.down({ id, point: pointOf(event), kind, button, at });
  });
  on('pointermove', (event) => {
    if (!gestures.isBusy && event.pointerType === 'mouse') hover(board, pointOf(event));
    const events = event.getCoalescedEvents();
    gestures.move(event.pointerId, (events.length > 0 ? events : [event]).map(pointOf));
  });
  on('pointerup', ({ pointerId }) => gestures.up(pointerId));
  on('pointercancel', ({ pointerId }) => gestures.cancel(pointerId));
  on('lostpointercapture', ({ pointerId }) => gestures.cancel(pointerId));
  on('pointerleave', () => board.attend({ isHovered: false }));
  on('contextmenu', (event) => event.preventDefault());
  on('mousedown', (event) => !isBadge(event) && event.preventDefault());
  // iOS scrolls and magnifies in spite of `touch-action` where this is not said
  const touch = { signal, passive: false };
  root.addEventListener('touchstart', (event) => !isBadge(event) && event.preventDefault(), touch);
  root.addEventListener('touchmove', (event) => event.preventDefault(), touch);
  window.addEventListener('blur', () => gestures.stop(), { signal });
}

/** The cursor follows a mouse that hovers. */
function hover(board: Board, point: Point): void {
  const target = board.targetAt(point);
  board.attend({ isHovered: target?.kind === 'cell' });
  board.point(target);
}

function listenToWheel(board: Board, signal: AbortSignal): void {
  const pointOf = pointIn(board.root);
  const onWheel = (event: WheelEvent): void => {
    const unit = event.deltaMode === event.DOM_DELTA_LINE ? LINE : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    // a board that is all in sight leaves scrolling to the page
    if (!event.ctrlKey && isFitted(board.view)) return;
    event.preventDefault();
    if (event.ctrlKey) board.zoomBy(Math.exp(-dy * WHEEL_ZOOM), pointOf(event));
    else if (event.shiftKey && dx === 0) board.pan(-dy, 0);
    else board.pan(-dx, -dy);
  };
  board.root.addEventListener('wheel', onWheel, { signal, passive: false });
}

function listenToKeys(board: Board, gestures: Gestures, signal: AbortSignal): void {
  const { element } = board.grid;
  /** Actions of the keys that are down, by the places of the keys. */
  const held = new Map<string, string>();
  const actionOf = (event: KeyboardEvent): string | undefined =>
    actionOfKey(event, board.options.keys);
  element.addEventListener(
    'keydown',
    (event) => {
      const action = actionOf(event);
      if (action === undefined) return;
      // Escape belongs to the page unless a stroke is under way
      if (action === 'cancel' && board.play.stroke === undefined) return;
      event.preventDefault();
      if (event.repeat && !/left|right|up|down|zoom|undo|redo/.test(action)) return;
      if (action === 'cancel') gestures.forgetStroke();
      else if (gestures.isBusy) return;
      board.attend({ isHovered: false, hasFocus: true });
      held.set(event.code, action);
      pressed(board, action);
    },
    { signal },
  );
  element.addEventListener(
    'keyup',
    (event) => {
      // what was pressed is let go, even if Shift was pressed or let go in between
      const action = held.get(event.code);
      held.delete(event.code);
      if (event.key === 'Shift') board.controls.release('draw');
      // with Shift down the next arrow goes on with the stroke
      if (action?.startsWith('draw-') === true && event.shiftKey) return;
      if (action !== undefined) board.controls.release(action);
    },
    { signal },
  );
  element.addEventListener(
    'focus',
    () => board.attend({ hasFocus: element.matches(':focus-visible') || isKeyed(board) }),
    { signal },
  );
  element.addEventListener(
    'blur',
    () => {
      held.clear();
      board.controls.releaseAll();
      board.attend({ hasFocus: false });
    },
    { signal },
  );
}

/** A board that got its focus otherwise than by a finger shows its cursor. */
function isKeyed({ options }: Board): boolean {
  return options.pointer === 'cursor';
}

/** The board with the focus is played; where nothing has the focus, the first of the page. */
function isPlayed({ root }: Board): boolean {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body) {
    return root.contains(focused) || focused.shadowRoot?.contains(root) === true;
  }
  const first = document.querySelector('.nonokit-board, nonogram-board');
  return first === root || first?.shadowRoot?.contains(root) === true;
}

function kindOf(type: string): 'mouse' | 'touch' | 'pen' {
  return type === 'touch' || type === 'pen' ? type : 'mouse';
}

/** Makes points of an element from events. */
function pointIn(element: HTMLElement): (event: MouseEvent) => Point {
  return ({ clientX, clientY }) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
}
