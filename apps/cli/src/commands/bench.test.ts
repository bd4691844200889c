/** `nonokit bench`: the summary, the budget, Ctrl-C. Runs what was built. */
import { describe, expect, it } from 'vitest';
import { BROKEN, hopeless, MULTIPLE, NONE, puzzleJson, TREE, UNIQUE } from '../testing/puzzles.js';
import { folderWith, nonokit } from '../testing/run.js';

describe('nonokit bench', () => {
  it('sums up, with the ten heaviest', async () => {
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

  it('prints an answer a puzzle and the summary as JSON', async () => {
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

  it('lists what the budget did not decide, and answers 3', async () => {
    const cwd = folderWith({ 'a.json': UNIQUE, 'b.json': hopeless() });
    const run = await nonokit(['bench', '--timeout', '0.1', '.'], { cwd });
    expect(run.stdout).toMatch(/\nundecided\n.*b\.json "Noise"\n$/);
    expect(run.status).toBe(3);
  });

  it('sums up what was finished before Ctrl-C', async () => {
    const cwd = folderWith({ 'a.json': UNIQUE, 'b.json': hopeless(), 'c.json': UNIQUE });
    const run = await nonokit(['bench', '--json', '.'], {
      cwd,
      onOutput: (text, child) => {
        if (text.includes('a.json')) child.kill('SIGINT');
      },
    });
    const last = JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '');
    expect(last.summary).toMatchObject({ puzzles: 1, unique: 1, notReached: 2 });
    expect(run.status).toBe(130);
  });
});
