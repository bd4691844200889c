/**
 * Properties of lines for the definitions of techniques: runs, the blocks that can hold them, the
 * rest of a line, the reach of blocks. All are found by listing arrangements and intersecting them.
 */
import { type Clue, type Color, needsGap } from '@nonokit/core';
import { listArrangements } from '@nonokit/core/testing';
import type { PlainLine } from './lines.js';

/** A set of places. */
export type Places = ReadonlySet<number>;

/** A longest stretch of neighbouring cells known to have one colour. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly color: Color;
}

/** The rest of a line after finished ends are crossed off, cell by cell. */
export interface Rest extends PlainLine {
  readonly offset: number;
  /** The first remaining block. */
  readonly first: number;
}

export function crossedOff(line: PlainLine): Rest {
  const head = crossHead(line.clue, line.cells);
  const tail = crossHead([...head.clue].reverse(), [...head.cells].reverse());
  const first = line.clue.length - head.clue.length;
  const offset = line.cells.length - head.cells.length;
  const cells = line.cells.slice(offset, offset + tail.cells.length);
  return { clue: [...tail.clue].reverse(), cells, offset, first };
}

export function crossHead(clue: Clue, cells: PlainLine['cells']): PlainLine {
  const [block] = clue;
  if (cells[0]?.size === 1 && cells[0].has(0)) return crossHead(clue, cells.slice(1));
  if (block === undefined) return { clue, cells };
  const own = cells.slice(0, block.size);
  const filled = own.length === block.size && own.every((c) => c.size === 1 && c.has(block.color));
  if (!filled) return { clue, cells };
  return crossHead(clue.slice(1), cells.slice(block.size + (needsGap(clue, 1) ? 1 : 0)));
}

/** Places from which a touching block is pushed away, at each end. */
export function pushedAway(line: PlainLine): Places[] {
  const rest = crossedOff(line);
  return [1, -1].flatMap((way) => {
    const block = way === 1 ? rest.clue[0] : rest.clue.at(-1);
    const edge = way === 1 ? rest.offset : rest.offset + rest.cells.length - 1;
    const inside = runs(line).filter((run) => within(rest, run.from) && within(rest, run.to));
    const run = way === 1 ? inside[0] : inside.at(-1);
    if (block === undefined || run === undefined || run.color !== block.color) return [];
    const [near, far] = way === 1 ? [run.from, run.to] : [run.to, run.from];
    if (Math.abs(near - edge) !== block.size) return [];
    const places = [...span(0, line.cells.length)];
    return [new Set(places.filter((x) => (x - edge) * way >= 0 && (far - x) * way >= block.size))];
  });
}

export function within({ offset, cells }: Rest, x: number): boolean {
  return x >= offset && x < offset + cells.length;
}

export function runs(line: PlainLine): Run[] {
  return colorsOf(line.clue)
    .flatMap((color) =>
      stretches(line, (x) => isKnown(line, x, color)).map((places) => ({
        from: Math.min(...places),
        to: Math.max(...places),
        color,
      })),
    )
    .sort((a, b) => a.from - b.from);
}

/** The blocks that a run can be part of, from every start within their ranges. */
export function holders(line: PlainLine, run: Run): number[] {
  const ranges = listRanges(line);
  return line.clue.flatMap((block, k) => {
    if (block.color !== run.color) return [];
    const range = ranges[k] as Places;
    const starts = [...span(0, line.cells.length)].filter((start) => {
      const own = [...span(start, block.size)];
      const beside = [start - 1, start + block.size];
      return (
        own.includes(run.from) &&
        own.includes(run.to) &&
        own.every((x) => range.has(x) && has(line, x, block.color)) &&
        !beside.some((x) => isKnown(line, x, block.color))
      );
    });
    return starts.length > 0 ? [k] : [];
  });
}

/** The cells that counting allows each block: its cells in any arrangement of the rest. */
export function counted(line: PlainLine): Places[] {
  const rest = crossedOff(line);
  const ways = listArrangements(rest.clue, rest.cells.length).map(listStarts);
  return line.clue.map(({ size }, k) =>
    union(ways.map((way) => span((way[k - rest.first] ?? Number.NaN) + rest.offset, size))),
  );
}

/**
 * The places before the first set, between neighbouring sets and after the last, from `begin` to
 * `end`.
 */
export function between(sets: readonly Places[], begin: number, end: number): Places[] {
  return Array.from({ length: sets.length + 1 }, (_, i) => {
    const from = i === 0 ? begin : Math.max(...(sets[i - 1] as Places)) + 1;
    const to = i === sets.length ? end : Math.min(...(sets[i] as Places));
    return span(from, Math.max(0, to - from));
  });
}

/**
 * The stretch of each block: from its smallest start to its greatest end in any allowed
 * arrangement.
 */
export function listRanges(line: PlainLine): Places[] {
  return startsByDefinition(line).map(([least, most], k) => {
    return span(least, most + (line.clue[k]?.size ?? 0) - least);
  });
}

/** The smallest and greatest start of each block in any allowed arrangement. */
export function startsByDefinition(line: PlainLine): [number, number][] {
  const ways = allowed(line).map(listStarts);
  return line.clue.map((_, k) => {
    const starts = ways.map((way) => way[k] as number);
    return [Math.min(...starts), Math.max(...starts)];
  });
}

/** The arrangements of each line, cached because every definition needs them. */
const kept = new WeakMap<PlainLine, Color[][]>();

export function allowed(line: PlainLine): Color[][] {
  const { clue, cells } = line;
  const ways =
    kept.get(line) ??
    listArrangements(clue, cells.length).filter((way) => way.every((c, x) => cells[x]?.has(c)));
  kept.set(line, ways);
  return ways;
}

/** The starts of the blocks of an arrangement. */
export function listStarts(way: readonly Color[]): number[] {
  return way.flatMap((color, x) => (color > 0 && way[x - 1] !== color ? [x] : []));
}

export function stretches(line: PlainLine, belongs: (x: number) => boolean): Places[] {
  const found: Set<number>[] = [];
  line.cells.forEach((_, x) => {
    if (!belongs(x)) return;
    if (x > 0 && belongs(x - 1)) found.at(-1)?.add(x);
    else found.push(new Set([x]));
  });
  return found;
}

export function has(line: PlainLine, x: number, color: Color): boolean {
  return line.cells[x]?.has(color) === true;
}

export function isKnown(line: PlainLine, x: number, color: Color): boolean {
  return has(line, x, color) && line.cells[x]?.size === 1;
}

export function colorsOf(clue: Clue): Color[] {
  return [...new Set(clue.map(({ color }) => color))];
}

export function total(clue: Clue): number {
  return clue.reduce((sum, { size }) => sum + size, 0);
}

export function span(from: number, size: number): Places {
  return new Set(Array.from({ length: size }, (_, i) => from + i));
}

export function common(sets: readonly Places[]): Places {
  const [first = new Set<number>(), ...others] = sets;
  return new Set([...first].filter((x) => others.every((other) => other.has(x))));
}

export function union(sets: readonly Places[]): Places {
  return new Set(sets.flatMap((places) => [...places]));
}
