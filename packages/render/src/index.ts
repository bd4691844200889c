/** Puzzles and grids as pictures: text, terminal, SVG, PNG, films, and shapes on pages. */
export { nearest256, type TerminalColors } from './ansi.js';
export { TRANSPARENT } from './colors.js';
export { type Film, type FilmOptions, renderFilm } from './film.js';
export type { FilmFrame, FilmStep } from './film-frames.js';
export type { FilmPart } from './film-parts.js';
export { type DrawableText, drawableText, type Font, fontOf } from './font.js';
export type { IndexedImage } from './indexed.js';
export type { Box, Layout } from './layout.js';
export type { Mark, Marks } from './marks.js';
export type { PlacedNumber } from './numbers.js';
export type { DrawOptions, Picture, Style, What } from './options.js';
export { pagesOf } from './pages.js';
export {
  MARGIN,
  MM,
  PAPERS,
  type Page,
  type PageOptions,
  type Paper,
  type Part,
  type Placed,
} from './paper.js';
export { MAX_PIXELS, missingCharacters, type PngAssets, renderPng } from './png.js';
export type { Rule } from './rules.js';
export { type Shape, type ShapedSheet, shapesOf } from './shapes.js';
export { renderLegend, renderSheetText } from './sheet-text.js';
export { renderSvg } from './svg.js';
export { symbolsOf } from './symbols.js';
export { renderTerminal, type TerminalOptions } from './terminal.js';
export { renderText } from './text.js';
export { THEMES, type Theme, type ThemeName } from './theme.js';
