/** What steps, hints, films and drawings say in Spanish. */
import { EXPLAIN_WORDS_ES } from '@nonokit/explain/words/es';
import { KIND_WORDS_ES } from '@nonokit/kinds/words/es';
import { RENDER_WORDS_ES } from '@nonokit/render/words/es';
import { FILM_ENDINGS_ES } from '../words/es/film-endings.js';
import type { Tongue } from './tongue.js';

/** Spanish, in place of a tag: `describeStep(step, puzzle, inSpanish)`. */
export const inSpanish: Tongue = {
  tag: 'es',
  explain: EXPLAIN_WORDS_ES,
  films: FILM_ENDINGS_ES,
  kinds: KIND_WORDS_ES,
  render: RENDER_WORDS_ES,
};
