/**
 * A board that several hands paint together. All strokes have one order, the server's, and the
 * board is what the strokes that stand make in that order: undo takes the last one of a hand out,
 * wherever it is, and what lies on top of it stays.
 *
 * Everything is a value and depends on nothing but the moves, so that the server and all members
 * have the same board after the same moves. A stroke that is too old is kept as marks alone.
 */
import {
  applyMove,
  type Clues,
  type Game,
  type Move,
  newGame,
  type PaintMove,
} from '@nonokit/board';
import { UNKNOWN } from '@nonokit/core';

/** A stroke as it was painted: with the X that it put on the lines that it finished. */
export interface SharedStroke {
  /** Its number among the strokes of the board. */
  readonly id: number;
  /** The number of the hand that painted it. */
  readonly by: number;
  readonly cells: Int32Array;
  readonly marks: Int16Array;
}

/** A board at one moment. */
export interface SharedBoard {
  /** Its game, without a history: that is in `strokes`. */
  readonly game: Game;
  /** What strokes have left that can no longer be taken back. */
  readonly base: Int16Array;
  /** The strokes that can be taken back, in the order of the server. */
  readonly strokes: readonly SharedStroke[];
  /** The number of the stroke on top of each cell; -1 for none. */
  readonly tops: Int32Array;
  /** What each hand has taken back since its last stroke. */
  readonly taken: ReadonlyMap<number, readonly SharedStroke[]>;
  readonly nextId: number;
  /** Cells of all strokes together. */
  readonly weight: number;
}

/** How often all cells may be painted over before the oldest strokes are kept as marks. */
const DEPTH = 64;
/** The same for boards of few cells. */
const LEAST_WEIGHT = 4096;
/** How many strokes a hand may take back and make again. */
const MOST_TAKEN = 200;

const NONE = -1;

/** A board without strokes. */
export function newSharedBoard(clues: Clues): SharedBoard {
  const game = newGame(clues);
  return {
    game,
    base: game.marks,
    strokes: [],
    tops: new Int32Array(game.marks.length).fill(NONE),
    taken: new Map(),
    nextId: 0,
    weight: 0,
  };
}

/** The moves that hands can make on a board that they share. */
export type SharedMove = PaintMove | { readonly type: 'undo' | 'redo' };

/** True for a move that a shared board has: nobody may empty it for all, or suppose for all. */
export function isSharedMove(move: Move): move is SharedMove {
  return move.type === 'paint' || move.type === 'undo' || move.type === 'redo';
}

/** The board after a move of a hand; the same board if the move changes nothing. */
export function playShared(board: SharedBoard, by: number, move: SharedMove): SharedBoard {
  if (move.type === 'paint') return paint(board, by, move);
  return move.type === 'undo' ? undo(board, by) : redo(board, by);
}

/** Whether a hand has a stroke that undo would take back, or one that redo would make again. */
export function hasStroke(board: SharedBoard, by: number, type: 'undo' | 'redo'): boolean {
  if (type === 'redo') return (board.taken.get(by)?.length ?? 0) > 0;
  return findStanding(board, by) !== undefined;
}

/** The hand that has painted over the last stroke of a hand, if another one has. */
export function findOverpainter(board: SharedBoard, by: number): number | undefined {
  const last = board.strokes.findLast((stroke) => stroke.by === by);
  const tops = new Set(Array.from(last?.cells ?? [], (cell) => board.tops[cell]));
  return board.strokes.findLast((stroke) => tops.has(stroke.id) && stroke.by !== by)?.by;
}

function paint(board: SharedBoard, by: number, move: PaintMove): SharedBoard {
  const game = applyMove(board.game, move);
  if (game === board.game) return board;
  const own = new Set(move.cells);
  // the lines that it finishes get an X in cells besides its own
  const crossed = differing(board.game.marks, game.marks).filter((cell) => !own.has(cell));
  const cells = Int32Array.from([...own, ...crossed]);
  const marks = Int16Array.from(cells, (cell) => game.marks[cell] ?? UNKNOWN);
  const taken = new Map(board.taken);
  taken.delete(by);
  return added({ ...board, taken }, { id: board.nextId, by, cells, marks }, game);
}

function undo(board: SharedBoard, by: number): SharedBoard {
  const stroke = findStanding(board, by);
  if (stroke === undefined) return board;
  const strokes = board.strokes.filter((each) => each !== stroke);
  const { marks, tops } = stacked(board.base, strokes);
  const taken = [...(board.taken.get(by) ?? []), stroke].slice(-MOST_TAKEN);
  return {
    ...board,
    game: withMarks(board.game, marks),
    strokes,
    tops,
    taken: new Map(board.taken).set(by, taken),
    weight: board.weight - stroke.cells.length,
  };
}

/** A stroke that was taken back comes on top: others may have painted in between. */
function redo(board: SharedBoard, by: number): SharedBoard {
  const all = board.taken.get(by) ?? [];
  const stroke = all.at(-1);
  if (stroke === undefined) return board;
  const marks = board.game.marks.slice();
  write(marks, stroke.cells, stroke.marks);
  const taken = new Map(board.taken).set(by, all.slice(0, -1));
  const again = { ...stroke, id: board.nextId };
  return added({ ...board, taken }, again, withMarks(board.game, marks));
}

/** The last stroke of a hand of which something can still be seen. */
function findStanding({ strokes, tops }: SharedBoard, by: number): SharedStroke | undefined {
  return strokes.findLast(
    (stroke) => stroke.by === by && stroke.cells.some((cell) => tops[cell] === stroke.id),
  );
}

/** The board with one more stroke on top, which leads to this game. */
function added(board: SharedBoard, stroke: SharedStroke, game: Game): SharedBoard {
  const tops = board.tops.slice();
  for (const cell of stroke.cells) tops[cell] = stroke.id;
  const weight = board.weight + stroke.cells.length;
  return settled({
    ...board,
    game: withoutHistory(game),
    strokes: [...board.strokes, stroke],
    tops,
    nextId: stroke.id + 1,
    weight,
  });
}

/** Keeps the oldest strokes as marks alone while there are too many. */
function settled(board: SharedBoard): SharedBoard {
  const most = Math.max(LEAST_WEIGHT, DEPTH * board.base.length);
  if (board.weight <= most) return board;
  const base = board.base.slice();
  let { weight } = board;
  let count = 0;
  for (const { cells, marks } of board.strokes) {
    if (weight <= most) break;
    write(base, cells, marks);
    weight -= cells.length;
    count++;
  }
  return { ...board, base, strokes: board.strokes.slice(count), weight };
}

/** What strokes make of marks, and which of them is on top where. */
function stacked(base: Int16Array, strokes: readonly SharedStroke[]) {
  const marks = base.slice();
  const tops = new Int32Array(base.length).fill(NONE);
  for (const stroke of strokes) {
    write(marks, stroke.cells, stroke.marks);
    for (const cell of stroke.cells) tops[cell] = stroke.id;
  }
  return { marks, tops };
}

function write(to: Int16Array, cells: Int32Array, marks: Int16Array): void {
  cells.forEach((cell, k) => {
    to[cell] = marks[k] ?? UNKNOWN;
  });
}

/** The game with other marks: as paint moves, so that its finished lines follow. */
function withMarks(game: Game, marks: Int16Array): Game {
  const byMark = new Map<number, number[]>();
  for (const cell of differing(game.marks, marks)) {
    const mark = marks[cell] ?? UNKNOWN;
    const cells = byMark.get(mark) ?? [];
    cells.push(cell);
    byMark.set(mark, cells);
  }
  let next = game;
  for (const [mark, cells] of byMark) next = applyMove(next, { type: 'paint', cells, mark });
  return withoutHistory(next);
}

function withoutHistory(game: Game): Game {
  return { ...game, past: undefined, future: undefined };
}

function differing(one: Int16Array, other: Int16Array): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) cells.push(cell);
  return cells;
}
