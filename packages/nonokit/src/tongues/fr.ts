/** What steps, hints, films and drawings say in French. */
import { EXPLAIN_WORDS_FR } from '@nonokit/explain/words/fr';
import { KIND_WORDS_FR } from '@nonokit/kinds/words/fr';
import { RENDER_WORDS_FR } from '@nonokit/render/words/fr';
import { FILM_ENDINGS_FR } from '../words/fr/film-endings.js';
import type { Tongue } from './tongue.js';

/** French, in place of a tag: `describeStep(step, puzzle, inFrench)`. */
export const inFrench: Tongue = {
  tag: 'fr',
  explain: EXPLAIN_WORDS_FR,
  films: FILM_ENDINGS_FR,
  kinds: KIND_WORDS_FR,
  render: RENDER_WORDS_FR,
};
