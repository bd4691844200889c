/**
 * German: steps, hints, boards and problems. Pages that do not import this file do not load it.
 *
 * @example
 * ```js
 * import { describeStep, explainSteps, puzzleOf } from 'nonokit';
 * import { inGerman } from 'nonokit/de';
 *
 * const puzzle = puzzleOf(['##', '..']);
 * const [step] = explainSteps(puzzle);
 * console.log(describeStep(step, puzzle, inGerman).text);
 * // Zeile 2, ganze Linie: Hier gibt es keinen Block (0), also ist die ganze Zeile leer.
 * ```
 *
 * @module nonokit/de
 */
import type { Catalogue } from '@nonokit/core';
import { CORE_DE } from '@nonokit/core/de';
import { EXPLAIN_DE } from '@nonokit/explain/de';
import { FORMATS_DE } from '@nonokit/formats/de';
import { IMAGE_DE } from '@nonokit/image/de';
import { KINDS_DE } from '@nonokit/kinds/de';
import { MAKER_DE } from '@nonokit/maker/de';
import { RENDER_DE } from '@nonokit/render/de';
import { ROFL_DE } from '@nonokit/rofl/de';
import { NONOKIT_DE } from './words/de/index.js';

export { board as GERMAN_BOARD, editor as GERMAN_EDITOR } from '@nonokit/board-dom/de';
export { type Catalogue, describeProblemIn, messageIn } from '@nonokit/core';
export { inGerman } from './tongues/de.js';
export type { Tongue } from './tongues/tongue.js';

/** The problems of the whole library in German: `messageIn(GERMAN, problem)`. */
export const GERMAN: Catalogue = {
  core: CORE_DE,
  explain: EXPLAIN_DE,
  formats: FORMATS_DE,
  image: IMAGE_DE,
  kinds: KINDS_DE,
  maker: MAKER_DE,
  nonokit: NONOKIT_DE,
  render: RENDER_DE,
  rofl: ROFL_DE,
};
