/** Puzzles and grids as pictures: text, terminal, SVG, PNG, films, and shapes on pages. */

export type { Box, Layout } from './layout/layout.js';
export type { PlacedNumber } from './layout/numbers.js';
export { pagesOf } from './layout/pages.js';
export {
  MARGIN,
  MM,
  PAPERS,
  type Page,
  type PageOptions,
  type Paper,
  type Part,
  type Placed,
} from './layout/paper.js';
export type { Rule } from './layout/rules.js';
export type { Mark, Marks } from './look/marks.js';
export type { DrawOptions, Picture, Style, What } from './look/options.js';
export { symbolsOf } from './look/symbols.js';
export { THEMES, type Theme, type ThemeName } from './look/theme.js';
export { nearest256, type TerminalColors } from './outputs/ansi.js';
export { TRANSPARENT } from './outputs/colors.js';
export { type Film, type FilmOptions, renderFilm } from './outputs/film.js';
export type { FilmFrame, FilmStep } from './outputs/film-frames.js';
export type { FilmPart } from './outputs/film-parts.js';
export { type DrawableText, drawableText, type Font, fontOf } from './outputs/font.js';
export type { IndexedImage } from './outputs/indexed.js';
export { MAX_PIXELS, missingCharacters, type PngAssets, renderPng } from './outputs/png.js';
export { type Shape, type ShapedSheet, shapesOf } from './outputs/shapes.js';
export { renderLegend, renderSheetText } from './outputs/sheet-text.js';
export { renderSvg } from './outputs/svg.js';
export { renderTerminal, type TerminalOptions } from './outputs/terminal.js';
export { renderText } from './outputs/text.js';
