/**
 * Puzzles and grids as text, SVG, PNG, films and pages.
 *
 * @example
 * ```js
 * import { orThrow, puzzleOf } from 'nonokit';
 * import { renderSvg } from 'nonokit/render';
 *
 * const svg = orThrow(renderSvg(puzzleOf(['#.', '##']), { what: 'puzzle', theme: 'dark' }));
 * console.log(svg.slice(0, 4)); // <svg
 * ```
 *
 * @module nonokit/render
 */
export * from '@nonokit/render';
