/**
 * The model: what propagation left open, as Boolean variables for the search. See `src/model.ts`.
 */
import { Ints, Words } from './bits';
import {
  colorOf as paletteOf,
  colors,
  firstColor,
  firstPlane,
  height,
  lengthOf,
  localOf,
  width,
  wordsOf,
} from './lines';
import { FALSE, NOTHING, TRUE } from './literal';
import { Order, orderOf, withoutOrder } from './order';

/**
 * The location of the value that a literal removes. The fields are stored together because the
 * search reads all of them for most literals that it assigns.
 */
@unmanaged
export class Place {
  /**
   * The cell, or `NOTHING` if the literal removes no value; the other fields are then undefined.
   */
  cell: i32;
  /**
   * The index of the words that hold the value, in the plane of the cell's row and in that of its
   * column.
   */
  inRow: i32;
  inColumn: i32;
  row: u16;
  column: u16;
}

/** The number of words in a `Place`. */
const PLACE: i32 = 4;

/** The location of the value that `literal`, which is about a cell, removes. */
export function placeOfLiteral(model: Model, literal: i32): Place {
  return changetype<Place>(changetype<usize>(model.places) + ((<usize>literal) << 4));
}

/** Cells, values and literals of a search; the fields as in the reference. */
export class Model {
  variables: i32 = 0;
  cells: i32 = 0;
  values: i32 = 0;
  order: Order = new Order();
  openAt: Ints = new StaticArray<i32>(0);
  rowColor: Ints = new StaticArray<i32>(0);
  columnColor: Ints = new StaticArray<i32>(0);
  rowOf: Ints = new StaticArray<i32>(0);
  columnOf: Ints = new StaticArray<i32>(0);
  firstValue: Ints = new StaticArray<i32>(0);
  cellOf: Ints = new StaticArray<i32>(0);
  rowLocal: Ints = new StaticArray<i32>(0);
  columnLocal: Ints = new StaticArray<i32>(0);
  colorOf: Ints = new StaticArray<i32>(0);
  literalOf: Ints = new StaticArray<i32>(0);
  removes: Ints = new StaticArray<i32>(0);
  asserts: Ints = new StaticArray<i32>(0);
  /** A `Place` for each literal of `removes`. */
  places: Ints = new StaticArray<i32>(0);
}

/** Finds the open cells of settled `planes` and numbers their values. */
export function modelOf(planes: Words, out: Words, ordered: bool): Model {
  const model = new Model();
  const area = height * width;
  model.openAt = new StaticArray<i32>(area);
  model.rowColor = new StaticArray<i32>(area);
  model.columnColor = new StaticArray<i32>(area);
  countOpen(model, planes);
  model.rowOf = new StaticArray<i32>(model.cells);
  model.columnOf = new StaticArray<i32>(model.cells);
  model.firstValue = new StaticArray<i32>(model.cells + 1);
  model.cellOf = new StaticArray<i32>(model.values);
  model.rowLocal = new StaticArray<i32>(model.values);
  model.columnLocal = new StaticArray<i32>(model.values);
  model.colorOf = new StaticArray<i32>(model.values);
  listValues(model, planes);
  numberLiterals(model);
  listPlaces(model);
  model.order = ordered ? orderOf(planes, out, model.variables) : withoutOrder(model.variables);
  model.variables += model.order.variables;
  return model;
}

/** Counts the open cells and their values; stores the colours of the others. */
function countOpen(model: Model, planes: Words): void {
  const words = wordsOf(0);
  for (let row = 0; row < height; row++) {
    const from = firstColor[row];
    const own = firstColor[row + 1] - from;
    for (let column = 0; column < width; column++) {
      let candidates = 0;
      let last = 0;
      for (let local = 0; local < own; local++) {
        const word = planes[firstPlane[row] + local * words + (column >> 6)];
        if (((word >> <u64>(column & 63)) & 1) == 0) continue;
        candidates++;
        last = local;
      }
      const cell = row * width + column;
      if (candidates == 1) {
        model.openAt[cell] = NOTHING;
        model.rowColor[cell] = last;
        model.columnColor[cell] = <i32>localOf[(height + column) * colors + paletteOf[from + last]];
      } else {
        model.openAt[cell] = model.cells++;
        model.values += candidates;
      }
    }
  }
}

/** Lists the values of open cells, row by row. */
function listValues(model: Model, planes: Words): void {
  const words = wordsOf(0);
  let v = 0;
  for (let row = 0; row < height; row++) {
    const from = firstColor[row];
    const own = firstColor[row + 1] - from;
    for (let column = 0; column < width; column++) {
      const u = model.openAt[row * width + column];
      if (u == NOTHING) continue;
      model.rowOf[u] = row;
      model.columnOf[u] = column;
      for (let local = 0; local < own; local++) {
        const word = planes[firstPlane[row] + local * words + (column >> 6)];
        if (((word >> <u64>(column & 63)) & 1) == 0) continue;
        const color = paletteOf[from + local];
        model.cellOf[v] = u;
        model.rowLocal[v] = local;
        model.columnLocal[v] = <i32>localOf[(height + column) * colors + color];
        model.colorOf[v] = color;
        v++;
      }
      model.firstValue[u + 1] = v;
    }
  }
}

/** Numbers the literals of cells. */
function numberLiterals(model: Model): void {
  const firstValue = model.firstValue;
  let variables = 1;
  for (let u = 0; u < model.cells; u++) {
    const values = firstValue[u + 1] - firstValue[u];
    variables += values == 2 ? 1 : values;
  }
  model.literalOf = new StaticArray<i32>(model.values);
  model.removes = new StaticArray<i32>(2 * variables);
  model.asserts = new StaticArray<i32>(2 * variables);
  for (let i = 0; i < 2 * variables; i++) {
    model.removes[i] = NOTHING;
    model.asserts[i] = NOTHING;
  }
  let literal = 2;
  for (let u = 0; u < model.cells; u++) {
    const first = firstValue[u];
    const last = firstValue[u + 1] - 1;
    if (last == first + 1) {
      // the variable says "the second value"
      model.literalOf[first] = literal + 1;
      model.literalOf[last] = literal;
      model.removes[literal] = first;
      model.removes[literal + 1] = last;
      literal += 2;
      continue;
    }
    for (let v = first; v <= last; v++) {
      model.literalOf[v] = literal;
      model.removes[literal + 1] = v;
      model.asserts[literal] = v;
      literal += 2;
    }
  }
  model.variables = variables;
}

/** Records for each literal the location of the value that it removes. */
function listPlaces(model: Model): void {
  const removes = model.removes;
  model.places = new StaticArray<i32>(PLACE * removes.length);
  for (let literal = 0; literal < removes.length; literal++) {
    const place = placeOfLiteral(model, literal);
    const value = removes[literal];
    place.cell = NOTHING;
    if (value == NOTHING) continue;
    const u = model.cellOf[value];
    const row = model.rowOf[u];
    const column = model.columnOf[u];
    place.cell = u;
    place.row = <u16>row;
    place.column = <u16>column;
    place.inRow = wordOf(row, model.rowLocal[value], column);
    place.inColumn = wordOf(height + column, model.columnLocal[value], row);
  }
}

/** The word of the planes that holds cell `x` of line `l` in local colour `local`. */
export function wordOf(l: i32, local: i32, x: i32): i32 {
  return firstPlane[l] + local * wordsOf(l) + (x >> 6);
}

/** The literal "cell `x` of line `l` has local colour `local`"; a constant if that is certain. */
export function inkLiteral(model: Model, l: i32, x: i32, local: i32): i32 {
  const isRow = l < height;
  if (x < 0 || x >= lengthOf(l)) return local == 0 ? TRUE : FALSE;
  const cell = isRow ? l * width + x : x * width + l - height;
  const u = model.openAt[cell];
  if (u == NOTHING) {
    return (isRow ? model.rowColor[cell] : model.columnColor[cell]) == local ? TRUE : FALSE;
  }
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const end = model.firstValue[u + 1];
  for (let v = model.firstValue[u]; v < end; v++) {
    if (locals[v] == local) return model.literalOf[v];
  }
  return FALSE;
}
