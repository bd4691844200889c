/**
 * Puzzles and grids as text, SVG, PNG, films and pages.
 *
 * @module nonokit/render
 */
export * from '@nonokit/render';
