/** Deduction: everything that follows from what the trail holds. See `src/deduce.ts`. */
import { enlist, takeLine } from './agenda';
import { Words } from './bits';
import { firstPlane, height, width } from './lines';
import { NOTHING, TRUE } from './literal';
import { placeOfLiteral } from './model';
import { Nogoods, visitWatches } from './nogoods';
import { CONFLICT, countSettled, MORE, SETTLED } from './propagate';
import { orderAfterBound, orderAfterCell } from './push';
import { settle, settlingWork } from './settle';
import { assign, noteOf, REASON_CELL, REASON_LINE, REASON_LITERALS, Trail } from './trail';

/** Words that deduction may settle before it pauses: one or two milliseconds of work. */
const WORK: i32 = 200_000;

/** Deduces everything that follows. Returns SETTLED, CONFLICT, or MORE if it paused. */
export function deduce(trail: Trail, nogoods: Nogoods, out: Words): i32 {
  const cellLiterals = trail.model.removes.length;
  for (let spent = 0; spent < WORK; ) {
    while (trail.head < trail.size) {
      const literal = trail.literals[trail.head++];
      if (literal < cellLiterals) {
        if (!takeValue(trail, literal)) return CONFLICT;
        if (!assertValue(trail, literal)) return CONFLICT;
        if (!orderAfterCell(trail, literal)) return CONFLICT;
      } else if (!orderAfterBound(trail, literal)) return CONFLICT;
      if (!visitWatches(nogoods, trail, literal)) return CONFLICT;
    }
    const l = takeLine(trail.agenda);
    if (l < 0) return SETTLED;
    countSettled();
    spent += settlingWork(l);
    if (!settleLine(trail, l, out)) return CONFLICT;
  }
  return MORE;
}

/**
 * Removes the value that `literal` takes away: from both planes, from its lines, and from the
 * cell's count of values.
 */
function takeValue(trail: Trail, literal: i32): bool {
  const model = trail.model;
  const planes = trail.planes;
  const place = placeOfLiteral(model, literal);
  const u = place.cell;
  if (u == NOTHING) return true;
  const row: i32 = place.row;
  const column: i32 = place.column;
  const line = height + column;
  planes[place.inRow] &= ~((<u64>1) << (<u64>(column & 63)));
  planes[place.inColumn] &= ~((<u64>1) << (<u64>(row & 63)));

  // the line that implied it already knows
  const note = noteOf(trail.notes, literal >> 1);
  const cause = note.reason == REASON_LINE ? note.data : NOTHING;
  if (cause != row) enlist(trail.agenda, row);
  if (cause != line) enlist(trail.agenda, line);

  const rest = trail.left[u] - 1;
  trail.left[u] = rest;
  if (rest > 1 || model.asserts[literal ^ 1] == NOTHING) return true;
  return assertLast(trail, u);
}

/** Makes the only remaining value of cell `u` true. */
function assertLast(trail: Trail, u: i32): bool {
  const model = trail.model;
  let last = NOTHING;
  for (let v = model.firstValue[u]; v < model.firstValue[u + 1]; v++) {
    const literal = model.literalOf[v];
    if (trail.truth[literal] > 0) return true;
    if (trail.truth[literal] == 0 || last == NOTHING) last = literal;
  }
  return assign(trail, last, REASON_CELL, u, TRUE);
}

/** Gives a cell of three or more values the value that `literal` asserts: removes the others. */
function assertValue(trail: Trail, literal: i32): bool {
  const model = trail.model;
  const value = model.asserts[literal];
  if (value == NOTHING) return true;
  const u = model.cellOf[value];
  for (let v = model.firstValue[u]; v < model.firstValue[u + 1]; v++) {
    if (v == value) continue;
    if (!assign(trail, model.literalOf[v] ^ 1, REASON_LITERALS, literal, TRUE)) return false;
  }
  return true;
}

/** Settles line `l` and assigns what it implies. Returns false on a conflict. */
function settleLine(trail: Trail, l: i32, out: Words): bool {
  const model = trail.model;
  const planes = trail.planes;
  const base = firstPlane[l];
  const count = firstPlane[l + 1] - base;
  if (!settle(l, planes, base, out)) {
    trail.conflictReason = REASON_LINE;
    trail.conflictData = l;
    trail.conflictMoreData = TRUE;
    trail.conflictLiteral = NOTHING;
    return false;
  }
  const isRow = l < height;
  const words = ((isRow ? width : height) >> 6) + 1;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const stride = isRow ? 1 : width;
  const firstCell = isRow ? l * width : l - height;
  for (let i = 0; i < count; i++) {
    let removed = planes[base + i] & ~out[i];
    if (removed == 0) continue;
    const local = words == 1 ? i : i / words;
    const shift = (i - local * words) << 6;
    for (; removed != 0; removed &= removed - 1) {
      const x = shift + <i32>ctz(removed);
      const u = model.openAt[firstCell + x * stride];
      let v = model.firstValue[u];
      while (locals[v] != local) v++;
      if (!assign(trail, model.literalOf[v] ^ 1, REASON_LINE, l, TRUE)) return false;
    }
  }
  return true;
}
