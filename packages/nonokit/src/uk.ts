/**
 * Ukrainian: steps, hints, boards and problems. Pages that do not import this file do not load it.
 *
 * @example
 * ```js
 * import { describeStep, explainSteps, puzzleOf } from 'nonokit';
 * import { inUkrainian } from 'nonokit/uk';
 *
 * const puzzle = puzzleOf(['##', '..']);
 * const [step] = explainSteps(puzzle);
 * console.log(describeStep(step, puzzle, inUkrainian).text);
 * // Рядок 2, повна лінія: блоків тут немає (0), тому весь рядок порожній.
 * ```
 *
 * @module nonokit/uk
 */
import type { Catalogue } from '@nonokit/core';
import { CORE_UK } from '@nonokit/core/uk';
import { EXPLAIN_UK } from '@nonokit/explain/uk';
import { FORMATS_UK } from '@nonokit/formats/uk';
import { IMAGE_UK } from '@nonokit/image/uk';
import { KINDS_UK } from '@nonokit/kinds/uk';
import { MAKER_UK } from '@nonokit/maker/uk';
import { RENDER_UK } from '@nonokit/render/uk';
import { ROFL_UK } from '@nonokit/rofl/uk';
import { NONOKIT_UK } from './words/uk/index.js';

export { board as UKRAINIAN_BOARD, editor as UKRAINIAN_EDITOR } from '@nonokit/board-dom/uk';
export { type Catalogue, describeProblemIn, messageIn } from '@nonokit/core';
export type { Tongue } from './tongues/tongue.js';
export { inUkrainian } from './tongues/uk.js';

/** The problems of the whole library in Ukrainian: `messageIn(UKRAINIAN, problem)`. */
export const UKRAINIAN: Catalogue = {
  core: CORE_UK,
  explain: EXPLAIN_UK,
  formats: FORMATS_UK,
  image: IMAGE_UK,
  kinds: KINDS_UK,
  maker: MAKER_UK,
  nonokit: NONOKIT_UK,
  render: RENDER_UK,
  rofl: ROFL_UK,
};
