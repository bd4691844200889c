/** The words of editors in the languages that are built in. */
import { BUILT_IN_LANGUAGES, type InBuiltIn } from '@nonokit/core';
import type { EditorBoardOptions } from '../options.js';
import type { EditorWords } from '../words.js';
import { EDITOR_ENGLISH } from './en.js';
import { EDITOR_RUSSIAN } from './ru.js';

const WORDS: InBuiltIn<EditorWords> = { en: EDITOR_ENGLISH, ru: EDITOR_RUSSIAN };

/** The words for the language of an editor's options. */
export function editorWords({
  words,
  language = BUILT_IN_LANGUAGES[0],
}: Pick<EditorBoardOptions, 'language' | 'words'>): EditorWords {
  return words ?? WORDS[language];
}
