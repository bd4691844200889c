/**
 * What a program writes first, with only the names in mind: text wherever a puzzle is, results that
 * print, options that do not exist, errors.
 */
import { printedPuzzle } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import * as library from './index.js';
import { proofread } from './proofread.js';
import { prove } from './prove.js';
import { scan } from './scan.js';

const CLUES = 'rows: 1, 3, 1\ncolumns: 1, 3, 1';
const PICTURE = '.#.\n###\n.#.';
const JSON_TEXT = '{"rows":[[1],[3],[1]],"columns":[[1],[3],[1]]}';

/** Takes away the types, as JavaScript does. */
const untyped = (options: object): never => options as never;

describe('ratings of many puzzles', () => {
  const random = library.randomOf('rate many');
  const drawn = Array.from({ length: 120 }, () =>
    Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => random.below(3))),
  );
  const puzzles = drawn.map((rows) => library.puzzleOf(rows));

  it('are those of each alone, also where some are the same but for a turn', () => {
    const all = [...puzzles, ...puzzles.map(library.turnPuzzle), 'rows: 1\ncolumns: 1, 1'];
    const outcomes = library.safeRateMany(all);
    expect(outcomes).toEqual(all.map((puzzle) => library.safeRate(puzzle)));
    expect(new Set(outcomes.map(({ ok }) => ok))).toEqual(new Set([true, false]));
  });

  it('throw for a puzzle that has none, and for an option that there is not', () => {
    expect(library.rateMany([CLUES, PICTURE])).toEqual([library.rate(CLUES), library.rate(CLUES)]);
    expect(() => library.rateMany(['rows: 1\ncolumns: 1, 1'])).toThrow(library.PuzzleError);
    expect(() => library.rateMany([], untyped({ timeout: 3 }))).toThrow('mean "timeoutMs"?');
  });
});

describe('a text in place of a puzzle', () => {
  it.each([
    ['clues in two lines', CLUES],
    ['clues below headings', 'rows\n1\n3\n1\n\ncolumns\n1\n3\n1\n'],
    ['a .non file', 'title "Plus"\nwidth 3\nheight 3\n\nrows\n1\n3\n1\n\ncolumns\n1\n3\n1\n'],
    ['clues with Windows line ends', CLUES.replace('\n', '\r\n')],
    ['a picture', PICTURE],
    ['JSON', JSON_TEXT],
    ['a puzzle as JSON', JSON.stringify(library.puzzleOf(PICTURE))],
    ['a puzzle that was printed', String(library.puzzleOf(PICTURE))],
  ])('may be %s, in every verb', (_, text) => {
    expect(String(library.solve(text))).toBe(PICTURE);
    expect([...library.solutions(text)]).toHaveLength(1);
    expect(library.rate(text).label).toBe('trivial');
    expect(library.explain(text).status).toBe('solved');
    expect(library.hint(text).kind).toBe('step');
    expect(library.diagnose(text).status).toBe('unique');
    expect(library.renderSvg(text)).toMatch(/^<svg/);
    expect(library.layoutOf(text).width).toBeGreaterThan(0);
    expect(library.writePuzzle(text, 'non').length).toBeGreaterThan(0);
    expect(library.isSolution(text, PICTURE)).toBe(true);
    expect(prove(text).status).toBe('unique');
  });

  it('may have colours by name, by value, or by letters that it explains', () => {
    const flag = 'rows: 1red 2blue, 3blue\ncolumns: 1red 1blue, 2blue, 2blue';
    const letters = 'colors: r red, b #0000ff\nrows: 1r 2b, 3b\ncolumns: 1r 1b, 2b, 2b';
    const rgb = (text: string): string[] =>
      library.puzzleOf(text).palette.map((color) => color.rgb);
    expect(rgb(flag)).toEqual(['#ffffff', '#ff0000', '#0000ff']);
    expect(rgb(letters)).toEqual(rgb(flag));
    expect(library.solve(letters).status).toBe('unique');
  });

  it('may be mistyped clues for proofreading', () => {
    const { mendings } = proofread('rows: 1 1, 5, 5, 3, 1\ncolumns: 2, 4, 3, 4, 2');
    expect(mendings[0]?.changes).toHaveLength(1);
  });

  it.each([
    ['cat.non', 'no-puzzle', /"cat.non" is no puzzle, expected clues, a picture or JSON/],
    ['once upon\na time', 'no-puzzle', /is no puzzle/],
    ['{"rows": [[1]]', 'bad-json', /begins like JSON/],
    ['{"rows": [[1]]}', 'no-clues', /"columns" is missing/],
    ['rows: 1\ncolumns: x', 'bad-clue', /column 1: "x" is no block/],
  ])('is refused with a sentence: %j', (text, code, message) => {
    expect(library.safeSolve(text)).toMatchObject({ ok: false, problem: { code } });
    expect(() => library.solve(text)).toThrow(message);
    expect(() => library.rate(text)).toThrow(library.PuzzleError);
  });

  it.each([[undefined], [null], [7], [true]])('%j is no puzzle', (value) => {
    expect(() => library.solve(value as never)).toThrow(`"${value}" is no puzzle`);
    expect(library.safeSolve(value as never)).toMatchObject({ ok: false });
  });
});

describe('a puzzle as text', () => {
  it('has its clues, with colours that can be read back', () => {
    expect(String(library.puzzleOf(PICTURE))).toBe(CLUES);
    const flag = library.puzzleOf(
      [
        [1, 2],
        [2, 2],
      ],
      ['white', 'red', '#123456'],
    );
    expect(String(flag)).toBe('rows: 1red 1#123456, 2#123456\ncolumns: 1red 1#123456, 2#123456');
    expect(library.solve(String(flag)).puzzle.rows).toEqual(flag.rows);
  });

  it('stays so when it is mirrored, turned, cut, read or made', () => {
    const puzzle = library.puzzleOf(['#.', '##', '..']);
    const area = { left: 0, top: 0, width: 2, height: 2 };
    for (const made of [
      library.mirrorPuzzle(puzzle),
      library.turnPuzzle(puzzle),
      library.transposePuzzle(puzzle),
      library.recolorPuzzle(puzzle, [0, 1]),
      library.cropPuzzle(puzzle, area),
      library.readPuzzle(JSON_TEXT),
      library.generate({ width: 5, height: 5 }),
      printedPuzzle({ ...puzzle, meta: {} }),
    ]) {
      expect(String(made)).toMatch(/^rows: [\d, ]+\ncolumns: [\d, ]+$/);
    }
  });
});

describe('a result as JSON', () => {
  const toJson = (clues: string, options = {}): unknown =>
    JSON.parse(JSON.stringify(library.solve(clues, options)));

  it('has pictures as rows', () => {
    expect(toJson(CLUES)).toMatchObject({
      status: 'unique',
      lineSolvable: true,
      solution: [
        [0, 1, 0],
        [1, 1, 1],
        [0, 1, 0],
      ],
    });
    expect(toJson('rows: 1, 1\ncolumns: 1, 1')).toMatchObject({
      status: 'multiple',
      complete: false,
      solutions: [
        [
          [1, 0],
          [0, 1],
        ],
        [
          [0, 1],
          [1, 0],
        ],
      ].map(() => expect.any(Array)),
    });
    expect(toJson('rows: 1 1, 0\ncolumns: 2, 0, 0')).toMatchObject({ status: 'none' });
    expect(toJson('rows: 1, 1\ncolumns: 1, 1', { lineOnly: true })).toMatchObject({
      status: 'unknown',
      found: [],
      known: [
        [-1, -1],
        [-1, -1],
      ],
    });
  });
});

describe('isSolution', () => {
  const { solve, isSolution, gridOf, puzzleOf } = library;

  it.each([
    ['a text', PICTURE],
    ['rows of text', PICTURE.split('\n')],
    ['other characters', ' X \nXXX\n X '],
    [
      'rows of numbers',
      [
        [0, 1, 0],
        [1, 1, 1],
        [0, 1, 0],
      ],
    ],
    [
      'rows of booleans',
      [
        [false, true, false],
        [true, true, true],
        [false, true, false],
      ],
    ],
    ['a grid', gridOf(PICTURE)],
    ['a grid with a plain list', { width: 3, height: 3, cells: [0, 1, 0, 1, 1, 1, 0, 1, 0] }],
    ['a result', solve(CLUES)],
  ])('accepts %s', (_, picture) => {
    expect(isSolution(CLUES, picture)).toBe(true);
    expect(isSolution('rows: 1, 3, 0\ncolumns: 1, 2, 1', picture)).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['no rows', []],
    ['rows of nothing', [[], [], []]],
    ['another size', '#'],
    ['rows of different lengths', '.#.\n###\n.#'],
    ['marks', '.#.\n#?#\n.#.'],
    ['an unfinished grid', { width: 3, height: 3, cells: new Int32Array(9).fill(-1) }],
    ['a grid without its cells', { width: 3, height: 3, cells: [] }],
    ['a huge grid without its cells', { width: 1e9, height: 1e9, cells: [] }],
    ['a list of nothing', [null, undefined, 3]],
  ])('%s is no solution', (_, picture) => {
    expect(isSolution(CLUES, picture)).toBe(false);
  });

  it('knows the colours by the symbols with which they are printed, and by their own', () => {
    const flag = puzzleOf(['rb', 'bb']);
    expect(isSolution(flag, String(solve(flag)))).toBe(true);
    expect(isSolution(flag, 'rb\nbb')).toBe(true);
    expect(isSolution(flag, 'bb\nrb')).toBe(false);
  });
});

describe('options that do not exist', () => {
  const { solve, rate, generate, layoutOf, renderSvg, readPuzzle, makePuzzle } = library;

  it.each([
    [
      () => solve(CLUES, untyped({ timeout: 5 })),
      'solve has no option "timeout", did you mean "timeoutMs"?',
    ],
    [() => solve(CLUES, untyped({ maxSolution: 5 })), 'did you mean "maxSolutions"?'],
    [() => rate(CLUES, untyped({ chain: 5 })), 'did you mean "chains"?'],
    [() => generate(untyped({ width: 5, height: 5, dificulty: 'easy' })), 'mean "difficulty"?'],
    [() => renderSvg(CLUES, untyped({ thme: 'dark' })), 'did you mean "theme"?'],
    [() => library.renderCanvas(untyped({}), CLUES, untyped({ thme: 'dark' })), 'mean "theme"?'],
    [() => prove(CLUES, untyped({ maxSolution: 3 })), 'did you mean "maxSolutions"?'],
    [() => proofread(CLUES, untyped({ timeout: 3 })), 'did you mean "timeoutMs"?'],
    [() => scan(untyped({}), untyped({ corner: [] })), 'did you mean "corners"?'],
    [() => readPuzzle(CLUES, untyped({ format: [] })), 'did you mean "formats"?'],
    [
      () => makePuzzle(untyped({}), untyped({ nonsense: 1 })),
      'makePuzzle has no option "nonsense", options: size,',
    ],
  ])('are refused with the nearest one: %s', (call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });

  it('may be those of drawing where a sheet is only laid out', () => {
    expect(layoutOf(CLUES, untyped({ theme: 'dark', cell: 20 })).cell).toBe(20);
    expect(() => layoutOf(CLUES, untyped({ thme: 'dark' }))).toThrow(RangeError);
  });

  it('may be given as undefined where they exist', () => {
    expect(solve(CLUES, { timeoutMs: undefined, signal: undefined }).status).toBe('unique');
  });
});

describe('a wanted difficulty', () => {
  const { generate, rate } = library;

  it.each(['trivial', 'easy', 'medium'] as const)('is what generate gives: %s', (difficulty) => {
    const made = generate({ width: 10, height: 10, difficulty, seed: 3 });
    expect(made && rate(made).label).toBe(difficulty);
  });

  it('is refused where there is no such difficulty', () => {
    expect(() => generate(untyped({ width: 5, height: 5, difficulty: 'gentle' }))).toThrow(
      /difficulty is one of trivial, easy, medium, hard, expert, got gentle/,
    );
  });
});

describe('errors', () => {
  it.each([
    ['explain', () => library.explain('rows: 2\ncolumns: 1')],
    ['hint', () => library.hint(CLUES, ['??'])],
    ['rate', () => library.rate('rows: 1, 1\ncolumns: 1, 1')],
    ['diagnose', () => library.diagnose('rows: 2\ncolumns: 1')],
    ['readPuzzle', () => library.readPuzzle('?')],
    ['readPuzzles', () => library.readPuzzles('')],
    ['writePuzzle', () => library.writePuzzle(CLUES, 'nothing')],
    ['renderSvg', () => library.renderSvg(CLUES, { what: 'solution' })],
    ['layoutOf', () => library.layoutOf(CLUES, { cell: -1 })],
    ['decodeRofl', () => library.decodeRofl(new Uint8Array(3))],
    ['gridOf', () => library.gridOf(['##', '#'])],
  ])('%s throws PuzzleError', (_, call) => {
    expect(call).toThrow(library.PuzzleError);
  });

  it('are values in the safe forms', async () => {
    const bad = { ok: false, problem: { code: expect.any(String) } };
    expect(library.safeExplain('?x')).toMatchObject(bad);
    expect(library.safeHint(CLUES, ['??'])).toMatchObject(bad);
    expect(library.safeRate('rows: 1, 1\ncolumns: 1, 1')).toMatchObject(bad);
    expect(library.safeReadPuzzles('')).toMatchObject(bad);
    expect(library.safeWritePuzzle(CLUES, 'nothing')).toMatchObject(bad);
    expect(library.safeRenderSvg('?x')).toMatchObject(bad);
    expect(library.safeDecodeRofl(new Uint8Array(3))).toMatchObject(bad);
    expect(await library.safeRateAsync('?x')).toMatchObject(bad);
    await expect(library.rateAsync('?x')).rejects.toThrow(library.PuzzleError);
  });
});
