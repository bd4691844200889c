/** Games at a terminal: with keys, with the mouse, with hints, in all sizes, and after a kill. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cluesOnly, loadGame, replay } from '@nonokit/board';
import { BLANK, type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import type { TerminalColors } from '@nonokit/render';
import { describe, expect, it, vi } from 'vitest';
import { createConsole } from '../io/console.js';
import type { Environment } from '../io/host.js';
import { readOne } from '../io/input.js';
import { testHost } from '../testing/host.js';
import { folderWith } from '../testing/run.js';
import { type TerminalHost, terminalHost } from '../testing/terminal.js';
import { wordsIn } from '../words/words.js';
import { countBars } from './board-layout.js';
import { playInTerminal } from './play-in-terminal.js';
import { ordinaryPuzzle } from './terminal-puzzle.js';

const PALETTE = ['#ffffff', '#202030', '#c83737', '#f2c230', '#2e8b57'].map((rgb) => ({ rgb }));

/** A picture of random runs in four inks. */
function picture(width: number, height: number, inks = 4): Puzzle {
  const random = randomOf(`terminal ${width} ${height} ${inks}`);
  const cells = new Uint16Array(width * height);
  for (let cell = 0; cell < cells.length; ) {
    const length = 1 + random.below(5);
    const ink = random.below(inks + 1);
    for (let k = 0; k < length && cell < cells.length; k++) cells[cell++] = ink;
  }
  return puzzleOf({ width, height, cells }, PALETTE.slice(0, inks + 1), { title: 'Runs' });
}

/** What is waited for comes late on a busy machine. */
const PATIENCE = { timeout: 120_000, interval: 5 };

/** A game that is being played. */
interface Playing {
  readonly host: TerminalHost;
  readonly ended: Promise<void>;
  /** Ends the program as SIGTERM does. */
  readonly stop: () => void;
  /** Waits until the screen has this text. */
  shows(text: string | RegExp): Promise<void>;
  /** Waits until what stood on the terminal before is there again. */
  leaves(): Promise<void>;
}

interface Setting {
  readonly puzzle: Puzzle;
  readonly size?: readonly [columns: number, rows: number];
  readonly colors?: TerminalColors;
  readonly env?: Environment;
  readonly language?: 'en' | 'ru';
}

async function begin({
  puzzle,
  size: [columns, rows] = [80, 24],
  colors = 'truecolor',
  env = { XDG_DATA_HOME: folderWith({}) },
  language = 'en',
}: Setting): Promise<Playing> {
  const host = terminalHost(columns, rows, env);
  const stopped = new AbortController();
  const console = createConsole({}, { host, words: await wordsIn(language) });
  const ended = playInTerminal(ordinaryPuzzle(puzzle), colors, console, stopped.signal);
  const shows = (text: string | RegExp): Promise<void> =>
    vi.waitFor(() => expect(host.terminal.lines.join('\n')).toMatch(text), PATIENCE);
  const leaves = (): Promise<void> =>
    vi.waitFor(() => expect(host.terminal.isOnSecondPage).toBe(false), PATIENCE);
  await shows(/Row 1|Строка 1/);
  return { host, ended, stop: () => stopped.abort(), shows, leaves };
}

const ARROWS = { up: '\x1b[A', down: '\x1b[B', right: '\x1b[C', left: '\x1b[D' };

/** A scripted hand: reads the screen where the cursor is, and draws all runs of a picture. */
class Hand {
  readonly #playing: Playing;
  readonly #puzzle: Puzzle;
  #at = { row: 0, column: 0 };
  /** The screen where every fifth row begins, and what is recorded besides. */
  readonly #frames: string[] = [];

  readonly #cellWidth: number;

  constructor(playing: Playing, puzzle: Puzzle, cellWidth: number) {
    this.#playing = playing;
    this.#puzzle = puzzle;
    this.#cellWidth = cellWidth;
  }

  async solve(): Promise<void> {
    const { width, height, goal } = this.#puzzle;
    if (goal === undefined) throw new Error('the puzzle has no picture');
    for (let row = 0; row < height; row++) {
      for (let column = 0; column < width; ) {
        const ink = goal.cells[row * width + column] ?? BLANK;
        let to = column + 1;
        while (to < width && goal.cells[row * width + to] === ink) to++;
        if (ink !== BLANK) await this.#draw(row, column, to, ink);
        column = to;
      }
    }
  }

  /** Keeps the screen as it is. */
  record(): void {
    const page = this.#playing.host.terminal.lines.map((line) => line.trimEnd()).join('\n');
    this.#frames.push(page.replaceAll(/\d+:\d\d/g, '0:00').trimEnd());
  }

  /** All that was recorded, one screen below the other. */
  get recording(): string {
    return `${this.#frames.join(`\n${'='.repeat(72)}\n`)}\n`;
  }

  /** Even rows with keys, odd ones with the mouse. */
  async #draw(row: number, from: number, to: number, ink: number): Promise<void> {
    const { host } = this.#playing;
    await this.#goTo(row, from);
    if (row % 2 === 0) {
      host.type(`${ink}${to - from > 1 ? '\x1b[1;2C'.repeat(to - from - 1) : ' '}`);
      this.#at.column = to - from > 1 ? to - 1 : from;
      return;
    }
    // the inks stand side by side in the header
    host.mouse(0, 4 * (ink - 1) + 1, 0);
    const { x, y } = this.#cursorPlace();
    const end = x + this.#cellWidth * (to - 1 - from) + countBars(from, to);
    // the end of the run may be out of sight
    const isInSight = to - from === 1 || host.terminal.lines[y]?.slice(end).trim().startsWith('·');
    if (!isInSight || end >= host.terminal.columns) {
      host.type(`${'\x1b[1;2C'.repeat(to - from - 1) || ' '}`);
      this.#at.column = to - 1;
      return;
    }
    host.mouse(0, x, y);
    host.mouse(32, end, y);
    host.mouse(0, end, y, false);
    this.#at.column = to - 1;
  }

  async #goTo(row: number, column: number): Promise<void> {
    const down = row - this.#at.row;
    const right = column - this.#at.column;
    const keys =
      (down >= 0 ? ARROWS.down : ARROWS.up).repeat(Math.abs(down)) +
      (right >= 0 ? ARROWS.right : ARROWS.left).repeat(Math.abs(right));
    this.#playing.host.type(keys);
    this.#at = { row, column };
    await this.#playing.shows(new RegExp(`Row ${row + 1}\\b[^]*Column ${column + 1}\\b`));
    if (row === this.#frames.length * 5) this.record();
  }

  /** Where the bracket of the cursor stands below the header. */
  #cursorPlace(): { readonly x: number; readonly y: number } {
    const { lines } = this.#playing.host.terminal;
    const y = lines.findIndex((line, k) => k > 0 && line.includes('['));
    return { x: lines[y]?.indexOf('[') ?? -1, y };
  }
}

/** The marks that the saved game of a folder has. */
function savedMarks(folder: string, puzzle: Puzzle): number[] {
  const games = join(folder, 'nonokit', 'games');
  const [name = ''] = readdirSync(games);
  const clues = cluesOnly(puzzle);
  const loaded = loadGame(clues, readFileSync(join(games, name), 'utf8'));
  if (!loaded.ok) throw new Error(loaded.problem.message);
  return [...replay(clues, loaded.value.record).marks];
}

describe('playInTerminal', () => {
  it.each([
    [[80, 24], 'truecolor', 2],
    [[200, 60], '256', 2],
    [[80, 24], 'none', 3],
    [[200, 60], 'none', 3],
    // most of the board is out of sight
    [[40, 14], 'truecolor', 2],
  ] as const)(
    'is solved with keys and mouse at %j, colours: %s',
    async (size, colors, cellWidth) => {
      const puzzle = picture(15, 15);
      const playing = await begin({ puzzle, size, colors });
      const hand = new Hand(playing, puzzle, cellWidth);
      await hand.solve();
      playing.host.type('u');
      await playing.shows(/2\d of 30 lines/);
      playing.host.type('r');
      await playing.shows(/Solved in \d+:\d\d: Runs/);
      hand.record();
      const name = `session-${size.join('x')}-${colors}.golden.txt`;
      await expect(hand.recording).toMatchFileSnapshot(`./${name}`);
      playing.host.type('q');
      await playing.ended;
      await playing.leaves();
      expect(playing.host.isRaw).toBe(false);
      expect(playing.host.stderr.text).toMatch(/^Solved in \d+:\d\d: Runs\n$/);
    },
  );

  it('shows the board, in colours and without', async () => {
    const puzzle = picture(15, 15);
    for (const colors of ['none', 'truecolor'] as const) {
      const playing = await begin({ puzzle, colors });
      playing.host.type('2\x1b[1;2C\x1b[1;2C\x1b[B\x1b[Bxi3 ');
      // the last key has filled the cell of the cursor
      await playing.shows(colors === 'none' ? /2C .* \[C\]/ : /\[\?/);
      const page = playing.host.terminal.lines.join('\n').replace(/\d:\d\d/, '0:00');
      await expect(`${page}\n`).toMatchFileSnapshot(`./board-${colors}.golden.txt`);
      playing.host.type('q');
      await playing.ended;
    }
  });

  it('is solved with hints alone', async () => {
    const file = new URL('../../../../puzzles/note.nin', import.meta.url);
    const input = await readOne(file.pathname, { host: testHost() });
    if (!input.ok) throw new Error(input.problem.message);
    const playing = await begin({ puzzle: input.puzzle });
    playing.host.type('h');
    await playing.shows(/Look at .* H tells more\./);
    playing.host.type('h');
    await playing.shows(/(Row|Column) \d+, /);
    playing.host.type('h');
    await playing.shows('The cells are marked.');
    const isSolved = (): boolean => playing.host.terminal.lines.join('').includes('Solved in');
    while (!isSolved()) {
      // a key that marks nothing ends the hint before
      playing.host.type('\x1b[A');
      await playing.shows(/\? keys|Solved in/);
      playing.host.type('hhh');
      await playing.shows(/The cells are marked\.|Solved in/);
    }
    await playing.shows('Solved in');
    playing.host.type('q');
    await playing.ended;
  });

  it('finds mistakes, and tells of them without the cells first', async () => {
    const puzzle = picture(10, 8, 1);
    const wrong = [...(puzzle.goal?.cells ?? [])].indexOf(BLANK);
    const playing = await begin({ puzzle });
    playing.host.type('m');
    await playing.shows('No mistakes so far.');
    const { type } = playing.host;
    type(ARROWS.down.repeat(Math.floor(wrong / 10)) + ARROWS.right.repeat(wrong % 10));
    type(' m');
    await playing.shows(/wrong|mistake|contradict/i);
    type('u');
    await playing.shows('? keys');
    type('m');
    await playing.shows('No mistakes so far.');
    type('q');
    await playing.ended;
  });

  it('goes on after it was stopped, and after it was killed', async () => {
    const puzzle = picture(15, 15);
    const folder = folderWith({});
    const env = { XDG_DATA_HOME: folder };
    const first = await begin({ puzzle, env });
    first.host.type('2 \x1b[C\x1b[Cx');
    // a stroke is on the disk once it is made: whatever ends the program then loses nothing
    await vi.waitFor(() => {
      const marks = savedMarks(folder, puzzle);
      expect([marks[0], marks[2]]).toEqual([2, BLANK]);
    }, PATIENCE);
    first.stop();
    await first.ended;
    await first.leaves();
    expect(first.host.stderr.text).toMatch(/saved at 0:\d\d; the same command continues/);

    const second = await begin({ puzzle, env });
    await second.shows(/Continued at \d:\d\d\./);
    second.host.type('\x1b[B ');
    await vi.waitFor(() => expect(savedMarks(folder, puzzle)[15]).toBe(1), PATIENCE);
    second.host.stdin.push(null);
    await second.ended;
    expect(savedMarks(folder, puzzle).filter((mark) => mark >= 0)).toHaveLength(3);
  });

  it('keeps a file that it cannot understand, and begins a new game', async () => {
    const puzzle = picture(6, 5);
    const folder = folderWith({});
    const env = { XDG_DATA_HOME: folder };
    const first = await begin({ puzzle, env });
    first.host.type(' q');
    await first.ended;
    const games = join(folder, 'nonokit', 'games');
    const [name = ''] = readdirSync(games);
    writeFileSync(join(games, name), 'no game');
    const second = await begin({ puzzle, env });
    second.host.type('q');
    await second.ended;
    expect(second.host.stderr.text).toContain(`${name}.damaged: `);
    expect(readFileSync(join(games, `${name}.damaged`), 'utf8')).toBe('no game');
  });

  it('plays on where nothing can be saved, and says so', async () => {
    const folder = folderWith({ nonokit: 'a file where the folder should be' });
    const playing = await begin({ puzzle: picture(6, 5), env: { XDG_DATA_HOME: folder } });
    playing.host.type(' ');
    await playing.shows('This game cannot be saved: ');
    playing.host.type('q');
    await playing.ended;
    expect(playing.host.stderr.text).toContain('This game cannot be saved: ');
  });

  it('follows the size of its terminal', async () => {
    const puzzle = picture(30, 30);
    const playing = await begin({ puzzle, size: [200, 60] });
    const { host } = playing;
    for (const [columns, rows] of [
      [80, 24],
      [40, 14],
      [120, 40],
    ] as const) {
      host.resize(columns, rows);
      host.type(ARROWS.down);
      await vi.waitFor(() => {
        const lines = host.terminal.lines;
        expect(lines.at(-1)).toMatch(/\? keys/);
        expect(lines.filter((line, k) => k > 0 && line.includes('['))).toHaveLength(1);
      }, PATIENCE);
    }
    host.resize(20, 8);
    await playing.shows('Make the terminal');
    host.resize(80, 24);
    await playing.shows('Row 4');
    host.type('q');
    await playing.ended;
  });

  it('gives the terminal back while it is suspended', async () => {
    const playing = await begin({ puzzle: picture(6, 5) });
    const { host } = playing;
    let wake: () => void = () => undefined;
    host.suspend = () =>
      new Promise((resolve) => {
        wake = resolve;
      });
    host.type('\x1a');
    await playing.leaves();
    expect(host.isRaw).toBe(false);
    wake();
    await playing.shows('Row 1');
    expect(host.isRaw).toBe(true);
    host.type('\x03');
    await playing.ended;
  });

  it('shows its keys, and covers the board in a pause', async () => {
    const playing = await begin({ puzzle: picture(6, 5), language: 'ru' });
    playing.host.type('?');
    await playing.shows('Стрелки, WASD');
    playing.host.type('x');
    await playing.shows('Строка 1');
    playing.host.type('p');
    await playing.shows('Пауза, прошло 0:');
    expect(playing.host.terminal.lines.join('')).not.toContain('Строка');
    playing.host.type('q');
    await playing.ended;
  });
});
