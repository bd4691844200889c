/**
 * The library as people get it: packed, installed in an empty project, and used in every way that
 * the README promises.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  execute,
  filesIn,
  type Installed,
  install,
  installLibrary,
  otherNode,
  ROOT,
  remove,
  write,
} from './packed.js';

let test: Installed;

beforeAll(async () => {
  test = await installLibrary();
});
afterAll(() => remove(test.root));

/** Several seconds each, more if other tests run at the same time. */
const SLOW = { timeout: 180_000 };

/** Runs a tool of this repository on the packed library; reports its output if it complains. */
async function lint(script: string, ...args: string[]): Promise<void> {
  const tool = join(ROOT, 'tools/release/node_modules', script);
  await execute(test.root, [tool, ...args]).catch(({ stdout }) => expect.unreachable(stdout));
}

describe('the tarballs', SLOW, () => {
  it('hold exactly the files needed to run', () => {
    for (const { files, manifest } of [test.library, test.program]) {
      const paths = files.map(({ path }) => path);
      const known =
        /^(package\.json|README\.md|LICENSE|(bin|dist)\/[^/]+\.(js|cjs|d\.ts|json|LICENSE))$/;
      // the program carries the pages that `nonokit play` serves, the catalogue and its manual
      const isProgram = manifest['name'] === '@nonokit/cli';
      const isOfProgram = (path: string): boolean =>
        /^dist\/catalogue\/(\w+\.ndjson\.gz|licenses\/[\w.-]+\.txt)$/.test(path) ||
        (isProgram && (/^dist\/(site|catalogue)\//.test(path) || path === 'man/nonokit.1'));
      expect(paths.filter((path) => !known.test(path) && !isOfProgram(path))).toEqual([]);
      expect(paths.includes('man/nonokit.1')).toBe(isProgram);
      expect(paths).toContain('LICENSE');
      expect(manifest).not.toHaveProperty('devDependencies');
      expect(JSON.stringify(manifest)).not.toContain('nonokit-source');
      expect(JSON.stringify(manifest)).not.toContain('src/');
    }
  });

  it('have the same version, and name their source for provenance', () => {
    expect(test.program.manifest.version).toBe(test.library.manifest.version);
    for (const { manifest } of [test.library, test.program]) {
      expect(manifest).toMatchObject({
        publishConfig: { access: 'public', provenance: true },
        repository: { type: 'git', directory: expect.any(String) },
      });
    }
  });

  it('satisfy publint', async () => {
    await lint('publint/src/cli.js', test.library.folder, '--strict');
    await lint('publint/src/cli.js', test.program.folder, '--strict');
  });

  it('satisfy attw', async () => {
    // all modules are ES modules: Node 20.19 and TypeScript's nodenext load them with require as
    // well
    const ignored = ['--ignore-rules', 'cjs-resolves-to-esm'];
    const cli = '@arethetypeswrong/cli/dist/index.js';
    await lint(cli, test.library.tarball, '--profile', 'node16', ...ignored);
  });
});

describe('an installation', () => {
  it('consists of the library and four small JavaScript packages', async () => {
    const modules = join(test.project, 'node_modules');
    const { packages } = JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8'));
    const files = await filesIn(modules);
    const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
    console.log(
      `npm i nonokit: ${Object.keys(packages).length} packages, ${megabytes.toFixed(1)} MB`,
    );
    expect(Object.keys(test.library.manifest.dependencies).length).toBeLessThanOrEqual(4);
    expect(Object.keys(packages).length).toBeLessThanOrEqual(6);
    // 1.6 of them are the catalogue's puzzles, 2.5 the rasteriser
    expect(megabytes).toBeLessThan(13);
    expect(files.filter(({ path }) => path.endsWith('.node'))).toEqual([]);
    expect(JSON.stringify(packages)).not.toContain('hasInstallScript');
  });
});

/** Solves a puzzle with the value of `nonokit`, and lists the exports of each subpath. */
const USE = `
  const { status } = nonokit.solve({ rows: [[1], [2]], columns: [[2], [1]] });
  console.log(JSON.stringify({ status, empty: modules.filter((all) => Object.keys(all).length === 0).length }));
`;

const CATALOGUE = `
  import { solve } from 'nonokit';
  import { catalogue } from 'nonokit/catalogue';
  const puzzles = await catalogue();
  console.log(puzzles.length > 3000, solve(puzzles[0]).status);
`;

const IN_WORKER = `
  import { Worker } from 'node:worker_threads';
  import { puzzleOf } from 'nonokit';
  import { workerClient } from 'nonokit/worker-client';
  const worker = new Worker(new URL(import.meta.resolve('nonokit/worker')));
  const { status } = await workerClient(worker).solve(puzzleOf(['#.', '##']));
  console.log(status);
  await worker.terminate();
`;

const NODES = [
  { version: process.version, node: process.execPath },
  ...([20, 22, 24] as const).map((version) => ({ version, node: otherNode(version) })),
];

describe.each(NODES)('in Node $version', ({ node }) => {
  it.skipIf(node === undefined)('every subpath can be imported', async () => {
    const modules = test.subpaths.map((name) => `await import('${name}')`);
    await write(test.project, {
      'use.mjs': `const modules = [${modules}]; const [nonokit] = modules; ${USE}`,
    });
    const { stdout, stderr } = await execute(test.project, ['use.mjs'], node);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ status: 'unique', empty: 0 });
  });

  it.skipIf(node === undefined)('every subpath can be required from CommonJS', async () => {
    const modules = test.subpaths.map((name) => `require('${name}')`);
    await write(test.project, {
      'use.cjs': `const modules = [${modules}]; const [nonokit] = modules; ${USE}`,
    });
    const { stdout, stderr } = await execute(test.project, ['use.cjs'], node);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ status: 'unique', empty: 0 });
  });

  it.skipIf(node === undefined)('the catalogue has its puzzles', async () => {
    await write(test.project, { 'catalogue.mjs': CATALOGUE });
    const { stdout } = await execute(test.project, ['catalogue.mjs'], node);
    expect(stdout).toBe('true unique\n');
  });

  it.skipIf(node === undefined)('the library answers from a worker thread', async () => {
    await write(test.project, { 'worker.mjs': IN_WORKER });
    const { stdout } = await execute(test.project, ['worker.mjs'], node);
    expect(stdout).toBe('unique\n');
  });
});

describe('the program', SLOW, () => {
  it('is run by npx beside the library, and by the command of the library', async () => {
    const both = join(test.root, 'both');
    const puzzle = join(ROOT, 'puzzles/owl.json');
    await write(both, { 'package.json': '{ "private": true }' });
    await install(both, test.library.tarball, test.program.tarball);
    const npx = join(both, 'node_modules/.bin/nonokit');
    const launcher = join(both, 'node_modules/nonokit/bin/nonokit.cjs');
    for (const command of [npx, launcher]) {
      const { stdout, stderr } = await execute(both, [command, 'solve', puzzle]);
      expect(stdout.split('\n')).toContain('....bbbccccccccbbb..gg');
      expect(stderr).toContain('exactly one solution');
    }
  });
});
