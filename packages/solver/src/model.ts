/**
 * The model: the part of a puzzle that propagation left open, as Boolean variables for the search.
 *
 * A value is one candidate of an open cell. A cell with two values is one variable; a cell with
 * more values has one variable for each ("the cell has this value"). The order variables of
 * `order.ts` come after them. Literals are 2 * variable, plus 1 for its negation; variable 0 is the
 * constant true. Only open candidates are counted, so the size of a coloured puzzle's model does
 * not depend on its palette.
 */
import { countWords, type Lines } from './lines.js';
import { FALSE, type Literal, NOTHING, TRUE } from './literal.js';
import { createOrder, type Order, withoutOrder } from './order.js';

/** Cells, values and literals of a search. Nothing in it changes while searching. */
export interface Model {
  readonly lines: Lines;
  readonly variables: number;
  /** The possible starts of blocks and their variables, which follow those of the cells. */
  readonly order: Order;
  /** Per cell of the picture: the number of the open cell there, or `NOTHING`. */
  readonly openAt: Int32Array;
  /** Per cell of the picture that is not open: its local colour in its row and in its column. */
  readonly rowColor: Int32Array;
  readonly columnColor: Int32Array;
  /** Per open cell: its row, and its column as 0..width-1. */
  readonly rowOf: Int32Array;
  readonly columnOf: Int32Array;
  /** Values of open cell u are `firstValue[u]..firstValue[u + 1] - 1`, blank first. */
  readonly firstValue: Int32Array;
  /** Per value: its cell, its local colour in row and column, and its palette colour. */
  readonly cellOf: Int32Array;
  readonly rowLocal: Int32Array;
  readonly columnLocal: Int32Array;
  readonly colorOf: Int32Array;
  /** Per value: the literal "the cell has this value"; its negation takes the value away. */
  readonly literalOf: Int32Array;
  /** Per literal of a cell: the value that is removed when it becomes true, or `NOTHING`. */
  readonly removes: Int32Array;
  /**
   * Per literal of a cell: the value that it asserts if the cell has three or more values, else
   * `NOTHING`.
   */
  readonly asserts: Int32Array;
}

/**
 * Finds the open cells of settled `planes` and numbers their values. Order variables are created
 * only if `ordered`.
 */
export function createModel(lines: Lines, planes: Int32Array, ordered: boolean): Model {
  const { height, width, colors, localOf, firstColor, firstPlane } = lines;
  const rowWords = countWords(lines, 0);
  const openAt = new Int32Array(height * width).fill(NOTHING);
  const rowColor = new Int32Array(height * width);
  const columnColor = new Int32Array(height * width);
  const rowOf: number[] = [];
  const columnOf: number[] = [];
  const firstValue: number[] = [0];
  const rowLocal: number[] = [];
  const columnLocal: number[] = [];
  const colorOf: number[] = [];
  const cellOf: number[] = [];

  for (let row = 0; row < height; row++) {
    const from = firstColor[row];
    const count = firstColor[row + 1] - from;
    const base = firstPlane[row];
    for (let column = 0; column < width; column++) {
      const cell = row * width + column;
      const first = rowLocal.length;
      for (let local = 0; local < count; local++) {
        const word = planes[base + local * rowWords + (column >>> 5)];
        if (((word >>> (column & 31)) & 1) === 0) continue;
        const color = lines.colorOf[from + local];
        rowLocal.push(local);
        columnLocal.push(localOf[(height + column) * colors + color]);
        colorOf.push(color);
      }
      if (rowLocal.length - first === 1) {
        // the cell is not open: store its colour instead
        rowColor[cell] = rowLocal.pop() as number;
        columnColor[cell] = columnLocal.pop() as number;
        colorOf.pop();
        continue;
      }
      openAt[cell] = rowOf.length;
      for (let v = first; v < rowLocal.length; v++) cellOf.push(rowOf.length);
      rowOf.push(row);
      columnOf.push(column);
      firstValue.push(rowLocal.length);
    }
  }
  const literals = createLiterals(firstValue);
  const order = ordered
    ? createOrder(lines, planes, literals.variables)
    : withoutOrder(literals.variables);
  return {
    lines,
    order,
    openAt,
    rowColor,
    columnColor,
    rowOf: Int32Array.from(rowOf),
    columnOf: Int32Array.from(columnOf),
    firstValue: Int32Array.from(firstValue),
    cellOf: Int32Array.from(cellOf),
    rowLocal: Int32Array.from(rowLocal),
    columnLocal: Int32Array.from(columnLocal),
    colorOf: Int32Array.from(colorOf),
    ...literals,
    variables: literals.variables + order.variables,
  };
}

/** The literal "cell `x` of line `l` has local colour `local`"; a constant if that is certain. */
export function inkLiteral(model: Model, l: number, x: number, local: number): Literal {
  const { lines, openAt, firstValue, literalOf } = model;
  const isRow = l < lines.height;
  if (x < 0 || x >= (isRow ? lines.width : lines.height)) return local === 0 ? TRUE : FALSE;
  const cell = isRow ? l * lines.width + x : x * lines.width + l - lines.height;
  const u = openAt[cell];
  if (u === NOTHING) {
    return (isRow ? model.rowColor : model.columnColor)[cell] === local ? TRUE : FALSE;
  }
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const end = firstValue[u + 1];
  for (let v = firstValue[u]; v < end; v++) {
    if (locals[v] === local) return literalOf[v];
  }
  return FALSE;
}

/** Numbers the literals of cells, whose values are given by `firstValue`. */
function createLiterals(
  firstValue: readonly number[],
): Pick<Model, 'variables' | 'literalOf' | 'removes' | 'asserts'> {
  const cells = firstValue.length - 1;
  const values = firstValue[cells];
  const literalOf = new Int32Array(values);
  // variable 0 is the constant
  const removes: number[] = [NOTHING, NOTHING];
  const asserts: number[] = [NOTHING, NOTHING];
  for (let u = 0; u < cells; u++) {
    const first = firstValue[u];
    const last = firstValue[u + 1] - 1;
    if (last === first + 1) {
      // the variable says "the second value"
      literalOf[first] = removes.length + 1;
      literalOf[last] = removes.length;
      removes.push(first, last);
      asserts.push(NOTHING, NOTHING);
      continue;
    }
    for (let v = first; v <= last; v++) {
      literalOf[v] = removes.length;
      removes.push(NOTHING, v);
      asserts.push(v, NOTHING);
    }
  }
  return {
    variables: removes.length / 2,
    literalOf,
    removes: Int32Array.from(removes),
    asserts: Int32Array.from(asserts),
  };
}
