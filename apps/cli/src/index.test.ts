/** The library: its verbs in one round, and that what is published runs in browsers. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as library from './index.js';
import { hopeless, UNIQUE } from './testing/puzzles.js';

function puzzleIn(file: string): library.Puzzle {
  const read = library.readPuzzles(new TextEncoder().encode(file));
  const [first] = read.ok ? read.value.puzzles : [];
  if (first?.ok !== true) throw new Error('the puzzle of the tests cannot be read');
  return first.value;
}

const puzzle = puzzleIn(UNIQUE);

describe('the library', () => {
  it('reads, solves, judges, writes and draws', () => {
    const result = library.solve(puzzle);
    if (result.status !== 'unique') throw new Error(`the tree is ${result.status}`);
    expect(library.solves(result.solution, puzzle)).toBe(true);
    expect(library.renderText(result.solution, puzzle.palette)).toMatch(/^\.\.#\.\.\n\.###\.\n/);
    const written = library.writePuzzle(puzzle, 'json');
    expect(written.ok && library.readPuzzles(written.value)).toMatchObject({ ok: true });
  });

  it('solves in turns with others, and stops when told', async () => {
    expect(await library.solveAsync(puzzle)).toEqual(library.solve(puzzle));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    const stopped = await library.solveAsync(puzzleIn(hopeless()), { signal: controller.signal });
    expect(stopped).toMatchObject({ status: 'unknown', reason: 'aborted' });
  });

  it('has a clock, so that a timeout needs nothing else', () => {
    expect(() => library.solve(puzzle, { timeoutMs: 1000 })).not.toThrow();
  });

  it('imports nothing of Node once it is built, and everything else it imports is a dependency', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    const foreign = importsOf('index.js');
    expect(foreign.filter((name) => name.startsWith('node:'))).toEqual([]);
    for (const name of [...foreign, ...importsOf('worker.js')]) {
      expect(manifest.dependencies).toHaveProperty([name]);
    }
  });
});

/** What a built file and the chunks it consists of import from outside. */
function importsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(new URL(`../dist/${file}`, import.meta.url), 'utf8');
  const names = [...text.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];?$/gm)];
  return names.flatMap(([, name = '']) =>
    name.startsWith('./') ? importsOf(name.slice(2), seen) : [name],
  );
}
