/** Puzzles of other kinds through the commands that take them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BLACK_ON_WHITE, drive, gridOf, isKnownNumber, puzzleOf, randomOf } from '@nonokit/core';
import { asKind, checkKind, solveKind, varyWork, writeKind } from '@nonokit/kinds';
import { describe, expect, it } from 'vitest';
import { readPuzzleBytes } from '../io/read-file.js';
import { folderWith, nonokit } from '../testing/run.js';

const folder = fileURLToPath(new URL('../../../../puzzles/kinds/', import.meta.url));
const OWL = 'owl-hidden.json';
const HOUSE = 'house-two-lines.json';
const TRIANGLES = 'sierpinski-triangles.json';
const BOAT = 'boat-cut.json';

/** A file of version 2 with its clues alone. */
const withoutGoal = (file: string): string => {
  const { goal: _, ...clues } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  return JSON.stringify(clues);
};

const goalOf = (file: string): string[] =>
  JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).goal;

describe('our own puzzles of other kinds', () => {
  it.each([OWL, HOUSE, TRIANGLES, BOAT])(
    '%s is solved to its picture by its clues',
    async (file) => {
      const cwd = folderWith({ 'a.json': withoutGoal(file) });
      const { stdout, status } = await nonokit(['solve', '--json', '-q', 'a.json'], { cwd });
      const { solutions, lineSolvable } = JSON.parse(stdout);
      const rows = solutions.map((rows: number[][]) => rows.map((row) => row.join('')));
      expect(rows).toEqual([goalOf(file)]);
      expect(lineSolvable).toBe(true);
      expect(status).toBe(0);
    },
  );

  it('are checked in one table with others', async () => {
    const { stdout, status } = await nonokit(
      ['check', '-q', OWL, HOUSE, TRIANGLES, BOAT, '../heart.json'],
      {
        cwd: folder,
      },
    );
    const columns = stdout.replaceAll(/ +[0-9.]+ ms/g, '').trim();
    expect(columns.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      [
        'unique',
        'line by line',
        '22x26',
        '7 colours',
        'hidden numbers',
        `${OWL} "Owl with hidden numbers"`,
      ],
      ['unique', 'line by line', '14x10', '1 colour', 'two-line clues', `${HOUSE} "House"`],
      [
        'unique',
        'line by line',
        '64 cells',
        '1 colour',
        'triangles',
        `${TRIANGLES} "Sierpiński triangle"`,
      ],
      ['unique', 'line by line', '11x10', '9 colours', 'cut cells', `${BOAT} "Sailing boat"`],
      [
        'unique',
        'line by line',
        '5x5',
        '1 colour',
        expect.stringMatching(/^trivial/),
        '../heart.json "Heart"',
      ],
    ]);
    expect(status).toBe(0);
  });

  it('are explained in words and end with the picture', async () => {
    const { stdout, stderr } = await nonokit(['explain', TRIANGLES], { cwd: folder });
    expect(stdout).toMatch(/^1\. ("[/\\]" line|Row) \d/);
    expect(stdout).toContain('\n\n       /#\\\n      /#.#\\\n     /#...#\\\n');
    expect(stderr).toMatch(/solved in \d+ steps\n$/);
    const { stdout: russian } = await nonokit(['explain', '--lang', 'ru', HOUSE], { cwd: folder });
    expect(russian).toMatch(/^\d+\. Строки \d и \d \(.*\), связанные клетки: /m);
    const { stdout: cut } = await nonokit(['explain', BOAT], { cwd: folder });
    expect(cut).toContain('(1 white\\brown+9 brown+1 brown/white): however it is arranged, ');
    const { stdout: json } = await nonokit(['explain', '--json', HOUSE], { cwd: folder });
    const steps = json
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(steps.at(-1)).toEqual({ status: 'solved' });
    expect(steps[0]).toMatchObject({
      step: 1,
      technique: 'line',
      text: { en: expect.any(String) },
    });
  });

  it('are read of web games, not the picture beside their clues', async () => {
    const game = {
      type: 'super',
      rowClues: [[[[1], []], 4], ['mega'], [1, 1]],
      colClues: [[1], [4], ['super'], [1, 1]],
      solution: [
        [1, 0, 1, 1],
        [0, 1, 1, 0],
        [0, 1, 0, 1],
      ],
    };
    const cwd = folderWith({ 'a.json': JSON.stringify(game) });
    const { stdout } = await nonokit(['solve', '--json', '-q', 'a.json'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({
      kind: ['two-line-clues'],
      solutions: expect.arrayContaining([game.solution]),
    });
    const other = await nonokit(['proofread', 'a.json'], { cwd });
    expect(other.stderr).toContain('clues that span two lines');
  });

  it.each([['proofread'], ['bench'], ['vary']])(
    '%s says that it does not take them',
    async (command) => {
      const cwd = folderWith({ 'a.json': withoutGoal(HOUSE) });
      const { stderr, status } = await nonokit([command, 'a.json'], { cwd });
      expect(stderr).toContain('a nonogram of another kind');
      expect(stderr).toContain(
        'solve, check, rate, explain, hint, draw, convert, prove and play take it',
      );
      expect(status).toBe(2);
    },
  );
});

describe('what can be wrong', () => {
  const ours = (members: object): string =>
    JSON.stringify({ format: 'nonokit', version: 2, width: 2, height: 2, ...members });

  it.each([
    [{ rows: [['?']], columns: [[1], [1]] }, 'the rows have 1 clue, expected 2'],
    [{ rows: [['?', '?'], []], columns: [[1], []] }, 'row 1 needs 3 cells and has 2'],
    [
      { rows: [['?'], [0]], columns: [[1], []] },
      'row 2 has the number 0, expected a whole number from 1',
    ],
    [
      { rows: [{ pair: [[[], []], 1, [[], []]] }], columns: [[1], []] },
      'the clue of two lines from row 1',
    ],
    [
      { rows: [['?'], []], columns: [[1], []], goal: ['01', '00'] },
      'the picture is not a solution',
    ],
    [{ width: 200, height: 200, rows: [['?']], columns: [] }, '40000 cells, more than the 10000'],
    [
      { sides: { topLeft: 2, top: 1 }, rows: [], slashes: [], backslashes: [] },
      'the sides do not close',
    ],
    [
      {
        sides: { topLeft: 1e9, topRight: 1e9, bottom: 1e9 },
        rows: [],
        slashes: [],
        backslashes: [],
      },
      'more than the 10000',
    ],
  ])('%j', async (members, sentence) => {
    const run = await nonokit(['solve', '-'], { input: ours(members) });
    expect(run.stderr).toContain(sentence);
    expect(run.status).toBe(2);
    const russian = await nonokit(['solve', '--lang', 'ru', '-'], { input: ours(members) });
    expect(russian.stderr).toMatch(/[а-я]{3}/);
  });

  it('a puzzle without a solution ends with 1, one with several is told', async () => {
    const none = ours({ rows: [['?', '?'].slice(1), [2]], columns: [[], ['?']] });
    expect((await nonokit(['solve', '-'], { input: none })).status).toBe(1);
    expect((await nonokit(['explain', '-'], { input: none })).stderr).toContain('has no solution');
    const several = ours({ rows: [['*'], ['?']], columns: [['?'], ['*']] });
    const { stdout, stderr } = await nonokit(['solve', '-'], { input: several });
    expect(stderr).toContain('more than one solution (2 of them found)');
    expect(stdout).toMatch(/^solution 1 of 2\n[#.]{2}\n/);
    const all = await nonokit(['solve', '--max-solutions', 'all', '-'], { input: several });
    expect(all.stderr).toContain('solutions, and no more');
  });

  it('options for other puzzles are refused by name', async () => {
    const { stderr, status } = await nonokit(['explain', '--board=1', HOUSE], { cwd: folder });
    expect(stderr).toContain('--board: is not for hidden numbers');
    expect(status).toBe(2);
  });
});

describe('hiding numbers', () => {
  const rows = ['.##..##.', '########', '########', '.######.', '..####..', '...##...'];
  const puzzle = puzzleOf(
    gridOf(rows.map((row) => [...row].map((cell) => Number(cell === '#')))),
    BLACK_ON_WHITE,
  );

  it('hides as many as lines bear, the same of a seed, and none more', () => {
    const found = drive(varyWork(puzzle, { hide: true }, randomOf('a')));
    expect(drive(varyWork(puzzle, { hide: true }, randomOf('a')))).toEqual(found);
    const { status, lineSolvable, solutions } = solveKind(found);
    expect([status, lineSolvable]).toEqual(['unique', true]);
    expect(solutions[0]).toEqual(solveKind(asKind(puzzle)).solutions[0]);
    const clues = found.clues.map((lines) => lines.map((clue) => ('large' in clue ? [] : clue)));
    const known = clues.flat(2).filter(isKnownNumber);
    expect(known.length).toBeLessThan(clues.flat(2).length);
    for (const [d, lines] of clues.entries()) {
      for (const [line, clue] of lines.entries()) {
        for (const [k, item] of clue.entries()) {
          if (!isKnownNumber(item)) continue;
          const next = clues.map((all) => all.map((one) => [...one]));
          next[d]?.[line]?.splice(k, 1, { hidden: true, color: 1 });
          expect(solveKind({ ...found, clues: next }).lineSolvable).toBe(false);
        }
      }
    }
  });

  it('files that are written are read back', async () => {
    for (const file of [OWL, HOUSE, TRIANGLES, BOAT]) {
      const text = readFileSync(`${folder}/${file}`, 'utf8');
      const read = await readPuzzleBytes(new TextEncoder().encode(text), {});
      const [one] = read.ok ? read.value.puzzles : [];
      if (one?.ok !== false || one.kind === undefined) throw new Error(`${file} was not read`);
      const checked = checkKind(one.kind);
      if (!checked.ok) throw new Error(checked.problem.message);
      expect(writeKind(checked.value)).toBe(text);
    }
  });
});
