/**
 * Japanese: steps, hints, boards and problems. Pages that do not import this file do not load it.
 *
 * @example
 * ```js
 * import { describeStep, explainSteps, puzzleOf } from 'nonokit';
 * import { inJapanese } from 'nonokit/ja';
 *
 * const puzzle = puzzleOf(['##', '..']);
 * const [step] = explainSteps(puzzle);
 * console.log(describeStep(step, puzzle, inJapanese).text);
 * // 2行目・全マス確定：数字が0なので、行全体が空白に決まります。
 * ```
 *
 * @module nonokit/ja
 */
import type { Catalogue } from '@nonokit/core';
import { CORE_JA } from '@nonokit/core/ja';
import { EXPLAIN_JA } from '@nonokit/explain/ja';
import { FORMATS_JA } from '@nonokit/formats/ja';
import { IMAGE_JA } from '@nonokit/image/ja';
import { KINDS_JA } from '@nonokit/kinds/ja';
import { MAKER_JA } from '@nonokit/maker/ja';
import { RENDER_JA } from '@nonokit/render/ja';
import { ROFL_JA } from '@nonokit/rofl/ja';
import { NONOKIT_JA } from './words/ja/index.js';

export { board as JAPANESE_BOARD, editor as JAPANESE_EDITOR } from '@nonokit/board-dom/ja';
export { type Catalogue, describeProblemIn, messageIn } from '@nonokit/core';
export { inJapanese } from './tongues/ja.js';
export type { Tongue } from './tongues/tongue.js';

/** The problems of the whole library in Japanese: `messageIn(JAPANESE, problem)`. */
export const JAPANESE: Catalogue = {
  core: CORE_JA,
  explain: EXPLAIN_JA,
  formats: FORMATS_JA,
  image: IMAGE_JA,
  kinds: KINDS_JA,
  maker: MAKER_JA,
  nonokit: NONOKIT_JA,
  render: RENDER_JA,
  rofl: ROFL_JA,
};
