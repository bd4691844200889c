/** Puzzle files that are dropped or pasted here become drafts, instead of being played. */

import { here } from '../../frame/here.js';
import { withWords } from '../../frame/page-words.js';
import { toast } from '../../frame/toasts.js';
import { pageTaker, proofread } from '../../puzzles/opening.js';
import type { MakeWords } from '../../words/en/make.js';
import { fullWords } from './full-words.js';
import type { FoundPicture } from './puzzle-file.js';
import type { SessionState } from './use-session.js';

type Refusal = Extract<FoundPicture, { readonly refusal: string }>;

/** Says why a file was not opened; clues without a solution can be proofread. */
function refuse({ refusal, clues }: Refusal, words: MakeWords): void {
  const text = `${words.notOpened}. ${refusal}`;
  if (clues === undefined) toast({ text });
  else toast({ text, action: { label: words.findWrong, run: () => proofread(clues) } });
}

/** Takes files for the page. Returns how to stop. */
export function takeFiles(state: SessionState, words: MakeWords): () => void {
  pageTaker.value = async ([source], signal) => {
    if (source === undefined) return false;
    const { pictureInFile } = await withWords(() => import('./puzzle-file.js'));
    const found = await pictureInFile(source, fullWords(here.peek()), signal).catch(
      () => undefined,
    );
    if (signal.aborted) return true;
    // what is no puzzle is refused where all pages refuse it
    if (found === undefined) return false;
    if ('refusal' in found) refuse(found, words);
    else {
      await state.begin(found.picture, found.texts);
      toast({ text: words.dropped });
    }
    return true;
  };
  return () => {
    pageTaker.value = undefined;
  };
}
