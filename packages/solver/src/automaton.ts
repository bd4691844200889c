/**
 * Automata: each line's clue as a string that arrangements stretch. They explain what a line
 * implied.
 *
 * The tightest arrangement of a clue is a string: the cells of block 1, a blank if the next block
 * has the same ink, the cells of block 2, and so on. State p means "the first p characters have
 * been seen". A cell is either the next character or an extra blank, which is allowed before a
 * block and at the end. Sets of states are words of bits. (Compare the automata for nonogram lines
 * in Pesant, 2004, and Bosch, 2001.)
 */
import type { Lines } from './lines.js';

/** The automata of all lines. Word w of a set of states holds states 32 w .. 32 w + 31. */
export interface Automata {
  /** Per line: the length of its string, which is also its last state. */
  readonly last: Int32Array;
  /** Per line: the number of words in a set of states. */
  readonly words: Int32Array;
  /**
   * The masks of line l begin at `first[l]` and have `words[l]` words each. The first says where an
   * extra blank may stand, the second where a mandatory blank is next. Then there is one mask per
   * local ink, which says where a cell of that ink is next.
   */
  readonly first: Int32Array;
  readonly masks: Int32Array;
}

/** Builds the automata of all lines. */
export function createAutomata(lines: Lines): Automata {
  const { count, firstBlock, firstColor, sizes, inks, gaps } = lines;
  const last = new Int32Array(count);
  const words = new Int32Array(count);
  const first = new Int32Array(count + 1);
  for (let l = 0; l < count; l++) {
    let characters = 0;
    for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) {
      characters += gaps[b] + sizes[b];
    }
    last[l] = characters;
    words[l] = (characters >>> 5) + 1;
    const sets = 1 + firstColor[l + 1] - firstColor[l];
    first[l + 1] = first[l] + sets * words[l];
  }
  const masks = new Int32Array(first[count]);
  for (let l = 0; l < count; l++) {
    const base = first[l];
    const width = words[l];
    const put = (set: number, state: number): void => {
      const at = base + set * width + (state >>> 5);
      masks[at] |= 1 << (state & 31);
    };
    let state = 0;
    for (let b = firstBlock[l]; b < firstBlock[l + 1]; b++) {
      if (gaps[b] !== 0) put(1, state++);
      put(0, state);
      for (let i = 0; i < sizes[b]; i++) put(1 + inks[b], state++);
    }
    put(0, state);
  }
  return { last, words, first, masks };
}
