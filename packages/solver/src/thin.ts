/**
 * Thin puzzles: an exact search along the long side, for puzzles with one short side.
 *
 * The search of `search.ts` learns from single lines and starts of blocks. If a thin puzzle has no
 * solution because a side cannot hold as many cells as it must, no small set of such facts says so,
 * and the search would try one arrangement after the other. Here the puzzle is filled line by line
 * along its long side, and all that matters about the lines so far is how far into its clue each
 * crossing line is. Dead ends are remembered, so that each is tried only once.
 *
 * The number of states grows fast with the short side; beyond a budget this gives up.
 */
import { BLANK, type Clue, needsGap, type PartialGrid, type Puzzle, UNKNOWN } from '@nonokit/core';

/** The longest short side of a thin puzzle. */
const SHORT_SIDE = 12;

/** Cells placed before this gives up: about half a second. */
const MOST_PLACED = 3_000_000;

/** Lines placed between two pauses: about a millisecond. */
const AT_ONCE = 1000;

/** The clue of a crossing line as a string that extra blanks stretch, as in `automaton.ts`. */
interface Progress {
  /** Per state: the ink that the next character demands; `BLANK` for a gap and at the end. */
  readonly inks: readonly number[];
  /** Per state: whether a blank leaves the state as it is. */
  readonly waits: readonly boolean[];
  /** The state in which the whole clue is placed. */
  readonly last: number;
}

/** A line of the long side that is being placed. */
interface Frame {
  /** The states of the crossing lines before it, one character each. */
  readonly states: string;
  /** The arrangement of it that is tried next. */
  next: number;
  /** Whether some arrangement led to a solution. */
  led: boolean;
}

/** Returns whether a puzzle is thin enough for `solutionsAlong`. */
export function isThin({ width, height }: Puzzle): boolean {
  return Math.min(width, height) <= SHORT_SIDE;
}

/**
 * Finds solutions that agree with the `known` cells until `onSolution` returns false or there are
 * no more, yielding now and then. Returns whether these were all; undefined if it gives up. The
 * order depends on the puzzle alone.
 */
export function* solutionsAlong(
  puzzle: Puzzle,
  known: PartialGrid,
  onSolution: (cells: Uint16Array) => boolean,
): Generator<void, boolean | undefined> {
  const { width, height } = puzzle;
  if (!agreesInInk(puzzle)) return true;
  const upright = width <= height;
  const [lines, crossing] = upright ? [puzzle.rows, puzzle.columns] : [puzzle.columns, puzzle.rows];
  const length = crossing.length;
  const cellAt = (l: number, x: number) => (upright ? l * width + x : x * width + l);
  const choices = lines.map((clue, l) =>
    arrangements(clue, length, (x) => known.cells[cellAt(l, x)] ?? UNKNOWN),
  );
  const progress = crossing.map(createProgress);
  // per line: the states before it that lead nowhere
  const dead = lines.map(() => new Set<string>());
  const stack: Frame[] = [{ states: '\0'.repeat(length), next: 0, led: false }];
  for (let placed = 0; stack.length > 0; placed++) {
    if (placed * length >= MOST_PLACED) return undefined;
    if (placed % AT_ONCE === AT_ONCE - 1) yield;
    const l = stack.length - 1;
    const frame = stack[l] as Frame;
    const cells = choices[l]?.[frame.next++];
    if (cells === undefined) {
      stack.pop();
      const below = stack[l - 1];
      if (!frame.led) dead[l]?.add(frame.states);
      else if (below !== undefined) below.led = true;
      continue;
    }
    const states = advance(progress, frame.states, cells, lines.length - l - 1);
    if (states === undefined) continue;
    if (l + 1 < lines.length) {
      if (!dead[l + 1]?.has(states)) stack.push({ states, next: 0, led: false });
      continue;
    }
    frame.led = true;
    if (!onSolution(pictureOf(stack, choices, cellAt))) return false;
  }
  return true;
}

/** Returns whether rows and columns demand equally many cells of each ink. */
function agreesInInk({ rows, columns, palette }: Puzzle): boolean {
  const cells = new Float64Array(palette.length);
  for (const clue of rows) for (const { size, color } of clue) cells[color] += size;
  for (const clue of columns) for (const { size, color } of clue) cells[color] -= size;
  return cells.every((left) => left === 0);
}

/** The picture of the arrangements that the frames have chosen. */
function pictureOf(
  stack: readonly Frame[],
  choices: readonly (readonly Uint16Array[])[],
  cellAt: (l: number, x: number) => number,
): Uint16Array {
  const length = choices[0]?.[0]?.length ?? 0;
  const picture = new Uint16Array(stack.length * length);
  stack.forEach(({ next }, l) => {
    choices[l]?.[next - 1]?.forEach((color, x) => {
      picture[cellAt(l, x)] = color;
    });
  });
  return picture;
}

/** All arrangements of a clue in `length` cells that agree with the known cells. */
function arrangements(
  clue: Clue,
  length: number,
  knownAt: (x: number) => number,
): readonly Uint16Array[] {
  const found: Uint16Array[] = [];
  const cells = new Uint16Array(length);
  const allows = (from: number, to: number, color: number): boolean => {
    for (let x = from; x < to; x++) {
      const known = knownAt(x);
      if (known !== UNKNOWN && known !== color) return false;
    }
    return true;
  };
  const place = (block: number, from: number): void => {
    if (block === clue.length) {
      if (allows(from, length, BLANK)) found.push(cells.slice());
      return;
    }
    const { size, color } = clue[block];
    const first = from + (needsGap(clue, block) ? 1 : 0);
    for (let start = first; start + size <= length && allows(from, start, BLANK); start++) {
      if (!allows(start, start + size, color)) continue;
      cells.fill(color, start, start + size);
      place(block + 1, start + size);
      cells.fill(BLANK, start, start + size);
    }
  };
  place(0, 0);
  return found;
}

/** The clue of a crossing line as a string with its waiting states. */
function createProgress(clue: Clue): Progress {
  const inks: number[] = [];
  const waits: boolean[] = [];
  clue.forEach(({ size, color }, block) => {
    if (needsGap(clue, block)) {
      inks.push(BLANK);
      waits.push(false);
    }
    for (let i = 0; i < size; i++) {
      inks.push(color);
      waits.push(i === 0);
    }
  });
  inks.push(BLANK);
  waits.push(true);
  return { inks, waits, last: inks.length - 1 };
}

/**
 * The states of the crossing lines after a line with these cells; undefined if one of them forbids
 * it or could not be finished in the lines `left`.
 */
function advance(
  progress: readonly Progress[],
  states: string,
  cells: Uint16Array,
  left: number,
): string | undefined {
  let after = '';
  for (let x = 0; x < cells.length; x++) {
    const { inks, waits, last } = progress[x];
    let state = states.charCodeAt(x);
    if (!waits[state] || cells[x] !== BLANK) {
      if (inks[state] !== cells[x] || state === last) return undefined;
      state++;
    }
    if (last - state > left) return undefined;
    after += String.fromCharCode(state);
  }
  return after;
}
