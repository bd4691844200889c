/**
 * A board in a page, put together: the game in play, what is in sight, and the elements that show
 * it. Input comes from `input.ts`; here is what it does.
 */
import {
  type BoardLook,
  type BoardStyle,
  boardPoint,
  type Clues,
  cellBox,
  cornerBox,
  crossKey,
  fittingCell,
  type Game,
  type GameRecord,
  inRoom,
  isFitted,
  lengthOf,
  type NumberStates,
  numberStates,
  type Point,
  panned,
  type Room,
  railsOf,
  type Scene,
  showing,
  type Target,
  targetAt,
  USUAL_STYLE,
  type Viewport,
  viewportOf,
  withRails,
  zoomed,
} from '@nonokit/board';
import { AssistiveGrid } from './assistive.js';
import { Badge } from './badge.js';
import { Bubble } from './bubble.js';
import { Controls } from './controls.js';
import { Listeners } from './listeners.js';
import { LiveRegion } from './live.js';
import { hasForcedColors, lookOf } from './looks.js';
import type { BoardEvents, BoardOptions, Shown } from './options.js';
import { Play } from './play.js';
import { addRules, setColors } from './style-sheet.js';
import { Surface } from './surface.js';
import { changeText, type Words, wordsOf } from './words.js';

/** How often rails and cells in sight are looked at in turns. */
const ROUNDS = 3;

/** All parts of one board. */
export class Board {
  readonly root: HTMLElement;
  readonly play: Play;
  readonly controls: Controls;
  readonly listeners = new Listeners<BoardEvents>();
  readonly grid: AssistiveGrid;
  readonly live = new LiveRegion();
  readonly surface: Surface;
  readonly #element: HTMLElement;
  readonly #bubble = new Bubble();
  readonly #badge = new Badge(() => this.fit());
  #options: BoardOptions;
  #style: BoardStyle;
  #look: BoardLook;
  #view: Viewport;
  #numbers: NumberStates;
  #shown: Shown = {};
  #isCovered = false;
  /** Whether the cursor is to be seen: the board has the focus, or a pointer is over it. */
  #hasFocus = false;
  #isHovered = false;
  /** Whether a pointer puts the cursor somewhere. */
  #isPointed = false;
  /** The game as it was when it was spoken about last. */
  #told: Game;
  /** Where the pointer is that paints; undefined for keys. */
  #pointer: Point | undefined;

  constructor(element: HTMLElement, clues: Clues, options: BoardOptions) {
    this.#element = element;
    this.#options = options;
    const begin = performance.now();
    const played = options.record?.at(-1)?.at ?? 0;
    this.play = new Play(clues, options, {
      time: () => this.#options.time?.() ?? played + performance.now() - begin,
      strokeOptions: () => this.#options.stroke,
      emit: (name, event) => this.#emit(name, event),
    });
    this.controls = new Controls(this.play, {
      isReadOnly: () => this.isReadOnly,
      zoomBy: (factor) => this.zoomBy(factor),
      fit: () => this.fit(),
      hint: () => this.#emit('hint', undefined),
      action: (name) => this.#emit('action', name),
    });
    this.#told = this.play.game;
    this.root = document.createElement('div');
    this.root.className = 'nonokit-board';
    this.root.id = idFor(element);
    this.grid = new AssistiveGrid(clues, this.root.id, (cell) => {
      this.play.moveTo(cell.row, cell.column);
      this.controls.press('paint');
      this.controls.release('paint');
    });
    this.surface = new Surface(
      () => this.#scene(),
      () => this.#badge.labelHeight,
    );
    this.root.append(
      ...[this.surface.element, this.grid.element, this.#bubble.element],
      ...[this.#badge.element, this.live.element],
    );
    addRules(element);
    element.append(this.root);
    this.#style = this.#wantedStyle();
    this.#look = lookOf(element, options.look);
    this.#view = viewportOf(clues, this.#room(), options.view, railsOf(clues, this.#style));
    this.#numbers = numberStates(this.play.game, this.#crossing);
    setColors(this.root, this.#look);
    this.#showBadge();
    this.#updateGrid();
    this.surface.paint();
  }

  get options(): BoardOptions {
    return this.#options;
  }

  get view(): Viewport {
    return this.#view;
  }

  get words(): Words {
    return wordsOf(this.#options.language);
  }

  get isCovered(): boolean {
    return this.#isCovered;
  }

  /** Whether the hand may not change the game. */
  get isReadOnly(): boolean {
    return this.#isCovered || this.#options.isReadOnly === true;
  }

  /** Changes options; a record or a view among them is shown. */
  set(options: BoardOptions): void {
    const { record, game, view, ...others } = options;
    this.#options = { ...this.#options, ...others };
    if (this.isReadOnly) this.#letGo();
    if (record !== undefined) this.load(record, game);
    this.restyle();
    if (view !== undefined) {
      this.look(viewportOf(this.play.clues, this.#view.room, view, this.#view.rails));
    }
    this.#showBadge();
    this.#changed();
  }

  /** Looks again which style and colours are wanted. */
  restyle(): void {
    const style = this.#wantedStyle();
    if (!sameMembers(style, this.#style)) {
      this.#style = style;
      this.look(withRails(this.#view, railsOf(this.play.clues, style)));
    }
    const look = lookOf(this.#element, this.#options.look);
    if (sameMembers(look, this.#look)) return;
    this.#look = look;
    setColors(this.root, look);
    this.surface.ask();
  }

  /** Shows another record of the same puzzle. */
  load(record: GameRecord, game?: Game): void {
    this.play.load(record, game);
    this.#told = this.play.game;
    this.#changed();
  }

  show(shown: Shown): void {
    this.#shown = shown;
    this.surface.ask();
  }

  cover(isCovered: boolean): void {
    if (isCovered === this.#isCovered) return;
    if (isCovered) this.#letGo();
    this.#isCovered = isCovered;
    this.#showBadge();
    this.#changed();
  }

  /** Shows a viewport. */
  look(view: Viewport): void {
    if (sameLook(view, this.#view)) return;
    this.#view = view;
    this.#showBadge();
    this.surface.ask();
    const { cell, scrollX, scrollY } = view;
    this.#emit('view', { cell, scrollX, scrollY, isFitted: isFitted(view) });
  }

  /** Looks again how large the element is. */
  resize(): void {
    const room = this.#room();
    const { width, height } = this.#view.room;
    if (room.width !== width || room.height !== height) this.look(inRoom(this.#view, room));
    this.surface.askAll();
  }

  pan(dx: number, dy: number): void {
    if (!this.#isCovered) this.look(panned(this.#view, dx, dy));
  }

  zoomBy(factor: number, anchor = this.#middle()): void {
    if (!this.#isCovered) this.look(zoomed(this.#view, factor, anchor));
  }

  /** Puts a place of the board below a point, with cells of a size as far as there are such. */
  hold(place: Point, cell: number, point: Point): void {
    let view = zoomed(this.#view, cell / this.#view.cell, point);
    // rails may become deeper or shallower, which moves the cells: another look settles that
    for (let round = 0; round < ROUNDS; round++) {
      const scrollX = place.x * view.cell - (point.x - view.left);
      const scrollY = place.y * view.cell - (point.y - view.top);
      view = viewportOf(view.clues, view.room, { cell: view.cell, scrollX, scrollY }, view.rails);
    }
    if (!this.#isCovered) this.look(view);
  }

  fit(): void {
    this.look(viewportOf(this.play.clues, this.#view.room, {}, this.#view.rails));
  }

  reveal(row: number, column: number): void {
    this.look(showing(this.#view, row, column));
  }

  /** What is at a point of the element. */
  targetAt(point: Point): Target | undefined {
    return this.#isCovered ? undefined : targetAt(this.#view, point);
  }

  /** Puts the cursor where a pointer is; the board does not scroll below it. */
  point(target: Target | undefined): void {
    if (target?.kind !== 'cell') return;
    this.#isPointed = true;
    this.play.moveTo(target.row, target.column);
    this.#isPointed = false;
  }

  /** Begins a stroke at a point of the element. */
  beginStroke(point: Point, mark: number): void {
    this.#pointer = point;
    this.play.begin(boardPoint(this.#view, point), mark);
  }

  extendStroke(points: readonly Point[]): void {
    this.#pointer = points.at(-1);
    this.play.extend(...points.map((point) => boardPoint(this.#view, point)));
    const end = this.play.stroke?.end;
    if (end !== undefined) this.point({ kind: 'cell', row: end.y, column: end.x });
  }

  /** Crosses a number off by hand, or no longer. */
  toggleNumber(target: Target): void {
    if (target.kind !== 'number' || this.isReadOnly) return;
    const { line, block } = target;
    const number = line.kind === 'row' ? line.index : this.play.clues.height + line.index;
    const isCrossed = !this.play.game.crossed.has(crossKey(number, block));
    this.play.apply({ type: 'cross', line, block, isCrossed }, 'hand');
  }

  /** Notes whether the cursor is to be seen. */
  attend(seen: { readonly hasFocus?: boolean; readonly isHovered?: boolean }): void {
    this.#hasFocus = seen.hasFocus ?? this.#hasFocus;
    this.#isHovered = seen.isHovered ?? this.#isHovered;
    this.surface.ask();
  }

  destroy(): void {
    this.#letGo();
    this.surface.stop();
    this.live.stop();
    this.listeners.clear();
    this.root.remove();
  }

  /** Ends the stroke under way, of keys or of a pointer: what it painted stays. */
  #letGo(): void {
    this.controls.releaseAll();
    this.play.end();
  }

  #emit<Name extends keyof BoardEvents>(name: Name, event: BoardEvents[Name]): void {
    if (name === 'change') this.#changed();
    if (name === 'change' || name === 'tool') this.#tell(name);
    if (name === 'cursor') this.#followCursor();
    if (name === 'stroke') this.#showLength();
    this.listeners.emit(name, event);
  }

  #changed(): void {
    this.#updateGrid();
    this.surface.ask();
  }

  /** What is said once there is time for it. */
  readonly #changes = (): string => {
    const before = this.#told;
    this.#told = this.play.game;
    return changeText(this.words, before, this.play.game);
  };

  readonly #toolName = (): string => `${this.words.tool(this.play.tool, this.play.clues)}.`;

  #tell(name: 'change' | 'tool'): void {
    this.live.say(name === 'change' ? this.#changes : this.#toolName);
  }

  #followCursor(): void {
    const { row, column } = this.play.cursor;
    if (!this.#isPointed) this.reveal(row, column);
    this.#changed();
  }

  #updateGrid(): void {
    if (this.#isCovered) this.grid.cover(this.words);
    else this.grid.update(this.play.game, this.play.cursor, this.words);
  }

  #showLength(): void {
    const { stroke, cursor } = this.play;
    this.surface.ask();
    if (stroke === undefined) this.#pointer = undefined;
    if (stroke === undefined || lengthOf(stroke) < 2) {
      this.#bubble.hide();
      return;
    }
    const { cell, room } = this.#view;
    const box = cellBox(this.#view, cursor.row, cursor.column);
    const at = this.#pointer ?? { x: box.x + cell / 2, y: box.y + cell / 2 };
    this.#bubble.show(lengthOf(stroke), at, cell, room);
  }

  #showBadge(): void {
    const { clues, rails, room, cell } = this.#view;
    if (this.#isCovered || isFitted(this.#view)) {
      this.#badge.hide();
      return;
    }
    const zoom = cell / fittingCell(clues, room, rails);
    const language = this.#options.language ?? 'en';
    this.#badge.show(zoom, cornerBox(this.#view), this.words, language);
  }

  get #crossing() {
    return this.#options.crossing ?? 'finished';
  }

  #wantedStyle(): BoardStyle {
    const style = { ...USUAL_STYLE, ...this.#options.style };
    return hasForcedColors() ? { ...style, hasSymbols: true } : style;
  }

  #room(): Room {
    const { clientWidth, clientHeight } = this.root;
    return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) };
  }

  #middle(): Point {
    const { left, right, top, bottom } = this.#view;
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  #scene(): Scene {
    const { game, cursor, stroke } = this.play;
    this.#numbers = numberStates(game, this.#crossing, this.#numbers);
    const isSeen =
      this.#hasFocus ||
      this.#isHovered ||
      stroke !== undefined ||
      this.#options.pointer === 'cursor';
    return {
      ...this.#shown,
      ...{ game, stroke, view: this.#view, look: this.#look, style: this.#style },
      ...{ numbers: this.#numbers, isCovered: this.#isCovered },
      cursor: isSeen && !this.#isCovered ? cursor : undefined,
    };
  }
}

/** An id that no other board in its document or shadow tree has. */
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
    one.scrollX === other.scrollX &&
    one.scrollY === other.scrollY &&
    one.room.width === other.room.width &&
    one.room.height === other.room.height
  );
}
