/**
 * What a person can know at a moment of a game: the right ones of their marks, and what line after
 * line proves from these of other cells, because many people draw no X, and nobody can draw "red or
 * blue". Only that a cell has its ink does not count before it is drawn; so a cell that is drawn
 * long before it can be known stands out.
 *
 * Lines are settled again only where something has changed, and at most `most` times in all.
 */
import { type Clues, isFilled } from '@nonokit/board';
import { BLANK, type Clue, UNKNOWN } from '@nonokit/core';
import { settleCandidates } from 'nonokit';

/** A line of the sheet. */
interface KnownLine {
  readonly clue: Clue;
  readonly cells: readonly number[];
  /** What the line alone leaves its cells, as masks of colours. */
  left: ArrayLike<number>;
}

/** How far a person sees in the time of one stroke: lines that follow from lines. */
const ROUNDS = 3;

/** Palettes with more colours do not fit the masks; there are next to none. */
const MOST_COLORS = 31;

/** What can be known while marks are made and taken back. */
export class Knowledge {
  readonly #picture: ArrayLike<number>;
  readonly #width: number;
  readonly #all: number;
  /** Rows, then columns. */
  readonly #lines: readonly KnownLine[];
  /** What each cell can be, as a mask of colours. */
  readonly #masks: Int32Array;
  readonly #drawn: Uint8Array;
  readonly #stale: Set<number>;
  #left: number;

  /** Nothing is marked yet. `picture`: what the game came to. */
  constructor(clues: Clues, picture: ArrayLike<number>, most: number) {
    const { width, height, palette } = clues;
    this.#picture = picture;
    this.#width = width;
    this.#all = 2 ** palette.length - 1;
    this.#masks = new Int32Array(width * height).fill(this.#all);
    this.#drawn = new Uint8Array(width * height);
    this.#lines = listLines(clues);
    this.#stale = new Set(this.#lines.keys());
    this.#left = palette.length > MOST_COLORS ? 0 : most;
  }

  /** Whether the work allowed has been enough so far. */
  get isExact(): boolean {
    return this.#left > 0;
  }

  /** Notes marks; only those that are right teach anything. */
  learn(cells: Iterable<number>, marks: ArrayLike<number>): void {
    for (const cell of cells) {
      const mark = marks[cell] ?? UNKNOWN;
      if (mark === UNKNOWN || mark !== this.#picture[cell] || this.#drawn[cell] === 1) continue;
      this.#drawn[cell] = 1;
      this.#note(cell, 1 << mark);
    }
  }

  /** Forgets all but these marks: some were taken back. */
  restart(marks: ArrayLike<number>): void {
    this.#masks.fill(this.#all);
    this.#drawn.fill(0);
    for (let line = 0; line < this.#lines.length; line++) this.#stale.add(line);
    this.learn(this.#masks.keys(), marks);
  }

  /** Settles what has changed, and what follows from it. */
  settle(): void {
    for (let round = 0; round < ROUNDS; round++) {
      const stale = [...this.#stale];
      this.#stale.clear();
      for (const number of stale) {
        if (this.#left-- <= 0) return;
        const line = this.#lines[number];
        if (line !== undefined) this.#settleLine(line);
      }
    }
  }

  /** Whether the lines of a cell prove its mark; after `settle`. */
  isProved(cell: number): boolean {
    return this.#drawn[cell] === 1 || this.#maskOf(cell) === 1 << (this.#picture[cell] ?? 0);
  }

  /** The lines, by number, that alone prove the marks of all these cells. */
  linesThatProve(cells: readonly number[]): readonly number[] {
    return this.#linesOf(cells[0] ?? 0).filter((number) =>
      cells.every((cell) => {
        const isOn = this.#linesOf(cell).includes(number);
        return isOn && this.#leftBy(number, cell) === 1 << (this.#picture[cell] ?? 0);
      }),
    );
  }

  /** Whether the ink of some cell is proved that is not drawn yet. */
  get hasNext(): boolean {
    return this.#drawn.some(
      (isDrawn, cell) =>
        isDrawn === 0 && isFilled(this.#picture[cell] ?? BLANK) && this.isProved(cell),
    );
  }

  /** The number of blocks of a line. */
  blocksOf(number: number): number {
    return this.#lines[number]?.clue.length ?? 0;
  }

  #linesOf(cell: number): readonly [row: number, column: number] {
    const rows = this.#lines.length - this.#width;
    return [Math.floor(cell / this.#width), rows + (cell % this.#width)];
  }

  /** What the lines of a cell leave it together. */
  #maskOf(cell: number): number {
    const [row, column] = this.#linesOf(cell);
    return (this.#masks[cell] ?? 0) & this.#leftBy(row, cell) & this.#leftBy(column, cell);
  }

  #leftBy(number: number, cell: number): number {
    const rows = this.#lines.length - this.#width;
    const k = number < rows ? cell % this.#width : Math.floor(cell / this.#width);
    return this.#lines[number]?.left[k] ?? this.#all;
  }

  #note(cell: number, mask: number): void {
    this.#masks[cell] = mask;
    for (const line of this.#linesOf(cell)) this.#stale.add(line);
  }

  #settleLine(line: KnownLine): void {
    const masks = line.cells.map((cell) => this.#masks[cell] ?? this.#all);
    line.left = settleCandidates(line.clue, masks) ?? line.left;
    line.cells.forEach((cell, k) => {
      const before = this.#masks[cell] ?? this.#all;
      const now = before & (line.left[k] ?? before);
      // an ink is known to be one once it is drawn
      if (now !== before && !isOneInk(now)) this.#note(cell, now);
    });
  }
}

function isOneInk(mask: number): boolean {
  return mask > 1 && (mask & (mask - 1)) === 0;
}

function listLines({ width, height, rows, columns }: Clues): readonly KnownLine[] {
  const line = (clue: Clue, cells: readonly number[]): KnownLine => ({ clue, cells, left: [] });
  const across = Array.from({ length: width }, (_, x) => x);
  const down = Array.from({ length: height }, (_, y) => y);
  return [
    ...rows.map((clue, y) =>
      line(
        clue,
        across.map((x) => y * width + x),
      ),
    ),
    ...columns.map((clue, x) =>
      line(
        clue,
        down.map((y) => y * width + x),
      ),
    ),
  ];
}
