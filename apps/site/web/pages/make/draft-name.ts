/** What a draft is called, in lists and as a puzzle. */
import type { PuzzleMeta } from '@nonokit/core';
import type { DraftTexts } from '../../../player-store/drafts/draft-log.js';
import type { MakeWords } from '../../words/en/make.js';

/** The title, or a word for a draft that has none. */
export function chooseName(title: string, words: MakeWords): string {
  return title.trim() || words.untitled;
}

/** The texts of a puzzle; those that are empty are left out. */
export function toMeta(texts: DraftTexts): PuzzleMeta {
  const [title, author, description] = [texts.title, texts.author, texts.description].map((text) =>
    text.trim(),
  );
  return {
    ...(title && { title }),
    ...(author && { author }),
    ...(description && { description }),
  };
}
