/**
 * A second set of families of forged records, by other means than the first: orders of a plotter,
 * of a solver and of a painter, and pauses taken from other records as they follow each other.
 */
import { BLANK, type Grid, UNKNOWN } from '@nonokit/core';
import { settleCells } from 'nonokit';
import { type Forge, type Loot, type Planned, runsOf, shuffled, timed } from './families.js';
import { drawEyes, playByEyes } from './second-hand.js';

/** The families by name. */
export const SECOND_FAMILIES: Readonly<Record<string, Forge>> = {
  'like a plotter, to and fro': (loot) => timed(plotted(loot.picture), loot, () => bursts(loot)),
  'a spiral from the outside': (loot) =>
    timed(fromOutside(loot.picture), loot, () => 0.4 + loot.random.next()),
  'a solver’s sweeps, pauses by cells': (loot) =>
    timed(swept(loot), loot, (_, stroke) => (1 + stroke.cells.length) * (0.5 + loot.random.next())),
  'a solver’s sweeps, pauses in a row from a replay': (loot) => {
    const from = loot.random.below(Math.max(1, loot.pauses.length - 1000));
    return timed(swept(loot), loot, (k) => loot.pauses[(from + k) % loot.pauses.length] ?? 1);
  },
  'one shape after another': (loot) => timed(shapes(loot), loot, () => bursts(loot)),
  'eyes of a person, every third line copied': (loot) => copied(loot),
};

/** Many short pauses, and few of any length. */
function bursts({ random }: Loot): number {
  return random.next() < 0.8 ? 0.3 + 0.2 * random.next() : 0.5 / (0.02 + random.next()) ** 0.7;
}

/** Rows from left to right and from right to left by turns. */
function plotted(picture: Grid): Planned[] {
  const rowOf = ({ cells }: Planned): number => Math.floor((cells[0] ?? 0) / picture.width);
  const runs = runsOf(picture);
  return [...Array(picture.height).keys()].flatMap((row) => {
    const own = runs.filter((run) => rowOf(run) === row);
    return row % 2 === 0 ? own : own.toReversed();
  });
}

/** Strokes by their distance from the edge. */
function fromOutside(picture: Grid): Planned[] {
  const { width, height } = picture;
  const ring = ({ cells: [first = 0] }: Planned): number => {
    const x = first % width;
    const y = Math.floor(first / width);
    return Math.min(x, y, width - 1 - x, height - 1 - y);
  };
  return runsOf(picture).toSorted((a, b) => ring(a) - ring(b));
}

/** All rows, then all columns, and so on, each settled; at the end what no line proves. */
function swept({ picture, puzzle }: Loot): Planned[] {
  const { width, height, rows, columns } = puzzle;
  const known = new Int32Array(width * height).fill(UNKNOWN);
  const plan: Planned[] = [];
  const lines = [
    ...rows.map((clue, y) => ({ clue, cells: columns.map((_, x) => y * width + x) })),
    ...columns.map((clue, x) => ({ clue, cells: rows.map((_, y) => y * width + x) })),
  ];
  for (let before = -1; before < plan.length; ) {
    before = plan.length;
    for (const { clue, cells } of lines) {
      const line = Int32Array.from(cells, (cell) => known[cell] ?? UNKNOWN);
      const settled = settleCells(clue, line);
      const fresh = cells.filter(
        (cell, k) => known[cell] === UNKNOWN && (settled?.[k] ?? UNKNOWN) !== UNKNOWN,
      );
      for (const cell of fresh) known[cell] = picture.cells[cell] ?? BLANK;
      const inked = fresh.filter((cell) => (picture.cells[cell] ?? BLANK) > BLANK);
      plan.push(...joined(picture, inked));
    }
  }
  return [...plan, ...unknownRuns(picture, known)];
}

function unknownRuns(picture: Grid, known: ArrayLike<number>): Planned[] {
  return runsOf(picture).flatMap(({ cells, mark }) => {
    const left = cells.filter((cell) => known[cell] === UNKNOWN);
    return left.length === 0 ? [] : [{ cells: left, mark }];
  });
}

/** Cells of a line as strokes, one for each colour in a row. */
function joined(picture: Grid, cells: readonly number[]): Planned[] {
  const runs: { cells: number[]; mark: number }[] = [];
  for (const cell of cells) {
    const mark = picture.cells[cell] ?? BLANK;
    const last = runs.at(-1);
    const step = cell - (last?.cells.at(-1) ?? Number.NEGATIVE_INFINITY);
    if (last?.mark === mark && (step === 1 || step === picture.width)) last.cells.push(cell);
    else runs.push({ cells: [cell], mark });
  }
  return runs;
}

/** Shapes of touching cells in any order, each from its top. */
function shapes({ picture, random }: Loot): Planned[] {
  const { width } = picture;
  const runs = runsOf(picture);
  const left = new Set(runs);
  const touches = (a: Planned, b: Planned): boolean =>
    a.cells.some((cell) => b.cells.includes(cell + width) || b.cells.includes(cell - width));
  const found: Planned[][] = [];
  for (const run of runs) {
    if (!left.delete(run)) continue;
    const shape = [run];
    for (const one of shape) {
      for (const other of left) {
        if (touches(one, other) && left.delete(other)) shape.push(other);
      }
    }
    found.push(shape);
  }
  return shuffled(found, random).flat();
}

/** A game of a person who looks every third line up. */
function copied(loot: Loot): ReturnType<Forge> {
  const { picture, puzzle, random } = loot;
  const game = playByEyes(picture, puzzle, drawEyes(random, 0.5), random);
  const honest = game.flatMap(({ move }) =>
    move.type === 'paint' && move.mark > BLANK ? [move] : [],
  );
  const drawn = new Set<number>();
  const plan: Planned[] = [];
  const wholeRows = shuffled([...Array(picture.height).keys()], random).slice(
    0,
    Math.ceil(picture.height / 3),
  );
  const draw = ({ cells, mark }: Planned): void => {
    const fresh = cells.filter((cell) => !drawn.has(cell));
    for (const cell of fresh) drawn.add(cell);
    if (fresh.length > 0) plan.push({ cells: fresh, mark });
  };
  const pace = Math.max(1, Math.floor(honest.length / (2 * wholeRows.length)));
  honest.forEach((stroke, k) => {
    draw(stroke);
    const row = k % pace === 0 ? wholeRows.pop() : undefined;
    if (row === undefined) return;
    for (const run of runsOf(picture)) {
      if (Math.floor((run.cells[0] ?? 0) / picture.width) === row) draw(run);
    }
  });
  return timed(plan, loot, () => bursts(loot));
}
