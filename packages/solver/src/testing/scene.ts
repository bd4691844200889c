/**
 * The scene of an audit: a search and the meaning of its literals, by definition, on the lines of
 * its puzzle.
 */
import type { Grid } from '@nonokit/core';
import { FALSE, type Literal, NOTHING } from '../literal.js';
import type { Model } from '../model.js';
import type { Search } from '../search.js';
import { findPlace } from '../trail.js';
import { hasArrangement } from './scalar-line.js';

/** The state of the search when it began. */
export interface Scene {
  readonly search: Search;
  /** The candidates before any decision; the variables refer to them. */
  readonly planes: Int32Array;
  /** Per literal of a cell: the value that it refers to, `NOTHING` for the constants. */
  readonly valueAt: Int32Array;
}

/** Records a search that has decided nothing yet. */
export function createScene(search: Search): Scene {
  const { literalOf, removes } = search.model;
  const valueAt = new Int32Array(removes.length).fill(NOTHING);
  literalOf.forEach((literal, v) => {
    valueAt[literal] = v;
    // in a cell with two values, the negation of one literal is the other
    if (valueAt[literal ^ 1] === NOTHING) valueAt[literal ^ 1] = v;
  });
  return { search, planes: search.trail.planes.slice(), valueAt };
}

/** The meaning of a literal of a cell: the cell of value `v` has it, or does not. */
export function decodeLiteral(
  { search, valueAt }: Scene,
  literal: Literal,
): [v: number, has: boolean] {
  const v = valueAt[literal] as number;
  return [v, search.model.literalOf[v] === literal];
}

/** Block and position of an order variable: it says "the block begins at the position or later". */
export function decodeStart({ order }: Model, literal: Literal): [block: number, position: number] {
  const variable = literal >> 1;
  const b = order.blockOf[variable - order.first] as number;
  return [b, (order.low[b] as number) + 1 + variable - (order.firstOf[b] as number)];
}

/** The lines that a literal concerns: one for a start, two for a cell, none for a constant. */
export function linesOfLiteral(scene: Scene, literal: Literal): number[] {
  const { model } = scene.search;
  if (literal >> 1 === 0) return [];
  if (literal >= scene.valueAt.length) {
    return [model.order.lineOf[decodeStart(model, literal)[0]] as number];
  }
  const u = model.cellOf[decodeLiteral(scene, literal)[0]] as number;
  return [model.rowOf[u] as number, model.lines.height + (model.columnOf[u] as number)];
}

/** The values and starts that literals leave open in a line. */
interface Room {
  /** Pairs "cell,local colour" that are ruled out. */
  readonly without: Set<string>;
  /** Per cell: the local colour that it must have. */
  readonly only: Map<number, number>;
  /** Per block: the first and the last start that the literals allow. */
  readonly low: Map<number, number>;
  readonly high: Map<number, number>;
}

/**
 * Returns whether line `l` has no arrangement in which all these literals hold; each concerns the
 * line.
 */
export function isRefuted(scene: Scene, l: number, literals: readonly Literal[]): boolean {
  if (literals.includes(FALSE)) return true;
  const room: Room = { without: new Set(), only: new Map(), low: new Map(), high: new Map() };
  for (const literal of literals) {
    if (literal < scene.valueAt.length) narrowCell(scene, l, room, literal);
    else narrowStart(scene, room, literal);
  }
  const { planes, search } = scene;
  const { lines, order } = search.model;
  const mayBe = (x: number, local: number): boolean => {
    const word = planes[findPlace(search.model, l, local, x)] as number;
    if (((word >>> (x & 31)) & 1) === 0 || room.without.has(`${x},${local}`)) return false;
    return (room.only.get(x) ?? local) === local;
  };
  return !hasArrangement(lines, l, mayBe, (k) => {
    const b = (lines.firstBlock[l] as number) + k;
    const from = order.variables > 0 ? (order.low[b] as number) : 0;
    const to = order.variables > 0 ? (order.high[b] as number) : lines.width + lines.height;
    return [Math.max(from, room.low.get(b) ?? from), Math.min(to, room.high.get(b) ?? to)];
  });
}

/** Applies a literal about a start. */
function narrowStart({ search }: Scene, { low, high }: Room, literal: Literal): void {
  const [b, position] = decodeStart(search.model, literal);
  if ((literal & 1) === 0) low.set(b, Math.max(low.get(b) ?? position, position));
  else high.set(b, Math.min(high.get(b) ?? position - 1, position - 1));
}

/** Applies a literal about a cell of line `l`. */
function narrowCell(scene: Scene, l: number, { without, only }: Room, literal: Literal): void {
  const { model } = scene.search;
  const [v, has] = decodeLiteral(scene, literal);
  if (v === NOTHING) return;
  const isRow = l < model.lines.height;
  const x = (isRow ? model.columnOf : model.rowOf)[model.cellOf[v] as number] as number;
  const local = (isRow ? model.rowLocal : model.columnLocal)[v] as number;
  if (!has) without.add(`${x},${local}`);
  else if ((only.get(x) ?? local) === local) only.set(x, local);
  // two values at once: nothing is left for the cell
  else without.add(`${x},${only.get(x)}`);
}

/** Per variable: whether it is true in a solution. */
export function truthIn(scene: Scene, { width, height, cells }: Grid): Uint8Array {
  const { model } = scene.search;
  const { lines, order } = model;
  const truth = new Uint8Array(model.variables);
  truth[0] = 1;
  for (let variable = 1; variable < order.first; variable++) {
    const [v, has] = decodeLiteral(scene, 2 * variable);
    const u = model.cellOf[v] as number;
    const color = cells[(model.rowOf[u] as number) * width + (model.columnOf[u] as number)];
    truth[variable] = (color === model.colorOf[v]) === has ? 1 : 0;
  }
  if (order.variables === 0) return truth;
  for (let l = 0; l < lines.count; l++) {
    let x = 0;
    for (let b = lines.firstBlock[l] as number; b < (lines.firstBlock[l + 1] as number); b++) {
      while (cells[l < height ? l * width + x : x * width + l - height] === 0) x++;
      const low = order.low[b] as number;
      // "begins at low + 1 + i or later" is true for i below start - low
      const from = order.firstOf[b] as number;
      truth.fill(1, from, from + Math.max(0, x - low));
      x += lines.sizes[b] as number;
    }
  }
  return truth;
}

/** Returns whether the literal holds under the assignment `truth`. */
export function holdsIn(truth: Uint8Array, literal: Literal): boolean {
  return truth[literal >> 1] !== (literal & 1);
}
