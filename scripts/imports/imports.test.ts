/** The rules of imports: each is broken once here, and kept by this repository. */
import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles.mjs';
import { readImports } from './read-imports.mjs';
import { findViolation } from './rules.mjs';

describe('findViolation', () => {
  const imported = (from: string, to: string | undefined, kind = 'file') =>
    findViolation({ from, line: 3, name: to ?? 'node:fs', to, kind, isType: false });

  it.each([
    ['packages/core/src/a.ts', 'packages/solver/src/b.ts', 'core may import nothing'],
    ['packages/formats/src/a.ts', 'packages/solver/src/b.ts', 'formats may import core, image'],
    ['packages/new/src/a.ts', 'packages/new/src/b.ts', 'has no row for new'],
    ['packages/core/src/solves.ts', 'packages/image/src/b.ts', 'core may import nothing'],
    ['packages/core/src/a.ts', 'packages/core/src/testing/b.ts', 'only tests may import'],
    ['apps/site/server/a.ts', 'apps/site/server/testing/b.ts', 'only tests may import'],
    ['packages/render/src/layout/a.ts', 'packages/render/src/look/b.ts', 'geometry knows no theme'],
    ['apps/site/server/a.ts', 'apps/site/build/b.mjs', 'runs without the scripts that build it'],
    ['packages/maker/src/inks/a.ts', 'packages/maker/src/tracing/b.ts', 'inks knows nothing'],
    ['apps/site/contract/a.ts', 'packages/board/src/b.ts', 'site/contract may import core'],
    ['apps/site/web/a.ts', 'apps/site/server/b.ts', 'site/web may import core'],
    ['apps/site/player-store/a.ts', 'apps/site/web/b.ts', 'site/player-store may import core'],
    ['apps/cli/src/a.ts', 'apps/site/web/b.ts', 'cli may import core'],
    ['packages/render/src/look/a.ts', 'packages/render/src/outputs/b.ts', 'looks know no output'],
  ])('forbids that %s imports %s', (from, to, why) => {
    expect(imported(from, to)).toMatch(`${from}:3 imports ${to}: `);
    expect(imported(from, to)).toContain(why);
  });

  it('forbids Node in packages, and files that are not there', () => {
    expect(imported('packages/core/src/a.ts', undefined, 'node')).toContain('run in browsers');
    expect(imported('apps/cli/src/a.ts', undefined, 'missing')).toContain('no such file');
    for (const from of ['packages/nonokit/src/node/a.ts', 'packages/core/src/a.test.ts']) {
      expect(imported(from, undefined, 'node')).toBeUndefined();
    }
  });

  it.each([
    ['packages/solver/src/a.ts', 'packages/core/src/b.ts'],
    ['packages/core/src/a.test.ts', 'packages/core/src/testing/b.ts'],
    ['apps/site/dev/a.ts', 'apps/site/server/testing/b.ts'],
    ['apps/cli/build.mjs', 'scripts/build/inputs.mjs'],
    ['apps/site/server/a.ts', 'apps/site/web/b.ts'],
  ])('allows that %s imports %s', (from, to) => {
    expect(imported(from, to)).toBeUndefined();
  });
});

describe('circlesIn', () => {
  const edges = (text: string) =>
    text.split(' ').map((edge) => ({ from: edge.charAt(0), to: edge.charAt(1) }));

  it('finds a shortest circle of each group', () => {
    expect(circlesIn(edges('ab bc ca ad db xx yz'))).toEqual([
      ['a', 'b', 'c', 'a'],
      ['d', 'b', 'c', 'a', 'd'],
      ['x', 'x'],
    ]);
    expect(circlesIn(edges('ab ac bd cd'))).toEqual([]);
  });

  it('counts imports of types', () => {
    // core's `Problem` is a type: the circle would be one of types alone
    const from = 'packages/core/src/problem.ts';
    const back = { from, to: 'packages/core/src/check.ts' };
    expect(circlesIn([...readImports(['packages/core']), back])).not.toEqual([]);
  });
});

describe('readImports', () => {
  const imports = readImports(['packages/core', 'packages/nonokit/src']);
  const of = (from: string) => imports.filter((each) => each.from === from);

  it('finds values and types, by name of a package as well', () => {
    const all = of('packages/nonokit/src/solve-task.ts');
    expect(all).toContainEqual(
      expect.objectContaining({ to: 'packages/core/src/index.ts', kind: 'file' }),
    );
    expect(all).toContainEqual(
      expect.objectContaining({ to: 'packages/explain/src/index.ts', isType: true }),
    );
  });

  it('finds modules that are loaded later, and those of Node', () => {
    const later = imports.filter(({ from }) => from === 'packages/nonokit/src/node/worker-pool.ts');
    expect(later.some(({ kind }) => kind === 'node')).toBe(true);
    expect(imports.filter(({ kind }) => kind === 'missing')).toEqual([]);
  });
});
