/** Opens a file that was dropped or pasted on the maker's page; loaded with the first of them. */
import { here } from '../../frame/here.js';
import { toast } from '../../frame/toasts.js';
import type { Openable } from '../../puzzles/open-files.js';
import { proofread } from '../../puzzles/opening.js';
import type { MakeWords } from '../../words/en/make.js';
import { fullWords } from './full-words.js';
import { type FoundPicture, pictureInFile } from './puzzle-file.js';
import type { SessionState } from './use-session.js';

type Refusal = Extract<FoundPicture, { readonly refusal: string }>;

/** Begins a draft of a puzzle file; false for what is refused where all pages refuse it. */
export async function takeFile(
  state: SessionState,
  words: MakeWords,
  source: Openable,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await pictureInFile(source, fullWords(here.peek()), signal).catch(() => undefined);
  if (signal.aborted) return true;
  // no puzzle
  if (found === undefined) return false;
  if ('refusal' in found) refuse(found, words);
  else {
    await state.begin(found.picture, found.texts);
    toast({ text: words.dropped });
  }
  return true;
}

/** Says why a file was not opened; clues without a solution can be proofread. */
function refuse({ refusal, clues }: Refusal, words: MakeWords): void {
  const text = `${words.notOpened}. ${refusal}`;
  if (clues === undefined) toast({ text });
  else toast({ text, action: { label: words.findWrong, run: () => proofread(clues) } });
}
