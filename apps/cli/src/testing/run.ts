/**
 * Runs the program in the process of a test, from its sources: a command takes milliseconds instead
 * of the 200 that a process needs to start. Where the process itself is the point (signals, pipes
 * that close, its memory), tests start the built program instead, see `start.ts`.
 *
 * Names of files are relative to the folder of the process, so runs in different folders take
 * turns; those in the same folder may overlap. That needs a process of its own: vitest's threads
 * cannot change their folder.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, startSession } from '../run.js';
import { testHost } from './host.js';

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
  /** Whether both outputs are a terminal. Default: no. */
  readonly onTerminal?: boolean;
}

/** Runs `nonokit` with these arguments to its end. */
export function nonokit(
  args: readonly string[],
  { input, env, cwd, onTerminal = false }: RunOptions = {},
): Promise<ProgramRun> {
  return inFolder(cwd ?? HOME, async () => {
    const surroundings = { ...machineFree(process.env), ...env };
    const given = input === undefined ? {} : { input };
    const host = testHost({ args, env: surroundings, onTerminal, ...given });
    await run(await startSession(host));
    return { stdout: host.stdout.text, stderr: host.stderr.text, status: host.status };
  });
}

/** The environment without the user's settings for colours and language. */
export function machineFree(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const personal = ['NO_COLOR', 'FORCE_COLOR', 'LC_ALL', 'LC_MESSAGES', 'LANG'];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !personal.includes(name)));
}

const HOME = process.cwd();

/** The folder of the runs in progress, and these runs. */
const current = { folder: HOME, runs: new Set<Promise<unknown>>() };

/** Works in a folder once all runs in another one have ended. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  while (current.folder !== folder && current.runs.size > 0) await Promise.race(current.runs);
  if (current.folder !== folder) process.chdir(folder);
  current.folder = folder;
  const done = work();
  const settled = done.catch(() => undefined);
  current.runs.add(settled);
  try {
    return await done;
  } finally {
    current.runs.delete(settled);
    if (current.runs.size === 0) {
      process.chdir(HOME);
      current.folder = HOME;
    }
  }
}

/** The folders of the current test file. */
const folders: string[] = [];

/** Removes the folders of a test file, at its end. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A new folder with these files, for `cwd`; it is removed after the tests of the file. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-test-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
