/**
 * Sharing the puzzle: its address on this site, or one which holds the clues and nothing else.
 */

import { toast } from '../../frame/toasts.js';
import { shareAddress } from '../../puzzles/share.js';
import type { PlayLaterWords } from '../../words/en/play-later.js';
import type { ScreenPart } from './screen-part.js';

/** Hands the address to the system's own menu, or to the clipboard. */
export async function sharePuzzle(
  session: ScreenPart['session'],
  words: PlayLaterWords,
): Promise<void> {
  const { address: known } = session;
  const address = await findAddress(session);
  if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
    // closing the system's menu without choosing rejects, which is no error
    await navigator.share({ url: address }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(address);
    toast({ text: known === undefined ? words.copied : words.copiedAddress });
  } catch {
    // no clipboard without a secure address: the player copies it from a field
    prompt(words.shareTitle, address);
  }
}

/** Where everybody finds the puzzle. */
export async function findAddress({
  puzzle,
  address,
}: Pick<ScreenPart['session'], 'puzzle' | 'address'>): Promise<string> {
  return address ?? (await shareAddress(puzzle.clues));
}
