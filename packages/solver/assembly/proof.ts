/**
 * The record of a proof: the conclusions, in order. See `src/proof.ts`.
 *
 * Conclusions are recorded only after a call of `recordProof`; the caller reads and empties the
 * record at each pause.
 */
import { Ints } from './bits';
import { width } from './lines';
import { NOTHING, TRUE } from './literal';
import { Model } from './model';
import { Trail } from './trail';

/** Whether conclusions are recorded. */
export let recording: bool = false;

let record: Ints = new StaticArray<i32>(0);
let recorded: i32 = 0;
/** The number of literals of the trail that are recorded as certain. */
let certain: i32 = 0;

/** Starts recording conclusions, or stops. */
export function recordProof(on: bool): void {
  recording = on;
}

/** Empties the record, whose memory belongs to the previous puzzle. */
export function resetRecord(): void {
  record = new StaticArray<i32>(0);
  recorded = 0;
  certain = 0;
}

/** Empties the record, and returns the number of words that it held. */
export function takeRecorded(): i32 {
  const words = recorded;
  recorded = 0;
  return words;
}

/** The address of the record. */
export function recordAt(): usize {
  return changetype<usize>(record);
}

function put(word: i32): void {
  if (recorded == record.length) {
    const larger = new StaticArray<i32>(max(1024, 2 * recorded));
    for (let i = 0; i < recorded; i++) larger[i] = record[i];
    record = larger;
  }
  record[recorded++] = word;
}

/** Begins a clause of `size` literals that is added or deleted. */
export function putClause(size: i32, deleted: bool): void {
  put(deleted ? ~size : size);
}

/** Writes a literal about a cell: it has the colour, or does not have it if `negated` is 1. */
export function putCell(cell: i32, color: i32, negated: i32): void {
  put(2 * cell + negated);
  put(color);
}

/** Writes a literal of a model. */
export function putLiteral(model: Model, literal: i32): void {
  if (literal >= model.removes.length) {
    const order = model.order;
    const variable = literal >> 1;
    const b = order.blockOf[variable - order.first];
    put(~(2 * b + (literal & 1)));
    put(order.low[b] + 1 + variable - order.firstOf[b]);
    return;
  }
  const removed = model.removes[literal];
  const value = removed == NOTHING ? model.asserts[literal] : removed;
  const u = model.cellOf[value];
  const cell = model.rowOf[u] * width + model.columnOf[u];
  putCell(cell, model.colorOf[value], removed == NOTHING ? 0 : 1);
}

/** Records that at least one of `size` literals holds, or that this clause is deleted. */
export function recordClause(
  model: Model,
  literals: Ints,
  from: i32,
  size: i32,
  deleted: bool,
): void {
  putClause(size, deleted);
  for (let i = from; i < from + size; i++) putLiteral(model, literals[i]);
}

/**
 * Records the literals that the trail holds at the root, so that they stay known when nogoods are
 * forgotten.
 */
export function recordRoot(trail: Trail): void {
  for (; certain < trail.size; certain++) {
    const literal = trail.literals[certain];
    // the first literal is the constant
    if (literal != TRUE) recordUnit(trail.model, literal);
  }
}

/** Records that a literal is certain. */
export function recordUnit(model: Model, literal: i32): void {
  putClause(1, false);
  putLiteral(model, literal);
}
