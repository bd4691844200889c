/** What steps, hints, films and drawings say in Ukrainian. */
import { EXPLAIN_WORDS_UK } from '@nonokit/explain/words/uk';
import { KIND_WORDS_UK } from '@nonokit/kinds/words/uk';
import { RENDER_WORDS_UK } from '@nonokit/render/words/uk';
import { FILM_ENDINGS_UK } from '../words/uk/film-endings.js';
import type { Tongue } from './tongue.js';

/** Ukrainian, in place of a tag: `describeStep(step, puzzle, inUkrainian)`. */
export const inUkrainian: Tongue = {
  tag: 'uk',
  explain: EXPLAIN_WORDS_UK,
  films: FILM_ENDINGS_UK,
  kinds: KIND_WORDS_UK,
  render: RENDER_WORDS_UK,
};
