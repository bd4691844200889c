/** Builds with the library as people install it: TypeScript programs, and pages built by Vite. */
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute, filesIn, type Installed, installLibrary, ROOT, remove, write } from './packed.js';

let test: Installed;

beforeAll(async () => {
  test = await installLibrary();
});
afterAll(() => remove(test.root));

/** The compiler of this repository, and one of the version before. */
const COMPILERS = [
  'node_modules/typescript/bin/tsc',
  'tools/release/node_modules/typescript/bin/tsc',
];

describe('TypeScript', { timeout: 180_000 }, () => {
  /**
   * A program that uses these subpaths; its last line is wrong, so that a type of `any` would be
   * noticed.
   */
  const used = (subpaths: readonly string[]): string => `
    ${subpaths.map((name, k) => `import * as m${k} from '${name}';`).join('\n')}
    export const all = [${subpaths.map((_, k) => `m${k}`)}];
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

  /** Type-checks the files of the project; fails with the compiler's output. */
  async function typeCheck(options: Record<string, unknown>, files: Record<string, string>) {
    const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
    const compilerOptions = { target: 'es2023', noEmit: true, types: [], ...strict, ...options };
    const config = JSON.stringify({ compilerOptions, files: Object.keys(files) });
    await write(test.project, { ...files, 'tsconfig.json': config });
    for (const tsc of COMPILERS) {
      const run = execute(test.project, [join(ROOT, tsc), '-p', '.']);
      expect((await run.catch((failure) => failure)).stdout).toBe('');
    }
  }

  it('finds the types with nodenext, from ES modules and from CommonJS', () => {
    // boards are for pages, so their types need those of a page
    const code = used(test.subpaths.filter((name) => !/^nonokit\/(board|editor)$/.test(name)));
    const node = { types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] };
    return typeCheck(
      { module: 'nodenext', lib: ['es2023'], ...node },
      { 'use.mts': code, 'use.cts': code },
    );
  });

  it('finds the types with bundler, in pages', () => {
    const code = used(test.subpaths.filter((name) => name !== 'nonokit/node'));
    return typeCheck(
      { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
      { 'use.ts': code, 'page.ts': page },
    );
  });
});

describe('a page built by Vite', () => {
  /** The sizes of the files that Vite makes of a page with a worker, by name. */
  async function sizes(worker: { format?: 'es' }): Promise<(name: string) => number> {
    await write(test.project, {
      // Vite finds a worker only if its URL is written like this
      'index.html': '<script type="module" src="/page.js"></script>',
      'page.js': `
        import { lazyWorkerClient } from 'nonokit/worker-client';
        const start = () =>
          new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' });
        document.title = String(lazyWorkerClient(start).solve);
      `,
    });
    const outDir = join(test.project, 'site');
    const options = { outDir, emptyOutDir: true };
    await build({
      root: test.project,
      configFile: false,
      logLevel: 'error',
      worker,
      build: options,
    });
    const files = await filesIn(join(outDir, 'assets'));
    return (name) =>
      files
        .filter(({ path }) => path.includes(`/assets/${name}`))
        .reduce((sum, { size }) => sum + size, 0);
  }

  it('has a small client and a worker of its own', async () => {
    const sizeOf = await sizes({});
    expect(sizeOf('index-')).toBeLessThan(3500);
    expect(sizeOf('worker-')).toBeGreaterThan(50_000);
    expect(sizeOf('worker-')).toBeLessThan(950_000);
  });

  it('has a worker in several files, if it is built as a module', async () => {
    const sizeOf = await sizes({ format: 'es' });
    expect(sizeOf('worker-')).toBeLessThan(12_000);
    for (const part of ['formats-', 'image-', 'perform-draw-', 'perform-make-']) {
      expect(sizeOf(part)).toBeGreaterThan(20_000);
    }
  });
});
