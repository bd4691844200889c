/** Updates the grid for assistive technology as the game and the cursor change. */
import type { AssistiveGrid } from './assistive.js';
import type { Play } from './play.js';
import { type BoardWords, gridTexts } from './words.js';

/**
 * Milliseconds after which the grid follows a pointer. It need not follow each cell of a stroke:
 * that would take a third of each frame.
 */
const DELAY = 100;

/** What the grid shows of a board. */
export interface GridSource {
  readonly play: Play;
  readonly words: BoardWords;
  readonly isCovered: boolean;
}

/** The updates of one grid: at once, or soon. */
export class GridUpdates {
  readonly #grid: AssistiveGrid;
  readonly #source: GridSource;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(grid: AssistiveGrid, source: GridSource) {
    this.#grid = grid;
    this.#source = source;
  }

  update(): void {
    this.stop();
    const { play, words, isCovered } = this.#source;
    if (isCovered) this.#grid.cover(words.covered);
    else this.#grid.update(gridTexts(words, play.game), play.cursor);
  }

  /** Updates once, however often this is called before. */
  updateSoon(): void {
    this.#timer ??= setTimeout(() => this.update(), DELAY);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
