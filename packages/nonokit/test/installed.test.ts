/**
 * The library as people get it: packed, installed in an empty project, and used from there in every
 * way that the README promises.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  emptyFolder,
  execute,
  install,
  NODE_22,
  type Packed,
  packInto,
  ROOT,
  remove,
  write,
} from './packed.js';

let root = '';
let project = '';
let library: Packed;
let program: Packed;

beforeAll(async () => {
  root = await emptyFolder();
  ({ library, program } = await packInto(join(root, 'packed')));
  project = join(root, 'project');
  await write(project, { 'package.json': '{ "private": true }' });
  await install(project, library.tarball);
}, 180_000);
afterAll(() => remove(root));

/** What one imports: "nonokit", "nonokit/make", … */
function subpaths(): string[] {
  const names = Object.keys(library.manifest.exports ?? {}).map((name) =>
    name.replace('.', 'nonokit'),
  );
  return names.filter((name) => !name.endsWith('.json'));
}

/** Runs a tool of this repository on the packed library; tells what it says where it complains. */
async function lint(script: string, ...args: string[]): Promise<void> {
  const tool = join(ROOT, 'node_modules', script);
  await execute(root, [tool, ...args]).catch(({ stdout }) => expect.unreachable(stdout));
}

/** The files below a folder, with their sizes. */
async function filesIn(folder: string): Promise<{ path: string; size: number }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(paths.map(async (path) => ({ path, size: (await stat(path)).size })));
}

describe('the tarballs', () => {
  it('hold what is needed to run and nothing else', () => {
    for (const { files, manifest } of [library, program]) {
      const paths = files.map(({ path }) => path);
      const known =
        /^(package\.json|README\.md|LICENSE|(bin|dist)\/[^/]+\.(js|cjs|d\.ts|json|LICENSE))$/;
      expect(paths.filter((path) => !known.test(path))).toEqual([]);
      expect(paths).toContain('LICENSE');
      expect(manifest).not.toHaveProperty('devDependencies');
      expect(JSON.stringify(manifest)).not.toContain('nonokit-source');
      expect(JSON.stringify(manifest)).not.toContain('src/');
    }
  });

  it('have the same version, and name their source for provenance', () => {
    expect(program.manifest.version).toBe(library.manifest.version);
    for (const { manifest } of [library, program]) {
      expect(manifest).toMatchObject({
        publishConfig: { access: 'public', provenance: true },
        repository: { type: 'git', directory: expect.any(String) },
      });
    }
  });

  it('satisfy publint', async () => {
    await lint('publint/src/cli.js', library.folder, '--strict');
    await lint('publint/src/cli.js', program.folder, '--strict');
  });

  it('satisfy attw', async () => {
    // all modules are ES modules: Node 20.19 and TypeScript's nodenext load them by require as well
    const ignored = ['--ignore-rules', 'cjs-resolves-to-esm'];
    const cli = '@arethetypeswrong/cli/dist/index.js';
    await lint(cli, library.tarball, '--profile', 'node16', ...ignored);
  });
});

describe('an installation', () => {
  it('brings four or five small packages of JavaScript', async () => {
    const modules = join(project, 'node_modules');
    const { packages } = JSON.parse(await readFile(join(modules, '.package-lock.json'), 'utf8'));
    const files = await filesIn(modules);
    const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1e6;
    console.log(
      `npm i nonokit: ${Object.keys(packages).length} packages, ${megabytes.toFixed(1)} MB`,
    );
    expect(Object.keys(library.manifest.dependencies).length).toBeLessThanOrEqual(5);
    expect(Object.keys(packages).length).toBeLessThanOrEqual(8);
    expect(megabytes).toBeLessThan(8);
    expect(files.filter(({ path }) => path.endsWith('.node'))).toEqual([]);
    expect(JSON.stringify(packages)).not.toContain('hasInstallScript');
  });
});

/** Solves a puzzle with whatever `nonokit` is, and names what each subpath has. */
const USE = `
  const { status } = nonokit.solve({ rows: [[1], [2]], columns: [[2], [1]] });
  console.log(JSON.stringify({ status, empty: modules.filter((all) => Object.keys(all).length === 0).length }));
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
  { version: '22', node: NODE_22 },
];

describe.each(NODES)('in Node $version', ({ node }) => {
  it.skipIf(node === undefined)('is imported, by every subpath', async () => {
    const modules = subpaths().map((name) => `await import('${name}')`);
    await write(project, {
      'use.mjs': `const modules = [${modules}]; const [nonokit] = modules; ${USE}`,
    });
    const { stdout, stderr } = await execute(project, ['use.mjs'], node);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ status: 'unique', empty: 0 });
  });

  it.skipIf(node === undefined)('is required from CommonJS, by every subpath', async () => {
    const modules = subpaths().map((name) => `require('${name}')`);
    await write(project, {
      'use.cjs': `const modules = [${modules}]; const [nonokit] = modules; ${USE}`,
    });
    const { stdout, stderr } = await execute(project, ['use.cjs'], node);
    expect(stderr.replace(/^.*ExperimentalWarning: .*\n.*--trace-warnings.*\n/, '')).toBe('');
    expect(JSON.parse(stdout)).toEqual({ status: 'unique', empty: 0 });
  });

  it.skipIf(node === undefined)('answers from a worker thread', async () => {
    await write(project, { 'worker.mjs': IN_WORKER });
    const { stdout } = await execute(project, ['worker.mjs'], node);
    expect(stdout).toBe('unique\n');
  });
});

describe('TypeScript', () => {
  /** Uses every subpath; the last line is wrong, so that a type of `any` would be noticed. */
  const imports = (): string =>
    subpaths()
      .map((name, k) => `import * as m${k} from '${name}';`)
      .join('\n');
  const used = (): string => `${imports()}
    export const all = [${subpaths().map((_, k) => `m${k}`)}];
    export const status: 'unique' | 'multiple' | 'none' | 'unknown' =
      m0.solve({ rows: [[1]], columns: [[1]] }).status;
    // @ts-expect-error: a status is a word
    export const wrong: number = m0.solve({ rows: [[1]], columns: [[1]] }).status;
  `;
  const page = `
    import { workerClient } from 'nonokit/worker-client';
    const url = new URL('nonokit/worker', import.meta.url);
    export const client = workerClient(new Worker(url, { type: 'module' }));
  `;

  /** Type-checks files of the project; fails with what the compiler says. */
  async function typeCheck(options: Record<string, unknown>, files: Record<string, string>) {
    const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
    const compilerOptions = { target: 'es2023', noEmit: true, types: [], ...strict, ...options };
    const config = JSON.stringify({ compilerOptions, files: Object.keys(files) });
    await write(project, { ...files, 'tsconfig.json': config });
    const tsc = join(ROOT, 'node_modules/typescript/lib/tsc.js');
    const { stdout } = await execute(project, [tsc, '-p', '.']).catch((failure) => failure);
    expect(stdout).toBe('');
  }

  it('knows the types with nodenext, from ES modules and from CommonJS', () =>
    typeCheck(
      { module: 'nodenext', lib: ['es2023', 'dom', 'dom.iterable'] },
      { 'use.mts': used(), 'use.cts': used() },
    ));

  it('knows the types with bundler', () =>
    typeCheck(
      { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
      { 'use.ts': used(), 'page.ts': page },
    ));
});

describe('a page built by Vite', () => {
  it('has a small client and a worker of its own', async () => {
    await write(project, {
      // Vite finds a worker only where its URL is written like this
      'index.html': '<script type="module" src="/page.js"></script>',
      'page.js': `
        import { workerClient } from 'nonokit/worker-client';
        const worker = new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' });
        document.title = String(workerClient(worker).solve);
      `,
    });
    const outDir = join(project, 'site');
    await build({ root: project, configFile: false, logLevel: 'error', build: { outDir } });
    const files = await filesIn(join(outDir, 'assets'));
    const sizeOf = (name: string): number =>
      files.find(({ path }) => path.includes(`/assets/${name}`))?.size ?? Number.NaN;
    expect(sizeOf('index-')).toBeLessThan(5000);
    expect(sizeOf('worker-')).toBeGreaterThan(50_000);
    expect(sizeOf('worker-')).toBeLessThan(400_000);
  });
});

describe('the program', () => {
  it('is run by npx beside the library, and by the command of the library', async () => {
    const both = join(root, 'both');
    const puzzle = join(ROOT, 'puzzles/owl.json');
    await write(both, { 'package.json': '{ "private": true }' });
    await install(both, library.tarball, program.tarball);
    const npx = join(both, 'node_modules/.bin/nonokit');
    const launcher = join(both, 'node_modules/nonokit/bin/nonokit.cjs');
    for (const command of [npx, launcher]) {
      const { stdout, stderr } = await execute(both, [command, 'solve', puzzle]);
      expect(stdout.split('\n')).toContain('....bbbccccccccbbb..gg');
      expect(stderr).toContain('exactly one solution');
    }
  });
});
