/** Puzzles of other kinds at a terminal: from an empty board to the picture, with hints alone. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { KindPuzzle } from '@nonokit/core';
import { checkKind } from '@nonokit/kinds';
import { kindOfClues } from 'nonokit/kinds';
import { describe, expect, it, vi } from 'vitest';
import { runPlay } from '../commands/play/play.js';
import { createConsole } from '../io/console.js';
import { readPuzzleBytes } from '../io/read-file.js';
import { playInTerminal } from '../terminal/play-in-terminal.js';
import { folderWith } from '../testing/run.js';
import { terminalHost } from '../testing/terminal.js';
import { wordsIn } from '../words/words.js';
import { kindAtTerminal } from './terminal-puzzle.js';

const folder = new URL('../../../../puzzles/kinds/', import.meta.url);

async function sample(name: string): Promise<KindPuzzle> {
  const read = await readPuzzleBytes(readFileSync(new URL(name, folder)), {});
  const [one] = read.ok ? read.value.puzzles : [];
  if (one?.ok !== false || one.kind === undefined) throw new Error(`${name} was not read`);
  const checked = checkKind(one.kind);
  if (!checked.ok) throw new Error(checked.problem.message);
  return checked.value;
}

/** A heart with hidden numbers. */
const HEART = kindOfClues({
  rows: ['? ?', '5', '5', '3', '1'],
  columns: ['2', '?', '4', '?', '2'],
});

const heart = async (): Promise<KindPuzzle> => ({ ...HEART, meta: { title: 'Heart' } });

describe('at a terminal', () => {
  it.each([
    ['clues over two lines', 'en', () => sample('house-two-lines.json'), '(4)'],
    ['hidden numbers', 'ru', heart, '? ?'],
  ] as const)('%s are played by hints to the picture', async (_, language, open, number) => {
    const kind = await open();
    const { title = '' } = kind.meta;
    const puzzle = kindAtTerminal(kind);
    if (puzzle === undefined) throw new Error('no board');
    const host = terminalHost(110, 60, { XDG_DATA_HOME: folderWith({}) });
    const console = createConsole({}, { host, words: await wordsIn(language) });
    const stopped = new AbortController();
    const ended = playInTerminal(puzzle, 'truecolor', console, stopped.signal);
    const screen = (): string => host.terminal.lines.join('\n');
    const shows = (text: string | RegExp): Promise<void> =>
      vi.waitFor(() => expect(screen()).toMatch(text), { timeout: 120_000, interval: 5 });
    await shows(/Row 1|Строка 1/);
    expect(screen()).toContain(number);
    const { terminal: words } = await wordsIn(language);
    const solved = words.solved('', '').split(' ')[0] ?? '';
    for (let hints = 0; !screen().includes(title); hints++) {
      expect(hints).toBeLessThan(300);
      host.type('h');
      await shows(words.more);
      host.type('h');
      await vi.waitFor(() => expect(screen()).not.toContain(words.more), { timeout: 120_000 });
      host.type('h');
      await shows(new RegExp(`${words.applied}|${solved}`));
    }
    host.type('q');
    await ended;
  });

  it.each(['sierpinski-triangles.json', 'boat-cut.json'])('%s is for the browser', async (name) => {
    const host = terminalHost(80, 24, {});
    const file = fileURLToPath(new URL(name, folder));
    await runPlay([file], { terminal: true, open: false }, { host, words: await wordsIn('en') });
    expect(host.stderr.text).toContain('are played in the browser: leave out --terminal');
    expect(host.status).toBe(2);
  });
});
