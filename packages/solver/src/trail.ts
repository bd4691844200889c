/**
 * The trail: all assignments in order, by levels, each with its reason, and how to undo them.
 *
 * Level 0 holds what is certain. A literal becomes true when it is pushed; `deduce` draws the
 * conclusions when it reaches the literal, and only then do the planes change. So `undoTo` restores
 * planes up to `head`.
 */
import { type Agenda, clearAgenda, createAgenda } from './agenda.js';
import { countWords } from './lines.js';
import { type Literal, NOTHING, TRUE } from './literal.js';
import type { Model } from './model.js';

/** Why a literal is true, or why there is a conflict. Conflict analysis turns it into literals. */
export const Reason = {
  /**
   * A decision, or certain at level 0: its reason is never needed. (Only a line is noted at level 0
   * too, so that it is not settled again because of what it implied.)
   */
  none: 0,
  /** Data: a nogood of the store. */
  nogood: 1,
  /** Data: a line whose settling left no other choice. Explained only when needed. */
  line: 2,
  /** Data: two literals that together imply it, one of which may be the constant true. */
  literals: 3,
  /** Data: an open cell whose other values are all taken away. */
  cell: 4,
} as const;

/** Everything that the search assigns and undoes. */
export interface Trail {
  readonly model: Model;
  /** Candidates as of `head`, see `candidates.ts`. */
  readonly planes: Int32Array;
  readonly agenda: Agenda;
  /** Per literal: 1 true, -1 false, 0 not assigned. */
  readonly truth: Int8Array;
  /** Per variable: its level, its place on the trail, and its reason with one or two data. */
  readonly level: Int32Array;
  readonly place: Int32Array;
  readonly reason: Uint8Array;
  readonly data: Int32Array;
  readonly moreData: Int32Array;
  /** Per open cell: the number of values left, as of `head`. */
  readonly left: Int32Array;
  /** The true literals, in the order in which they became true. */
  readonly literals: Int32Array;
  size: number;
  /** Index of the first literal whose consequences are not drawn yet. */
  head: number;
  /** The index on the trail where each level begins: that of level n is `starts[n - 1]`. */
  readonly starts: Int32Array;
  levels: number;
  /**
   * The conflict that `deduce` ended with: a reason, its data, and the literal that it would have
   * needed.
   */
  conflictReason: number;
  conflictData: number;
  conflictMoreData: number;
  conflictLiteral: Literal;
}

/** Creates a trail that holds only the constant. It will change and restore `planes`. */
export function createTrail(model: Model, planes: Int32Array): Trail {
  const { variables, firstValue } = model;
  const cells = firstValue.length - 1;
  const left = new Int32Array(cells);
  for (let u = 0; u < cells; u++) {
    left[u] = firstValue[u + 1] - firstValue[u];
  }
  const trail: Trail = {
    model,
    planes,
    agenda: createAgenda(model.lines.count, false),
    truth: new Int8Array(2 * variables),
    level: new Int32Array(variables),
    place: new Int32Array(variables),
    reason: new Uint8Array(variables),
    data: new Int32Array(variables),
    moreData: new Int32Array(variables),
    left,
    literals: new Int32Array(variables),
    size: 0,
    head: 0,
    starts: new Int32Array(variables),
    levels: 0,
    conflictReason: Reason.none,
    conflictData: NOTHING,
    conflictMoreData: NOTHING,
    conflictLiteral: NOTHING,
  };
  assign(trail, TRUE, Reason.none, NOTHING);
  trail.head = trail.size;
  return trail;
}

/**
 * Makes `literal` true for `reason`. If it is already false, records a conflict and returns false;
 * a literal that is already true stays as it is.
 */
export function assign(
  trail: Trail,
  literal: Literal,
  reason: number,
  data: number,
  moreData: number = TRUE,
): boolean {
  const truth = trail.truth[literal];
  if (truth > 0) return true;
  if (truth < 0) {
    trail.conflictReason = reason;
    trail.conflictData = data;
    trail.conflictMoreData = moreData;
    trail.conflictLiteral = literal;
    return false;
  }
  const variable = literal >> 1;
  trail.truth[literal] = 1;
  trail.truth[literal ^ 1] = -1;
  trail.level[variable] = trail.levels;
  trail.place[variable] = trail.size;
  const free = trail.levels === 0 && reason !== Reason.line;
  trail.reason[variable] = free ? Reason.none : reason;
  trail.data[variable] = data;
  trail.moreData[variable] = moreData;
  trail.literals[trail.size++] = literal;
  return true;
}

/** True if the value that `literal` asserts has been taken away. */
export function removalIsTrue({ truth }: Trail, literal: Literal): boolean {
  return truth[literal] < 0;
}

/** Opens a level and makes the unassigned `literal` its decision. */
export function decide(trail: Trail, literal: Literal): void {
  trail.starts[trail.levels++] = trail.size;
  assign(trail, literal, Reason.none, NOTHING);
}

/** Undoes everything above `level`, which is below the current one. */
export function undoTo(trail: Trail, level: number): void {
  const { model, planes, truth, literals, left } = trail;
  const { lines, removes, cellOf } = model;
  const cellLiterals = removes.length;
  const from = trail.starts[level];
  for (let i = trail.size - 1; i >= from; i--) {
    const literal = literals[i];
    truth[literal] = 0;
    truth[literal ^ 1] = 0;
    if (literal >= cellLiterals || i >= trail.head) continue;
    const value = removes[literal];
    if (value === NOTHING) continue;
    const u = cellOf[value];
    left[u] += 1;
    const row = model.rowOf[u];
    const column = model.columnOf[u];
    const inRow = findPlace(model, row, model.rowLocal[value], column);
    planes[inRow] |= 1 << (column & 31);
    const line = lines.height + column;
    const inColumn = findPlace(model, line, model.columnLocal[value], row);
    planes[inColumn] |= 1 << (row & 31);
  }
  trail.size = from;
  trail.head = from;
  trail.levels = level;
  clearAgenda(trail.agenda);
}

/** The word of the planes that holds cell `x` of line `l` in local colour `local`. */
export function findPlace(model: Model, l: number, local: number, x: number): number {
  const { lines } = model;
  return lines.firstPlane[l] + local * countWords(lines, l) + (x >>> 5);
}
