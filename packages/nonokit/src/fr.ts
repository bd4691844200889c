/**
 * French: steps, hints, boards and problems. Pages that do not import this file do not load it.
 *
 * @example
 * ```js
 * import { describeStep, explainSteps, puzzleOf } from 'nonokit';
 * import { inFrench } from 'nonokit/fr';
 *
 * const puzzle = puzzleOf(['##', '..']);
 * const [step] = explainSteps(puzzle);
 * console.log(describeStep(step, puzzle, inFrench).text);
 * // Ligne 2, remplissage complet : l’indice est 0, donc toute la ligne est vide.
 * ```
 *
 * @module nonokit/fr
 */
import type { Catalogue } from '@nonokit/core';
import { CORE_FR } from '@nonokit/core/fr';
import { EXPLAIN_FR } from '@nonokit/explain/fr';
import { FORMATS_FR } from '@nonokit/formats/fr';
import { IMAGE_FR } from '@nonokit/image/fr';
import { KINDS_FR } from '@nonokit/kinds/fr';
import { MAKER_FR } from '@nonokit/maker/fr';
import { RENDER_FR } from '@nonokit/render/fr';
import { ROFL_FR } from '@nonokit/rofl/fr';
import { NONOKIT_FR } from './words/fr/index.js';

export { board as FRENCH_BOARD, editor as FRENCH_EDITOR } from '@nonokit/board-dom/fr';
export { type Catalogue, describeProblemIn, messageIn } from '@nonokit/core';
export { inFrench } from './tongues/fr.js';
export type { Tongue } from './tongues/tongue.js';

/** The problems of the whole library in French: `messageIn(FRENCH, problem)`. */
export const FRENCH: Catalogue = {
  core: CORE_FR,
  explain: EXPLAIN_FR,
  formats: FORMATS_FR,
  image: IMAGE_FR,
  kinds: KINDS_FR,
  maker: MAKER_FR,
  nonokit: NONOKIT_FR,
  render: RENDER_FR,
  rofl: ROFL_FR,
};
