/** Mistakes of a first guess: each is refused with a sentence that says what is expected. */
import { describe, expect, it } from 'vitest';
import { applyMove, inlineClues, newGame } from './board.js';
import { checkMany, clueWordsOf, solveMany } from './bulk.js';
import * as library from './index.js';
import { solveKind, varyPuzzle } from './kinds.js';
import { catalogue } from './node/catalogue.js';

const CLUES = 'rows: 1, 3, 1\ncolumns: 1, 3, 1';
const PICTURE = '.#.\n###\n.#.';

/** A value without its type, as JavaScript passes it. */
const untyped = (value: unknown): never => value as never;

const { solve, rate, generate, renderSvg, rateMany, makePuzzle, readPuzzle, isSolution } = library;

describe('options of the wrong kind', () => {
  it.each([
    [
      () => solve(CLUES, untyped('fast')),
      'options are an object like { timeoutMs: … }, got "fast"',
    ],
    [() => solve(CLUES, untyped(null)), 'options are an object like { timeoutMs: … }, got null'],
    [() => rate(CLUES, untyped(10)), 'got 10'],
    [() => solve(untyped(['1']), untyped(['1'])), 'a puzzle is one value, { rows, columns }'],
    [() => solve(CLUES, untyped({ maxSolutions: '2' })), 'a whole number, got "2"'],
    [() => solve(CLUES, untyped({ lineOnly: 'yes' })), 'lineOnly is true or false, got "yes"'],
    [() => solve(CLUES, untyped({ signal: new AbortController() })), 'signal is an AbortSignal'],
    [() => renderSvg(CLUES, untyped({ what: 'clues' })), 'one of puzzle, solution, both'],
    [() => renderSvg(CLUES, untyped({ title: 5 })), 'title is a text, true or false, got 5'],
    [() => generate(untyped({ width: 5 })), 'width and height are whole numbers from 1'],
    [() => generate(untyped({ width: 5, height: 5, require: 'solvable' })), 'line, unique, any'],
    [() => generate({ width: 5, height: 5, seed: untyped(new Date(0)) }), 'a number or a text'],
    [() => rateMany(untyped(library.puzzleOf(CLUES))), 'expected a list of puzzles'],
    [() => rateMany(untyped(PICTURE)), 'expected a list of puzzles'],
    [() => makePuzzle(untyped('cat.png')), 'expected an image, { width, height, rgba }'],
    [() => makePuzzle(untyped({ width: 1 }), untyped({ size: 10 })), 'size is { width, height }'],
    [() => readPuzzle(untyped({ rows: [] })), 'puzzleOf takes clues'],
    [() => readPuzzle(CLUES, untyped({ formats: ['non'] })), 'formatById("non")'],
    [() => library.writePuzzle(CLUES, untyped(undefined)), 'a format, like "non"'],
    [() => library.hint(CLUES, untyped(null)), 'marks are rows of characters'],
    [() => library.describeStep(untyped([]), CLUES), 'the first argument is a step, got a list'],
    [() => solve(untyped(Promise.resolve(CLUES))), 'write `await` before it'],
    [() => varyPuzzle({ rows: '1', columns: '1' }, untyped({ hidden: true })), 'mean "hide"?'],
    [() => solveKind(untyped(CLUES)), 'takes a puzzle of another kind'],
    [() => solveMany(untyped([CLUES])), 'clueWordsOf(puzzle) gives those of one puzzle'],
    [() => checkMany(untyped({ width: 3, height: 3, pictures: [2, 7, 2] })), 'Uint32Array'],
    [() => inlineClues(untyped(['1']), untyped(['1'])), 'two texts'],
    [() => newGame(untyped(CLUES)), 'inlineClues(rows, columns)'],
    [() => applyMove(newGame(inlineClues('1', '1')), untyped('undo')), 'no move of type'],
  ])('are refused: %s', (call, message) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });

  it('are refused by the catalogue, which would find nothing', async () => {
    for (const [wish, message] of [
      [{ size: '10x10' }, 'size is a number or a range, 10 or [10, 20], got "10x10"'],
      [{ size: [20, 10] }, 'a number or a range'],
      [{ difficulty: 'Easy' }, 'difficulty is one of trivial, easy,'],
      [{ technique: 'magic' }, 'technique is one of complete-line,'],
      [{ tag: ['cat'] }, 'tag is a text, got ["cat"]'],
      [null, 'options are an object like { size: … }, got null'],
    ] as const) {
      await expect(catalogue(untyped(wish))).rejects.toThrow(message);
    }
  });

  it.each([[{}], [{ clues: CLUES }], [[['1'], ['1']]], [new Map()]])('%j is no puzzle', (value) => {
    expect(() => solve(untyped(value))).toThrow(library.PuzzleError);
    expect(() => solve(untyped(value))).toThrow('is no puzzle');
  });
});

describe('what holds a puzzle', () => {
  it('is one for every verb: an entry of the catalogue, or a result', async () => {
    const [entry] = await catalogue({ size: 8, colors: 1 });
    if (entry === undefined) throw new Error('the catalogue has puzzles of 8 x 8');
    expect(isSolution(entry, solve(entry))).toBe(true);
    expect(rate(entry)).toEqual(rate(entry.puzzle));
    const solved = solve(CLUES);
    expect(library.canonicalKey(solved)).toBe(library.canonicalKey(PICTURE));
    expect(renderSvg(solved, { what: 'solution' })).toMatch(/^<svg/);
  });

  it('may be a text also where the picture or the bulk is meant', () => {
    expect(library.rowsOf(PICTURE)).toEqual(library.rowsOf(library.gridOf(PICTURE)));
    expect(library.cluesOf(PICTURE).rows).toEqual(library.puzzleOf(PICTURE).rows);
    expect(String(library.turnPuzzle(CLUES))).toBe(CLUES);
    expect(clueWordsOf(CLUES)).toEqual(clueWordsOf(library.puzzleOf(CLUES)));
    expect(readPuzzle(CLUES).rows).toEqual(library.puzzleOf(CLUES).rows);
  });
});

describe('an answer', () => {
  it.each([
    ['squares', '⬜⬛⬜\n⬛⬛⬛\n⬜⬛⬜'],
    ['one line with spaces', '.#. ### .#.'],
    ['one line with slashes', '.#./###/.#.'],
    ['one text without rows', '010111010'],
    ['a block of Markdown', `\`\`\`\n${PICTURE}\n\`\`\``],
    ['one list', [0, 1, 0, 1, 1, 1, 0, 1, 0]],
    ['JSON of rows', '[[0,1,0],[1,1,1],[0,1,0]]'],
    ['JSON of a result', JSON.stringify(solve(CLUES))],
  ])('may be %s', (_, picture) => {
    expect(isSolution(CLUES, picture)).toBe(true);
    expect(isSolution('rows: 1, 3, 0\ncolumns: 1, 2, 1', picture)).toBe(false);
  });

  it.each([
    ['two results in one another', `{"solution":{"solution":${JSON.stringify(PICTURE)}}}`],
    ['deep JSON', '['.repeat(100_000)],
    ['broken JSON', '{"solution":'],
  ])('is wrong, and no error, as %s', (_, picture) => {
    expect(isSolution(CLUES, picture)).toBe(false);
  });

  it('is refused where the program is mistaken: every answer would be wrong', () => {
    const missing = isSolution as (puzzle: string) => boolean;
    expect(() => missing(CLUES)).toThrow('the picture is missing');
    expect(() => isSolution(PICTURE, library.puzzleOf(CLUES))).toThrow('the first argument');
    expect(() => isSolution(CLUES, Promise.resolve(PICTURE))).toThrow('await');
  });
});
