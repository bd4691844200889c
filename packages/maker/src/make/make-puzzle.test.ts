/**
 * From images to puzzles: the promised properties hold, and the picture is what the image shows.
 */
import { contentOf, type Grid, inkCount, type Puzzle, solves } from '@nonokit/core';
import type { RgbaImage } from '@nonokit/image';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import type { Objective } from '../aim.js';
import type { MakeOptions, PuzzleCandidate } from '../make-options.js';
import { drawnImage, shadedImage } from '../testing/images.js';
import { makePuzzle, makePuzzleAsync, prepareImage } from './make-puzzle.js';

/** A lit ball before a wall: a small photograph. */
const ball = shadedImage(160, (x, y) => {
  const dx = x - 0.5;
  const dy = y - 0.55;
  const light = 1 - Math.hypot(dx + 0.1, dy + 0.12) / 0.4;
  return Math.hypot(dx, dy) < 0.3
    ? [220 * light, 60 * light, 40]
    : [150 + 60 * x, 170, 200 - 40 * y];
});

const HEART = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...'];

function made(image: RgbaImage, options: MakeOptions = {}): PuzzleCandidate {
  const result = makePuzzle(image, options);
  if (!result.ok) throw new Error(result.problem.message);
  const [first] = result.value.candidates;
  if (first === undefined) throw new Error('there is no candidate');
  return first;
}

const rowsOf = ({ width, height, cells }: Grid): string[] =>
  Array.from({ length: height }, (_, y) =>
    [...cells.subarray(y * width, (y + 1) * width)].map((c) => '.#23456'[c]).join(''),
  );

function goalOf({ puzzle }: PuzzleCandidate): Grid {
  if (puzzle.goal === undefined) throw new Error('there is no goal');
  return puzzle.goal;
}

const blocksOf = ({ rows }: Puzzle): number => rows.reduce((sum, clue) => sum + clue.length, 0);

/** Counts the cells of the picture that differ from the tracing. */
function differing(one: PuzzleCandidate): number {
  const before = one.traced.cells;
  return goalOf(one).cells.reduce((sum, color, i) => sum + Number(color !== before[i]), 0);
}

describe('makePuzzle', () => {
  it('returns the same drawing in the requested size, enlarged or not, with or without a margin', () => {
    const blank = '.'.repeat(13);
    const wide = [blank, ...HEART.map((row) => `....${row}..`), blank, blank];
    for (const image of [
      drawnImage(HEART),
      drawnImage(HEART, { scale: 9 }),
      drawnImage(wide, { scale: 30 }),
    ]) {
      const heart = made(image, { size: { width: 7, height: 7 } });
      expect(rowsOf(goalOf(heart))).toEqual(HEART);
      expect(heart).toMatchObject({
        reached: true,
        status: 'unique',
        lineSolvable: true,
        changed: [],
      });
    }
  });

  it('returns the same even rectangle, which has no shape without its surroundings', () => {
    const rows = ['.......', '..###..', '..###..', '.......', '.......'];
    for (const drawn of [rows, rows.map((row) => row.replaceAll('.', ' '))]) {
      const image = drawnImage(drawn, { transparent: ' ', scale: 8 });
      expect(rowsOf(goalOf(made(image, { size: { width: 7, height: 7 } })))).toEqual(rows);
    }
  });

  it('draws the opaque part of a transparent drawing, even if it is light', () => {
    for (const [ink, palette] of [
      ['#', '#'],
      ['.', '.'],
      ['y', 'y'],
    ] as const) {
      const rows = HEART.map((row) => row.replaceAll('.', ' ').replaceAll('#', ink));
      const heart = made(drawnImage(rows, { transparent: ' ', scale: 12 }), {
        size: { width: 7, height: 6 },
      });
      expect([palette, ...rowsOf(goalOf(heart))]).toEqual([palette, ...HEART]);
    }
  });

  it('keeps the colours of a drawing', () => {
    const flag = ['rrrrrr', 'rryyrr', 'gggggg', 'gggggg', 'bbbbbb', 'bbyybb'];
    const puzzle = made(drawnImage(flag, { scale: 10, transparent: ' ' }), {
      size: { width: 6, height: 6 },
      colors: 3,
      repair: 'off',
    });
    expect(puzzle.puzzle.palette.map(({ rgb }) => rgb).sort()).toEqual(
      ['#1e3cc8', '#1ea03c', '#dc1e1e', '#f0c828'].sort(),
    );
    const green = puzzle.puzzle.palette.findIndex(({ rgb }) => rgb === '#1ea03c');
    const rows = rowsOf(goalOf(puzzle)).filter((row) => row.includes('.#23'[green] ?? ''));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(new Set(row).size).toBe(1);
  });

  it('leaves no empty line at the border, and fills the requested size', () => {
    const round = shadedImage(120, (x, y) =>
      Math.hypot(x - 0.4, y - 0.6) < 0.31 || (x > 0.38 && x < 0.42 && y < 0.5)
        ? [20, 20, 20]
        : [250, 250, 250],
    );
    for (const image of [ball, round]) {
      for (const own of [{}, { colors: 3 }, { edges: true }, { preview: true }]) {
        const grid = goalOf(made(image, { size: { width: 16, height: 16 }, ...own }));
        expect(contentOf(grid)).toEqual({
          left: 0,
          top: 0,
          width: grid.width,
          height: grid.height,
        });
        expect(Math.max(grid.width, grid.height)).toBeGreaterThanOrEqual(14);
      }
    }
  });

  it.each([
    [{ size: { width: 20, height: 12 } }, 12, 12],
    [{ size: { width: 9, height: 30 } }, 9, 9],
  ])('keeps the aspect within %j', (options, width, height) => {
    expect(made(ball, options).puzzle).toMatchObject({ width, height });
  });

  it.each([1, 3, 6])('makes line-solvable puzzles of a photograph, with %i colours', (colors) => {
    const { puzzle, reached, status, similarity, fill } = made(ball, {
      size: { width: 20, height: 20 },
      colors,
    });
    expect({ reached, status }).toEqual({ reached: true, status: 'unique' });
    expect(inkCount(puzzle)).toBeLessThanOrEqual(colors);
    const { goal: _, ...clues } = puzzle;
    const found = solve(clues, { lineOnly: true });
    expect(found.status === 'unique' && solves(found.solution, puzzle)).toBe(true);
    expect(similarity).toBeGreaterThan(0.4);
    expect(fill).toBeGreaterThan(0);
    expect(fill).toBeLessThan(1);
  });

  it('uses the given colours', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#aa2211' }, { rgb: '#112244' }];
    const { puzzle } = made(ball, { size: { width: 15, height: 15 }, palette });
    for (const { rgb } of puzzle.palette) expect(palette.map((one) => one.rgb)).toContain(rgb);
    expect(puzzle.palette[0]?.rgb).toBe('#ffffff');
    const red = shadedImage(60, (x) => (x < 0.3 ? [220, 40, 20] : [20, 40, 60]));
    const full = made(red, { size: { width: 10, height: 10 }, palette });
    expect([full.fill, full.reached, inkCount(full.puzzle)]).toEqual([1, true, 2]);
  });

  it('draws light areas as ink on request', () => {
    const size = { width: 7, height: 6 };
    const plain = made(drawnImage(HEART, { scale: 8 }), { size, repair: 'off', invert: false });
    const negative = made(drawnImage(HEART, { scale: 8 }), { size, repair: 'off', invert: true });
    expect(rowsOf(goalOf(plain))).toEqual(HEART);
    expect(goalOf(negative).cells.map((c) => 1 - c)).toEqual(goalOf(plain).cells);
  });

  it('fills everything darker than a threshold', () => {
    const shades = shadedImage(100, (x) => [255 * x, 255 * x, 255 * x]);
    const inkAt = (threshold: number): number => {
      const options = { size: { width: 10, height: 10 }, threshold, repair: 'off' } as const;
      return made(shades, options).fill;
    };
    // with the threshold the ink grows; lightness is that of Oklab
    expect([0.3, 0.5, 0.7, 0.9].map(inkAt)).toEqual(
      [0.3, 0.5, 0.7, 0.9].map(inkAt).sort((a, b) => a - b),
    );
    expect(inkAt(0.3)).toBeLessThan(inkAt(0.9));
    const light = { size: { width: 10, height: 10 }, threshold: 0.5, invert: true } as const;
    expect(made(shades, { ...light, repair: 'off' }).fill).toBeCloseTo(1 - inkAt(0.5));
    expect(() => makePuzzle(shades, { threshold: 1.5 })).toThrow(RangeError);
  });

  it('draws edges as closed lines of one cell', () => {
    const disk = shadedImage(200, (x, y) =>
      Math.hypot(x - 0.5, y - 0.5) < 0.35 ? [220, 60, 40] : [90, 130, 90],
    );
    const options = { size: { width: 24, height: 24 }, edges: true } as const;
    const grid = goalOf(made(disk, { ...options, repair: 'off' }));
    for (const row of rowsOf(grid)) expect(row).not.toMatch(/^#######|[^#]#####*$/);
    // a ring: the middle line crosses it twice
    const { width, height } = grid;
    const middle = grid.cells.subarray((height >> 1) * width, ((height >> 1) + 1) * width);
    expect(middle.filter((color, i) => color === 1 && middle[i - 1] !== 1).length).toBe(2);
    expect(made(disk, options)).toMatchObject({ reached: true, lineSolvable: true });
  });

  it('previews a picture without repair, the same as at the same threshold', () => {
    const size = { width: 20, height: 20 };
    for (const own of [{}, { colors: 3 }, { edges: true }, { threshold: 0.5 }]) {
      const one = made(ball, { size, ...own, preview: true });
      expect(one.changed).toEqual([]);
      expect(one.lineSolvable).toBe(solve(one.puzzle, { lineOnly: true }).status === 'unique');
      expect(one.status).toBe(one.lineSolvable ? 'unique' : 'unknown');
    }
    const at = { size, threshold: 0.6, repair: 'off' } as const;
    expect(goalOf(made(ball, { ...at, preview: true }))).toEqual(goalOf(made(ball, at)));
  });

  it.each([1, 3])(
    'previews almost the same picture as with repair off, with %i colours',
    (colors) => {
      const options = { size: { width: 20, height: 20 }, colors, repair: 'off' } as const;
      const quick = goalOf(made(ball, { ...options, preview: true }));
      const whole = goalOf(made(ball, options));
      expect([quick.width, quick.height]).toEqual([whole.width, whole.height]);
      const apart = quick.cells.filter((color, i) => color !== whole.cells[i]).length;
      expect(apart / whole.cells.length).toBeLessThan(0.1);
    },
  );

  it('makes the same puzzle from a prepared image', () => {
    const prepared = prepareImage(ball);
    if (!prepared.ok) throw new Error(prepared.problem.message);
    const options = { size: { width: 12, height: 12 } };
    expect(makePuzzle(prepared.value, options)).toEqual(makePuzzle(ball, options));
  });

  it('returns several different pictures, the best first', () => {
    const result = makePuzzle(ball, { size: { width: 15, height: 15 }, candidates: 4 });
    if (!result.ok) throw new Error(result.problem.message);
    const { candidates } = result.value;
    expect(candidates).toHaveLength(4);
    expect(new Set(candidates.map(({ traced }) => traced.cells.join())).size).toBe(4);
    const scores = candidates.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('returns the best picture that meets the aim, of any size, negative or not', () => {
    const isTall: Objective = ({ height }) => height - 30;
    const tall = made(ball, { aim: isTall });
    expect([tall.reached, tall.miss, tall.puzzle.height]).toEqual([true, 0, 30]);
    const size = { width: 15, height: 15 };
    const center = 7 * 15 + 7;
    const plain = made(ball, { size, invert: false });
    const isOther: Objective = ({ goal }) => (goal?.cells[center] === 1 ? 10 : 0);
    const other = made(ball, { size, aim: isOther });
    expect([goalOf(plain).cells[center], goalOf(other).cells[center], other.miss]).toEqual([
      1, 0, 0,
    ]);
  });

  it.each([
    ['line', 8],
    ['line', -2],
    ['unique', 8],
  ] as const)('changes cells towards an aim and keeps the property %s', (repair, step) => {
    const options = { size: { width: 15, height: 15 }, repair };
    const plain = made(ball, options);
    const wanted = blocksOf(plain.puzzle) + step;
    const aim: Objective = (puzzle) => {
      const status = solve(puzzle, { lineOnly: repair === 'line' }).status;
      if (status !== 'unique') throw new Error(`the aim is asked about a puzzle that is ${status}`);
      return blocksOf(puzzle) - wanted;
    };
    const steered = made(ball, { ...options, aim });
    expect([steered.miss, blocksOf(steered.puzzle), steered.reached]).toEqual([0, wanted, true]);
    expect(differing(steered)).toBe(steered.changed.length);
    expect(steered.changed.length).toBeLessThanOrEqual(Math.ceil(225 / 12));
  });

  it('changes no cell for an aim if repair is off, and never more cells than maxFlips', () => {
    const size = { width: 15, height: 15 };
    const aim: Objective = (puzzle) => blocksOf(puzzle) - 400;
    expect(made(ball, { size, aim, repair: 'off' }).changed).toEqual([]);
    const few = made(ball, { size, aim, maxFlips: 3 });
    expect(few.changed.length).toBeLessThanOrEqual(3);
    expect(few.miss).toBeLessThan(0);
  });

  it('keeps the attempt nearest to the aim if none meets it', () => {
    const size = { width: 15, height: 15 };
    const met: number[] = [];
    const aim: Objective = (puzzle) => {
      const miss = 0.5 - blocksOf(puzzle);
      met.push(Math.abs(miss));
      return miss;
    };
    const result = made(ball, { size, aim });
    expect(met.length).toBeGreaterThan(3);
    expect(Math.abs(result.miss)).toBe(Math.min(...met));
  });

  it('tries fewer colours too if several candidates are requested', () => {
    const size = { width: 15, height: 15 };
    const several = makePuzzle(ball, { size, colors: 4, candidates: 12 });
    const counts = several.ok ? several.value.candidates.map(({ puzzle }) => inkCount(puzzle)) : [];
    expect(Math.max(...counts)).toBeGreaterThan(Math.min(...counts));
    const few = made(ball, { size, colors: 4, aim: (puzzle) => inkCount(puzzle) - 2 });
    expect(few).toMatchObject({ reached: true, miss: 0 });
  });

  it('chooses the size itself, and a small one for simple images', () => {
    const disc = shadedImage(200, (x, y) =>
      Math.hypot(x - 0.5, y - 0.5) < 0.4 ? [0, 0, 0] : [255, 255, 255],
    );
    expect(made(disc).puzzle.height).toBeLessThanOrEqual(30);
    const { width, height } = made(ball).puzzle;
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(14);
    expect(Math.max(width, height)).toBeLessThanOrEqual(40);
  });

  it.each([1, 7])('makes each pixel of small pixel art a cell, enlarged by %i', (scale) => {
    const rows = Array.from({ length: 24 }, (_, y) =>
      Array.from({ length: 24 }, (_, x) => (x < 3 || x > 14 || y < 4 || y > 18 ? '.' : '#')).join(
        '',
      ),
    );
    const rectangle = made(drawnImage(rows, { scale }));
    expect(rowsOf(goalOf(rectangle))).toEqual(rows);
    expect(rowsOf(goalOf(made(drawnImage(HEART, { scale }))))).toEqual(HEART);
  });

  it('gives the same result for the same seed, in steps or at once', async () => {
    const options = { size: { width: 20, height: 20 }, colors: 2, seed: 5 };
    const once = makePuzzle(ball, options);
    expect(makePuzzle(ball, options)).toEqual(once);
    const stages = new Set<string>();
    const inTurns = await makePuzzleAsync(ball, options, ({ stage, checks, maxChecks }) => {
      stages.add(stage);
      expect(checks).toBeLessThanOrEqual(maxChecks + 20);
      return Promise.resolve();
    });
    expect(inTurns).toEqual(once);
    expect(stages).toContain('trace');
  });

  it('ends early with the best result so far if it is stopped', () => {
    const early = makePuzzle(ball, { size: { width: 30, height: 30 }, signal: { aborted: true } });
    expect(early.ok && early.value.candidates.length).toBe(1);
  });

  it.each([
    ['blank-image', drawnImage(['....', '....']), {}],
    ['blank-image', drawnImage(['  ', '  '], { transparent: ' ' }), {}],
    ['blank-image', ball, { size: { width: 1, height: 1 } }],
    ['bad-color', ball, { background: 'reddish' }],
    ['too-large', ball, { size: { width: 9999, height: 9999 } }],
    ['too-many-colors', ball, { colors: 65 }],
  ])('returns a problem for %s', (code, image, options) => {
    const result = makePuzzle(image, options);
    expect(result.ok ? 'made' : result.problem.code).toBe(code);
  });

  it.each([
    [{ width: 2, height: 2, rgba: new Uint8Array(15) }, {}],
    [{ width: 0, height: 2, rgba: new Uint8Array(0) }, {}],
    [ball, { size: { width: 0, height: 5 } }],
    [ball, { colors: 1.5 }],
    [ball, { candidates: 0 }],
    [ball, { maxFlips: -1 }],
  ])('throws if it is called wrongly', (image, options) => {
    expect(() => makePuzzle(image, options)).toThrow(RangeError);
  });

  it.each([
    ['1x1 of two pixels', drawnImage(['#.']), { width: 1, height: 1 }],
    ['a line', drawnImage(['#.#..#']), { width: 6, height: 1 }],
    ['very wide', drawnImage(['#..##.#.'.repeat(40)]), { width: 30, height: 30 }],
  ])('survives %s', (_, image, size) => {
    for (const colors of [1, 3]) expect(() => makePuzzle(image, { size, colors })).not.toThrow();
  });
});
