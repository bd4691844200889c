/**
 * Puzzles and grids as text, SVG, PNG, films and pages.
 *
 * @example
 * ```js
 * import { puzzleOf } from 'nonokit';
 * import { renderSvg } from 'nonokit/render';
 *
 * const svg = renderSvg(puzzleOf(['#.', '##']), { what: 'puzzle', theme: 'dark' });
 * console.log(svg.slice(0, 4)); // <svg
 * ```
 *
 * @module nonokit/render
 */
export * from '@nonokit/render';
// these take anything that is a puzzle and throw; they hide those of `@nonokit/render`
export {
  layoutOf,
  renderCanvas,
  renderPng,
  renderSvg,
  safeLayoutOf,
  safeRenderPng,
  safeRenderSvg,
} from './drawing.js';
export { renderFilm, renderPdf, safeRenderFilm, safeRenderPdf } from './drawing-files.js';
