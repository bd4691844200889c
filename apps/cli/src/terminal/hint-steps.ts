/**
 * Hints at a terminal, one thing more with each press: where to look, why, and the cells. Each is
 * recorded with the game. A hint speaks of the marks as they were, so any other key ends it.
 */
import { type HelpMove, type Move, numberOf } from '@nonokit/board';
import { type PartialGrid, type Pause, type Puzzle, UNKNOWN } from '@nonokit/core';
import { applyHint, describeHint, type Hint, hintAsync } from '@nonokit/explain';
import type { StopSignal } from '@nonokit/solver';
import type { Words } from '../words/language-words.js';
import type { Shown, TerminalPlayer } from './terminal-player.js';

/** What finding a hint needs besides the game. */
export interface HintSurroundings {
  readonly puzzle: Puzzle;
  readonly words: Words;
  readonly signal: StopSignal;
  readonly pause: Pause;
}

/** How much is told: by one more with each press. */
const RUNGS = ['where', 'why', 'cells'] as const satisfies readonly HelpMove['kind'][];

/** The hint that is shown, and how much of it. */
export class HintSteps {
  #hint: Hint | undefined;
  #rung = 0;

  /** Tells more of the hint that is shown, or finds one. */
  async next(player: TerminalPlayer, surroundings: HintSurroundings): Promise<void> {
    const { words } = surroundings;
    if (player.shown === undefined || this.#hint === undefined) {
      this.#hint = await findHint(player, surroundings);
      this.#rung = -1;
      if (surroundings.signal.aborted) this.#hint = undefined;
      if (this.#hint === undefined) return player.show({ text: words.terminal.noHint });
    }
    const hint = this.#hint;
    if (this.#rung >= 1 && hint.kind !== 'step') return;
    this.#rung++;
    const kind = RUNGS[this.#rung] ?? 'cells';
    player.play({ type: 'help', kind });
    if (kind === 'cells') {
      this.#hint = undefined;
      for (const move of listPaints(hint, toGrid(player))) player.play(move);
      return player.show({ text: words.terminal.applied });
    }
    player.show(showHint(hint, kind, surroundings, player));
  }

  /** Finds whether marks are wrong, and tells of which lines. */
  async check(player: TerminalPlayer, surroundings: HintSurroundings): Promise<void> {
    const { words, signal } = surroundings;
    const found = await findHint(player, surroundings);
    this.#hint = undefined;
    if (signal.aborted || found === undefined) return player.show({ text: words.terminal.noHint });
    player.play({ type: 'help', kind: 'check' });
    const isWrong =
      found.kind === 'mistakes' || found.kind === 'clash' || found.kind === 'impossible';
    if (!isWrong) return player.show({ text: words.terminal.noMistakes });
    player.show(showHint(found, 'where', surroundings, player));
  }
}

/** The next hint for the marks of a game; undefined if they do not belong to the puzzle. */
async function findHint(
  player: TerminalPlayer,
  { puzzle, signal, pause }: HintSurroundings,
): Promise<Hint | undefined> {
  const found = await hintAsync(puzzle, toGrid(player), { signal }, pause);
  return found.ok ? found.value : undefined;
}

function showHint(
  hint: Hint,
  kind: 'where' | 'why',
  { puzzle, words }: HintSurroundings,
  { game }: TerminalPlayer,
): Shown {
  const { where, lines } = describeHint(hint, puzzle, words.language);
  const text = kind === 'where' ? `${where} ${words.terminal.more}` : lines.join(' ');
  if (hint.kind === 'step') {
    return { text, lines: hint.step.lines.map((line) => numberOf(line, game.clues)) };
  }
  const isWrong = hint.kind === 'mistakes' || hint.kind === 'clash';
  // which marks are wrong may give the picture away, so that is told last
  const cells = isWrong && kind === 'why' ? hint.cells : [];
  return { text, cells: cells.map(({ row, column }) => row * puzzle.width + column) };
}

/** The strokes that make the marks those after the hint: one for each mark. */
function listPaints(hint: Hint, before: PartialGrid): Move[] {
  const after = applyHint(hint, before);
  const cells = new Map<number, number[]>();
  after.cells.forEach((mark, cell) => {
    if (mark === before.cells[cell]) return;
    cells.set(mark, [...(cells.get(mark) ?? []), cell]);
  });
  return [...cells].map(([mark, changed]) => ({ type: 'paint', mark, cells: changed }));
}

function toGrid({ game }: TerminalPlayer): PartialGrid {
  const { width, height } = game.clues;
  return { width, height, cells: Int32Array.from(game.marks, (mark) => Math.max(mark, UNKNOWN)) };
}
