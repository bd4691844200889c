/** The trail: all assignments in order, by levels, each with its reason. See `src/trail.ts`. */
import { Agenda, clearAgenda } from './agenda';
import { Ints, Words } from './bits';
import { count } from './lines';
import { NOTHING, TRUE } from './literal';
import { Model, placeOfLiteral } from './model';

/** Why a literal is true; the reference describes the data of each kind. */
export const REASON_NONE: i32 = 0;
export const REASON_NOGOOD: i32 = 1;
export const REASON_LINE: i32 = 2;
export const REASON_LITERALS: i32 = 3;
export const REASON_CELL: i32 = 4;

/**
 * What the trail records about an assigned variable. The fields are stored together because most of
 * them are read together.
 */
@unmanaged
export class Note {
  level: i32;
  place: i32;
  data: i32;
  private more: i32;

  get reason(): i32 {
    return this.more & 7;
  }
  get moreData(): i32 {
    return this.more >> 3;
  }
  explain(reason: i32, data: i32, moreData: i32): void {
    this.data = data;
    this.more = (moreData << 3) | reason;
  }
}

/** The number of words in a `Note`. */
const NOTE: i32 = 4;

/** The record about `variable` among the `notes` of a trail. */
export function noteOf(notes: Ints, variable: i32): Note {
  return changetype<Note>(changetype<usize>(notes) + ((<usize>variable) << 4));
}

/** Everything that the search assigns and undoes; the fields as in the reference. */
export class Trail {
  agenda: Agenda = new Agenda(count, false);
  truth: StaticArray<i8>;
  notes: Ints;
  left: Ints;
  literals: Ints;
  size: i32 = 0;
  head: i32 = 0;
  starts: Ints;
  levels: i32 = 0;
  conflictReason: i32 = REASON_NONE;
  conflictData: i32 = NOTHING;
  conflictMoreData: i32 = NOTHING;
  conflictLiteral: i32 = NOTHING;

  constructor(
    public model: Model,
    public planes: Words,
  ) {
    const variables = model.variables;
    this.truth = new StaticArray<i8>(2 * variables);
    this.notes = new StaticArray<i32>(NOTE * variables);
    this.left = new StaticArray<i32>(model.cells);
    this.literals = new StaticArray<i32>(variables);
    this.starts = new StaticArray<i32>(variables);
    for (let u = 0; u < model.cells; u++) {
      this.left[u] = model.firstValue[u + 1] - model.firstValue[u];
    }
  }
}

/** Creates a trail that holds only the constant. The trail changes and restores `planes`. */
export function trailOf(model: Model, planes: Words): Trail {
  const trail = new Trail(model, planes);
  assign(trail, TRUE, REASON_NONE, NOTHING, TRUE);
  trail.head = trail.size;
  return trail;
}

/**
 * Makes `literal` true for `reason`. If it is already false, records a conflict and returns false.
 */
export function assign(trail: Trail, literal: i32, reason: i32, data: i32, moreData: i32): bool {
  const truth = trail.truth[literal];
  if (truth > 0) return true;
  if (truth < 0) {
    trail.conflictReason = reason;
    trail.conflictData = data;
    trail.conflictMoreData = moreData;
    trail.conflictLiteral = literal;
    return false;
  }
  trail.truth[literal] = 1;
  trail.truth[literal ^ 1] = -1;
  const note = noteOf(trail.notes, literal >> 1);
  const levels = trail.levels;
  const size = trail.size;
  note.level = levels;
  note.place = size;
  note.explain(levels == 0 && reason != REASON_LINE ? REASON_NONE : reason, data, moreData);
  trail.literals[size] = literal;
  trail.size = size + 1;
  return true;
}

/** Opens a level and makes the unassigned `literal` its decision. */
export function decide(trail: Trail, literal: i32): void {
  trail.starts[trail.levels++] = trail.size;
  assign(trail, literal, REASON_NONE, NOTHING, TRUE);
}

/** Undoes everything above `level`, which is below the current one. */
export function undoTo(trail: Trail, level: i32): void {
  const model = trail.model;
  const planes = trail.planes;
  const truth = trail.truth;
  const literals = trail.literals;
  const left = trail.left;
  const cellLiterals = model.removes.length;
  const from = trail.starts[level];
  for (let i = trail.size - 1; i >= from; i--) {
    const literal = literals[i];
    truth[literal] = 0;
    truth[literal ^ 1] = 0;
    if (literal >= cellLiterals || i >= trail.head) continue;
    const place = placeOfLiteral(model, literal);
    if (place.cell == NOTHING) continue;
    left[place.cell]++;
    planes[place.inRow] |= (<u64>1) << (<u64>(place.column & 63));
    planes[place.inColumn] |= (<u64>1) << (<u64>(place.row & 63));
  }
  trail.size = from;
  trail.head = from;
  trail.levels = level;
  clearAgenda(trail.agenda);
}
