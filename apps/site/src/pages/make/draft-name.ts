/** What a draft is called. */
import type { MakeWords } from '../../words/en/make.js';

/** The title, or a word for a draft that has none. */
export function nameOf(title: string, words: MakeWords): string {
  return title.trim() || words.untitled;
}
