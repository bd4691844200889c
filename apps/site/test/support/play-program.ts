/** `nonokit play`, the built program, as a test starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../cli/bin/nonokit.js', import.meta.url));

/** A program that runs, and the address that it has printed. */
export interface PlayProgram {
  readonly address: string;
  readonly child: ChildProcess;
}

/** Starts it with puzzles; what it keeps is in a folder of the test's. */
export function playProgram(folder: string, files: readonly string[]): Promise<PlayProgram> {
  const args = [PROGRAM, 'play', '--no-open', '--lang', 'en', '--port', '0', ...files];
  const env = { ...process.env, XDG_DATA_HOME: folder };
  const child = spawn(process.execPath, args, { env });
  return new Promise((resolve, reject) => {
    let said = '';
    let mistakes = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('\n')) resolve({ address: said.trim(), child });
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      mistakes += text;
    });
    child.once('close', () => reject(new Error(`nonokit play has ended: ${mistakes}`)));
  });
}
