/**
 * The languages of the library, by their tags: English and Russian are built in, the others are
 * loaded when they are asked for.
 *
 * @example
 * ```js
 * import { describeStep, explainSteps, puzzleOf } from 'nonokit';
 * import { loadTongue } from 'nonokit/languages';
 *
 * const german = await loadTongue('de');
 * const puzzle = puzzleOf(['##', '..']);
 * const [step] = explainSteps(puzzle);
 * console.log(describeStep(step, puzzle, german).text);
 * // Zeile 2, ganze Linie: Hier gibt es keinen Block (0), also ist die ganze Zeile leer.
 * ```
 *
 * @module nonokit/languages
 */
export {
  BUILT_IN_LANGUAGES,
  type BuiltInLanguage,
  closestLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  type LoadedLanguage,
} from '@nonokit/core';
export { drawnLanguage, loadTongue } from './tongues/load.js';
export type { AnyTongue, Tongue } from './tongues/tongue.js';
export { loadTranslation } from './translations.js';
