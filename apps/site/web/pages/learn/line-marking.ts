/** Marking lines by hand: with the gestures and keys of boards, cell for cell of one line. */
import type { Point, Target } from '@nonokit/board';
import {
  actionOfKey,
  DIRECTIONS,
  type GestureHost,
  Gestures,
  listenToPointers,
  splitAction,
} from '@nonokit/board-dom/marking';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A cell of a line. */
export interface Place {
  readonly row: number;
  readonly at: number;
}

/** What marking needs of the lines, and tells. */
export interface Marking {
  /** The cells of each line, drawn, as they are now. */
  readonly lines: () => readonly string[];
  readonly cursor: Place;
  /** What a press draws: `a`, `.` or `?`. */
  readonly tool: string;
  /** How many colours a line has, its blank among them. */
  readonly colors: (row: number) => number;
  readonly onCursor: (place: Place) => void;
  readonly onMark: (place: Place, mark: string) => void;
  readonly onStrokeEnd: (row: number) => void;
  readonly onRow: (row: number) => void;
}

/** A stroke under way: what it draws, over what, where it has drawn, and where it is. */
interface Stroke {
  readonly row: number;
  readonly mark: string;
  readonly over: string;
  readonly drawn: Set<number>;
  at: number;
}

/** Keys besides those of boards: 0 is an X, since a line cannot be zoomed. */
const KEYS = { cross: ['x', '0'] };

/** Listens to pointers and keys on an element whose cells have `data-row` and `data-at`. */
export function useMarking(sheet: RefObject<HTMLElement | null>, marking: Marking): void {
  const latest = useRef(marking);
  latest.current = marking;
  useEffect(() => {
    const root = sheet.current;
    if (root === null) return undefined;
    const stop = new AbortController();
    const pen = new LinePen(root, () => latest.current);
    const gestures = new Gestures(pen);
    const isOwn = ({ target }: Event): boolean => cellOf(target) !== undefined;
    const focus = ({ target }: Event): void => cellOf(target)?.focus({ preventScroll: true });
    // a finger beside the cells scrolls the page
    const canScroll = (event: Event): boolean => !isOwn(event);
    listenToPointers({ root, isOwn, focus, canScroll }, gestures, stop.signal);
    const onKey = (event: KeyboardEvent): void => {
      if (!gestures.isBusy && pen.press(event)) event.preventDefault();
    };
    const onClick = ({ detail, target }: MouseEvent): void => {
      const cell = cellOf(target);
      // a click without a pointer: by a screen reader, or of before the page was awake
      if (detail === 0 && cell !== undefined) pen.click(cell);
    };
    // keys mark when they go down: the click that a button makes of Space is not wanted
    const onKeyUp = (event: KeyboardEvent): void => {
      if (event.key === ' ' && isOwn(event)) event.preventDefault();
    };
    root.addEventListener('keydown', onKey, { signal: stop.signal });
    root.addEventListener('keyup', onKeyUp, { signal: stop.signal });
    root.addEventListener('click', onClick, { signal: stop.signal });
    stop.signal.addEventListener('abort', () => gestures.stop());
    return () => stop.abort();
  }, []);
}

/** Draws on lines what gestures and keys ask for. */
class LinePen implements GestureHost {
  readonly #root: HTMLElement;
  readonly #now: () => Marking;
  #stroke: Stroke | undefined;

  constructor(root: HTMLElement, now: () => Marking) {
    this.#root = root;
    this.#now = now;
  }

  mode(): 'paint' {
    return 'paint';
  }

  stepSize(): number {
    return 1;
  }

  targetAt(point: Point): Target | undefined {
    const place = this.#placeAt(point);
    return place === undefined ? undefined : { kind: 'cell', row: place.row, column: place.at };
  }

  beginStroke(point: Point, isCross: boolean): void {
    const place = this.#placeAt(point);
    if (place !== undefined) this.#begin(place, isCross ? '.' : this.#now().tool);
  }

  /** Goes on along the line that the stroke has begun in, over cells that were the same there. */
  extendStroke(points: readonly Point[]): void {
    const stroke = this.#stroke;
    if (stroke === undefined) return;
    for (const point of points) {
      const place = this.#placeAt(point);
      if (place === undefined || place.row !== stroke.row) continue;
      while (stroke.at !== place.at) {
        stroke.at += Math.sign(place.at - stroke.at);
        this.#draw(stroke);
      }
    }
    this.#now().onCursor(stroke);
  }

  endStroke(): void {
    const row = this.#stroke?.row;
    this.#stroke = undefined;
    if (row !== undefined) this.#now().onStrokeEnd(row);
  }

  /** Takes the stroke back. */
  dropStroke(): void {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (stroke === undefined) return;
    for (const at of stroke.drawn) this.#now().onMark({ row: stroke.row, at }, stroke.over);
  }

  later(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }

  grab(place: Point): { place: Point; cell: number } {
    return { place, cell: 1 };
  }

  // lines have no rails to press, no cursor apart from the focus, and neither pan nor zoom
  placeCursor = (): void => undefined;
  moveCursor = (): void => undefined;
  toggleNumber = (): void => undefined;
  pan = (): void => undefined;
  hold = (): void => undefined;

  /** Marks one cell with the tool. */
  click(cell: HTMLElement): void {
    this.#begin(readPlace(cell), this.#now().tool);
    this.endStroke();
  }

  /** What a key does; false for keys that belong to the page. */
  press(event: KeyboardEvent): boolean {
    const action = actionOfKey(event, KEYS) ?? '';
    const { cursor, colors } = this.#now();
    const mark = chooseMark(action, colors(cursor.row));
    if (mark !== undefined) {
      this.#begin(cursor, mark);
      this.endStroke();
      return true;
    }
    const place = this.#goal(action);
    if (place !== undefined) this.#go(place);
    return place !== undefined;
  }

  /** Where an action takes the cursor. */
  #goal(action: string): Place | undefined {
    const { cursor, lines } = this.#now();
    if (action === 'row-start') return { ...cursor, at: 0 };
    if (action === 'row-end') return { ...cursor, at: (lines()[cursor.row]?.length ?? 1) - 1 };
    const [, direction] = splitAction(action);
    if (direction === undefined) return undefined;
    const { row, column } = DIRECTIONS[direction];
    return { row: cursor.row + row, at: cursor.at + column };
  }

  #go({ row, at }: Place): void {
    const { lines, onCursor, onRow } = this.#now();
    const length = lines()[row]?.length ?? 0;
    if (length === 0) return;
    const to = { row, at: Math.max(0, Math.min(length - 1, at)) };
    onCursor(to);
    onRow(row);
    this.#root.querySelector<HTMLElement>(`[data-row="${to.row}"][data-at="${to.at}"]`)?.focus();
  }

  /** Begins a stroke; over its own mark it takes marks away. */
  #begin({ row, at }: Place, mark: string): void {
    const { lines, onCursor, onRow } = this.#now();
    const over = lines()[row]?.[at] ?? '?';
    this.#stroke = { row, at, over, mark: over === mark ? '?' : mark, drawn: new Set() };
    onCursor({ row, at });
    onRow(row);
    this.#draw(this.#stroke);
  }

  #draw({ row, at, mark, over, drawn }: Stroke): void {
    const { lines, onMark } = this.#now();
    if (lines()[row]?.[at] !== over) return;
    drawn.add(at);
    onMark({ row, at }, mark);
  }

  #placeAt({ x, y }: Point): Place | undefined {
    const { left, top } = this.#root.getBoundingClientRect();
    const cell = cellOf(document.elementFromPoint(left + x, top + y));
    if (cell === undefined || !this.#root.contains(cell)) return undefined;
    return readPlace(cell);
  }
}

function readPlace({ dataset }: HTMLElement): Place {
  return { row: Number(dataset['row']), at: Number(dataset['at']) };
}

/** The cell that an element is, or is in. */
function cellOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-at]') ?? undefined;
}

/** What an action draws: the first ink, an ink by its number, an X, nothing. */
function chooseMark(action: string, colors: number): string | undefined {
  if (action === 'paint') return 'a';
  if (action === 'cross') return '.';
  if (action === 'erase') return '?';
  const ink = Number(/^color-(\d)$/.exec(action)?.[1]);
  return ink < colors ? String.fromCharCode(96 + ink) : undefined;
}
