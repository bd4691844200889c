/**
 * The body of a share string: clues, or a picture in one of three codes. The writer picks the
 * shortest, with the best parameter for its number code. Specified in docs/formats/share.md.
 */
import type { Block, Clue, Grid, Puzzle, PuzzleClaims } from '@nonokit/core';
import { BitCount, type BitReader, type Bits, type BitWriter } from '../lexing/base64url-bits.js';

/** The kinds of body, by the value of the two bits before it. */
const KINDS = ['clues', 'cells', 'runs', 'changes'] as const;

/** The coding of a body. */
export type BodyKind = (typeof KINDS)[number];

/** The possible parameters of number codes. */
const PARAMETERS = [0, 1, 2, 3];

/**
 * Above this number of cells only one parameter is tried, because each trial goes through the
 * whole body.
 */
const MANY = 1_000_000;

/** A body that is not written yet. */
export interface Body {
  readonly kind: BodyKind;
  /** Writes it without its kind. */
  put(target: Bits): void;
}

/** The shortest body of a puzzle; a picture wins a tie. */
export function shortestBody(puzzle: Puzzle): Body {
  const colors = puzzle.palette.length;
  const parameters = puzzle.width * puzzle.height > MANY ? [1] : PARAMETERS;
  const bodies: Body[] = [];
  const { goal } = puzzle;
  if (goal !== undefined) {
    bodies.push({ kind: 'cells', put: (target) => putCells(target, goal, colors) });
    const changes = computeChanges(goal, colors);
    for (const k of parameters) {
      bodies.push({ kind: 'runs', put: (target) => putRuns(target, goal.cells, colors, k) });
      bodies.push({ kind: 'changes', put: (target) => putRuns(target, changes, colors, k) });
    }
  }
  const clues = parameters.map<Body>((k) => ({
    kind: 'clues',
    put: (target) => putClues(target, puzzle, k),
  }));
  return [...bodies, ...clues].map(counted).reduce((a, b) => (b.length < a.length ? b : a)).body;
}

/** A body and its number of bits. */
function counted(body: Body): { readonly body: Body; readonly length: number } {
  const count = new BitCount();
  body.put(count);
  return { body, length: count.length };
}

/** Writes a body and its kind. */
export function putBody(writer: BitWriter, { kind, put }: Body): void {
  writer.put(KINDS.indexOf(kind), 2);
  put(writer);
}

/**
 * Reads the claims of a body for a puzzle of this size. If the reader ended early, they are
 * worthless.
 */
export function takeBody(
  reader: BitReader,
  width: number,
  height: number,
  colors: number,
): Pick<PuzzleClaims, 'rows' | 'columns' | 'goal'> {
  const kind = KINDS[reader.take(2)];
  if (kind === 'clues') return takeClues(reader, width, height, colors - 1);
  const cells = new Uint16Array(width * height);
  if (kind === 'cells') {
    for (let i = 0; i < cells.length && !reader.ended; i++) cells[i] = reader.takeUniform(colors);
  } else takeRuns(reader, cells, colors);
  if (kind === 'changes') undoChanges(cells, width, colors);
  return {
    goal: Array.from({ length: height }, (_, y) => cells.subarray(y * width, (y + 1) * width)),
  };
}

function putCells(writer: Bits, { cells }: Grid, colors: number): void {
  for (const color of cells) writer.putUniform(color, colors);
}

/**
 * The picture as differences: each cell's colour minus that of the cell above, modulo the number of
 * colours.
 */
function computeChanges({ cells, width }: Grid, colors: number): Uint16Array {
  return cells.map((color, i) => (color - (cells[i - width] ?? 0) + colors) % colors);
}

function undoChanges(cells: Uint16Array, width: number, colors: number): void {
  for (let i = width; i < cells.length; i++) {
    cells[i] = ((cells[i] ?? 0) + (cells[i - width] ?? 0)) % colors;
  }
}

/** Writes runs that continue over line ends; each differs in colour from the previous one. */
function putRuns(writer: Bits, cells: Uint16Array, colors: number, k: number): void {
  writer.put(k, 2);
  let previous = -1;
  for (let from = 0; from < cells.length; ) {
    const color = cells[from] ?? 0;
    let to = from + 1;
    while (to < cells.length && cells[to] === color) to++;
    if (previous < 0) writer.putUniform(color, colors);
    else writer.putUniform(color - (color > previous ? 1 : 0), colors - 1);
    writer.putGolomb(to - from - 1, k);
    previous = color;
    from = to;
  }
}

function takeRuns(reader: BitReader, cells: Uint16Array, colors: number): void {
  const k = reader.take(2);
  let previous = -1;
  for (let from = 0; from < cells.length && !reader.ended; ) {
    const choices = previous < 0 ? colors : colors - 1;
    const index = choices > 0 ? reader.takeUniform(choices) : 0;
    const color = index + (previous >= 0 && index >= previous ? 1 : 0);
    const to = from + reader.takeGolomb(k) + 1;
    if (choices === 0 || to > cells.length) reader.fail();
    else cells.fill(color, from, to);
    previous = color;
    from = to;
  }
}

function putClues(writer: Bits, { rows, columns, width, height, palette }: Puzzle, k: number) {
  writer.put(k, 2);
  for (const clue of rows) putClue(writer, clue, width, palette.length - 1, k);
  for (const clue of columns) putClue(writer, clue, height, palette.length - 1, k);
}

function putClue(writer: Bits, clue: Clue, length: number, inks: number, k: number): void {
  let left = length;
  let previous = 0;
  for (const { size, color } of clue) {
    const barred = left < 2 ? previous : 0;
    writer.put(1, 1);
    const index = color - 1 - (barred > 0 && color > barred ? 1 : 0);
    writer.putUniform(index, inks - (barred > 0 ? 1 : 0));
    writer.putGolomb(size - 1, k);
    left -= size + (color === previous ? 1 : 0);
    previous = color;
  }
  if (hasRoom(left, previous, inks)) writer.put(0, 1);
}

/** True if there is room for another block; a block of the same colour needs a gap and a cell. */
function hasRoom(left: number, previous: number, inks: number): boolean {
  return left >= (inks === 1 && previous > 0 ? 2 : 1);
}

function takeClues(reader: BitReader, width: number, height: number, inks: number) {
  const k = reader.take(2);
  const clues: Clue[] = [];
  for (let line = 0; line < width + height && !reader.ended; line++) {
    clues.push(takeClue(reader, line < height ? width : height, inks, k));
  }
  return { rows: clues.slice(0, height), columns: clues.slice(height) };
}

function takeClue(reader: BitReader, length: number, inks: number, k: number): Clue {
  const clue: Block[] = [];
  let left = length;
  let previous = 0;
  while (hasRoom(left, previous, inks) && reader.take(1) === 1) {
    const barred = left < 2 ? previous : 0;
    const choices = inks - (barred > 0 ? 1 : 0);
    if (choices < 1) {
      reader.fail();
      break;
    }
    const index = reader.takeUniform(choices);
    const color = index + 1 + (barred > 0 && index + 1 >= barred ? 1 : 0);
    const size = reader.takeGolomb(k) + 1;
    clue.push({ size, color });
    left -= size + (color === previous ? 1 : 0);
    previous = color;
  }
  return clue;
}
