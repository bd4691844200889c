/**
 * Files that are too long to be read at once. Code is divided along its ideas; the parts of a style
 * sheet go beside the components that they dress.
 */
import type { Violation } from './invariants.js';

/** The most lines of a file. */
const MOST_LINES = 300;

/** Files that may be longer. */
export const LONG_FILES: readonly { readonly why: string; readonly files: readonly string[] }[] = [
  {
    why: 'kernels of the solver: one loop, and what it calls for every line',
    files: [
      ...['probe', 'settle-long'].map((name) => `packages/solver/assembly/${name}.ts`),
      'packages/solver/src/settle-long.ts',
    ],
  },
  {
    why: 'lists: passwords, pictures, series, mutants, and the statements of a release',
    files: [
      'apps/site/server/people/common-passwords.ts',
      'apps/site/server/storage/migrations/0001-first.ts',
      'bench/make-scenes.mjs',
      'tools/catalogue/course/reasoning.mjs',
      'tools/catalogue/series/definitions.mjs',
      'trials/mutants/mutants.mjs',
    ],
  },
  {
    why: 'written by a tool',
    files: [
      'packages/nonokit/src/client/api-types.ts',
      'tools/catalogue/drawings/scenes/mends.mjs',
    ],
  },
  {
    why: 'scripts of tests and trials: one case after the other',
    files: [
      'apps/site/server/testing/fill-older.ts',
      'apps/site/server/testing/under-kill/player.ts',
      'trials/hostile.mjs',
      ...['accounts', 'input', 'sessions'].map((name) => `trials/security/${name}.mjs`),
      'trials/soak/people.mjs',
    ],
  },
];

/** True for code and styles; tests may be as long as what they test needs. */
export function isDivided(file: string): boolean {
  return /\.(ts|tsx|mts|mjs|js|cjs|css)$/.test(file) && !/\.test\.tsx?$/.test(file);
}

/** A file of more than 300 lines. */
export function longFileIn(file: string, text: string): Violation[] {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return lines <= MOST_LINES ? [] : [{ file, line: MOST_LINES + 1, found: `${lines} lines` }];
}
