/** The words of boards in all languages. */
import { LANGUAGES, type Language } from '@nonokit/core';
import type { EditorBoardOptions } from '../editing/options.js';
import { EDITOR_ENGLISH } from '../editing/words/en.js';
import { EDITOR_RUSSIAN } from '../editing/words/ru.js';
import type { EditorWords } from '../editing/words.js';
import type { BoardOptions } from '../options.js';
import type { BoardWords } from '../words.js';
import { ENGLISH } from './en.js';
import { RUSSIAN } from './ru.js';

const BOARD: Readonly<Record<Language, BoardWords>> = { en: ENGLISH, ru: RUSSIAN };
const EDITOR: Readonly<Record<Language, EditorWords>> = { en: EDITOR_ENGLISH, ru: EDITOR_RUSSIAN };

type Chosen<Options extends { words?: unknown; language?: unknown }> = Pick<
  Options,
  'language' | 'words'
>;

/** The words that the options of a board choose. */
export function boardWords({ words, language = LANGUAGES[0] }: Chosen<BoardOptions>): BoardWords {
  return words ?? BOARD[language];
}

/** The words that the options of an editor choose. */
export function editorWords({
  words,
  language = LANGUAGES[0],
}: Chosen<EditorBoardOptions>): EditorWords {
  return words ?? EDITOR[language];
}
