/**
 * `nonokit prove`: files that say what was proved, checked again from the files, refused for
 * another puzzle or when they are damaged.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MULTIPLE, NONE, puzzleJson, UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';

const files = { 'unique.json': UNIQUE, 'multiple.json': MULTIPLE, 'none.json': NONE };

/** Runs `nonokit prove` in a folder of its own, or in `cwd`. */
async function prove(args: readonly string[], cwd = folderWith(files)) {
  return { cwd, ...(await nonokit(['prove', ...args], { cwd })) };
}

describe('nonokit prove', () => {
  it('writes files that it accepts', async () => {
    const claims = { unique: 'exactly one solution', multiple: 'no others', none: 'no solution' };
    for (const [name, claim] of Object.entries(claims)) {
      const file = `${name}.json`;
      const { cwd, stderr, status } = await prove([file, '-o', 'proof', '--lrat']);
      expect(stderr).toContain(claim);
      expect(status).toBe(0);
      const names = readdirSync(join(cwd, 'proof'));
      expect(names).toContain('puzzle.lrat');
      expect(names.includes('picture.txt')).toBe(name !== 'none');
      for (const puzzle of [file, 'proof/puzzle.json']) {
        const checked = await prove([puzzle, '--check', 'proof'], cwd);
        expect(checked.stdout).toContain('accepted');
        expect(checked.stdout).toContain(claim);
        expect(checked.status).toBe(0);
      }
    }
  });

  it('refuses damaged files, and those of another puzzle', async () => {
    const { cwd } = await prove(['unique.json', '-o', 'proof']);
    const other = await prove(['multiple.json', '--check', 'proof'], cwd);
    expect(other.stdout).toContain('refused: the formula is not the one');
    expect(other.status).toBe(1);
    const cnf = join(cwd, 'proof/puzzle.cnf');
    const lines = readFileSync(cnf, 'utf8').trimEnd().split('\n');
    // the clause that excludes the picture is the last one
    const head = lines.findIndex((line) => line.startsWith('p '));
    const fewer = (lines[head] as string).replace(/\d+$/, (count) => `${Number(count) - 1}`);
    lines[head] = fewer;
    writeFileSync(cnf, `${lines.slice(0, -1).join('\n')}\n`);
    const damaged = await prove(['unique.json', '--check', 'proof'], cwd);
    expect(damaged.stdout).toContain('refused');
    expect(damaged.status).toBe(1);
    writeFileSync(cnf, 'p cnf 2 1\n1 x 0\n');
    const unreadable = await prove(['unique.json', '--check', 'proof'], cwd);
    expect(unreadable.stderr).toContain('puzzle.cnf: is no formula');
    expect(unreadable.status).toBe(2);
  });

  it('writes the proof of the steps of an explanation', async () => {
    const { cwd, stderr, status } = await prove(['unique.json', '-o', 'proof', '--steps']);
    expect(stderr).toContain('proved: it has exactly one solution');
    expect(status).toBe(0);
    // a clause for each value that a step takes away, and the empty one
    expect(readFileSync(join(cwd, 'proof/puzzle.drat'), 'utf8').split('\n').length).toBeGreaterThan(
      4,
    );
    const { stdout } = await prove(['unique.json', '--check', 'proof'], cwd);
    expect(stdout).toContain('accepted');
    const several = await prove(['multiple.json', '-o', 'other', '--steps'], cwd);
    expect(several.stderr).toContain('the steps do not reach the solution');
    expect(several.status).toBe(2);
  });

  it('keeps existing files unless told to overwrite them', async () => {
    const { cwd } = await prove(['unique.json', '-o', 'proof']);
    const again = await prove(['unique.json', '-o', 'proof'], cwd);
    expect(again.stderr).toContain('already exists');
    expect(again.status).toBe(2);
    expect((await prove(['unique.json', '-o', 'proof', '--force'], cwd)).status).toBe(0);
  });

  it('reports what it cannot prove', async () => {
    const diagonal = JSON.stringify(puzzleJson(['#..', '.#.', '..#']));
    const cwd = folderWith({ 'diagonal.json': diagonal });
    const args = ['diagonal.json', '-o', 'proof', '--max-solutions', '2'];
    const { stderr, status } = await prove(args, cwd);
    expect(stderr).toContain('no proof: it has more than one solution');
    expect(status).toBe(1);
    expect(readdirSync(cwd)).toEqual(['diagonal.json']);
    expect((await prove(['diagonal.json'], cwd)).status).toBe(2);
  });

  it('prints JSON, and speaks Russian', async () => {
    const { stdout } = await prove(['unique.json', '-o', 'proof', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'unique', pictures: 1 });
    const { cwd, stderr } = await prove(['unique.json', '-o', 'proof', '--lang', 'ru']);
    expect(stderr).toContain('доказано: решение ровно одно');
    expect(readFileSync(join(cwd, 'proof/README.md'), 'utf8')).toContain('Свидетельство');
  });
});
