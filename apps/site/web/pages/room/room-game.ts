/**
 * The game of a round on this page. Racing, it is the member's own; together, it is the board of
 * all with the member's own strokes on top that are still on their way.
 */
import {
  type BlindPuzzle,
  type Game,
  type Mark,
  type Move,
  moveOfCode,
  replay,
  type Stroke,
  type TimedMove,
} from '@nonokit/board';
import { mount } from '@nonokit/board-dom/one-language';
import { computed, effect, signal, untracked } from '@preact/signals';
import type { BoardHandle } from 'nonokit/board';
import {
  findOverpainter,
  hasStroke,
  isSharedMove,
  type MoveEvent,
  newSharedBoard,
  type SharedView,
  seeConfirmed,
  seeOwn,
  viewShared,
} from '../../../rooms/index.js';
import { here } from '../../frame/here.js';
import { settings } from '../../frame/settings.js';
import { shownTheme } from '../../frame/theme.js';
import { openingCell, toBoardOptions } from '../play/board-options.js';
import { BoardSight } from '../play/board-sight.js';
import type { RoomConnection } from './connection.js';
import { makeMarker } from './history-marker.js';

/** How often the cursor is told, at most. */
const CURSOR_MS = 60;

/** A round that is played. */
export class RoomGame {
  readonly puzzle: BlindPuzzle;
  readonly connection: RoomConnection;
  readonly game = signal<Game>(undefined as never);
  readonly tool = signal<Mark>(1);
  readonly sight = new BoardSight();
  /** A round has no pause. */
  readonly isPaused = signal(false);
  /** Counts what was in sight: what lies over the board is placed anew. */
  readonly looks = signal(0);
  /** The hand that has painted over what undo would take back. */
  readonly overpainter = signal<number | undefined>(undefined);
  /** The hand whose cursor stays in sight, until the next own move. */
  readonly followed = signal<number | undefined>(undefined);
  readonly #view = signal<SharedView | undefined>(undefined);
  readonly canUndo = computed(() => this.#can('undo'));
  readonly canRedo = computed(() => this.#can('redo'));
  readonly #hand: number;
  #board: BoardHandle | undefined;
  #stroke: Stroke | undefined;
  #cursorAt = 0;
  #cursorTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: RoomConnection, puzzle: BlindPuzzle, hand: number) {
    this.connection = connection;
    this.puzzle = puzzle;
    this.#hand = hand;
    this.#rebuild();
    connection.onMove = (event) => this.#confirm(event);
    connection.onLost = () => this.#rebuild();
  }

  get isShared(): boolean {
    return this.#view.peek() !== undefined;
  }

  get board(): BoardHandle | undefined {
    return this.#board;
  }

  /** Shows the board in an element. Returns how to take it away. */
  attach(element: HTMLElement): () => void {
    const board = mount(element, this.puzzle.clues, {
      ...this.#options(),
      record: this.isShared ? [] : this.#ownRecord(),
      game: this.game.peek(),
      time: () => this.connection.elapsed,
      view: this.sight.look.peek(),
      openingCell: this.sight.isOnPhone.value ? openingCell(settings.value) : undefined,
    });
    this.#board = board;
    this.sight.note(board);
    // for tests: the board of a page is found at its element
    Object.assign(element, { board });
    const stops = [
      board.on('change', ({ move, at, game }) => this.#made(move, at, game)),
      board.on('stroke', (stroke) => {
        this.#stroke = stroke;
        this.#tellCursor();
      }),
      board.on('tool', (mark) => {
        this.tool.value = mark;
      }),
      board.on('cursor', (cell) => {
        this.sight.follow(cell);
        this.#tellCursor();
      }),
      board.on('view', () => {
        this.sight.note(board);
        this.looks.value++;
      }),
      board.on('action', (name) => {
        // a round has no pause: its key points
        if (name === 'pause') this.point();
      }),
      effect(() => board.set(this.#options())),
      effect(() => this.#follow()),
    ];
    this.looks.value++;
    return () => {
      board.destroy();
      for (const stop of stops) stop();
      clearTimeout(this.#cursorTimer);
      this.#board = undefined;
    };
  }

  /** Makes a move for the player: a button, a number of the strip. */
  play(move: Move): void {
    const { type } = move;
    if (this.isShared && (type === 'undo' || type === 'redo')) this.#history(type);
    else this.#board?.apply(move);
  }

  /** Takes a tool in hand. */
  take(mark: Mark): void {
    this.tool.value = mark;
    this.#board?.setTool(mark);
  }

  /** Points at the cell of the cursor, for all who share the board. */
  point(): void {
    if (!this.isShared || this.#board === undefined) return;
    const cell = this.#cursorCell(this.#board);
    this.connection.send({ type: 'cursor', cell, points: true });
    this.connection.point(this.#hand, cell);
  }

  #follow(): void {
    const seen = this.connection.cursors.value.get(this.followed.value ?? -1);
    const { width } = this.puzzle.clues;
    if (seen === undefined) return;
    // what the board tells of its new place is nothing to follow
    untracked(() => this.#board?.reveal(Math.floor(seen.cell / width), seen.cell % width));
  }

  #cursorCell({ cursor }: BoardHandle): number {
    return cursor.row * this.puzzle.clues.width + cursor.column;
  }

  #can(type: 'undo' | 'redo'): boolean {
    const view = this.#view.value;
    if (view !== undefined) return hasStroke(view.shown, this.#hand, type);
    const { past, future } = this.game.value;
    return (type === 'undo' ? past : future) !== undefined;
  }

  /** A move that the board has made. */
  #made(move: Move, at: number, game: Game): void {
    const view = this.#view.peek();
    this.followed.value = undefined;
    if (view === undefined) {
      this.game.value = game;
      this.connection.move(move, at);
      return;
    }
    // what is crossed off by hand is one's own
    this.game.value = game;
    if (move.type === 'undo' || move.type === 'redo') {
      this.#history(move.type);
      return;
    }
    if (!isSharedMove(move)) return;
    this.overpainter.value = undefined;
    const count = this.connection.move(move, at);
    this.#show(seeOwn(view, { count, move }));
  }

  /** Takes back one's own last stroke on the board of all, or makes it again. */
  #history(type: 'undo' | 'redo'): void {
    const view = this.#view.peek();
    if (view === undefined) return;
    this.overpainter.value = type === 'undo' ? findOverpainter(view.shown, this.#hand) : undefined;
    if (!hasStroke(view.shown, this.#hand, type)) return;
    const count = this.connection.move({ type }, this.connection.elapsed);
    this.#show(seeOwn(view, { count, move: { type } }));
  }

  /** The server has written a move down. */
  #confirm({ hand, count, code }: MoveEvent): void {
    const view = this.#view.peek();
    const move = moveOfCode(code, this.puzzle.clues);
    if (view === undefined || move === undefined || !isSharedMove(move)) return;
    this.#show(seeConfirmed(view, { hand, count, move }));
  }

  #show(view: SharedView): void {
    this.#view.value = view;
    const { crossed, marks } = this.game.peek();
    const marker = makeMarker(crossed);
    const game = { ...view.shown.game, crossed, past: marker, future: marker };
    this.game.value = game;
    // a stroke under way stays; a board that is as it was is not announced anew
    const shown = this.#board?.state.marks ?? marks;
    const isSame = shown.every((mark, cell) => mark === game.marks[cell]);
    if (!isSame) this.#board?.load([], game);
  }

  /** The game from all that the server has told, and what it has not written down. */
  #rebuild(): void {
    const { connection, puzzle } = this;
    if (connection.state.peek().choice?.kind !== 'together') {
      const record = this.#ownRecord();
      this.game.value = replay(puzzle.clues, record);
      this.#board?.load(record, this.game.value);
      return;
    }
    let view = viewShared(this.#hand, newSharedBoard(puzzle.clues));
    for (const { hand, count, code } of connection.moves) {
      const move = moveOfCode(code, puzzle.clues);
      if (move !== undefined && isSharedMove(move))
        view = seeConfirmed(view, { hand, count, move });
    }
    for (const { count, code } of connection.pending.peek()) {
      const move = moveOfCode(code, puzzle.clues);
      if (move !== undefined && isSharedMove(move)) view = seeOwn(view, { count, move });
    }
    this.game.value = view.shown.game;
    this.#show(view);
  }

  #ownRecord(): TimedMove[] {
    const own = this.connection.moves.filter(({ hand }) => hand === this.#hand);
    return [...own, ...this.connection.pending.peek()].flatMap(({ at, code }) => {
      const move = moveOfCode(code, this.puzzle.clues);
      return move === undefined ? [] : [{ at, move }];
    });
  }

  /** Tells the others where the cursor is, now or soon. */
  #tellCursor(): void {
    if (!this.isShared || this.#cursorTimer !== undefined) return;
    const wait = Math.max(0, this.#cursorAt + CURSOR_MS - performance.now());
    this.#cursorTimer = setTimeout(() => {
      this.#cursorTimer = undefined;
      this.#cursorAt = performance.now();
      this.#sendCursor();
    }, wait);
  }

  #sendCursor(): void {
    const board = this.#board;
    if (board === undefined) return;
    const { width } = this.puzzle.clues;
    const stroke = this.#stroke;
    const from = stroke && stroke.start.y * width + stroke.start.x;
    this.connection.send({
      type: 'cursor',
      cell: this.#cursorCell(board),
      ...(from !== undefined && stroke !== undefined && { stroke: [from, stroke.mark] }),
    });
  }

  #options() {
    return {
      ...toBoardOptions(settings.value, shownTheme.value, here.value, {
        palette: this.puzzle.clues.palette,
        isOnPhone: this.sight.isOnPhone.value,
      }),
      hasPageKeys: true,
    };
  }
}
