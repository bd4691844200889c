/**
 * Gestures: interprets pointers that are pressed, moved and released. One pointer paints, or moves
 * the cursor. The right button and a long press draw X. Two fingers zoom and pan. A pointer on the
 * rails crosses numbers off or pans. This file knows no elements or events.
 */
import type { Point, Target } from '@nonokit/board';

/** A pointer that was pressed. */
export interface PointerDown {
  readonly id: number;
  readonly point: Point;
  readonly kind: 'mouse' | 'touch' | 'pen';
  /** 0 for the main button, 1 for the middle, 2 for the right one. */
  readonly button: number;
  /** The time, in milliseconds of any clock. */
  readonly at: number;
}

/** A held place of the board, in cells, and the cell size at that time. */
export interface Grip {
  readonly place: Point;
  readonly cell: number;
}

/** What gestures need from the board; points are pixels from its corner. */
export interface GestureHost {
  /** The effect of a single pointer; 'look' only pans. */
  mode(): 'paint' | 'cursor' | 'look' | 'none';
  /** The size of a cursor's step in pixels. */
  stepSize(): number;
  targetAt(point: Point): Target | undefined;
  beginStroke(point: Point, isCross: boolean): void;
  extendStroke(points: readonly Point[]): void;
  endStroke(): void;
  dropStroke(): void;
  placeCursor(target: Target | undefined): void;
  moveCursor(rows: number, columns: number): void;
  toggleNumber(target: Target): void;
  pan(dx: number, dy: number): void;
  /** Returns the place of the board at a point, to be held by two fingers. */
  grab(point: Point): Grip;
  /** Puts a held place under a point, enlarged by a factor. */
  hold(grip: Grip, factor: number, point: Point): void;
  /** Calls back after some milliseconds. Returns a function that cancels the call. */
  later(milliseconds: number, callback: () => void): () => void;
}

/** Milliseconds after which a press is long, and within which a second finger cancels a stroke. */
const LONG_PRESS = 450;
const FIRST_MOMENTS = 300;

/** Pixels that a finger may move without starting a stroke. */
const TREMBLE = 8;

/** The effect of the pressed pointers. */
type Doing =
  | { readonly what: 'stroke'; readonly id: number; readonly at: number; hasMoved: boolean }
  | { readonly what: 'cursor'; readonly id: number; rest: Point; hasMoved: boolean }
  | { readonly what: 'rail'; readonly id: number; readonly target: Target; hasMoved: boolean }
  | { readonly what: 'pan'; readonly id: number }
  | Pinch;

/** Two fingers, and what they held when the second was pressed. */
interface Pinch {
  readonly what: 'pinch';
  readonly ids: readonly [number, number];
  readonly grip: Grip;
  readonly apart: number;
}

/** Interprets pointers as gestures. */
export class Gestures {
  readonly #host: GestureHost;
  readonly #points = new Map<number, Point>();
  #doing: Doing | undefined;
  #start: Point = { x: 0, y: 0 };
  #forget: () => void = () => undefined;

  constructor(host: GestureHost) {
    this.#host = host;
  }

  /** True while any pointer is pressed. */
  get isBusy(): boolean {
    return this.#points.size > 0;
  }

  down(pointer: PointerDown): void {
    const { id, point, kind } = pointer;
    if (this.#host.mode() === 'none') return;
    this.#points.set(id, point);
    if (this.#points.size === 1) {
      this.#start = point;
      this.#doing = this.#first(pointer);
    } else if (this.#points.size === 2 && kind === 'touch') this.#second(pointer);
  }

  /** Moves a pointer; `points` are all its positions since the last call, in order. */
  move(id: number, points: readonly Point[]): void {
    const from = this.#points.get(id);
    const to = points.at(-1);
    if (from === undefined || to === undefined) return;
    this.#points.set(id, to);
    if (this.#doing === undefined || this.#host.mode() === 'none') return;
    if (this.#doing.what === 'pinch') {
      this.#pinch(this.#doing);
      return;
    }
    if (this.#doing.id !== id) return;
    if (this.#doing.what === 'stroke') this.#lead(this.#doing, points);
    else if (this.#doing.what === 'cursor') this.#steer(this.#doing, from, to);
    else if (this.#doing.what === 'pan') this.#host.pan(to.x - from.x, to.y - from.y);
    else if (this.#doing.hasMoved || distance(this.#start, to) > TREMBLE) {
      this.#doing.hasMoved = true;
      this.#host.pan(to.x - from.x, to.y - from.y);
    }
  }

  up(id: number): void {
    if (!this.#points.delete(id)) return;
    const doing = this.#doing;
    if (doing?.what === 'pinch') {
      const left = doing.ids.find((each) => this.#points.has(each));
      this.#doing = left === undefined ? undefined : { what: 'pan', id: left };
      return;
    }
    if (doing?.id !== id) return;
    this.#finish(doing);
  }

  /** Handles a pointer that the browser cancelled: what it painted stays. */
  cancel(id: number): void {
    if (this.#doing?.what === 'rail' && this.#doing.id === id) this.#doing.hasMoved = true;
    if (this.#doing?.what === 'cursor' && this.#doing.id === id) this.#doing.hasMoved = true;
    this.up(id);
  }

  /** Forgets the pointer that paints, because a key has cancelled the stroke. */
  forgetStroke(): void {
    if (this.#doing?.what !== 'stroke') return;
    this.#forget();
    this.#doing = undefined;
  }

  /** Forgets all pointers; the current stroke ends. */
  stop(): void {
    for (const id of [...this.#points.keys()]) this.cancel(id);
  }

  #finish(doing: Exclude<Doing, { what: 'pinch' }>): void {
    this.#forget();
    this.#doing = undefined;
    if (doing.what === 'stroke') this.#host.endStroke();
    else if (doing.what === 'rail' && !doing.hasMoved) this.#host.toggleNumber(doing.target);
    else if (doing.what === 'cursor' && !doing.hasMoved) {
      this.#host.placeCursor(this.#host.targetAt(this.#start));
    }
  }

  #first({ id, point, kind, button, at }: PointerDown): Doing | undefined {
    const mode = this.#host.mode();
    if (mode === 'look' || button === 1) return { what: 'pan', id };
    if (mode === 'cursor') return { what: 'cursor', id, rest: { x: 0, y: 0 }, hasMoved: false };
    const target = this.#host.targetAt(point);
    if (target?.kind !== 'cell') {
      return target === undefined
        ? { what: 'pan', id }
        : { what: 'rail', id, target, hasMoved: false };
    }
    this.#host.placeCursor(target);
    this.#host.beginStroke(point, button === 2);
    const doing: Doing = { what: 'stroke', id, at, hasMoved: false };
    if (kind !== 'mouse') {
      this.#forget = this.#host.later(LONG_PRESS, () => {
        const isHeld = this.#doing === doing && !doing.hasMoved;
        if (isHeld && this.#host.mode() === 'paint') this.#crossInstead(point);
      });
    }
    return doing;
  }

  /** On a long press, replaces the stroke of the tool by a stroke of X. */
  #crossInstead(point: Point): void {
    this.#host.dropStroke();
    this.#host.beginStroke(point, true);
  }

  #second({ id, at }: PointerDown): void {
    const doing = this.#doing;
    if (doing === undefined || doing.what === 'pinch') return;
    if (doing.what === 'stroke') {
      // later on it is a palm or a slip, and the stroke goes on
      if (at - doing.at > FIRST_MOMENTS && doing.hasMoved) return;
      this.#forget();
      this.#host.dropStroke();
    }
    const one = this.#points.get(doing.id);
    const other = this.#points.get(id);
    if (one === undefined || other === undefined) return;
    const grip = this.#host.grab(between(one, other));
    this.#doing = { what: 'pinch', ids: [doing.id, id], grip, apart: distance(one, other) };
  }

  #pinch({ ids, grip, apart }: Pinch): void {
    const one = this.#points.get(ids[0]);
    const other = this.#points.get(ids[1]);
    if (one === undefined || other === undefined) return;
    this.#host.hold(grip, distance(one, other) / Math.max(1, apart), between(one, other));
  }

  #lead(doing: Extract<Doing, { what: 'stroke' }>, points: readonly Point[]): void {
    if (points.some((point) => distance(this.#start, point) > TREMBLE)) doing.hasMoved = true;
    this.#host.extendStroke(points);
  }

  #steer(doing: Extract<Doing, { what: 'cursor' }>, from: Point, to: Point): void {
    const step = this.#host.stepSize();
    const x = doing.rest.x + to.x - from.x;
    const y = doing.rest.y + to.y - from.y;
    const columns = Math.trunc(x / step);
    const rows = Math.trunc(y / step);
    doing.rest = { x: x - columns * step, y: y - rows * step };
    if (distance(this.#start, to) > TREMBLE) doing.hasMoved = true;
    if (columns !== 0 || rows !== 0) this.#host.moveCursor(rows, columns);
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
