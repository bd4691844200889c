/** What steps, hints, films and drawings say in Japanese. */
import { EXPLAIN_WORDS_JA } from '@nonokit/explain/words/ja';
import { KIND_WORDS_JA } from '@nonokit/kinds/words/ja';
import { RENDER_WORDS_JA } from '@nonokit/render/words/ja';
import { FILM_ENDINGS_JA } from '../words/ja/film-endings.js';
import type { Tongue } from './tongue.js';

/** Japanese, in place of a tag: `describeStep(step, puzzle, inJapanese)`. */
export const inJapanese: Tongue = {
  tag: 'ja',
  explain: EXPLAIN_WORDS_JA,
  films: FILM_ENDINGS_JA,
  kinds: KIND_WORDS_JA,
  render: RENDER_WORDS_JA,
};
