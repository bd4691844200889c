/**
 * `nonokit play [FILE…]`: serves the pages on this machine and opens the browser at the first
 * puzzle. Nothing leaves the machine, and nothing on a page gives a picture away.
 */

import { LANGUAGES, problem } from '@nonokit/core';
import { type ColorChoice, colorDepth } from '../../io/color.js';
import { type Console, createConsole, refuse } from '../../io/console.js';
import { tellDoubts } from '../../io/doubts.js';
import { fail } from '../../io/failures.js';
import type { Session } from '../../io/host.js';
import { readInputs, readOne } from '../../io/input.js';
import { type Input, type InputFailure, isKind } from '../../io/input-puzzle.js';
import { interruptible } from '../../io/interrupt.js';
import type { TerminalPuzzle } from '../../terminal/terminal-puzzle.js';
import * as says from '../../words/en/problems/play.js';
import { openInViewer } from '../draw/open.js';
import { browserFor } from './browser.js';
import { buildPagesInClone } from './clone-pages.js';
import { ProgressFile, progressPath } from './progress-file.js';
import { type PlayedPuzzle, PuzzleList, playedKind } from './puzzle-list.js';
import { startServer } from './server.js';
import { siteFiles, sitePlaces } from './site-files.js';

/** The options of `play`. */
export interface PlayFlags {
  readonly from?: string;
  /** The requested port: 8080. */
  readonly port?: number;
  /** Whether to open the browser. */
  readonly open: boolean;
  readonly quiet?: boolean;
  /** Whether to play here and not in the browser. */
  readonly terminal?: boolean;
  readonly color?: ColorChoice;
}

/** Serves until Ctrl-C; ends at once if no file holds a puzzle or the port is taken. */
export async function runPlay(
  names: readonly string[],
  flags: PlayFlags,
  session: Session,
): Promise<void> {
  const console = createConsole(flags, session);
  if (flags.terminal === true) return playHere(names, flags, console);
  await interruptible(console, async (signal) => {
    const puzzles = await puzzlesIn(names, flags, console, signal);
    if (signal.aborted || (names.length > 0 && puzzles.length === 0)) return;
    await serve(new PuzzleList(puzzles, signal), flags, console, signal);
  });
}

/** Plays the one puzzle that is named in the terminal. */
async function playHere(
  [name, second]: readonly string[],
  { from, color = 'auto' }: PlayFlags,
  console: Console,
): Promise<void> {
  const { words, host } = console;
  const { stdin, stdout, env } = host;
  if (stdin.isTTY !== true || stdout.isTTY !== true || env['TERM'] === 'dumb') {
    return refuse(console, '--terminal', problem(says.needsTerminal));
  }
  if (name === undefined || second !== undefined) {
    return refuse(console, '--terminal', problem(says.onePuzzle));
  }
  await interruptible(console, async (signal) => {
    const input = await readOne(name, { from, host, signal, words: words.common });
    const puzzle = await atTerminal(input, console);
    if (puzzle === undefined) return;
    const { playInTerminal } = await import('../../terminal/play-in-terminal.js');
    await playInTerminal(puzzle, colorDepth(color, { terminal: true, env }), console, signal);
  });
}

/** The puzzle as a terminal plays it; undefined after saying why it cannot be. */
async function atTerminal(input: Input, console: Console): Promise<TerminalPuzzle | undefined> {
  if (input.ok) {
    tellDoubts(input, console);
    const { ordinaryPuzzle } = await import('../../terminal/terminal-puzzle.js');
    return ordinaryPuzzle(input.puzzle);
  }
  if (!isKind(input)) {
    fail(input, console);
    return undefined;
  }
  const { kindAtTerminal, kindPuzzleOf } = await import('../../kinds/index.js');
  const kind = kindPuzzleOf(input, console);
  const puzzle = kind && kindAtTerminal(kind);
  if (kind !== undefined && puzzle === undefined) {
    refuse(console, input.name, problem(says.trianglesInBrowser));
  }
  return puzzle;
}

/** The puzzles of all files; unreadable ones are reported. */
async function puzzlesIn(
  names: readonly string[],
  { from }: PlayFlags,
  console: Console,
  signal: AbortSignal,
): Promise<PlayedPuzzle[]> {
  const { words, host } = console;
  const puzzles: PlayedPuzzle[] = [];
  const onSkip = (file: string): void => console.note(words.common.skipped(file, 0));
  for await (const input of readInputs(names, {
    from,
    host,
    signal,
    words: words.common,
    onSkip,
  })) {
    if (input.ok) tellDoubts(input, console);
    const puzzle = input.ok ? input.puzzle : await kindIn(input, console);
    if (puzzle !== undefined) puzzles.push(puzzle);
  }
  return puzzles;
}

/** A puzzle of another kind; undefined after saying why it cannot be played. */
async function kindIn(failure: InputFailure, console: Console): Promise<PlayedPuzzle | undefined> {
  const { kind } = failure;
  if (kind === undefined) {
    fail(failure, console);
    return undefined;
  }
  const { kindPuzzleOf } = await import('../../kinds/index.js');
  const puzzle = kindPuzzleOf({ ...failure, kind }, console);
  return puzzle && playedKind(puzzle);
}

async function serve(
  list: PuzzleList,
  { port, open }: PlayFlags,
  console: Console,
  signal: AbortSignal,
): Promise<void> {
  const { play, language } = console.words;
  await buildPagesInClone(console.host.folder);
  const site = siteFiles(sitePlaces(console.host.folder));
  if (!site.ok) return refuse(console, '-', site.problem);
  const progress = new ProgressFile(progressPath(console.host.env));
  const server = await startServer({ site: site.value, list, progress, port });
  if (!server.ok) return refuse(console, '-', server.problem);
  const { address, ended, end } = server.value;
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const root = `${address}${language === LANGUAGES[0] ? '' : `${language}/`}`;
  const [first] = list.cards;
  const board = first?.triangles === undefined ? 'play/' : 'kinds/';
  const page = first === undefined ? root : `${root}${board}#p=${first.id}`;
  await console.out(`${page}\n`);
  if (list.cards.length > 1) console.note(play.several(list.cards.length, `${root}open/`));
  console.note(play.serving);
  if (open) await openBrowser(page, console);
  await ended;
}

/** Opens the browser; where there is none, the address is there to be opened by hand. */
async function openBrowser(page: string, console: Console): Promise<void> {
  const browser = browserFor(process.platform, page);
  const wrong = await openInViewer(page, { env: console.host.env, viewer: browser });
  if (wrong !== undefined) console.note(console.words.play.noBrowser(browser.program));
}
