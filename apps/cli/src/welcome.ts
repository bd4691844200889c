/**
 * `nonokit` alone: a small puzzle is solved before one's eyes, by the steps of `explain`, and three
 * lines say what to try next. On a terminal the board changes in place for about a second;
 * elsewhere the solved sheet is printed at once.
 */
import { BLACK_ON_WHITE, gridOf, invariant, puzzleOf } from '@nonokit/core';
import { explain } from '@nonokit/explain';
import { createConsole } from './io/console.js';
import type { Host, Session } from './io/host.js';
import { interruptible } from './io/interrupt.js';
import { createEmptyMarks } from './io/marks.js';
import { Drawing } from './steps/drawing.js';
import { stepLook } from './steps/look.js';

/** Our dinghy, as in `puzzles/sail.pbm`. */
const PICTURE = [
  '.....#....',
  '....##....',
  '...###.#..',
  '..####.##.',
  '.#####.###',
  '######.###',
  '.....#....',
  '##########',
  '.########.',
  '..######..',
];

/** How long each step is shown. */
const STEP_MS = 50;

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';

/** Shows the solve and what to try next. */
export async function welcome(session: Session): Promise<void> {
  const { host, words } = session;
  const { out } = createConsole({}, session);
  const rows = PICTURE.map((row) => Array.from(row, (cell) => (cell === '#' ? 1 : 0)));
  const puzzle = puzzleOf(gridOf(rows), BLACK_ON_WHITE);
  const explained = explain(puzzle);
  invariant(explained.ok, 'the dinghy can be explained');
  const { steps } = explained.value;
  const drawing = new Drawing(puzzle, createEmptyMarks(puzzle), stepLook('auto', host));
  const isFilm = isRoomFor(drawing.board(), host);
  await interruptible(session, async (signal) => {
    await out('\n');
    if (isFilm) await out(`${HIDE_CURSOR}${drawing.board()}`);
    const forget = host.onExit(() => void (isFilm && host.stdout.write(SHOW_CURSOR)));
    // the last frame marks no cells as new
    for (const step of [...steps, { conclusions: [] }]) {
      if (isFilm) await new Promise((resolve) => setTimeout(resolve, STEP_MS));
      if (signal.aborted) break;
      drawing.take(step);
      if (isFilm) await out(redrawn(drawing.board()));
    }
    forget();
    await out(isFilm ? SHOW_CURSOR : drawing.board());
    if (!signal.aborted) {
      await out(`\n${words.welcome.solved(steps.length)}\n\n${words.welcome.next}\n`);
    }
  });
}

/** Whether a board can change in place. */
function isRoomFor(board: string, { stdout, env }: Host): boolean {
  const { isTTY, rows = 24 } = stdout;
  // a terminal of unknown size reports 0
  return isTTY === true && env['TERM'] !== 'dumb' && board.split('\n').length < (rows || 24);
}

/** A board in the place of one of the same height just above. */
function redrawn(board: string): string {
  return `\x1b[${board.split('\n').length - 1}A${board}`;
}
