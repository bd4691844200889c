/**
 * The stage of a board: its elements, the visible part of the board, and its look. Boards and
 * editors share it; the host provides the content.
 */
import {
  type BoardLook,
  type BoardStyle,
  type Clues,
  cellBox,
  cornerBox,
  fittingCell,
  inRoom,
  isFitted,
  type Look,
  type Point,
  panned,
  paperLook,
  type Rails,
  type Room,
  type Scene,
  showing,
  toLook,
  USUAL_STYLE,
  type Viewport,
  viewportOf,
  withRails,
  zoomed,
} from '@nonokit/board';
import type { Palette } from '@nonokit/core';
import { AssistiveGrid } from './assistive.js';
import { Badge, type BadgeWords } from './badge.js';
import { Bubble } from './bubble.js';
import type { Cell } from './cell.js';
import { LiveRegion } from './live.js';
import { chooseLook, hasForcedColors } from './looks.js';
import { memo } from './memo.js';
import type { BoardOptions } from './options.js';
import { addRules, setColors } from './style-sheet.js';
import { Surface } from './surface.js';

/** Maximum number of rounds in which rails and visible cells are computed in turn. */
const ROUNDS = 3;

/** The options of a stage. */
export type StageOptions = Pick<BoardOptions, 'look' | 'style'>;

/** What a stage needs from its host, and its events. */
export interface StageHost {
  options(): StageOptions;
  words(): BadgeWords;
  /** Where the board opens, unless a view is asked for. Default: all of it is shown. */
  opening?(room: Room, rails: Rails): Look;
  /** The rails in a style. */
  rails(style: BoardStyle): Rails;
  /** The content of the next frame. */
  scene(): Scene;
  /** Whether the board is hidden, so that nothing moves. */
  isCovered(): boolean;
  viewChanged(view: Look & { readonly isFitted: boolean }): void;
  /** Called when assistive technology presses a cell. */
  activate(cell: Cell): void;
}

/** The elements of a board, and the visible part. */
export class Stage {
  readonly root: HTMLElement;
  readonly grid: AssistiveGrid;
  readonly surface: Surface;
  readonly live = new LiveRegion();
  readonly #host: StageHost;
  readonly #element: HTMLElement;
  readonly #bubble = new Bubble();
  readonly #badge = new Badge(() => this.#turn());
  readonly #paperLook = memo(paperLook);
  #style: BoardStyle;
  #look: BoardLook;
  #hasForcedColors = hasForcedColors(); // kept, since asking in each frame is slow
  #view: Viewport;
  /** What was in sight before the board was fitted. */
  #before: Viewport | undefined;
  /** Whether the cursor is to be seen: the board has the focus, or a pointer is over it. */
  #hasFocus = false;
  #isHovered = false;

  constructor(element: HTMLElement, clues: Clues, view: Look | undefined, host: StageHost) {
    this.#host = host;
    this.#element = element;
    this.root = document.createElement('div');
    this.root.className = 'nonokit-board';
    this.root.id = idFor(element);
    this.grid = new AssistiveGrid(this.root.id, (cell) => host.activate(cell));
    this.surface = new Surface(
      () => host.scene(),
      () => this.#badge.labelHeight,
    );
    this.root.append(
      ...[this.surface.element, this.grid.element, this.#bubble.element],
      ...[this.#badge.element, this.live.element],
    );
    addRules(element);
    element.append(this.root);
    this.#style = this.#wantedStyle();
    this.#look = chooseLook(element, host.options().look);
    const room = this.#room();
    const rails = host.rails(this.#style);
    this.#view = viewportOf(clues, room, view ?? host.opening?.(room, rails), rails);
    setColors(this.root, this.#look);
  }

  get view(): Viewport {
    return this.#view;
  }

  get style(): BoardStyle {
    return this.#style;
  }

  get look(): BoardLook {
    return this.#look;
  }

  /** The look of cells on the paper of a palette; with forced colours the paper is the system's. */
  cellLook(palette: Palette): BoardLook {
    return this.#hasForcedColors ? this.#look : this.#paperLook(this.#look, palette);
  }

  /** Whether the cursor is visible. */
  get isAttended(): boolean {
    return this.#hasFocus || this.#isHovered;
  }

  /** Applies the requested style and colours. */
  restyle(): void {
    this.#hasForcedColors = hasForcedColors();
    const style = this.#wantedStyle();
    if (!sameMembers(style, this.#style)) {
      this.#style = style;
      this.show(withRails(this.#view, this.#host.rails(style)));
    }
    const look = chooseLook(this.#element, this.#host.options().look);
    if (sameMembers(look, this.#look)) return;
    this.#look = look;
    setColors(this.root, look);
    this.surface.ask();
  }

  /** Shows a viewport. */
  show(view: Viewport): void {
    if (sameLook(view, this.#view)) return;
    this.#view = view;
    this.showBadge();
    this.surface.ask();
    this.#host.viewChanged({ ...toLook(view), isFitted: isFitted(view) });
  }

  /** Shows other clues at the same place, while a picture is painted. Sends no event. */
  follow(view: Viewport): void {
    this.#view = view;
  }

  /** Shows a part of the board. */
  lookAt(look: Look): void {
    const { clues, room, rails } = this.#view;
    this.show(viewportOf(clues, room, look, rails));
  }

  /** Measures the element again. */
  resize(): void {
    const room = this.#room();
    const { width, height } = this.#view.room;
    if (room.width !== width || room.height !== height) this.show(inRoom(this.#view, room));
    this.surface.askAll();
  }

  pan(dx: number, dy: number): void {
    if (!this.#host.isCovered()) this.show(panned(this.#view, dx, dy));
  }

  zoomBy(factor: number, anchor = this.#middle()): void {
    if (!this.#host.isCovered()) this.show(zoomed(this.#view, factor, anchor));
  }

  /** Puts a place of the board under a point, with cells of the given size if that is allowed. */
  hold(place: Point, cell: number, point: Point): void {
    let view = zoomed(this.#view, cell / this.#view.cell, point);
    // rails may become deeper or shallower, which moves the cells: another look settles that
    for (let round = 0; round < ROUNDS; round++) {
      const scrollX = place.x * view.cell - (point.x - view.left);
      const scrollY = place.y * view.cell - (point.y - view.top);
      const look = { ...toLook(view), scrollX, scrollY };
      view = viewportOf(view.clues, view.room, look, view.rails);
    }
    if (!this.#host.isCovered()) this.show(view);
  }

  fit(): void {
    if (!isFitted(this.#view)) this.#before = this.#view;
    const { rowNumbers, columnNumbers } = toLook(this.#view);
    this.lookAt({ rowNumbers, columnNumbers });
  }

  /** Shows all of the board, or what was in sight before that. */
  #turn(): void {
    if (this.#before !== undefined && isFitted(this.#view)) this.lookAt(toLook(this.#before));
    else this.fit();
  }

  reveal(row: number, column: number): void {
    this.show(showing(this.#view, row, column));
  }

  /** Updates whether the cursor is visible. */
  attend(seen: { readonly hasFocus?: boolean; readonly isHovered?: boolean }): void {
    this.#hasFocus = seen.hasFocus ?? this.#hasFocus;
    this.#isHovered = seen.isHovered ?? this.#isHovered;
    this.surface.ask();
  }

  /** Shows a text beside the pointer or a cell; without a text hides the bubble. */
  showBubble(text: string, pointer: Point | undefined, { row, column }: Cell): void {
    if (text === '') {
      this.#bubble.hide();
      return;
    }
    const { cell, room } = this.#view;
    const box = cellBox(this.#view, row, column);
    const at = pointer ?? { x: box.x + cell / 2, y: box.y + cell / 2 };
    this.#bubble.show(text, at, cell, room);
  }

  showBadge(): void {
    const { clues, rails, room } = this.#view;
    const isBack = isFitted(this.#view);
    const shown = isBack ? this.#before : this.#view;
    if (shown === undefined || isFitted(shown) || this.#host.isCovered()) {
      this.#badge.hide();
    } else {
      const zoom = shown.cell / fittingCell(clues, room, rails);
      const hasLabel = isBack || !this.#style.shortensClues;
      const corner = cornerBox(this.#view);
      this.#badge.show({ zoom, isBack, hasLabel }, corner, this.#host.words());
    }
  }

  destroy(): void {
    this.surface.stop();
    this.live.stop();
    this.root.remove();
  }

  #wantedStyle(): BoardStyle {
    const style = { ...USUAL_STYLE, ...this.#host.options().style };
    return this.#hasForcedColors ? { ...style, hasSymbols: true } : style;
  }

  #room(): Room {
    const { clientWidth, clientHeight } = this.root;
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
  }

  #middle(): Point {
    const { left, right, top, bottom } = this.#view;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
}

/** Follows the size of the element, the resolution of the screen, and the loading of fonts. */
export function watchSize(stage: Stage, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => stage.resize());
  observer.observe(stage.root);
  signal.addEventListener('abort', () => observer.disconnect());
  window.addEventListener('resize', () => stage.surface.ask(), { signal });
  document.fonts.addEventListener('loadingdone', () => stage.surface.askAll(), { signal });
}

/** An id that no other board has in the same document or shadow tree. */
function idFor(element: HTMLElement): string {
  const root = element.getRootNode();
  const place = root instanceof ShadowRoot ? root : document;
  let number = 1;
  while (place.getElementById(`nonokit-board-${number}`) !== null) number++;
  return `nonokit-board-${number}`;
}

function sameMembers<Value extends object>(one: Value, other: Value): boolean {
  return (Object.keys(one) as (keyof Value)[]).every((name) => one[name] === other[name]);
}

function sameLook(one: Viewport, other: Viewport): boolean {
  return (
    one.rails === other.rails &&
    one.cell === other.cell &&
    one.most.row === other.most.row &&
    one.most.column === other.most.column &&
    one.scrollX === other.scrollX &&
    one.scrollY === other.scrollY &&
    one.room.width === other.room.width &&
    one.room.height === other.room.height
  );
}
