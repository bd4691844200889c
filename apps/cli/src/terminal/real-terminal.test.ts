/**
 * The built program at a terminal of the system, as a shell starts it: `script` of util-linux opens
 * one. What the program writes is shown by the terminal of the other tests.
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { folderWith, machineFree } from '../testing/run.js';
import { PROGRAM } from '../testing/start.js';
import { TestTerminal } from '../testing/terminal.js';

const hasScript = /util-linux/.test(
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout,
);
const NOTE = fileURLToPath(new URL('../../../../puzzles/note.nin', import.meta.url));

const running: ChildProcessWithoutNullStreams[] = [];

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a command line in a terminal of 80 x 24. */
function inTerminal(commands: string, env: Readonly<Record<string, string>>) {
  const terminal = new TestTerminal(80, 24);
  const line = `stty cols 80 rows 24; ${commands}`;
  const child = spawn('script', ['-qfc', `bash -c '${line}'`, '/dev/null'], {
    env: { ...machineFree(process.env), TERM: 'xterm-256color', ...env },
  });
  running.push(child);
  child.stdout.on('data', (bytes: Buffer) => void terminal.write(bytes));
  const shows = (text: string): Promise<void> =>
    vi.waitFor(() => expect(terminal.lines.join('\n')).toContain(text), {
      timeout: 120_000,
      interval: 20,
    });
  return { terminal, shows, type: (keys: string) => void child.stdin.write(keys) };
}

describe.skipIf(!hasScript)('nonokit play --terminal', () => {
  it('plays, is suspended and goes on, quits, and continues the next time', async () => {
    const env = { XDG_DATA_HOME: folderWith({}) };
    const play = `node ${PROGRAM} play --terminal ${NOTE}`;
    const first = inTerminal(`set -m; ${play}; echo stopped; read; fg; echo over`, env);
    await first.shows('Row 1');
    expect(first.terminal.isOnSecondPage).toBe(true);
    first.type('\x1b[B \x1b[C');
    await first.shows('Row 2  6');
    first.type('\x1a');
    await first.shows('stopped');
    expect(first.terminal.isOnSecondPage).toBe(false);
    first.type('\n');
    await first.shows('Column 2');
    first.type('q');
    await first.shows('the same command continues');
    await first.shows('over');

    const second = inTerminal(play, env);
    await second.shows('Continued at 0:');
    second.type('\x03');
    await second.shows('the same command continues');
  });
});
