/**
 * What problems say, in Russian.
 *
 * @example
 * ```js
 * import { checkPuzzle } from 'nonokit';
 * import { messageIn, RUSSIAN } from 'nonokit/ru';
 *
 * const checked = checkPuzzle({ rows: [[1], [3]], columns: [[2], [1]] });
 * if (!checked.ok) console.log(messageIn(RUSSIAN, checked.problem));
 * // строка 2: числам «3» нужно 3 клетки, а в строке их 2
 * ```
 *
 * @module nonokit/ru
 */
import type { Catalogue } from '@nonokit/core';
import { CORE_RU } from '@nonokit/core/ru';
import { EXPLAIN_RU } from '@nonokit/explain/ru';
import { FORMATS_RU } from '@nonokit/formats/ru';
import { IMAGE_RU } from '@nonokit/image/ru';
import { MAKER_RU } from '@nonokit/maker/ru';
import { RENDER_RU } from '@nonokit/render/ru';
import { ROFL_RU } from '@nonokit/rofl/ru';
import { NONOKIT_RU } from './words/ru/index.js';

export { type Catalogue, describeProblemIn, messageIn } from '@nonokit/core';

/** The problems of the whole library in Russian: `messageIn(RUSSIAN, problem)`. */
export const RUSSIAN: Catalogue = {
  core: CORE_RU,
  explain: EXPLAIN_RU,
  formats: FORMATS_RU,
  image: IMAGE_RU,
  maker: MAKER_RU,
  nonokit: NONOKIT_RU,
  render: RENDER_RU,
  rofl: ROFL_RU,
};
