/**
 * The subpath `nonokit/solve` loads what solving takes and nothing else: a start would grow by what
 * it drags in, unseen.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { execute, ROOT } from './packed.js';

const DIST = join(ROOT, 'packages/nonokit/dist');

/** The files that a module of the built library imports, and all that these import. */
function loadedBy(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files) {
    // a package from npm is named, not followed
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(DIST, file), 'utf8');
    for (const [, name = ''] of code.matchAll(
      /^(?:import|export)\b(?:[^;]*?from )? ?"([^"]+)";/gm,
    )) {
      files.add(name.replace(/^\.\//, ''));
    }
  }
  return [...files];
}

/** The part of a file's name before the bundler's hash: "core-DJk2GLG4.js" is "core". */
const toPart = (file: string): string => file.replace(/(-[\w-]{8})?\.js$/, '');

describe('nonokit/solve', () => {
  const files = loadedBy('solve.js');

  it('loads the solver, the core and the readers of clues, and no npm package', () => {
    expect(files.map(toPart).sort()).toEqual([
      'core',
      'inputs',
      'render-text',
      'rolldown-runtime',
      'solve',
      'solver',
      'solving',
    ]);
    const bytes = files.reduce((sum, file) => sum + statSync(join(DIST, file)).size, 0);
    expect(bytes).toBeLessThan(287_700);
  });

  it('loads a small part of what the main entry loads, which has no XML parser either', () => {
    const all = loadedBy('index.js');
    expect(all.length).toBeGreaterThan(2 * files.length);
    expect(all.map(toPart)).not.toContain('formats');
    expect(all).not.toContain('saxes');
    expect(all).not.toContain('@resvg/resvg-wasm');
    // the files exist under the names that the test above expects
    expect(readdirSync(DIST).map(toPart)).toContain('formats');
  });

  it('solves one puzzle or many, checks clues and reports what is wrong', async () => {
    const code = `
      import { checkPuzzle, puzzleOf, solutions, solve } from './solve.js';
      import { clueWordsOf, MANY_STATUSES, solveMany } from './bulk.js';
      const clues = { rows: [[1], [2]], columns: [[2], [1]] };
      const words = clueWordsOf(puzzleOf(clues));
      const { statuses } = solveMany({ width: 2, height: 2, clues: words });
      console.log(JSON.stringify({
        one: solve(clues).status,
        text: String(solve(clues)),
        wrong: checkPuzzle({ rows: [[3]], columns: [[1]] }).ok,
        all: [...solutions({ rows: [[1], [1]], columns: [[1], [1]] })].length,
        drawn: solve(puzzleOf(['#.', '##'])).status,
        many: [...statuses].map((status) => MANY_STATUSES[status]),
      }));`;
    const { stdout } = await execute(DIST, ['--input-type=module', '-e', code]);
    expect(JSON.parse(stdout)).toMatchObject({
      one: 'unique',
      text: '#.\n##',
      wrong: false,
      all: 2,
      drawn: 'unique',
      many: ['unique'],
    });
  });
});
