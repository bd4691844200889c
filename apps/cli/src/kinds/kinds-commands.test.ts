/** Puzzles of other kinds: rated, hinted, converted and proved. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../testing/run.js';

const folder = fileURLToPath(new URL('../../../../puzzles/kinds/', import.meta.url));
const OWL = 'owl-hidden.json';
const HOUSE = 'house-two-lines.json';
const TRIANGLES = 'sierpinski-triangles.json';
const BOAT = 'boat-cut.json';
const KINDS = [OWL, HOUSE, TRIANGLES, BOAT];

const copied = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');

/** A file with its clues alone. */
function withoutGoal(file: string): string {
  const { goal: _, ...clues } = JSON.parse(copied(file));
  return JSON.stringify(clues);
}

const NO_SOLUTION = JSON.stringify({
  format: 'nonokit',
  version: 2,
  width: 2,
  height: 2,
  rows: [['?'], [2]],
  columns: [[], ['?']],
});

describe('rate', () => {
  it('has a line for each kind in the columns of others, and counts', async () => {
    const { stdout, status } = await nonokit(['rate', '-q', ...KINDS, '../heart.json'], {
      cwd: folder,
    });
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(5);
    for (const line of lines.slice(0, 4)) {
      expect(line).toMatch(/^(trivial|easy|medium) +\d+ +\d+ steps? +\d+ % at first +whole lines/);
    }
    expect(lines[2]).toContain('64 cells');
    expect(status).toBe(0);
  });

  it('as JSON and as CSV; a puzzle without a solution has no rating', async () => {
    const { stdout } = await nonokit(['rate', '--json', '-q', TRIANGLES], { cwd: folder });
    const { difficulty, status } = JSON.parse(stdout);
    expect(status).toBe('unique');
    expect(difficulty).toMatchObject({ class: 3, label: expect.any(String) });
    expect(difficulty.score).toBeGreaterThan(0);
    const csv = await nonokit(['rate', '--csv', '-q', HOUSE], { cwd: folder });
    expect(csv.stdout.split('\n')[1]).toMatch(/,(trivial|easy|medium),\d+,\d+,/);
    const none = await nonokit(['rate', '-q', '-'], { input: NO_SOLUTION });
    expect(none.stdout).toContain('not rated: no solution');
    expect(none.status).toBe(1);
  });
});

describe('hint', () => {
  it.each(KINDS)('leads %s from nothing to its picture', async (file) => {
    const cwd = folderWith({ 'a.json': withoutGoal(file) });
    for (let hints = 0; ; hints++) {
      expect(hints).toBeLessThan(200);
      const args = ['hint', 'a.json', 'board.txt', '--apply', '-q'];
      const { stdout, status } = await nonokit(args, { cwd });
      expect(status).toBe(0);
      if (stdout.startsWith('The puzzle is solved')) break;
    }
    const board = readFileSync(`${cwd}/board.txt`, 'utf8');
    const { stdout } = await nonokit(['solve', '-q', 'a.json'], { cwd });
    expect(board).toBe(stdout);
  });

  it('tells wrong marks, by degrees, in both languages', async () => {
    const cwd = folderWith({ 'a.json': withoutGoal(TRIANGLES) });
    const { stdout: solved } = await nonokit(['solve', '-q', 'a.json'], { cwd });
    // the first cell is filled in the picture
    writeFileSync(`${cwd}/board.txt`, solved.replaceAll('.', '?').replace('#', '.'));
    const told = (...args: string[]) => nonokit(['hint', 'a.json', 'board.txt', ...args], { cwd });
    const { stdout, status } = await told('--tell', 'where');
    expect(stdout).toBe('1 mark is wrong.\n');
    expect(status).toBe(1);
    expect((await told()).stdout).toBe('Wrong: cell 1 of row 1.\n');
    expect((await told('--lang', 'ru')).stdout).toMatch(/^Неверно: /);
    const { kind, cells } = JSON.parse((await told('--json', '--tell', 'cells')).stdout);
    expect({ kind, cells }).toEqual({ kind: 'mistakes', cells: [{ cell: 0, color: -1 }] });
    writeFileSync(`${cwd}/board.txt`, solved.replace(/\n[^\n]*\n$/, '\n'));
    expect((await told()).stderr).toContain('7 rows');
  });
});

describe('convert', () => {
  it.each([
    [OWL, 'xml'],
    [TRIANGLES, 'xml'],
    [TRIANGLES, 'g'],
    [TRIANGLES, 'woven'],
    [BOAT, 'g'],
    [BOAT, 'json'],
    [HOUSE, 'json'],
  ])('%s to .%s and back is the same puzzle', async (file, extension) => {
    const cwd = folderWith({ 'a.json': copied(file) });
    const out = `b.${extension}`;
    expect((await nonokit(['convert', 'a.json', out], { cwd })).status).toBe(0);
    expect((await nonokit(['convert', out, 'c.json'], { cwd })).status).toBe(0);
    const clues = (name: string) => {
      const { rows, columns, slashes, backslashes, sides, goal } = JSON.parse(
        readFileSync(`${cwd}/${name}`, 'utf8'),
      );
      const kept = extension === 'g' ? undefined : goal;
      return { rows, columns, slashes, backslashes, sides, kept };
    };
    expect(clues('c.json')).toEqual(clues('a.json'));
  });

  it('names what a format cannot hold, and what it drops', async () => {
    const cwd = folderWith({ 'a.json': copied(HOUSE), 'b.json': copied(TRIANGLES) });
    const refused = await nonokit(['convert', 'a.json', 'a.xml'], { cwd });
    expect(refused.stderr).toContain('webpbn XML cannot hold this kind of nonogram');
    expect(refused.status).toBe(2);
    writeFileSync(`${cwd}/c.json`, copied(BOAT));
    expect((await nonokit(['convert', 'c.json', 'c.xml'], { cwd })).stderr).toContain(
      'webpbn XML cannot hold this kind of nonogram',
    );
    expect((await nonokit(['convert', 'a.json', 'a.non'], { cwd })).stderr).toContain(
      'cannot hold this kind',
    );
    const lossy = await nonokit(['convert', 'b.json', 'b.g'], { cwd });
    expect(lossy.stderr).toContain('picture');
    const strict = await nonokit(['convert', '--strict', 'b.json', 'c.g'], { cwd });
    expect(strict.status).toBe(2);
    expect(existsSync(`${cwd}/c.g`)).toBe(false);
  });

  it('has a file for each puzzle', async () => {
    const cwd = folderWith({ 'a.json': copied(OWL), 'b.json': copied('../heart.json') });
    const both = await nonokit(['convert', 'a.json', 'b.json', 'c.json'], { cwd });
    expect(both.stderr).toContain('one puzzle a file: name a folder');
    expect(both.status).toBe(2);
    const apart = await nonokit(['convert', 'a.json', 'b.json', 'out/', '--to', 'webpbn'], { cwd });
    expect(apart.stderr).toContain('2 puzzles');
    expect(apart.status).toBe(0);
    expect(readFileSync(`${cwd}/out/a.xml`, 'utf8')).toContain('<count');
  });
});

describe('prove', () => {
  it.each(KINDS)('certifies %s, and the checker agrees', async (file) => {
    const cwd = folderWith({ 'a.json': copied(file) });
    const proved = await nonokit(['prove', 'a.json', '-o', 'proof', '--lrat'], { cwd });
    expect(proved.stderr).toContain('proved: it has exactly one solution');
    expect(proved.status).toBe(0);
    expect(existsSync(`${cwd}/proof/puzzle.lrat`)).toBe(true);
    const checked = await nonokit(['prove', 'proof/puzzle.json', '--check', 'proof'], { cwd });
    expect(checked.stdout).toContain('accepted: it has exactly one solution');
    writeFileSync(`${cwd}/b.json`, copied(KINDS[(KINDS.indexOf(file) + 1) % KINDS.length] ?? ''));
    const other = await nonokit(['prove', 'b.json', '--check', 'proof'], { cwd });
    expect(other.stdout).toContain('not the one that this puzzle has');
    expect(other.status).toBe(1);
  });

  it('says that there is no solution, and refuses proofs by steps', async () => {
    const cwd = folderWith({ 'a.json': NO_SOLUTION });
    const none = await nonokit(['prove', 'a.json', '-o', 'proof'], { cwd });
    expect(none.stderr).toContain('proved: it has no solution');
    const steps = await nonokit(['prove', 'a.json', '-o', 'p', '--steps'], { cwd });
    expect(steps.stderr).toContain('--steps: ');
    expect(steps.status).toBe(2);
  });
});
