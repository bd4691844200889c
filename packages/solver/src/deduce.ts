/**
 * Deduction: derives everything that follows from the trail. It is the search's propagation.
 *
 * Literals come first: the values of a cell exclude each other, blocks and cells push each other,
 * and nogoods are followed. Then one changed line is settled. What it implies becomes literals,
 * with the line as their lazy reason, and deduction starts over with them.
 */
import { enlist, takeLine } from './agenda.js';
import { NOTHING } from './literal.js';
import { type Nogoods, visitWatches } from './nogoods.js';
import { orderAfterBound, orderAfterCell } from './push.js';
import { settle, settlingWork } from './settle.js';
import { assign, findPlace, Reason, type Trail } from './trail.js';

/** Words that deduction may settle before it pauses: one or two milliseconds of work. */
const WORK = 200_000;

/** The result of one stretch of deduction; 'more' asks for another call. */
export type Deduction = 'settled' | 'conflict' | 'more';

/** Counters that deduction updates. */
export interface Work {
  linesSettled: number;
}

/**
 * Deduces everything that follows. Returns 'settled' when every line is settled and every nogood
 * has at least two literals that may hold, 'conflict' if one is found, which the trail then
 * describes, or 'more' if it paused: call again for the rest.
 */
export function deduce(trail: Trail, nogoods: Nogoods, out: Int32Array, work: Work): Deduction {
  const cellLiterals = trail.model.removes.length;
  const { lines } = trail.model;
  for (let spent = 0; spent < WORK; ) {
    while (trail.head < trail.size) {
      const literal = trail.literals[trail.head++];
      if (literal < cellLiterals) {
        if (!takeValue(trail, literal)) return 'conflict';
        if (!assertValue(trail, literal)) return 'conflict';
        if (!orderAfterCell(trail, literal)) return 'conflict';
      } else if (!orderAfterBound(trail, literal)) return 'conflict';
      if (!visitWatches(nogoods, trail, literal)) return 'conflict';
    }
    const l = takeLine(trail.agenda);
    if (l < 0) return 'settled';
    work.linesSettled++;
    spent += settlingWork(lines, l);
    if (!settleLine(trail, l, out)) return 'conflict';
  }
  return 'more';
}

/**
 * Removes the value that `literal` takes away: from both planes, from its lines, and from the
 * cell's count of values.
 */
function takeValue(trail: Trail, literal: number): boolean {
  const { model, planes, agenda, left } = trail;
  const value = model.removes[literal];
  if (value === NOTHING) return true;
  const u = model.cellOf[value];
  const row = model.rowOf[u];
  const column = model.columnOf[u];
  const line = model.lines.height + column;
  const inRow = findPlace(model, row, model.rowLocal[value], column);
  planes[inRow] &= ~(1 << (column & 31));
  const inColumn = findPlace(model, line, model.columnLocal[value], row);
  planes[inColumn] &= ~(1 << (row & 31));

  // the line that implied it already knows
  const variable = literal >> 1;
  const cause = trail.reason[variable] === Reason.line ? trail.data[variable] : NOTHING;
  if (cause !== row) enlist(agenda, row);
  if (cause !== line) enlist(agenda, line);

  const rest = left[u] - 1;
  left[u] = rest;
  if (rest > 1 || model.asserts[literal ^ 1] === NOTHING) return true;
  return assertLast(trail, u);
}

/** Makes the only remaining value of cell `u` true. */
function assertLast(trail: Trail, u: number): boolean {
  const { model, truth } = trail;
  let last = NOTHING;
  for (let v = model.firstValue[u]; v < model.firstValue[u + 1]; v++) {
    const literal = model.literalOf[v];
    if (truth[literal] > 0) return true;
    if (truth[literal] === 0 || last === NOTHING) last = literal;
  }
  return assign(trail, last, Reason.cell, u);
}

/** Gives a cell of three or more values the value that `literal` asserts: removes the others. */
function assertValue(trail: Trail, literal: number): boolean {
  const { model } = trail;
  const value = model.asserts[literal];
  if (value === NOTHING) return true;
  const u = model.cellOf[value];
  for (let v = model.firstValue[u]; v < model.firstValue[u + 1]; v++) {
    if (v === value) continue;
    if (!assign(trail, model.literalOf[v] ^ 1, Reason.literals, literal)) return false;
  }
  return true;
}

/** Settles line `l` and assigns what it implies. Returns false on a conflict. */
function settleLine(trail: Trail, l: number, out: Int32Array): boolean {
  const { model, planes } = trail;
  const { lines } = model;
  const base = lines.firstPlane[l];
  const count = lines.firstPlane[l + 1] - base;
  if (!settle(lines, l, planes, base, out)) {
    trail.conflictReason = Reason.line;
    trail.conflictData = l;
    trail.conflictLiteral = NOTHING;
    return false;
  }
  const isRow = l < lines.height;
  const words = ((isRow ? lines.width : lines.height) >>> 5) + 1;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const stride = isRow ? 1 : lines.width;
  const firstCell = isRow ? l * lines.width : l - lines.height;
  for (let i = 0; i < count; i++) {
    let removed = planes[base + i] & ~out[i];
    if (removed === 0) continue;
    const local = words === 1 ? i : Math.floor(i / words);
    const shift = (i - local * words) << 5;
    for (; removed !== 0; removed &= removed - 1) {
      const x = shift + 31 - Math.clz32(removed & -removed);
      const u = model.openAt[firstCell + x * stride];
      let v = model.firstValue[u];
      while (locals[v] !== local) v++;
      if (!assign(trail, model.literalOf[v] ^ 1, Reason.line, l)) return false;
    }
  }
  return true;
}
