/**
 * Sharing the puzzle: its address on this site, or one which holds the clues and nothing else.
 */

import { shareAddress } from '../../puzzles/share.js';
import { shareOrCopy } from '../../puzzles/share-or-copy.js';
import type { PlayLaterWords } from '../../words/en/play-later.js';
import type { ScreenPart } from './screen-part.js';

/** Hands the address to the system's own menu, or to the clipboard. */
export async function sharePuzzle(
  session: ScreenPart['session'],
  words: PlayLaterWords,
): Promise<void> {
  const { address: known } = session;
  const copied = known === undefined ? words.copied : words.copiedAddress;
  await shareOrCopy({ url: await findAddress(session) }, { copied, title: words.shareTitle });
}

/** Where everybody finds the puzzle. */
export async function findAddress({
  puzzle,
  address,
}: Pick<ScreenPart['session'], 'puzzle' | 'address'>): Promise<string> {
  return address ?? (await shareAddress(puzzle.clues));
}
