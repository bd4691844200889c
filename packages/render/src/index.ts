/** Puzzles and grids as pictures: text, terminal, SVG, PNG. */
export type { DrawOptions, Picture, Style, What } from './options.js';
export { MAX_PIXELS, type PngAssets, renderPng } from './png.js';
export { renderSvg } from './svg.js';
export { THEMES, type Theme, type ThemeName } from './theme.js';
