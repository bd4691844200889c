/**
 * Pictures as SVG: small, readable as text, and with a title and a description for those who cannot
 * see it.
 *
 * Everything is in the pixels of `layout`. The only foreign texts, title and author, go through
 * `escapeXml`.
 */
import { escapeXml, good, type Puzzle, type Result } from '@nonokit/core';
import { type Panel, planLayout, type SheetLayout } from '../layout/layout.js';
import { cellPaints, plainPaints } from '../look/inks.js';
import { createDrawing, type Drawing, type DrawOptions, shownIn } from '../look/options.js';
import { decimal } from './decimal.js';
import { groundShapes, legendShapes, overShapes } from './shapes.js';
import { svgCells } from './svg-cells.js';
import { svgMarks } from './svg-marks.js';
import { svgHeading, svgShape } from './svg-shapes.js';

/**
 * A puzzle as an SVG document. Problems: `bad-cell-size`; `no-picture` if the solution is requested
 * and neither the options nor the puzzle have one.
 */
export function renderSvg(puzzle: Puzzle, options: DrawOptions = {}): Result<string> {
  const drawing = createDrawing(puzzle, options);
  return drawing.ok ? good(writeSvg(drawing.value, planLayout(drawing.value))) : drawing;
}

/** The SVG document of a drawing that has been laid out. */
export function writeSvg(drawing: Drawing, layout: SheetLayout): string {
  const width = decimal(layout.width);
  const height = decimal(layout.height);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    ...description(drawing),
    ...(drawing.style === 'plain' ? plain(drawing, layout) : sheet(drawing, layout)),
    '</svg>\n',
  ];
  return lines.join('\n');
}

function description({ puzzle, title, what, words, carried }: Drawing): string[] {
  const { width, height, palette, rows, columns, meta } = puzzle;
  const numbers = [...rows, ...columns].reduce((sum, clue) => sum + clue.length, 0);
  // the title of an empty puzzle would give it away to those who hear it
  const own = what === 'puzzle' ? undefined : meta.title?.slice(0, 200);
  const name = title ?? own ?? words.untitled(width, height);
  const facts = { width, height, inks: palette.length - 1, numbers };
  return [
    `<title>${escapeXml(name)}</title>`,
    `<desc>${escapeXml(words.description(facts))}</desc>`,
    ...(carried === undefined ? [] : [`<metadata>${escapeXml(carried)}</metadata>`]),
  ];
}

function plain(drawing: Drawing, { cell, panels }: SheetLayout): string[] {
  const { puzzle, picture, theme } = drawing;
  const paints = plainPaints(puzzle.palette);
  return panels.flatMap(({ cells: box }) =>
    picture === undefined
      ? []
      : svgCells({ picture, box, cell, paints, theme, unknown: 'chequer' }),
  );
}

function sheet(drawing: Drawing, layout: SheetLayout): string[] {
  const { theme } = drawing;
  const lines = [`<rect width="100%" height="100%" fill="${theme.paper}"/>`];
  if (layout.heading !== undefined) lines.push(...svgHeading(layout.heading, theme));
  for (const panel of layout.panels) {
    lines.push(...groundShapes(panel, drawing).flatMap(svgShape));
    lines.push(...filledCells(panel, drawing, layout), ...svgMarks(panel, drawing, layout));
    lines.push(...overShapes(panel, drawing, layout).flatMap(svgShape));
  }
  return [...lines, ...legendShapes(drawing, layout).flatMap(svgShape)];
}

function filledCells(panel: Panel, drawing: Drawing, { cell }: SheetLayout): string[] {
  const { puzzle, theme } = drawing;
  const picture = shownIn(panel, drawing);
  if (picture === undefined) return [];
  const paints = cellPaints(puzzle.palette, theme);
  return svgCells({ picture, box: panel.cells, cell, paints, theme, unknown: 'dot' });
}
