/**
 * The techniques by their definitions: small oracles that list placements and intersect them, for
 * the conformance suite. They share nothing with the product but the words.
 *
 * Each returns what every deduction of its kind takes away, as texts like those of `changesText`.
 */
import { type Clue, type Color, needsGap } from '@nonokit/core';
import { arrangementsOf, settleByDefinition } from '@nonokit/core/testing';
import type { PlainLine } from './lines.js';

/** A set of places. */
type Places = ReadonlySet<number>;

/** The definition of each technique on one line, by its id. */
export const DEFINITIONS: Readonly<Record<string, (line: PlainLine) => string[]>> = {
  'complete-line': (line) => {
    if (line.clue.length === 0) return texts([takenBy(line, () => 0)]);
    const rest = crossedOff(line);
    if (rest.clue.length === 0) return [];
    const ways = arrangementsOf(rest.clue, rest.cells.length);
    if (ways.length === 1) {
      return texts([
        takenBy(line, (x) => ways[0]?.[x - rest.offset], rest.offset, rest.cells.length),
      ]);
    }
    const fillable = line.cells.filter((colors) => [...colors].some((c) => c > 0)).length;
    if (fillable !== total(line.clue)) return [];
    const colors = line.clue.flatMap(({ size, color }) => Array<Color>(size).fill(color));
    return texts([
      takenBy(line, (x) => (line.cells[x]?.size === 1 && has(line, x, 0) ? 0 : colors.shift())),
    ]);
  },
  'finished-line': (line) => {
    const open = (x: number): boolean => has(line, x, 0);
    const filled = line.cells.filter((_, x) => !open(x)).length;
    if (filled !== total(line.clue) || filled === 0) return [];
    return texts([takenBy(line, (x) => (open(x) ? 0 : undefined))]);
  },
  overlap: (line) => {
    const rest = crossedOff(line);
    const ways = arrangementsOf(rest.clue, rest.cells.length).map(startsOf);
    return texts(
      rest.clue.map(({ size, color }, k) => {
        const always = common(ways.map((starts) => span(starts[k] as number, size)));
        return takenBy(line, (x) => (always.has(x - rest.offset) ? color : undefined));
      }),
    );
  },
  glue: (line) =>
    texts(
      runs(line).flatMap((run) => {
        const blocks = holders(line, run);
        if (blocks.length === 0) return [];
        return [1, -1].map((way) => {
          const [near, far] = way === 1 ? [run.from, run.to] : [run.to, run.from];
          let edge = near;
          while (has(line, edge - way, run.color)) edge -= way;
          // every placement of every block that begins between the edge and the run, seen from the edge
          const placements = blocks.flatMap((k) => {
            const { size } = line.clue[k] as { size: number };
            const starts = span(Math.min(edge, near), Math.abs(near - edge) + 1);
            return [...starts].map((s) => span(way === 1 ? s : s - size + 1, size));
          });
          const beyond = [...common(placements)].filter((x) => (x - far) * way > 0);
          const ends = new Set(
            placements.map((places) => Math.max(...[...places].map((x) => x * way))),
          );
          const end =
            near === edge && ends.size === 1 ? ([...ends][0] as number) * way + way : undefined;
          return [
            ...beyond.flatMap((x) => without(line, x, (c) => c !== run.color)),
            ...(end === undefined ? [] : without(line, end, (c) => c === run.color)),
          ];
        });
      }),
    ),
  unreachable: (line) => {
    const rest = crossedOff(line);
    if (rest.clue.length === 0) return [];
    const reach = rest.clue.map(({ size }, i) => {
      const k = rest.first + i;
      const own = runs(line).filter(
        (run) =>
          within(rest, run.from) && within(rest, run.to) && `${holders(line, run)}` === `${k}`,
      );
      return new Set(
        [...(counted(line)[k] ?? [])].filter((x) =>
          own.every((run) => Math.abs(x - run.from) < size && Math.abs(x - run.to) < size),
        ),
      );
    });
    const pushed = new Set(pushedAway(line).flatMap((places) => [...places]));
    const [begin, end] = [rest.offset, rest.offset + rest.cells.length];
    const free = (x: number): boolean => within(rest, x) && !pushed.has(x);
    const stretches = between(reach, begin, end).map((places) =>
      takenBy(line, (x) => (places.has(x) && free(x) ? 0 : undefined)),
    );
    return texts(reach.length === 1 ? [stretches.flat()] : stretches);
  },
  'gap-too-small': (line) =>
    texts(
      colorsOf(line.clue).flatMap((color) =>
        stretches(line, (x) => has(line, x, color)).map((gap) => {
          if ([...gap].some((x) => isKnown(line, x, color))) return [];
          const able = line.clue.flatMap((block, k) => {
            const meets = [...gap].some((x) => counted(line)[k]?.has(x));
            return block.color === color && meets ? [block.size] : [];
          });
          if (able.length === 0 || able.some((size) => size <= gap.size)) return [];
          return [...gap].map((x) => `${x}-${color}`);
        }),
      ),
    ),
  'joining-splitting': (line) => {
    const all = runs(line);
    return texts(
      all.slice(1).flatMap((right, i) => {
        const left = all[i] as Run;
        const between = [...span(left.to + 1, right.from - left.to - 1)];
        if (left.color !== right.color || !between.every((x) => has(line, x, left.color)))
          return [];
        const [a, b] = [holders(line, left), holders(line, right)];
        const joined = a.length === 1 && `${a}` === `${b}`;
        const length = right.to - left.from + 1;
        const both = a.filter((k) => b.includes(k) && (line.clue[k]?.size ?? 0) >= length);
        const split = between.length === 1 && both.length === 0;
        return [
          joined ? between.flatMap((x) => without(line, x, (c) => c !== left.color)) : [],
          split ? between.flatMap((x) => without(line, x, (c) => c === left.color)) : [],
        ];
      }),
    );
  },
  punctuating: (line) =>
    texts(
      runs(line).map((run) => {
        const sizes = holders(line, run).map((k) => line.clue[k]?.size);
        const whole = sizes.length > 0 && sizes.every((size) => size === run.to - run.from + 1);
        const beside = [run.from - 1, run.to + 1];
        return whole ? beside.flatMap((x) => without(line, x, (c) => c === run.color)) : [];
      }),
    ),
  mercury: (line) =>
    texts(pushedAway(line).map((places) => takenBy(line, (x) => (places.has(x) ? 0 : undefined)))),
  forcing: (line) => {
    const ways = allowed(line).map(startsOf);
    const fills = line.clue.map(({ size, color }, k) => {
      const always = common(ways.map((starts) => span(starts[k] as number, size)));
      return takenBy(line, (x) => (always.has(x) ? color : undefined));
    });
    const ranges = rangesOf(line);
    const blanks = between(ranges, 0, line.cells.length).map((places) =>
      takenBy(line, (x) => (places.has(x) ? 0 : undefined)),
    );
    return texts([...fills, ...blanks]);
  },
  'color-logic': (line) => {
    const ranges = rangesOf(line);
    const seen = new Set(line.cells.flatMap((colors) => [...colors]).filter((c) => c > 0));
    const own = colorsOf(line.clue);
    const foreign = (x: number): boolean => own.every((c) => line.across?.[x]?.has(c) === false);
    return texts([
      own.length === 0 ? [] : takenBy(line, (x) => (foreign(x) ? 0 : undefined)),
      ...[...seen].map((color) =>
        line.cells.flatMap((_, x) => {
          const reached = ranges.some((range, k) => line.clue[k]?.color === color && range.has(x));
          return reached ? [] : without(line, x, (c) => c === color);
        }),
      ),
    ]);
  },
  'whole-line': (line) => {
    const settled = settleByDefinition(line.cells, line.clue) ?? [];
    const all = line.cells.map((_, x) => without(line, x, (c) => !settled[x]?.has(c)));
    const known = all.filter((_, x) => settled[x]?.size === 1);
    return texts([known.flat().length > 0 ? known.flat() : all.flat()]);
  },
};

interface Run {
  readonly from: number;
  readonly to: number;
  readonly color: Color;
}

/** What is left of a line when finished ends are crossed off, cell by cell. */
interface Rest extends PlainLine {
  readonly offset: number;
  /** The first block left. */
  readonly first: number;
}

function crossedOff(line: PlainLine): Rest {
  const head = crossHead(line.clue, line.cells);
  const tail = crossHead([...head.clue].reverse(), [...head.cells].reverse());
  const first = line.clue.length - head.clue.length;
  const offset = line.cells.length - head.cells.length;
  const cells = line.cells.slice(offset, offset + tail.cells.length);
  return { clue: [...tail.clue].reverse(), cells, offset, first };
}

function crossHead(clue: Clue, cells: PlainLine['cells']): PlainLine {
  const [block] = clue;
  if (cells[0]?.size === 1 && cells[0].has(0)) return crossHead(clue, cells.slice(1));
  if (block === undefined) return { clue, cells };
  const own = cells.slice(0, block.size);
  const filled = own.length === block.size && own.every((c) => c.size === 1 && c.has(block.color));
  if (!filled) return { clue, cells };
  return crossHead(clue.slice(1), cells.slice(block.size + (needsGap(clue, 1) ? 1 : 0)));
}

/** Places that a touching block is pushed away from, at each end. */
function pushedAway(line: PlainLine): Places[] {
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

function within({ offset, cells }: Rest, x: number): boolean {
  return x >= offset && x < offset + cells.length;
}

function runs(line: PlainLine): Run[] {
  return colorsOf(line.clue)
    .flatMap((color) =>
      stretches(line, (x) => isKnown(line, x, color)).map((places) => ({
        ...{ from: Math.min(...places), to: Math.max(...places), color },
      })),
    )
    .sort((a, b) => a.from - b.from);
}

/** The blocks that a run can be part of, from every start within their ranges. */
function holders(line: PlainLine, run: Run): number[] {
  const ranges = rangesOf(line);
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

/** Where counting lets each block lie: anywhere in any arrangement of what is left of the line. */
function counted(line: PlainLine): Places[] {
  const rest = crossedOff(line);
  const ways = arrangementsOf(rest.clue, rest.cells.length).map(startsOf);
  return line.clue.map(({ size }, k) =>
    union(ways.map((way) => span((way[k - rest.first] ?? Number.NaN) + rest.offset, size))),
  );
}

/**
 * The places before the first set, between neighbouring ones and after the last, from `begin` to
 * `end`.
 */
function between(sets: readonly Places[], begin: number, end: number): Places[] {
  return Array.from({ length: sets.length + 1 }, (_, i) => {
    const from = i === 0 ? begin : Math.max(...(sets[i - 1] as Places)) + 1;
    const to = i === sets.length ? end : Math.min(...(sets[i] as Places));
    return span(from, Math.max(0, to - from));
  });
}

/**
 * The stretch of each block: from its least start to its greatest end in any allowed arrangement.
 */
function rangesOf(line: PlainLine): Places[] {
  return startsByDefinition(line).map(([least, most], k) => {
    return span(least, most + (line.clue[k]?.size ?? 0) - least);
  });
}

/** The least and the greatest start of each block in any allowed arrangement. */
export function startsByDefinition(line: PlainLine): [number, number][] {
  const ways = allowed(line).map(startsOf);
  return line.clue.map((_, k) => {
    const starts = ways.map((way) => way[k] as number);
    return [Math.min(...starts), Math.max(...starts)];
  });
}

/** The arrangements of each line, kept because everything asks for them. */
const kept = new WeakMap<PlainLine, Color[][]>();

function allowed(line: PlainLine): Color[][] {
  const { clue, cells } = line;
  const ways =
    kept.get(line) ??
    arrangementsOf(clue, cells.length).filter((way) => way.every((c, x) => cells[x]?.has(c)));
  kept.set(line, ways);
  return ways;
}

/** Where the blocks of an arrangement begin. */
function startsOf(way: readonly Color[]): number[] {
  return way.flatMap((color, x) => (color > 0 && way[x - 1] !== color ? [x] : []));
}

function stretches(line: PlainLine, belongs: (x: number) => boolean): Places[] {
  const found: Set<number>[] = [];
  line.cells.forEach((_, x) => {
    if (!belongs(x)) return;
    if (x > 0 && belongs(x - 1)) found.at(-1)?.add(x);
    else found.push(new Set([x]));
  });
  return found;
}

function has(line: PlainLine, x: number, color: Color): boolean {
  return line.cells[x]?.has(color) === true;
}

function isKnown(line: PlainLine, x: number, color: Color): boolean {
  return has(line, x, color) && line.cells[x]?.size === 1;
}

function colorsOf(clue: Clue): Color[] {
  return [...new Set(clue.map(({ color }) => color))];
}

function total(clue: Clue): number {
  return clue.reduce((sum, { size }) => sum + size, 0);
}

function span(from: number, size: number): Places {
  return new Set(Array.from({ length: size }, (_, i) => from + i));
}

function common(sets: readonly Places[]): Places {
  const [first = new Set<number>(), ...others] = sets;
  return new Set([...first].filter((x) => others.every((other) => other.has(x))));
}

function union(sets: readonly Places[]): Places {
  return new Set(sets.flatMap((places) => [...places]));
}

/**
 * What is taken away when cells get the colours that `colorAt` says; undefined leaves a cell alone.
 */
function takenBy(
  line: PlainLine,
  colorAt: (x: number) => Color | undefined,
  from = 0,
  count = line.cells.length,
): string[] {
  return [...span(from, count)].flatMap((x) => {
    const color = colorAt(x);
    return color === undefined ? [] : without(line, x, (c) => c !== color);
  });
}

/** What is taken away from a cell that loses the candidates that `gone` names. */
function without(line: PlainLine, x: number, gone: (color: Color) => boolean): string[] {
  return [...(line.cells[x] ?? [])].filter(gone).map((color) => `${x}-${color}`);
}

/** Each deduction as one text; those that teach nothing are left out. */
function texts(deductions: readonly (readonly string[])[]): string[] {
  return deductions
    .filter((taken) => taken.length > 0)
    .map((taken) => [...taken].sort().join(' '))
    .sort();
}
