/**
 * Spanish: steps, hints, boards and problems. Pages that do not import this file do not load it.
 *
 * @example
 * ```js
 * import { describeStep, explainSteps, puzzleOf } from 'nonokit';
 * import { inSpanish } from 'nonokit/es';
 *
 * const puzzle = puzzleOf(['##', '..']);
 * const [step] = explainSteps(puzzle);
 * console.log(describeStep(step, puzzle, inSpanish).text);
 * // Fila 2, línea exacta: la pista es 0, así que toda la fila está vacía.
 * ```
 *
 * @module nonokit/es
 */
import type { Catalogue } from '@nonokit/core';
import { CORE_ES } from '@nonokit/core/es';
import { EXPLAIN_ES } from '@nonokit/explain/es';
import { FORMATS_ES } from '@nonokit/formats/es';
import { IMAGE_ES } from '@nonokit/image/es';
import { KINDS_ES } from '@nonokit/kinds/es';
import { MAKER_ES } from '@nonokit/maker/es';
import { RENDER_ES } from '@nonokit/render/es';
import { ROFL_ES } from '@nonokit/rofl/es';
import { NONOKIT_ES } from './words/es/index.js';

export { board as SPANISH_BOARD, editor as SPANISH_EDITOR } from '@nonokit/board-dom/es';
export { type Catalogue, describeProblemIn, messageIn } from '@nonokit/core';
export { inSpanish } from './tongues/es.js';
export type { Tongue } from './tongues/tongue.js';

/** The problems of the whole library in Spanish: `messageIn(SPANISH, problem)`. */
export const SPANISH: Catalogue = {
  core: CORE_ES,
  explain: EXPLAIN_ES,
  formats: FORMATS_ES,
  image: IMAGE_ES,
  kinds: KINDS_ES,
  maker: MAKER_ES,
  nonokit: NONOKIT_ES,
  render: RENDER_ES,
  rofl: ROFL_ES,
};
