/** `nonokit` alone: a solve in the terminal, or its end as text, and what to try next. */
import { describe, expect, it } from 'vitest';
import { run, startSession } from './run.js';
import { nonokit } from './testing/run.js';
import { type TerminalHost, terminalHost } from './testing/terminal.js';

/** The screen at the end, and every frame that was written before. */
async function watch(host: TerminalHost): Promise<{ lines: string[]; frames: string[] }> {
  const frames: string[] = [];
  const { stdout } = host;
  const write = stdout.write.bind(stdout);
  stdout.write = (text: string | Uint8Array) => {
    frames.push(`${text}`);
    // as the driver of a terminal does
    return write(`${text}`.replaceAll('\n', '\r\n'));
  };
  await run(await startSession(host));
  await new Promise<void>((resolve) => stdout.end(resolve));
  return { lines: host.terminal.lines, frames };
}

describe('nonokit alone', () => {
  it('prints a solved puzzle and what to try next where there is no terminal', async () => {
    const { stdout, stderr, status } = await nonokit([]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain('|  #  #  #  #  # |  #  #  #  #  #\n');
    expect(stdout).not.toContain('\x1b');
    expect(stdout).toContain('Solved in 19 steps, without a single guess.');
    expect(stdout.match(/^ {2}\$ nonokit .*/gm)).toHaveLength(3);
  });

  it('speaks the language that is asked for', async () => {
    const { stdout, status } = await nonokit(['--lang', 'ru']);
    expect(status).toBe(0);
    expect(stdout).toContain('Решено за 19 шагов');
    expect(await nonokit(['--lang', 'tlh'])).toMatchObject({ stdout: '', status: 2 });
  });

  it('solves step by step in place, within one screen', async () => {
    const { lines, frames } = await watch(terminalHost(80, 24, { COLORTERM: 'truecolor' }));
    const boards = new Set(frames.filter((frame) => frame.includes('\x1b[48;2;0;0;0m')));
    expect(boards.size).toBeGreaterThan(15);
    expect(frames.at(0)).toBe('\n');
    expect(frames.filter((frame) => frame.includes('\x1b[?25l'))).toHaveLength(1);
    expect(frames.filter((frame) => frame.includes('\x1b[?25h'))).toHaveLength(1);
    // the board stands there once, and nothing has scrolled away
    expect(lines.filter((line) => line.includes('┼'))).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(/[·▗]/);
    expect(lines.join('\n')).toContain('$ nonokit --help');
  });

  it.each([
    { why: 'a low terminal', host: () => terminalHost(80, 12, {}) },
    { why: 'a dumb terminal', host: () => terminalHost(80, 24, { TERM: 'dumb' }) },
  ])('prints the end alone on $why', async ({ host }) => {
    const { frames } = await watch(host());
    expect(frames.join('')).not.toContain('\x1b[?25l');
    expect(frames.join('')).toContain('Solved in 19 steps');
  });
});
