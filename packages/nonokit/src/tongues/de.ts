/** What steps, hints, films and drawings say in German. */
import { EXPLAIN_WORDS_DE } from '@nonokit/explain/words/de';
import { KIND_WORDS_DE } from '@nonokit/kinds/words/de';
import { RENDER_WORDS_DE } from '@nonokit/render/words/de';
import { FILM_ENDINGS_DE } from '../words/de/film-endings.js';
import type { Tongue } from './tongue.js';

/** German, in place of a tag: `describeStep(step, puzzle, inGerman)`. */
export const inGerman: Tongue = {
  tag: 'de',
  explain: EXPLAIN_WORDS_DE,
  films: FILM_ENDINGS_DE,
  kinds: KIND_WORDS_DE,
  render: RENDER_WORDS_DE,
};
