/**
 * Starts the built program as a shell does, for tests that need a process: signals, pipes that
 * close, exit codes, input that arrives piece by piece, and that the program starts as built.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUILT } from './host.js';
import { machineFree, type ProgramRun, type RunOptions } from './run.js';

/** The program itself. */
export const PROGRAM = fileURLToPath(new URL('../../bin/nonokit.js', import.meta.url));

/** How to run, and what to do meanwhile. */
export interface StartOptions extends RunOptions {
  /** Called with all of standard output so far, for example to send a signal or stop reading. */
  readonly onOutput?: (text: string, child: ChildProcessWithoutNullStreams) => void;
  /** The same for standard error. */
  readonly onMistakes?: (text: string, child: ChildProcessWithoutNullStreams) => void;
}

/** Starts the built `nonokit` with these arguments, and waits for its end. */
export function startProgram(
  args: readonly string[],
  options: StartOptions = {},
): Promise<ProgramRun> {
  if (!existsSync(new URL('main.js', BUILT))) {
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
