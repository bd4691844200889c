/** The player by ear: reads lines aloud in the words of the page. */
import { Ear } from '@nonokit/board-dom/by-ear';
import type { BoardHandle } from 'nonokit/board';
import { here } from '../../frame/here.js';
import { laterWords } from '../../frame/page-words.js';
import type { PlaySession } from './session.js';

/** One for each board: it remembers what it has read. */
const EARS = new WeakMap<BoardHandle, Ear>();

/** What reads the board of a session aloud; undefined while it shows none. */
export async function earOf({ board }: PlaySession): Promise<Ear | undefined> {
  await laterWords();
  if (board === undefined) return undefined;
  const ear = EARS.get(board) ?? new Ear(board, () => here.value.wordsOf('ear'));
  EARS.set(board, ear);
  return ear;
}
