/**
 * Ctrl-C in the middle of long work: the program itself ends, with status 130, after it has said
 * how far it came. Runs the built program.
 */
import { spawn } from 'node:child_process';
import { puzzleOf } from '@nonokit/core';
import {
  createFixedRandom,
  hopeless,
  paletteOf,
  puzzleJson,
  randomGrid,
  TREE,
} from '@nonokit/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderWith } from '../testing/run.js';
import { PROGRAM } from '../testing/start.js';

/** Noise whose first cells are filled: a whole row of them is an easy first step. */
function noise(size: number, density: number, firstRow: number): object {
  const { cells } = randomGrid(createFixedRandom(4), size, size, 1, density);
  cells.fill(1, 0, firstRow);
  const grid = { width: size, height: size, cells };
  const { width, height, rows, columns } = puzzleOf(grid, paletteOf(1));
  const sizes = (clues: typeof rows): number[][] => clues.map((clue) => clue.map((b) => b.size));
  return { width, height, rows: sizes(rows), columns: sizes(columns) };
}

const FILES = {
  'many.ndjson': `${JSON.stringify(puzzleJson(TREE, 'Tree'))}\n${hopeless()}\n`,
  'noise.json': JSON.stringify(noise(40, 0.42, 40)),
  // soon found to have several solutions, but it takes long to say what would help
  'loose.json': JSON.stringify(noise(30, 0.3, 0)),
};

interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  /** The exit status; null if the signal itself ended the process. */
  readonly code: number | null;
}

/** Runs the program and presses Ctrl-C soon after it has printed something. */
function interrupted(args: readonly string[], cwd: string): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, ...args, '--lang', 'en'], { cwd });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (stdout === '') setTimeout(() => child.kill('SIGINT'), 200);
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('close', (code) => resolve({ stdout, stderr, code }));
  });
}

const RUNS = {
  solve: ['solve', 'many.ndjson'],
  check: ['check', 'many.ndjson'],
  workers: ['check', '--jobs', '2', 'many.ndjson'],
  details: ['check', '--details', 'loose.json'],
  explain: ['explain', 'noise.json'],
} as const;

describe('Ctrl-C', () => {
  const ended = new Map<string, Ended>();

  beforeAll(async () => {
    const cwd = folderWith(FILES);
    await Promise.all(
      Object.entries(RUNS).map(async ([name, args]) =>
        ended.set(name, await interrupted(args, cwd)),
      ),
    );
  });

  it.each(Object.keys(RUNS))('ends %s with status 130, by the program itself', (name) => {
    expect(ended.get(name)?.code).toBe(130);
  });

  it.each(['solve', 'check'])('makes %s print what is certain so far', (name) => {
    expect(ended.get(name)?.stderr).toMatch(
      /stopped after 1 puzzle; many\.ndjson#2 was not finished after \d+ s: \d+ of 14400 cells are certain, no solution found so far\n$/,
    );
  });

  it('makes workers report how many puzzles are done', () => {
    expect(ended.get('workers')?.stderr).toBe('nonokit: stopped after 1 puzzle\n');
  });

  it('makes an explanation report how far it came', () => {
    expect(ended.get('explain')?.stderr).toMatch(
      /noise\.json: stopped after \d+ steps?: \d+ of 1600 cells are known\n/,
    );
  });
});
