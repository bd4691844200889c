/**
 * Interprets the pointers of an element as gestures: for a board, or for anything else that is
 * marked by mouse, finger and pen in the same way. One signal removes all listeners.
 */
import type { Point } from '@nonokit/board';
import type { Gestures } from './gestures.js';

/** What listening to pointers needs of an element. */
export interface PointerHost {
  readonly root: HTMLElement;
  /** Whether a press belongs to the element, and not to a button in it or to the page. */
  isOwn(event: Event): boolean;
  /** Whether a finger that moves may scroll the page. Default: never. */
  canScroll?(event: TouchEvent): boolean;
  /** Takes the focus when a pointer is pressed. */
  focus(event: PointerEvent): void;
  /** Called when a mouse moves without a pressed button, or leaves. */
  hover?(point: Point): void;
  leave?(): void;
  /** Records the modifier keys of every event. */
  hold?(keys: { readonly shiftKey: boolean; readonly altKey: boolean }): void;
}

/** Listens to pointers until the signal aborts. */
export function listenToPointers(host: PointerHost, gestures: Gestures, signal: AbortSignal): void {
  const { root } = host;
  const toPoint = pointIn(root);
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => root.addEventListener(name, listener, { signal });

  on('pointerdown', (event) => {
    if (!host.isOwn(event)) return;
    // no text is selected, no page is scrolled by the middle button, and the grid has the focus
    event.preventDefault();
    host.focus(event);
    const kind = toPointerKind(event.pointerType);
    if (kind === 'mouse' && gestures.isBusy) return;
    root.setPointerCapture(event.pointerId);
    host.hold?.(event);
    const { pointerId: id, button, timeStamp: at } = event;
    gestures.down({ id, point: toPoint(event), kind, button, at });
  });
  on('pointermove', (event) => {
    if (!gestures.isBusy && event.pointerType === 'mouse') host.hover?.(toPoint(event));
    host.hold?.(event);
    const events = event.getCoalescedEvents();
    gestures.move(event.pointerId, (events.length > 0 ? events : [event]).map(toPoint));
  });
  on('pointerup', ({ pointerId }) => gestures.up(pointerId));
  on('pointercancel', ({ pointerId }) => gestures.cancel(pointerId));
  on('lostpointercapture', ({ pointerId }) => gestures.cancel(pointerId));
  on('pointerleave', () => host.leave?.());
  on('contextmenu', (event) => event.preventDefault());
  on('mousedown', (event) => host.isOwn(event) && event.preventDefault());
  // iOS scrolls and magnifies in spite of `touch-action` where this is not said
  const touch = { signal, passive: false };
  // another finger may be scrolling a part of the page: its touches cannot be cancelled
  const prevent = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault();
  };
  const onStart = (event: TouchEvent): void => {
    if (host.isOwn(event)) prevent(event);
  };
  const onMove = (event: TouchEvent): void => {
    if (host.canScroll?.(event) !== true) prevent(event);
  };
  root.addEventListener('touchstart', onStart, touch);
  root.addEventListener('touchmove', onMove, touch);
  window.addEventListener('blur', () => gestures.stop(), { signal });
}

function toPointerKind(type: string): 'mouse' | 'touch' | 'pen' {
  return type === 'touch' || type === 'pen' ? type : 'mouse';
}

/** Returns a function that converts events to points of the element. */
export function pointIn(element: HTMLElement): (event: MouseEvent) => Point {
  return ({ clientX, clientY }) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
}
