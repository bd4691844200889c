/**
 * Hints at a terminal, one thing more with each press: where to look, why, and the cells. Each is
 * recorded with the game. A hint speaks of the marks as they were, so any other key ends it.
 */
import type { HelpMove } from '@nonokit/board';
import { type PartialGrid, UNKNOWN } from '@nonokit/core';
import type { Shown, TerminalPlayer } from './terminal-player.js';
import type { HintSearch, TerminalHint, TerminalPuzzle } from './terminal-puzzle.js';

/** What finding a hint needs besides the game. */
export interface HintSurroundings extends HintSearch {
  readonly puzzle: TerminalPuzzle;
}

/** How much is told: by one more with each press. */
const RUNGS = ['where', 'why', 'cells'] as const satisfies readonly HelpMove['kind'][];

/** The hint that is shown, and how much of it. */
export class HintSteps {
  #hint: TerminalHint | undefined;
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
    if (this.#rung >= 1 && !hint.isStep) return;
    this.#rung++;
    const kind = RUNGS[this.#rung] ?? 'cells';
    player.play({ type: 'help', kind });
    if (kind === 'cells') {
      this.#hint = undefined;
      for (const move of hint.paints) player.play(move);
      return player.show({ text: words.terminal.applied });
    }
    player.show(showHint(hint, kind, surroundings));
  }

  /** Finds whether marks are wrong, and tells of which lines. */
  async check(player: TerminalPlayer, surroundings: HintSurroundings): Promise<void> {
    const { words, signal } = surroundings;
    const found = await findHint(player, surroundings);
    this.#hint = undefined;
    if (signal.aborted || found === undefined) return player.show({ text: words.terminal.noHint });
    player.play({ type: 'help', kind: 'check' });
    if (!found.isWrong) return player.show({ text: words.terminal.noMistakes });
    player.show(showHint(found, 'where', surroundings));
  }
}

function findHint(
  player: TerminalPlayer,
  { puzzle, ...search }: HintSurroundings,
): Promise<TerminalHint | undefined> {
  return puzzle.hint(toGrid(player), search);
}

function showHint(
  { isStep, where, why, lines, wrong }: TerminalHint,
  kind: 'where' | 'why',
  { words }: HintSurroundings,
): Shown {
  const text = kind === 'where' ? `${where} ${words.terminal.more}` : why;
  if (isStep) return { text, lines };
  // which marks are wrong may give the picture away, so that is told last
  return { text, cells: kind === 'why' ? wrong : [] };
}

function toGrid({ game }: TerminalPlayer): PartialGrid {
  const { width, height } = game.clues;
  return { width, height, cells: Int32Array.from(game.marks, (mark) => Math.max(mark, UNKNOWN)) };
}
