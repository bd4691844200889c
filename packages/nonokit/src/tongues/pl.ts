/** What steps, hints, films and drawings say in Polish. */
import { EXPLAIN_WORDS_PL } from '@nonokit/explain/words/pl';
import { KIND_WORDS_PL } from '@nonokit/kinds/words/pl';
import { RENDER_WORDS_PL } from '@nonokit/render/words/pl';
import { FILM_ENDINGS_PL } from '../words/pl/film-endings.js';
import type { Tongue } from './tongue.js';

/** Polish, in place of a tag: `describeStep(step, puzzle, inPolish)`. */
export const inPolish: Tongue = {
  tag: 'pl',
  explain: EXPLAIN_WORDS_PL,
  films: FILM_ENDINGS_PL,
  kinds: KIND_WORDS_PL,
  render: RENDER_WORDS_PL,
};
