/**
 * A board in a page: combines the game in play with the stage that shows it. Input comes from
 * `input.ts`; this file defines its effect.
 */
import {
  boardPoint,
  type Clues,
  crossKey,
  firstInSight,
  type Game,
  type GameRecord,
  lengthOf,
  type NumberStates,
  numberStates,
  openingLook,
  type Point,
  railsOf,
  type Scene,
  type Target,
  targetAt,
} from '@nonokit/board';
import { BLANK } from '@nonokit/core';
import { actionOfKey, type KeyPress } from './actions.js';
import { Controls } from './controls.js';
import { GridUpdates } from './grid-updates.js';
import type { InputHost } from './input.js';
import { Listeners } from './listeners.js';
import type { BoardEvents, BoardOptions, Shown } from './options.js';
import { Play } from './play.js';
import { Stage } from './stage.js';
import { type BoardWords, changeText } from './words.js';

/** The actions of a covered board. */
const COVERED_ACTIONS = ['pause', 'fullscreen', 'help'];

/** All parts of one board. */
export class Board implements InputHost {
  readonly play: Play;
  readonly controls: Controls;
  readonly listeners = new Listeners<BoardEvents>();
  readonly stage: Stage;
  readonly #grid: GridUpdates;
  #options: BoardOptions;
  readonly #wordsOf: (options: BoardOptions) => BoardWords;
  #numbers: NumberStates;
  #shown: Shown = {};
  #isCovered = false;
  /** Whether a pointer controls the cursor. */
  #isPointed = false;
  /** The game at the last announcement. */
  #told: Game;
  /** The position of the pointer that paints; undefined for keys. */
  #pointer: Point | undefined;

  constructor(
    element: HTMLElement,
    clues: Clues,
    options: BoardOptions,
    wordsOf: (options: BoardOptions) => BoardWords,
  ) {
    this.#options = options;
    this.#wordsOf = wordsOf;
    const begin = performance.now();
    const played = options.record?.at(-1)?.at ?? 0;
    this.play = new Play(clues, options, {
      time: () => this.#options.time?.() ?? played + performance.now() - begin,
      strokeOptions: () => this.#options.stroke,
      crossesFinished: () => this.#options.crossesFinished,
      emit: (name, event) => this.#emit(name, event),
    });
    this.controls = new Controls(this.play, {
      isReadOnly: () => this.isReadOnly,
      zoomBy: (factor) => this.stage.zoomBy(factor),
      fit: () => this.stage.fit(),
      hint: () => this.#emit('hint', undefined),
      action: (name) => this.#emit('action', name),
    });
    this.#told = this.play.game;
    this.#numbers = numberStates(this.play.game, this.#crossing);
    this.stage = new Stage(element, clues, options.view, {
      options: () => this.#options,
      words: () => this.words,
      rails: (style) => railsOf(clues, style),
      scene: () => this.#scene(),
      isCovered: () => this.#isCovered,
      opening: (room, rails) => {
        const { openingCell } = this.#options;
        return openingCell === undefined ? {} : openingLook(clues, room, rails, openingCell);
      },
      viewChanged: (view) => this.#emit('view', view),
      activate: (cell) => {
        this.play.moveTo(cell.row, cell.column);
        this.controls.press('paint');
        this.controls.release('paint');
      },
    });
    this.#grid = new GridUpdates(this.stage.grid, this);
    this.stage.showBadge();
    this.point(firstInSight(this.stage.view));
    this.#grid.update();
    this.stage.surface.paint();
  }

  get options(): BoardOptions {
    return this.#options;
  }

  get words(): BoardWords {
    return this.#wordsOf(this.#options);
  }

  get isCovered(): boolean {
    return this.#isCovered;
  }

  /** Whether the game cannot be changed by hand. */
  get isReadOnly(): boolean {
    return this.#isCovered || this.#options.isReadOnly === true;
  }

  get isStroking(): boolean {
    return this.play.stroke !== undefined;
  }

  /** Changes options, and shows a record or a view among them. */
  set(options: BoardOptions): void {
    const { record, game, view, ...others } = options;
    this.#options = { ...this.#options, ...others };
    if (this.isReadOnly) this.#letGo();
    if (record !== undefined) this.load(record, game);
    this.stage.restyle();
    if (view !== undefined) this.stage.lookAt(view);
    this.stage.showBadge();
    this.#changed();
  }

  /** Shows another record of the same puzzle. */
  load(record: GameRecord, game?: Game): void {
    this.play.load(record, game);
    this.#told = this.play.game;
    this.#changed();
  }

  show(shown: Shown): void {
    this.#shown = shown;
    this.stage.surface.ask();
  }

  cover(isCovered: boolean): void {
    if (isCovered === this.#isCovered) return;
    if (isCovered) this.#letGo();
    this.#isCovered = isCovered;
    this.stage.showBadge();
    this.#changed();
  }

  actionOf(press: KeyPress): string | undefined {
    return actionOfKey(press, this.#options.keys);
  }

  /** Presses an action, if the board is not covered or the action is allowed then. */
  press(action: string): void {
    if (!this.#isCovered || COVERED_ACTIONS.includes(action)) this.controls.press(action);
  }

  release(action: string): void {
    this.controls.release(action);
  }

  releaseAll(): void {
    this.controls.releaseAll();
  }

  /** The target at a point of the element. */
  targetAt(point: Point): Target | undefined {
    return this.#isCovered ? undefined : targetAt(this.stage.view, point);
  }

  /** Moves the cursor to a pointer; the board does not scroll. */
  point(target: Target | undefined): void {
    if (target?.kind !== 'cell') return;
    this.#isPointed = true;
    this.play.moveTo(target.row, target.column);
    this.#isPointed = false;
  }

  moveCursor(rows: number, columns: number): void {
    this.controls.moveBy(rows, columns);
  }

  /** Begins a stroke at a point of the element. */
  beginStroke(point: Point, isCross: boolean): void {
    this.controls.releaseAll();
    this.#pointer = point;
    this.play.begin(boardPoint(this.stage.view, point), isCross ? BLANK : this.play.tool);
  }

  extendStroke(points: readonly Point[]): void {
    this.#pointer = points.at(-1);
    this.play.extend(...points.map((point) => boardPoint(this.stage.view, point)));
    const end = this.play.stroke?.end;
    if (end !== undefined) this.point({ kind: 'cell', row: end.y, column: end.x });
  }

  endStroke(): void {
    this.play.end();
  }

  dropStroke(): void {
    this.play.drop();
  }

  /** Crosses off a number by hand, or restores it. */
  toggleNumber(target: Target): void {
    if (target.kind !== 'number' || this.isReadOnly) return;
    const { line, block } = target;
    const number = line.kind === 'row' ? line.index : this.play.clues.height + line.index;
    const isCrossed = !this.play.game.crossed.has(crossKey(number, block));
    this.play.apply({ type: 'cross', line, block, isCrossed }, 'hand');
  }

  destroy(): void {
    this.#letGo();
    this.#grid.stop();
    this.listeners.clear();
    this.stage.destroy();
  }

  /** Ends the current stroke, by keys or by a pointer, and keeps what it painted. */
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
    this.#grid.update();
    this.stage.surface.ask();
  }

  /** The text of the pending announcements. */
  readonly #changes = (): string => {
    const before = this.#told;
    this.#told = this.play.game;
    return changeText(this.words, before, this.play.game);
  };

  readonly #toolName = (): string => `${this.words.tool(this.play.tool, this.play.clues)}.`;

  #tell(name: 'change' | 'tool'): void {
    this.stage.live.say(name === 'change' ? this.#changes : this.#toolName);
  }

  #followCursor(): void {
    const { row, column } = this.play.cursor;
    this.stage.surface.ask();
    if (!this.#isPointed) this.stage.reveal(row, column);
    if (this.#isPointed) this.#grid.updateSoon();
    else this.#grid.update();
  }

  #showLength(): void {
    const { stroke, cursor } = this.play;
    this.stage.surface.ask();
    if (stroke === undefined) this.#pointer = undefined;
    const length = stroke === undefined ? 0 : lengthOf(stroke);
    this.stage.showBubble(length < 2 ? '' : `${length}`, this.#pointer, cursor);
  }

  get #crossing() {
    return this.#options.crossing ?? 'finished';
  }

  #scene(): Scene {
    const { game, cursor, stroke } = this.play;
    const { view, look: railLook, style, isAttended } = this.stage;
    this.#numbers = numberStates(game, this.#crossing, this.#numbers);
    const isSeen = isAttended || stroke !== undefined || this.#options.pointer === 'cursor';
    return {
      ...this.#shown,
      game,
      stroke,
      view,
      look: this.stage.cellLook(game.clues.palette),
      railLook,
      style,
      numbers: this.#numbers,
      isCovered: this.#isCovered,
      cursor: isSeen && !this.#isCovered ? cursor : undefined,
    };
  }
}
