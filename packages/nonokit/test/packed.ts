/**
 * Shared code for tests of published packages: the tarballs as npm would get them, and empty
 * projects to install them in.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A Node of another version that `npm run check:all` has installed; undefined elsewhere. */
export function otherNode(version: 20 | 22 | 24): string | undefined {
  const file = join(ROOT, `tools/nodes/node_modules/node-${version}/bin/node`);
  return existsSync(file) ? file : undefined;
}

/** A package as it would be published; see `tools/release/pack.mjs` for its members. */
export interface Packed {
  readonly tarball: string;
  /** The staged folder. */
  readonly folder: string;
  readonly files: readonly { readonly path: string }[];
  readonly manifest: {
    readonly version: string;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly exports?: Readonly<Record<string, unknown>>;
    readonly [field: string]: unknown;
  };
}

/** The output of a command. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder for a test, which the test removes. */
export function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'nonokit-installed-'));
}

/** Removes a folder; npm may still be writing its last file. */
export function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Stages and packs the library and the program into a folder. */
export async function packInto(folder: string): Promise<{ library: Packed; program: Packed }> {
  const script = join(ROOT, 'tools/release/release.mjs');
  const both = ['--only', 'nonokit', '--only', 'cli'];
  const { stdout } = await execute(ROOT, [script, '--json', '--out', folder, ...both]);
  const [library, program]: Packed[] = JSON.parse(stdout);
  if (library === undefined || program === undefined) throw new Error('two packages are staged');
  return { library, program };
}

/** Runs Node in a folder; fails unless its exit status is 0. */
export function execute(
  cwd: string,
  args: readonly string[],
  node: string = process.execPath,
): Promise<Printed> {
  return run(node, args, { cwd, env: environment(), maxBuffer: 1 << 26 });
}

/**
 * The environment of a terminal: without the variables that vitest and npm set for their children.
 */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env);
  return Object.fromEntries(own.filter(([name]) => !/^(npm_|NODE_|VITEST|VITE_)/i.test(name)));
}

/** Installs packages in a folder as `npm install` does, from npm's cache if possible. */
export async function install(folder: string, ...packages: string[]): Promise<void> {
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...quick, ...packages], { cwd: folder, env: environment() });
}

/** Writes files of a project, by path. */
export async function write(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** The library, installed for a test. */
export interface Installed {
  /** A folder for the files of the test; the test removes it. */
  readonly root: string;
  /** The project in which only the library is installed. */
  readonly project: string;
  readonly library: Packed;
  readonly program: Packed;
  /** The names to import: "nonokit", "nonokit/make", … */
  readonly subpaths: readonly string[];
}

/** Packs both packages and installs the library in an empty project. */
export async function installLibrary(): Promise<Installed> {
  const root = await emptyFolder();
  const { library, program } = await packInto(join(root, 'packed'));
  const project = join(root, 'project');
  await write(project, { 'package.json': '{ "private": true }' });
  await install(project, library.tarball);
  const names = Object.keys(library.manifest.exports ?? {});
  const subpaths = names
    .filter((name) => !name.endsWith('.json'))
    .map((name) => name.replace('.', 'nonokit'));
  return { root, project, library, program, subpaths };
}

/** The files below a folder, with their sizes. */
export async function filesIn(folder: string): Promise<{ path: string; size: number }[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(paths.map(async (path) => ({ path, size: (await stat(path)).size })));
}
