/**
 * The library's command finds the program and runs it. The program and npm are stubs here that
 * print how they were started.
 */
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const LIBRARY = fileURLToPath(new URL('..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'nonokit-launcher-'));
const home = join(root, 'home');
const launcher = join(home, 'node_modules/nonokit/bin/nonokit.cjs');
const elsewhere = join(root, 'project');
const cache = join(root, 'cache');
const npm = join(root, 'npm-cli.js');

/** Prints which stub was started and its arguments, and exits with status 3. */
const STUB = 'console.log(JSON.stringify([NAME, ...process.argv.slice(2)])); process.exitCode = 3;';

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const name of ['bin', 'package.json']) {
    cpSync(join(LIBRARY, name), join(home, 'node_modules/nonokit', name), { recursive: true });
  }
  mkdirSync(elsewhere, { recursive: true });
  write(npm, STUB.replace('NAME', "'npm'"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Puts a stub of the program into the folder `modules`. */
function installProgram(modules: string, version = manifest.version): void {
  const folder = join(modules, '@nonokit/cli');
  write(join(folder, 'package.json'), JSON.stringify({ name: '@nonokit/cli', version }));
  write(join(folder, 'bin/nonokit.js'), STUB.replace('NAME', "'program'"));
}

const environment = { ...process.env, npm_execpath: npm, npm_config_cache: cache };

/** Runs the launcher in the project. */
function launch(...args: string[]): SpawnSyncReturns<string> {
  const options = { cwd: elsewhere, env: environment, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [launcher, ...args], options);
}

describe('the command nonokit', () => {
  it.each([
    ['beside the library', join(home, 'node_modules')],
    ['in the current project', join(elsewhere, 'node_modules')],
  ])('runs the program %s', (_, modules) => {
    installProgram(modules);
    const { stdout, stderr, status } = launch('solve', 'a b.non');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(['program', 'solve', 'a b.non']);
    expect(status).toBe(3);
  });

  it("runs the program from npm's npx cache if it is complete", () => {
    const modules = join(cache, '_npx/0123456789abcdef/node_modules');
    installProgram(modules);
    expect(JSON.parse(launch().stdout)).toEqual(expect.arrayContaining(['npm']));
    write(join(modules, '.package-lock.json'), '{}');
    expect(JSON.parse(launch().stdout)).toEqual(['program']);
  });

  it('otherwise lets npm fetch the program in its own version', () => {
    installProgram(join(elsewhere, 'node_modules'), '0.0.1');
    const { stdout, stderr, status } = launch('solve', '--json', 'a b.non');
    const wanted = `@nonokit/cli@${manifest.version}`;
    expect(JSON.parse(stdout)).toEqual([
      ...['npm', 'exec', '--yes', `--package=${wanted}`, '--', 'nonokit'],
      ...['solve', '--json', 'a b.non'],
    ]);
    expect(stderr).toBe(`nonokit: fetching the program, ${wanted}, once\n`);
    expect(status).toBe(3);
  });

  it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGINT'] as const)(
    'passes %s on and exits with it as the program does',
    async (signal) => {
      write(npm, "console.log('ready'); setInterval(() => {}, 1000);");
      const child = spawn(process.execPath, [launcher], { cwd: elsewhere, env: environment });
      await once(child.stdout, 'data');
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([null, signal]);
    },
  );
});
