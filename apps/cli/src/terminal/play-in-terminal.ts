/**
 * `nonokit play --terminal FILE`: one puzzle at the terminal, with keys and mouse. The game is
 * saved after each move, and the same command continues it.
 */
import { isWon, type Move, newGame, replay, type SavedGame, type TimedMove } from '@nonokit/board';
import { type TerminalColors, wrapText } from '@nonokit/render';
import { givingWay } from 'nonokit/threads';
import { clockText } from '../batch/meter.js';
import { type Console, describedIn, refuse } from '../io/console.js';
import { printable } from '../io/printable.js';
import { readProblem } from '../io/read-bytes.js';
import { Inks } from '../steps/inks.js';
import { listTokens, SMALLEST } from './board-layout.js';
import { joinFitting, paintScreen } from './board-screen.js';
import { GameClock } from './game-clock.js';
import { HintSteps } from './hint-steps.js';
import { KeyReader, type TerminalEvent } from './key-reader.js';
import { GameFile } from './saved-games.js';
import type { Request } from './terminal-keys.js';
import { TerminalPlayer } from './terminal-player.js';
import { type TerminalPuzzle, writeNumber } from './terminal-puzzle.js';
import { TerminalScreen } from './terminal-screen.js';

/** How often the clock of the header is drawn. */
const TICK_MS = 1000;

/** Plays until the player quits or `signal` is aborted. */
export async function playInTerminal(
  puzzle: TerminalPuzzle,
  colors: TerminalColors,
  console: Console,
  signal: AbortSignal,
): Promise<void> {
  const file = new GameFile(puzzle.clues, console.host.env);
  const loaded = await file.load().catch((error: unknown) => readProblem(error));
  // what cannot be read may be a game, which a new one must not replace
  if ('code' in loaded) return refuse(console, file.path, loaded);
  if (!loaded.ok) {
    console.note(`${await file.setAside()}: ${describedIn(console, loaded.problem)}`);
  }
  const saved = loaded.ok ? loaded.value : undefined;
  await new Table(puzzle, colors, console, file, saved).play(signal);
}

/** A player at a terminal: keys come in, the screen goes out, and each move goes to the disk. */
class Table {
  readonly #puzzle: TerminalPuzzle;
  readonly #colors: TerminalColors;
  readonly #console: Console;
  readonly #file: GameFile;
  readonly #screen: TerminalScreen;
  readonly #player: TerminalPlayer;
  readonly #record: TimedMove[];
  readonly #clock: GameClock;
  readonly #reader = new KeyReader();
  readonly #hints = new HintSteps();
  readonly #events: TerminalEvent[] = [];
  /** Wakes the loop that waits for events. */
  #wake: () => void = () => undefined;
  /** What covers the board: the keys, or a pause. */
  #cover: readonly string[] | undefined;
  /** Ends the search for a hint. */
  #search: AbortController | undefined;
  #trouble: string | undefined;

  constructor(
    puzzle: TerminalPuzzle,
    colors: TerminalColors,
    console: Console,
    file: GameFile,
    saved: SavedGame | undefined,
  ) {
    const { clues } = puzzle;
    const { terminal: words } = console.words;
    const inks = new Inks(clues, colors);
    this.#puzzle = puzzle;
    this.#colors = colors;
    this.#console = console;
    this.#file = file;
    this.#screen = new TerminalScreen(console.host);
    this.#record = [...(saved?.record ?? [])];
    this.#clock = new GameClock(saved?.elapsed ?? 0);
    this.#player = new TerminalPlayer(
      saved === undefined ? newGame(clues) : replay(clues, saved.record),
      { tokens: listTokens(clues, (number) => writeNumber(number, inks)), words },
      (move) => this.#take(move),
    );
    if (this.#record.length > 0) this.#player.show({ text: words.continued(this.#time) });
  }

  async play(signal: AbortSignal): Promise<void> {
    const { host } = this.#console;
    const { stdin, stdout } = host;
    const take = (bytes: Buffer | string): void => {
      this.#events.push(...this.#reader.push(bytes.toString()));
      this.#search?.abort();
      this.#wake();
    };
    const wake = (): void => this.#wake();
    const forget = host.onExit(() => this.#screen.leave());
    const timer = setInterval(() => {
      this.#player.settle();
      this.#draw();
    }, TICK_MS);
    signal.addEventListener('abort', wake);
    stdin.setEncoding('utf8').on('data', take).on('end', wake);
    const redraw = (): void => this.#draw(true);
    stdout.on('resize', redraw);
    this.#screen.enter();
    this.#clock.start();
    try {
      while (!signal.aborted && !stdin.readableEnded) {
        this.#draw();
        const event = this.#events.shift();
        if (event === undefined) {
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
        } else if ((await this.#do(event)) === 'quit') break;
      }
    } finally {
      this.#clock.stop();
      clearInterval(timer);
      stdin.off('data', take).off('end', wake);
      signal.removeEventListener('abort', wake);
      stdout.off('resize', redraw);
      this.#screen.leave();
      forget();
    }
    await this.#save();
    this.#sayGoodbye();
  }

  get #time(): string {
    return clockText(Math.floor(this.#clock.elapsed / 1000));
  }

  /** Keeps a move with its time, and saves the game. */
  #take(move: Move): void {
    this.#record.push({ at: this.#clock.elapsed, move });
    if (isWon(this.#player.game)) this.#clock.stop();
    else this.#clock.start();
    void this.#save();
  }

  /** Saves the game; where that fails, the player is told and plays on. */
  async #save(): Promise<void> {
    if (this.#record.length === 0) return;
    try {
      await this.#file.save({ record: [...this.#record], elapsed: this.#clock.elapsed });
      this.#trouble = undefined;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.#trouble = this.#console.words.terminal.notSaved(error.message);
      this.#draw();
    }
  }

  async #do(event: TerminalEvent): Promise<Request> {
    if (this.#cover !== undefined) {
      if (event.type === 'mouse' && event.action !== 'press') return undefined;
      this.#cover = undefined;
      if (!isWon(this.#player.game)) this.#clock.start();
      return isQuit(event) ? 'quit' : undefined;
    }
    const request = this.#player.take(event, this.#screen.size);
    const { terminal: words } = this.#console.words;
    switch (request) {
      case 'hint':
      case 'check':
        await this.#help(request);
        return undefined;
      case 'help':
        this.#cover = [...words.help, '', words.anyKey];
        return undefined;
      case 'pause':
        this.#clock.stop();
        this.#cover = [words.paused(this.#time), '', words.anyKey];
        return undefined;
      case 'suspend':
        await this.#suspend();
        return undefined;
      case 'redraw':
        this.#draw(true);
        return undefined;
      default:
        return request;
    }
  }

  async #help(kind: 'hint' | 'check'): Promise<void> {
    this.#search = new AbortController();
    const surroundings = {
      puzzle: this.#puzzle,
      words: this.#console.words,
      signal: this.#search.signal,
      pause: givingWay(),
    };
    this.#draw();
    if (kind === 'hint') await this.#hints.next(this.#player, surroundings);
    else await this.#hints.check(this.#player, surroundings);
    this.#search = undefined;
  }

  /** Stops the program as Ctrl-Z does; the clock stands still meanwhile. */
  async #suspend(): Promise<void> {
    this.#clock.stop();
    this.#screen.leave();
    await this.#save();
    await this.#console.host.suspend();
    this.#screen.enter();
    if (!isWon(this.#player.game)) this.#clock.start();
  }

  /** Shows the game; anew if what stands on the terminal may be something else. */
  #draw(isNew = false): void {
    if (isNew) this.#screen.clear();
    this.#screen.show(this.#lines());
  }

  /** What the screen shows now, from its top. */
  #lines(): string[] {
    const { size } = this.#screen;
    const { terminal: words } = this.#console.words;
    if (size.columns < SMALLEST.columns || size.rows < SMALLEST.rows) {
      const text = words.tooSmall(SMALLEST.columns, SMALLEST.rows);
      return fill(wrap(text, size.columns), size.rows);
    }
    if (this.#cover !== undefined) {
      const lines = this.#cover.flatMap((line) => indent(line, size.columns));
      return fill(lines, size.rows);
    }
    const header = this.#header();
    const message = wrap(this.#message(), size.columns);
    return paintScreen(this.#player.view(size, { header, message }), this.#colors);
  }

  #header(): string[] {
    const { terminal: words } = this.#console.words;
    const { game } = this.#player;
    const { width, height } = game.clues;
    const layer = game.layers.at(-1)?.name;
    return [
      this.#time,
      words.progress(game.finishedCount, width + height),
      ...(layer === undefined ? [] : [words.layer(layer)]),
      `${width} × ${height}`,
    ];
  }

  #message(): string {
    const { terminal: words } = this.#console.words;
    if (this.#trouble !== undefined) return this.#trouble;
    if (isWon(this.#player.game)) return `${this.#solved()} ${words.quitAfter}`;
    const { shown } = this.#player;
    if (shown !== undefined) return shown.text;
    return this.#search === undefined
      ? joinFitting(words.keys, this.#screen.size.columns)
      : words.looking;
  }

  #solved(): string {
    const { title } = this.#puzzle;
    return this.#console.words.terminal.solved(this.#time, title && printable(title));
  }

  /** What stays on the terminal when the screen has gone. */
  #sayGoodbye(): void {
    const { terminal: words } = this.#console.words;
    if (this.#trouble !== undefined) this.#console.complain(this.#trouble);
    else if (isWon(this.#player.game)) this.#console.tell(this.#solved());
    else if (this.#record.length > 0) this.#console.note(words.saved(this.#time));
  }
}

function isQuit(event: TerminalEvent): boolean {
  return event.type === 'key' && ['q', 'ctrl-c', 'ctrl-d'].includes(event.key);
}

function wrap(text: string, width: number): string[] {
  return wrapText(text, width, () => 1);
}

/** A line of the help, broken where the terminal is narrow. */
function indent(line: string, width: number): string[] {
  return line.length <= width ? [line] : wrap(line, width);
}

/** As many lines as the terminal has. */
function fill(lines: readonly string[], rows: number): string[] {
  return Array.from({ length: rows }, (_, k) => lines[k] ?? '');
}
