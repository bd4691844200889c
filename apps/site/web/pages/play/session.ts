/**
 * A session: one puzzle being played on this page. It joins the board, the store and the clock, and
 * has all that the page shows of them as signals.
 *
 * Every move goes from the board to the store at once, and a stroke under way to the journal; so
 * the page holds nothing that a crash could take.
 */
import {
  applyMove,
  type BlindPuzzle,
  type Game,
  type GameRecord,
  isWon,
  type Mark,
  type Move,
  pictureOf,
  type RevealedTexts,
  replay,
  revealedTexts,
} from '@nonokit/board';
import { mount } from '@nonokit/board-dom/one-language';
import { computed, effect, signal } from '@preact/signals';
import type { BoardHandle } from 'nonokit/board';
import {
  type ActiveClock,
  activeClock,
  type GameStore,
  type OpenGame,
} from '../../../player-store/index.js';
import { here } from '../../frame/here.js';
import { settings } from '../../frame/settings.js';
import { shownTheme } from '../../frame/theme.js';
import { clockText } from '../../widgets/time.js';
import { type GivenOptions, openingCell, toBoardOptions } from './board-options.js';
import { BoardSight } from './board-sight.js';
import { hasCursorMode } from './cursor-mode.js';
import { GameResult, type ResultKeeper } from './game-result.js';
import { whenHidden } from './when-hidden.js';

/** How often the clock on the page moves, in milliseconds. */
const TICK_MS = 250;

/** Without a move for so long the clock stands, as the server counts it. */
const IDLE_MS = 120_000;

/** How long the board takes to leave when it is solved, in milliseconds. */
const LEAVE_MS = 180;

/** Where a game and its result are kept. */
export type GameKeeper = Pick<GameStore, 'open'> & { readonly results: ResultKeeper };

/** Facts of a game besides its puzzle. */
export interface SessionOptions {
  /** Where everybody finds the puzzle; undefined for one that only this device has. */
  readonly address?: string;
}

/** Where the server of the puzzle stands: it has all moves, gets them later, or asks. */
export type Away = 'sent' | 'later' | 'apart' | 'refused';

/** A puzzle being played. */
export class PlaySession {
  readonly puzzle: BlindPuzzle;
  readonly address: string | undefined;
  /** How the server has the game; undefined where nothing is sent. */
  readonly away = signal<Away | undefined>(undefined);
  /** Open the choice of two versions, what only its author can do, lists to keep it in. */
  decide: (() => void) | undefined;
  own: (() => void) | undefined;
  keep: (() => void) | undefined;
  /** The current game. */
  readonly game = signal<Game>(undefined as never);
  readonly tool = signal<Mark>(1);
  /** Milliseconds of active play. */
  readonly elapsed = signal(0);
  /** The player stopped the clock, and the board is covered. */
  readonly isPaused = signal(false);
  /** Which part of the board is in sight, and how. */
  readonly sight = new BoardSight();
  /** True for the moment between the last cell and the picture. */
  readonly isFinishing = signal(false);
  /** True while the picture is looked at that was solved. */
  readonly isFinished = signal(false);
  readonly moveCount = signal(0);
  /** A moment of the past that is looked at: how many moves; undefined for now. */
  readonly shownMove = signal<number | undefined>(undefined);
  /** That the puzzle has several solutions or none, once that is known. */
  readonly unusual = signal<'multiple' | 'none' | undefined>(undefined);
  /** How it was solved before, and what the player thinks of it. */
  readonly result: GameResult;
  readonly isWon = computed(() => isWon(this.game.value));
  // what the page shows, so that nothing is drawn anew but what differs
  readonly canUndo = computed(() => this.game.value.past !== undefined);
  readonly canRedo = computed(() => this.game.value.future !== undefined);
  readonly finishedCount = computed(() => this.game.value.finishedCount);
  /** True from half of the lines on: what the end needs is loaded by then. */
  readonly isNearEnd = computed(() => {
    const { width, height } = this.puzzle.clues;
    return 2 * this.finishedCount.value >= width + height;
  });
  /** The name of the innermost what-if layer. */
  readonly layerName = computed(() => this.game.value.layers.at(-1)?.name);
  readonly clock = computed(() => clockText(this.elapsed.value));
  readonly #kept: OpenGame;
  readonly #clock: ActiveClock;
  readonly #ends: (() => void)[] = [];
  #board: BoardHandle | undefined;

  private constructor(
    store: GameKeeper,
    puzzle: BlindPuzzle,
    kept: OpenGame,
    { address }: SessionOptions,
  ) {
    this.puzzle = puzzle;
    this.address = address;
    this.result = new GameResult(store.results, puzzle.id);
    this.#kept = kept;
    this.game.value = replay(puzzle.clues, kept.record);
    this.moveCount.value = kept.record.length;
    this.isFinished.value = isWon(this.game.value);
    this.tool.value = kept.tool ?? 1;
    this.sight.look.value = kept.view;
    this.#clock = activeClock({ elapsed: kept.elapsed, idleAfterMs: IDLE_MS });
    this.elapsed.value = kept.elapsed;
    if (this.isFinished.value) {
      this.#clock.pause();
      void this.result.recall();
    }
    const ticking = setInterval(() => {
      if (!this.#clock.isRunning) return;
      this.elapsed.value = this.#clock.elapsed;
      this.#keep();
    }, TICK_MS);
    this.#ends.push(
      () => clearInterval(ticking),
      kept.onForeign((record) => this.#takeOver(record)),
      whenHidden(() => {
        if (this.moveCount.value > 0 && !this.isWon.value) this.pause(true);
      }),
    );
  }

  /** Opens a game, begun or not. */
  static async open(
    store: GameKeeper,
    puzzle: BlindPuzzle,
    options: SessionOptions = {},
  ): Promise<PlaySession> {
    return new PlaySession(store, puzzle, await store.open(puzzle.id, puzzle.clues), options);
  }

  /** The board on the page; undefined while there is none. */
  get board(): BoardHandle | undefined {
    return this.#board;
  }

  /** All moves so far. */
  get record(): GameRecord {
    return this.#kept.record;
  }

  /** The texts of the puzzle, if it is solved. */
  get texts(): RevealedTexts {
    return this.isWon.value ? revealedTexts(this.puzzle, pictureOf(this.game.value)) : {};
  }

  /** Shows the board in an element. Returns how to take it away. */
  attach(element: HTMLElement): () => void {
    // a game that has begun without a view was fitted
    const view = this.sight.look.value ?? (this.moveCount.value > 0 ? {} : undefined);
    const board = mount(element, this.puzzle.clues, {
      ...this.#options(),
      record: this.#kept.record,
      game: this.game.value,
      time: () => this.#clock.elapsed,
      view,
      openingCell: this.sight.isOnPhone.value ? openingCell(settings.value) : undefined,
    });
    this.#board = board;
    this.sight.note(board);
    // for scripts of players and for tests: the board of a page is found at its element
    Object.assign(element, { board });
    board.setTool(this.tool.value);
    const stops = [
      board.on('change', ({ move, at }) => this.#note(move, at)),
      board.on('stroke', (stroke) => this.#kept.journal(stroke)),
      board.on('tool', (mark) => {
        this.tool.value = mark;
        this.#keep();
      }),
      board.on('cursor', (cell) => this.sight.follow(cell)),
      board.on('view', () => {
        this.sight.note(board);
        this.#keep();
      }),
      effect(() => board.set(this.#options())),
      effect(() => board.cover(this.isPaused.value)),
    ];
    return () => {
      // a stroke under way is made when its board goes, and has to be heard
      board.destroy();
      for (const stop of stops) stop();
      this.#board = undefined;
    };
  }

  /** Makes a move for the player: a button, a step of a hint. It is made now, never in the past. */
  play(move: Move): void {
    if (this.shownMove.value !== undefined) {
      this.shownMove.value = undefined;
      this.#board?.load(this.record, this.game.value);
    }
    if (this.#board !== undefined) {
      this.#board.apply(move);
      return;
    }
    const game = applyMove(this.game.value, move);
    if (game !== this.game.value) this.#note(move, this.#clock.elapsed, game);
  }

  /** Takes a tool in hand. */
  take(tool: Mark): void {
    this.tool.value = tool;
    this.#board?.setTool(tool);
  }

  /** Stops the clock and covers the board, or goes on. */
  pause(isPaused: boolean): void {
    if (isPaused) this.#clock.pause();
    else this.#clock.resume();
    this.isPaused.value = isPaused;
    if (!isPaused) this.#board?.focus();
  }

  /** Goes back from the finished picture to the board, emptied; undo brings it back. */
  playAgain(): void {
    this.play({ type: 'restart' });
    this.isFinished.value = false;
    this.#clock.resume();
  }

  /** Ends the session. */
  async end(): Promise<void> {
    for (const stop of this.#ends) stop();
    this.#keep();
    this.#clock.stop();
    await this.#kept.close();
  }

  /** Takes a move into the store and the page. */
  #note(move: Move, at: number, game = this.#board?.state): void {
    const wasWon = this.isWon.value;
    this.#clock.touch();
    this.#kept.append({ at, move });
    if (game !== undefined) this.game.value = game;
    this.moveCount.value = this.#kept.record.length;
    this.#keep();
    if (this.isWon.value && !wasWon) void this.#finish(at);
  }

  async #finish(elapsed: number): Promise<void> {
    this.#clock.pause();
    this.elapsed.value = elapsed;
    this.isFinishing.value = true;
    setTimeout(() => this.#showPicture(), LEAVE_MS);
    const { help } = this.game.value;
    await this.result.solve({ elapsed, help, moves: this.#kept.record.length });
  }

  #showPicture(): void {
    this.isFinishing.value = false;
    this.isFinished.value = this.isWon.value;
  }

  /** Shows what another tab has made of the game. */
  #takeOver(record: GameRecord): void {
    this.#clock.atLeast(this.#kept.elapsed);
    this.#board?.load(record);
    this.game.value = this.#board?.state ?? replay(this.puzzle.clues, record);
    this.moveCount.value = record.length;
    if (this.isWon.value) this.isFinished.value = true;
  }

  #options(): GivenOptions {
    return {
      ...toBoardOptions(settings.value, shownTheme.value, here.value, {
        palette: this.puzzle.clues.palette,
        isOnPhone: this.sight.isOnPhone.value,
      }),
      hasPageKeys: true,
      pointer: hasCursorMode.value ? 'cursor' : 'paint',
      isReadOnly: this.shownMove.value !== undefined,
    };
  }

  #keep(): void {
    this.#kept.keep(this.sight.look.value, this.tool.value, this.#clock.elapsed, this.game.value);
  }
}
