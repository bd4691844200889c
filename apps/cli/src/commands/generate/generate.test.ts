/** `nonokit generate`: its puzzles, its output, and what it refuses. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rate } from '@nonokit/explain';
import { readPuzzles } from '@nonokit/formats';
import { solve } from '@nonokit/solver';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

/** All puzzles of a file's bytes; fails if one is invalid. */
function puzzlesIn(bytes: Uint8Array, name = 'x.json') {
  const read = readPuzzles(bytes, { name });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value.puzzles.map((puzzle) => {
    if (!puzzle.ok) throw new Error(puzzle.problem.message);
    return puzzle.value;
  });
}

describe('nonokit generate', () => {
  it('prints puzzles as JSON, one per line, and the same ones for the same seed', async () => {
    const run = await nonokit([
      'generate',
      '-n',
      '3',
      '--size',
      '8x5',
      '--colors',
      '2',
      '--require',
      'line',
    ]);
    expect(run).toMatchObject({ stderr: '', status: 0 });
    const puzzles = puzzlesIn(Buffer.from(run.stdout));
    expect(puzzles.map(({ width, height, palette }) => [width, height, palette.length])).toEqual(
      Array.from({ length: 3 }, () => [8, 5, 3]),
    );
    expect(puzzles.map((puzzle) => solve(puzzle, { lineOnly: true }).status)).toEqual(
      Array.from({ length: 3 }, () => 'unique'),
    );
    const more = await nonokit([
      'generate',
      '-n',
      '5',
      '--size',
      '8x5',
      '--colors',
      '2',
      '--require',
      'line',
    ]);
    expect(more.stdout.startsWith(run.stdout)).toBe(true);
    const other = await nonokit(['generate', '--size', '8x5', '--seed', '2']);
    expect(run.stdout).not.toContain(other.stdout.split('"rows"')[1]);
  });

  it('writes many puzzles into one file, in any format that can hold them', async () => {
    const cwd = folderWith({});
    for (const [file, args] of [
      ['a.ndjson', []],
      ['a.ndjson.gz', []],
      ['a.xml', ['--to', 'webpbn']],
    ] as const) {
      const run = await nonokit(
        ['generate', '-n', '4', '--symmetry', 'both', '-o', file, ...args],
        { cwd },
      );
      expect(run).toMatchObject({ stdout: '', stderr: '', status: 0 });
      const bytes = readFileSync(join(cwd, file));
      expect(puzzlesIn(file.endsWith('gz') ? gunzipSync(bytes) : bytes, file)).toHaveLength(4);
    }
  });

  it('writes one file per puzzle into a folder', async () => {
    const cwd = folderWith({});
    const args = ['generate', '-n', '12', '--to', 'non', '-o', 'out/'];
    expect(await nonokit(args, { cwd })).toMatchObject({ stdout: '', status: 0 });
    const names = readdirSync(join(cwd, 'out')).sort();
    expect(names).toHaveLength(12);
    expect([names[0], names[11]]).toEqual(['puzzle-01.non', 'puzzle-12.non']);
    const again = await nonokit(args, { cwd });
    expect(again.stderr).toMatch(/puzzle-01\.non: already exists/);
    expect(again.status).toBe(2);
    expect((await nonokit([...args, '--force'], { cwd })).status).toBe(0);
  });

  it('writes a booklet to print', async () => {
    const cwd = folderWith({ 'kept.pdf': 'precious' });
    const args = ['generate', '-n', '2', '--size', '6', '-o'];
    const run = await nonokit([...args, 'two.pdf'], { cwd });
    expect(run).toMatchObject({ status: 0, stderr: '2 puzzles written to two.pdf\n' });
    const pdf = readFileSync(join(cwd, 'two.pdf'), 'latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
    const kept = await nonokit([...args, 'kept.pdf'], { cwd });
    expect(kept.stderr).toContain('kept.pdf: already exists and was kept');
    expect(readdirSync(cwd).sort()).toEqual(['kept.pdf', 'two.pdf']);
  });

  it('gives up a puzzle at its time limit', async () => {
    const args = ['generate', '--size', '60', '--difficulty', 'trivial', '--density', '0.2'];
    const { stdout, stderr, status } = await nonokit([...args, '--timeout', '0.001']);
    expect({ stdout, status }).toEqual({ stdout: '', status: 3 });
    expect(stderr).toContain('puzzle 1: none was found within the time limit');
  });

  it('makes puzzles of a requested difficulty', async () => {
    const run = await nonokit(['generate', '-n', '2', '--size', '5', '--difficulty', 'easy']);
    expect(run.status).toBe(0);
    expect(puzzlesIn(Buffer.from(run.stdout))).toHaveLength(2);
  });

  it('makes large puzzles in the style "shapes" that are trivial or for experts', async () => {
    for (const difficulty of ['trivial', 'expert']) {
      const args = ['--size', '20', '--style', 'shapes', '--difficulty', difficulty];
      const run = await nonokit(['generate', ...args]);
      expect(run).toMatchObject({ stderr: '', status: 0 });
      const [puzzle] = puzzlesIn(Buffer.from(run.stdout));
      const rating = puzzle && rate(puzzle);
      expect(rating?.ok && rating.value.label).toBe(difficulty);
    }
  });

  it('writes one puzzle per line into .ndjson, even if there is only one', async () => {
    const cwd = folderWith({});
    await nonokit(['generate', '-o', 'one.ndjson'], { cwd });
    const text = readFileSync(join(cwd, 'one.ndjson'), 'utf8');
    expect(text.trimEnd().split('\n')).toHaveLength(1);
    expect(puzzlesIn(Buffer.from(text))).toHaveLength(1);
  });

  it('makes sparse puzzles that are line-solvable', async () => {
    const args = ['--size', '50', '--density', '0.3', '--require', 'line'];
    const run = await nonokit(['generate', ...args]);
    expect(run).toMatchObject({ stderr: '', status: 0 });
    const [puzzle] = puzzlesIn(Buffer.from(run.stdout));
    expect(puzzle && solve(puzzle, { lineOnly: true }).status).toBe('unique');
  });

  it('names the puzzle that it could not make, and writes no empty file', async () => {
    const args = ['generate', '--size', '3', '--difficulty', 'expert', '-o', 'a.non'];
    const cwd = folderWith({});
    const run = await nonokit(args, { cwd });
    expect(run.stderr).toMatch(
      /^nonokit: puzzle 1: no puzzle of 3x3 filled to 0.6 with a single solution and rated expert .*\(the nearest was rated \w+, \d+ of 100\)\n$/,
    );
    expect(run.status).toBe(1);
    expect(existsSync(join(cwd, 'a.non'))).toBe(false);
  });

  it.each([
    [['-n', '2', '-o', 'a.nin'], /NIN holds one puzzle per file, got 2: name a folder/],
    [['--colors', '2', '-o', 'a.nin'], /NIN holds one colour/],
    [['-o', 'a.unknown'], /no format has this extension/],
    [['-o', 'none/a.json'], /the folder none does not exist/],
    [['--size', '0x5'], /Expected columns and rows/],
    [['--density', '2'], /Expected a number from 0\.01 to 0\.99/],
    [['--colors', '0'], /Expected a whole number/],
    [['--colors', '9', '--size', '3'], /9 colours are more than the 5 filled cells of 3x3 at/],
    [['--colors', '9', '--size', '4', '--symmetry', 'both'], /9 colours are more than the 2 /],
    [['--size', '9999'], /9999x9999 is more than the 16,777,216 cells allowed/],
    [['--require', 'line', '--difficulty', 'guess'], /is never rated guess/],
    [['--seed', 'x'], /Expected a whole number from 0/],
    [['-n', '0'], /Expected a whole number from 1/],
    [['--require', 'good'], /Allowed choices are line, unique, any/],
    [['--difficulty', 'mean'], /Allowed choices are trivial, easy/],
    [['--style', 'cubist'], /Allowed choices are noise, blobs/],
    [['--symmetry', 'odd'], /Allowed choices are none, horizontal/],
  ])('refuses %j with one sentence', async (args, sentence) => {
    const run = await nonokit(['generate', ...args], { cwd: folderWith({}) });
    expect(run.stderr).toMatch(sentence);
    expect(run.status).toBe(2);
  });

  it('writes thousands of puzzles without holding them in memory', async () => {
    const cwd = folderWith({});
    const run = await nonokit(['generate', '-n', '3000', '--size', '6', '-o', 'many.json'], {
      cwd,
    });
    expect(run).toMatchObject({ stderr: '', status: 0 });
    expect(statSync(join(cwd, 'many.json')).size).toBeGreaterThan(300_000);
    expect(puzzlesIn(readFileSync(join(cwd, 'many.json')))).toHaveLength(3000);
  });
});
