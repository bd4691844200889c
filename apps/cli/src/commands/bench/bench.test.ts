/** `nonokit bench`: the summary, the budget, Ctrl-C. Ctrl-C needs a real process. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROKEN, hopeless, MULTIPLE, NONE, puzzleJson, TREE, UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';
import { startProgram } from '../../testing/start.js';

describe('nonokit bench', () => {
  it('prints a summary with the ten slowest puzzles', async () => {
    const many = Array.from({ length: 12 }, (_, i) => puzzleJson(TREE, `Tree ${i}`));
    const cwd = folderWith({
      'a.json': JSON.stringify(many),
      'b.json': MULTIPLE,
      'c.json': NONE,
      'd.json': BROKEN,
    });
    const { stdout, stderr, status } = await nonokit(['bench', '.'], { cwd });
    expect(stdout).toMatch(/^puzzles +14$/m);
    expect(stdout).toContain('12 unique, 1 multiple, 1 none, 0 undecided, 1 unreadable');
    for (const word of ['average', 'median', 'p95', 'maximum', 'total']) {
      expect(stdout).toMatch(new RegExp(`^${word} +[\\d.]+ m?s$`, 'm'));
    }
    expect(stdout.split('heaviest\n')[1]?.trimEnd().split('\n')).toHaveLength(10);
    expect(stderr).toMatch(/^nonokit: d\.json: .*\n$/);
    expect(status).toBe(2);
  });

  it('prints one answer per puzzle and the summary as JSON', async () => {
    const cwd = folderWith({ 'a.json': `[${UNIQUE},${MULTIPLE}]` });
    const run = await nonokit(['bench', '--json', 'a.json'], { cwd });
    const [first, second, last] = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ title: 'Tree', status: 'unique' });
    expect(second).toMatchObject({ title: 'Chequer', status: 'multiple' });
    expect(last.summary).toMatchObject({ puzzles: 2, unique: 1, multiple: 1, lineSolvable: 1 });
    expect(last.summary.totalMs).toBeCloseTo(first.timeMs + second.timeMs, 2);
    expect(run.status).toBe(0);
  });

  it('rates unique puzzles on request', async () => {
    const cwd = folderWith({ 'a.json': `[${UNIQUE},${MULTIPLE}]` });
    const answers = async (...flags: string[]) =>
      (await nonokit(['bench', '--json', ...flags, 'a.json'], { cwd })).stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    const [plain] = await answers();
    expect(plain).not.toHaveProperty('difficulty');
    for (const runs of ['1', '2']) {
      const [unique, multiple] = await answers('--rate', '--runs', runs);
      expect(unique.difficulty).toMatchObject({ class: 1, complete: true });
      expect(multiple).not.toHaveProperty('difficulty');
    }
  });

  it('lists puzzles that the budget did not decide, and ends with 3', async () => {
    const cwd = folderWith({ 'a.json': UNIQUE, 'b.json': hopeless() });
    const run = await nonokit(['bench', '--timeout', '0.1', '.'], { cwd });
    expect(run.stdout).toMatch(/\nundecided\n.*b\.json "Noise"\n$/);
    expect(run.status).toBe(3);
  });

  it('lists at most ten undecided puzzles, and their number', async () => {
    const many = Array.from({ length: 12 }, (_, i) => [`a${i}.json`, MULTIPLE]);
    const cwd = folderWith(Object.fromEntries(many));
    const run = await nonokit(['bench', '--line-only', '.'], { cwd });
    const [, list = ''] = run.stdout.split('\nundecided\n');
    expect(list.match(/Chequer/g)).toHaveLength(10);
    expect(list).toMatch(/\nand 2 more\n$/);
  });

  it('prints no table of zeros if no puzzle could be read', async () => {
    const run = await nonokit(['bench', 'missing.json']);
    const stderr = 'nonokit: missing.json: there is no such file\n';
    expect(run).toEqual({ stdout: '', stderr, status: 2 });
  });

  it('summarises the work finished before Ctrl-C', async () => {
    const cwd = folderWith({ 'a.json': UNIQUE, 'b.json': hopeless(), 'c.json': UNIQUE });
    const run = await startProgram(['bench', '--json', '.'], {
      cwd,
      onOutput: (text, child) => {
        if (text.includes('a.json')) child.kill('SIGINT');
      },
    });
    const last = JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '');
    expect(last.summary).toMatchObject({ puzzles: 1, unique: 1, notReached: 2 });
    expect(run.status).toBe(130);
  });

  it('solves each puzzle several times and takes the shortest time', async () => {
    const cwd = folderWith({ 'a.json': `[${UNIQUE},${MULTIPLE}]`, 'b.json': BROKEN });
    const run = await nonokit(['bench', '--runs', '3', '--json', '.'], { cwd });
    const [broken, first, second, last] = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(broken).toHaveProperty('error');
    for (const answer of [first, second]) {
      expect(answer.timesMs).toHaveLength(3);
      expect(answer.timeMs).toBe(Math.min(...answer.timesMs));
    }
    expect(last.summary).toMatchObject({ puzzles: 2, unreadable: 1, notReached: 0 });
    const text = await nonokit(['bench', '--runs', '3', 'a.json'], { cwd });
    expect(text.stdout).toContain('3 per puzzle, the fastest counts');
  });

  it('prints one line of CSV per puzzle', async () => {
    const cwd = folderWith({ 'a.json': `[${UNIQUE},${MULTIPLE}]` });
    const run = await nonokit(['bench', '--csv', 'a.json'], { cwd });
    const [head, first, ...rest] = run.stdout.trimEnd().split('\n');
    expect(head).toMatch(
      /^file,index,id,title,width,height,colors,status,lineSolvable,.*,timeMs,error$/,
    );
    expect(first).toMatch(/^a\.json,0,,Tree,5,5,1,unique,true,,,,\d+,0,0,0,0,[\d.]+,$/);
    expect(rest).toHaveLength(1);
    const both = await nonokit(['bench', '--csv', '--json', 'a.json'], { cwd });
    expect(both.stderr).toContain("option '--csv' cannot be used with option '--json'");
  });

  it('compares with an earlier measurement', async () => {
    const cwd = folderWith({
      'a.json': `[${UNIQUE},${MULTIPLE}]`,
      'none.json': '{"summary":{}}\n',
    });
    const old = (await nonokit(['bench', '--json', 'a.json'], { cwd })).stdout;
    const slow = old.replaceAll(/"timeMs":[\d.]+/g, '"timeMs":10000');
    writeFileSync(join(cwd, 'slow.json'), slow);
    const run = await nonokit(['bench', '--compare', 'slow.json', 'a.json'], { cwd });
    expect(run.stdout).toMatch(/^mean ratio +0\.000/m);
    expect(run.stdout).toMatch(/^sign test +2 faster, 0 slower, p = 0\.50$/m);
    expect(run.stdout).toMatch(/^counters +the same work$/m);
    expect(run.stdout).toMatch(/^verdict +faster$/m);
    const json = await nonokit(['bench', '--json', '--compare', 'slow.json', 'a.json'], { cwd });
    const last = JSON.parse(json.stdout.trim().split('\n').at(-1) ?? '');
    expect(last.summary.comparison).toMatchObject({ puzzles: 2, faster: 2, verdict: 'faster' });
  });

  it.each([
    ['gone.json', 'there is no such file'],
    ['a.json', 'line 1, column 1: the line is not an answer of "nonokit bench --json"'],
    ['none.json', 'holds no measured puzzle'],
    ['other.json', 'has no puzzle in common with these: the file names must be the same'],
  ])('explains why it cannot compare with %s', async (file, sentence) => {
    const stats = { linesSettled: 1, probes: 0, decisions: 0, conflicts: 0, restarts: 0 };
    const other = { file: 'x.json', index: 0, status: 'unique', stats, timeMs: 1 };
    const cwd = folderWith({
      'a.json': UNIQUE,
      'none.json': '{"summary":{}}\n',
      'other.json': JSON.stringify(other),
    });
    const { stderr, status } = await nonokit(['bench', '--compare', file, 'a.json'], { cwd });
    expect(stderr).toBe(`nonokit: ${file}: ${sentence}\n`);
    expect(status).toBe(2);
  });
});
