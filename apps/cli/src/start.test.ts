/**
 * The built program as a process: what it prints, and how it ends, is what the same run in the
 * process of a test gives. So the other tests of commands need no process of their own.
 */
import { BROKEN, MULTIPLE, NONE, puzzleJson, TREE, UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit, type ProgramRun, type RunOptions } from './testing/run.js';
import { startProgram } from './testing/start.js';

const FILES = {
  'unique.json': UNIQUE,
  'multiple.json': MULTIPLE,
  'none.json': NONE,
  'broken.json': BROKEN,
  'many.json': JSON.stringify(Array.from({ length: 40 }, (_, i) => puzzleJson(TREE, `Ёлка ${i}`))),
};

/** A run without times, which differ. */
function timeless({ stdout, stderr, status }: ProgramRun): ProgramRun {
  const same = (text: string): string =>
    text
      .replace(/"timeMs":[\d.]+/g, '"timeMs":0')
      .replace(/ +[\d.]+ (ms|s)\b/g, ' 0 ms')
      .replace(/ +\d+(,\d+)? (мс|с)(?![а-я])/g, ' 0 мс');
  return { stdout: same(stdout), stderr: same(stderr), status };
}

/** Both runs, each in a folder of its own. */
async function both(args: readonly string[], options: RunOptions): Promise<ProgramRun[]> {
  const runs = [startProgram, nonokit].map((run) =>
    run(args, { ...options, cwd: folderWith(FILES) }),
  );
  return (await Promise.all(runs)).map(timeless);
}

describe('the program as a process', () => {
  it.each<[string, number, RunOptions]>([
    ['--version', 0, {}],
    ['', 0, {}],
    ['help explain', 0, { env: { LANG: 'ru_RU.UTF-8' } }],
    ['solve --color always unique.json', 0, {}],
    ['solve multiple.json', 0, { env: { FORCE_COLOR: '1' } }],
    ['check unique.json multiple.json', 1, {}],
    ['solve none.json broken.json unique.json', 2, {}],
    ['solve --line-only multiple.json', 3, {}],
    ['check --json --jobs 2 many.json', 0, {}],
    ['batch', 2, { input: `${UNIQUE}\nЭто не загадка\n${NONE}\n` }],
    ['batch submit --run x --queue http://example.org', 2, { input: UNIQUE }],
    ['batch collect --run x', 2, { env: { NONOKIT_QUEUE: 'mysql://host' } }],
    ['convert unique.json - --to rofl', 0, {}],
    ['hint - --lang ru', 0, { input: UNIQUE }],
    ['explain unique.json', 0, {}],
    ['generate --size 8 -n 3 --seed 7', 0, {}],
    ['solve catalogue:no-such-puzzle', 2, {}],
    ['solve - -', 2, { input: Buffer.from(UNIQUE) }],
    ['convert unique.json unique.json', 2, {}],
  ])('prints for "%s" the same as in-process, with status %i', async (line, status, options) => {
    const [process, inside] = await both(line.split(' ').filter(Boolean), options);
    expect(process).toEqual(inside);
    expect(process?.status).toBe(status);
  });
});
