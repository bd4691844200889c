/**
 * Polish: steps, hints, boards and problems. Pages that do not import this file do not load it.
 *
 * @example
 * ```js
 * import { describeStep, explainSteps, puzzleOf } from 'nonokit';
 * import { inPolish } from 'nonokit/pl';
 *
 * const puzzle = puzzleOf(['##', '..']);
 * const [step] = explainSteps(puzzle);
 * console.log(describeStep(step, puzzle, inPolish).text);
 * // Wiersz 2, pełna linia: nie ma tu bloków (0), więc cały wiersz jest pusty.
 * ```
 *
 * @module nonokit/pl
 */
import type { Catalogue } from '@nonokit/core';
import { CORE_PL } from '@nonokit/core/pl';
import { EXPLAIN_PL } from '@nonokit/explain/pl';
import { FORMATS_PL } from '@nonokit/formats/pl';
import { IMAGE_PL } from '@nonokit/image/pl';
import { KINDS_PL } from '@nonokit/kinds/pl';
import { MAKER_PL } from '@nonokit/maker/pl';
import { RENDER_PL } from '@nonokit/render/pl';
import { ROFL_PL } from '@nonokit/rofl/pl';
import { NONOKIT_PL } from './words/pl/index.js';

export { board as POLISH_BOARD, editor as POLISH_EDITOR } from '@nonokit/board-dom/pl';
export { type Catalogue, describeProblemIn, messageIn } from '@nonokit/core';
export { inPolish } from './tongues/pl.js';
export type { Tongue } from './tongues/tongue.js';

/** The problems of the whole library in Polish: `messageIn(POLISH, problem)`. */
export const POLISH: Catalogue = {
  core: CORE_PL,
  explain: EXPLAIN_PL,
  formats: FORMATS_PL,
  image: IMAGE_PL,
  kinds: KINDS_PL,
  maker: MAKER_PL,
  nonokit: NONOKIT_PL,
  render: RENDER_PL,
  rofl: ROFL_PL,
};
