/** Puzzles and grids as pictures: text, terminal, SVG, PNG, films, and shapes on pages. */

export type { Box, Point } from './layout/box.js';
export type { Heading, TextLine } from './layout/heading.js';
export {
  type CellTarget,
  cellAt,
  cellBox,
  type NumberTarget,
  type SheetTarget,
} from './layout/hit-test.js';
export type { Label } from './layout/label.js';
export { layoutOf, type Panel, type SheetLayout } from './layout/layout.js';
export type { Legend, LegendEntry } from './layout/legend.js';
export { numbersOf, type PlacedNumber } from './layout/numbers.js';
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
export type { Picture } from './layout/picture.js';
export type { Rails } from './layout/rails.js';
export { type PanelRules, type Rule, type Rules, rulesOf } from './layout/rules.js';
export type { LayoutOptions, SheetContent, Style } from './layout/sheet-plan.js';
export type { Ticks } from './layout/ticks.js';
export { wrapText } from './layout/wrap-text.js';
export type { Mark, Marks } from './look/mark.js';
export type { DrawOptions } from './look/options.js';
export { symbolsOf } from './look/symbols.js';
export { THEMES, type Theme, type ThemeName } from './look/theme.js';
export { nearest256, type Paint, paintOf, RESET, type TerminalColors } from './outputs/ansi.js';
export { brailleWidth, MOST_BRAILLE_CELLS, renderBraille, renderSwell } from './outputs/braille.js';
export { type CanvasOptions, renderCanvas } from './outputs/canvas.js';
export type { CanvasContext } from './outputs/canvas-context.js';
export { TRANSPARENT } from './outputs/colors.js';
export { type Film, type FilmOptions, renderFilm } from './outputs/film.js';
export type { Focus } from './outputs/film-focus.js';
export type { FilmFrame, FilmStep } from './outputs/film-frames.js';
export type { FilmPart } from './outputs/film-parts.js';
export { type DrawableText, drawableText, type Font, fontOf } from './outputs/font.js';
export { renderPdf } from './outputs/pdf.js';
export type {
  BookDrawing,
  BookEntry,
  BookOptions,
  BookPuzzle,
  PaintedSheet,
} from './outputs/pdf-book.js';
export type {
  PdfDocument,
  PdfDocumentOptions,
  PdfTextOptions,
  PdfTools,
} from './outputs/pdf-document.js';
export { MAX_PIXELS, missingCharacters, type PngAssets, renderPng } from './outputs/png.js';
export { type RasterAssets, type RasterImage, rasterise } from './outputs/resvg.js';
export { type Reveal, renderReveal } from './outputs/reveal-film.js';
export { type Shape, type ShapedSheet, shapesOf } from './outputs/shapes.js';
export { renderLegend, renderSheetText } from './outputs/sheet-text.js';
export { renderSvg } from './outputs/svg.js';
export { renderTerminal, type TerminalOptions } from './outputs/terminal.js';
export { renderText } from './outputs/text.js';
export { RENDER_RU } from './words/ru/messages.js';
export type { RenderSpoken, RenderWords } from './words/spoken.js';
