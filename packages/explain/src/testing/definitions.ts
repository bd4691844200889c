/**
 * Definitions of the techniques: small oracles that list placements and intersect them, for the
 * conformance suite. They share only vocabulary with the product.
 *
 * Each returns the removals of every deduction of its kind, as texts like those of `changesText`.
 */
import type { Color } from '@nonokit/core';
import { listArrangements, settleByDefinition } from '@nonokit/core/testing';
import type { PlainLine } from './lines.js';
import {
  allowed,
  between,
  colorsOf,
  common,
  counted,
  crossedOff,
  has,
  holders,
  isKnown,
  listRanges,
  listStarts,
  pushedAway,
  type Run,
  runs,
  span,
  stretches,
  total,
  within,
} from './plain-lines.js';

/** The definition of each technique on one line, by its id. */
export const DEFINITIONS: Readonly<Record<string, (line: PlainLine) => string[]>> = {
  'complete-line': (line) => {
    if (line.clue.length === 0) return texts([takenBy(line, () => 0)]);
    const rest = crossedOff(line);
    if (rest.clue.length === 0) return [];
    const ways = listArrangements(rest.clue, rest.cells.length);
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
    const counted = listArrangements(rest.clue, rest.cells.length).map(listStarts);
    const promises = rest.clue.some(({ size, color }, k) =>
      [...common(counted.map((starts) => span(starts[k] as number, size)))].some(
        (x) => !isKnown(line, x + rest.offset, color),
      ),
    );
    if (!promises) return [];
    const ways = allowed(line).map(listStarts);
    return texts(
      line.clue.map(({ size, color }, k) => {
        const always = common(ways.map((starts) => span(starts[k] as number, size)));
        return takenBy(line, (x) => (always.has(x) ? color : undefined));
      }),
    );
  },
  glue: (line) =>
    texts(edges(line).map(({ filled, end }) => (filled.touching ? [...filled.told, ...end] : []))),
  closing: (line) => texts(edges(line).map(({ filled, end }) => (filled.any ? [] : end))),
  'near-edge': (line) =>
    texts(edges(line).map(({ filled }) => (filled.touching ? [] : filled.told))),
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
    const begin = rest.offset;
    const end = rest.offset + rest.cells.length;
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
        const a = holders(line, left);
        const b = holders(line, right);
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
    const ways = allowed(line).map(listStarts);
    const fills = line.clue.map(({ size, color }, k) => {
      const always = common(ways.map((starts) => span(starts[k] as number, size)));
      return takenBy(line, (x) => (always.has(x) ? color : undefined));
    });
    const ranges = listRanges(line);
    const blanks = between(ranges, 0, line.cells.length).map((places) =>
      takenBy(line, (x) => (places.has(x) ? 0 : undefined)),
    );
    return texts([...fills, ...blanks]);
  },
  'color-logic': (line) => {
    const ranges = listRanges(line);
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

/**
 * For each run and each edge of it: the removals from the cells that every block that can hold the
 * run covers on the other side, and from the cell after its end.
 */
function edges(line: PlainLine): {
  readonly filled: { readonly told: string[]; readonly any: boolean; readonly touching: boolean };
  readonly end: string[];
}[] {
  return runs(line).flatMap((run) => {
    const blocks = holders(line, run);
    if (blocks.length === 0) return [];
    return [1, -1].map((way) => {
      const [near, far] = way === 1 ? [run.from, run.to] : [run.to, run.from];
      let edge = near;
      while (has(line, edge - way, run.color)) edge -= way;
      // every placement of every block that begins between the edge and the run, seen from the
      // edge
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
      const told = beyond.flatMap((x) => without(line, x, (c) => c !== run.color));
      return {
        filled: { told, any: beyond.length > 0, touching: near === edge && beyond.length > 0 },
        end: end === undefined ? [] : without(line, end, (c) => c === run.color),
      };
    });
  });
}

/**
 * The removals when cells get the colours that `colorAt` gives; undefined leaves a cell unchanged.
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

/** The removals from a cell that loses the candidates for which `gone` is true. */
function without(line: PlainLine, x: number, gone: (color: Color) => boolean): string[] {
  return [...(line.cells[x] ?? [])].filter(gone).map((color) => `${x}-${color}`);
}

/** Each deduction as one text; those that prove nothing new are left out. */
function texts(deductions: readonly (readonly string[])[]): string[] {
  return deductions
    .filter((taken) => taken.length > 0)
    .map((taken) => [...taken].sort().join(' '))
    .sort();
}
