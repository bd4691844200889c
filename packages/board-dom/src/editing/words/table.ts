/** The words of editors in all languages. */
import { LANGUAGES, type Language } from '@nonokit/core';
import type { EditorBoardOptions } from '../options.js';
import type { EditorWords } from '../words.js';
import { EDITOR_ENGLISH } from './en.js';
import { EDITOR_RUSSIAN } from './ru.js';

const WORDS: Readonly<Record<Language, EditorWords>> = { en: EDITOR_ENGLISH, ru: EDITOR_RUSSIAN };

/** The words for the language of an editor's options. */
export function editorWords({
  words,
  language = LANGUAGES[0],
}: Pick<EditorBoardOptions, 'language' | 'words'>): EditorWords {
  return words ?? WORDS[language];
}
