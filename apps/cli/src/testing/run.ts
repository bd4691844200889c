/** Runs the built program as a shell does, for tests: returns its output and status. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The program itself. */
export const PROGRAM = fileURLToPath(new URL('../../bin/nonokit.js', import.meta.url));

/** The outcome of a run. */
export interface ProgramRun {
  readonly stdout: string;
  readonly stderr: string;
  /** Exit status; 130 if SIGINT ended the process, as shells report it. */
  readonly status: number;
}

/** How to run. */
export interface RunOptions {
  /** The content of standard input; empty by default. */
  readonly input?: string | Uint8Array;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The working directory: a folder with the files that `args` name. */
  readonly cwd?: string;
  /** Called with all of standard output so far, for example to send a signal or stop reading. */
  readonly onOutput?: (text: string, child: ReturnType<typeof spawn>) => void;
  /** The same for standard error. */
  readonly onMistakes?: (text: string, child: ReturnType<typeof spawn>) => void;
}

/** Runs `nonokit` with these arguments to its end. */
export function nonokit(args: readonly string[], options: RunOptions = {}): Promise<ProgramRun> {
  if (!existsSync(new URL('../../dist/main.js', import.meta.url))) {
    throw new Error('apps/cli/dist is missing: run "npm run build" first');
  }
  const env = machineFree(process.env);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd: options.cwd,
      env: { ...env, ...options.env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      options.onOutput?.(stdout, child);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      options.onMistakes?.(stderr, child);
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve({ stdout, stderr, status: code ?? (signal === 'SIGINT' ? 130 : -1) });
    });
    child.stdin.on('error', () => undefined); // the program may end without reading its input
    child.stdin.end(options.input ?? '');
  });
}

/** The environment without the user's settings for colours and language. */
function machineFree(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const personal = ['NO_COLOR', 'FORCE_COLOR', 'LC_ALL', 'LC_MESSAGES', 'LANG'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !personal.includes(name)));
}

/** The folders of the current test file, removed when it ends. */
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder with these files, for `cwd`; it is removed after the tests of the file. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-test-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
