/** `nonokit/render`: puzzles and grids as text, SVG, PNG, films and pages. */
export * from '@nonokit/render';
