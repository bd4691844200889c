/**
 * Pictures as PNG. A sheet is our own SVG, drawn by resvg's WebAssembly build with one given font,
 * so it looks the same on every machine. The plain style needs neither.
 */
import { good, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import { type Deflate, encodePng } from '@nonokit/image';
import type { TextLine } from '../layout/heading.js';
import { planLayout, type SheetLayout } from '../layout/layout.js';
import { leastCell } from '../layout/sheet-plan.js';
import { cellPaints } from '../look/inks.js';
import { createDrawing, type Drawing, type DrawOptions } from '../look/options.js';
import { missingFromFont, tooManyPixels } from '../words/en/messages.js';
import { drawableText, type Font, fontOf } from './font.js';
import { MOST_INKS, toIndexed } from './indexed.js';
import { plainPng } from './png-plain.js';
import { type RasterAssets, rasterise } from './resvg.js';
import { writeSvg } from './svg.js';

/** The files that drawing a sheet needs. The application loads them: packages read no files. */
export interface PngAssets extends RasterAssets {
  /** Packs pixels: `deflateSync` of node:zlib, ten times as fast as the default in JavaScript. */
  readonly deflate?: Deflate | undefined;
}

/** The keyword of the text chunk with the line for programs. */
const CARRIED = 'Nonokit puzzle';

/** The most pixels of a PNG: drawing a sheet of 100 million takes some 900 MB. */
export const MAX_PIXELS = 100_000_000;

/**
 * A puzzle as a PNG file. `loadAssets` is called for sheets only. Problems: those of `renderSvg`,
 * and `picture-too-large` for more than `MAX_PIXELS`.
 */
export async function renderPng(
  puzzle: Puzzle,
  options: DrawOptions,
  loadAssets: () => Promise<PngAssets>,
): Promise<Result<Uint8Array>> {
  const checked = createDrawing(puzzle, options);
  if (!checked.ok) return checked;
  const drawing = checked.value;
  const layout = planLayout(drawing);
  const large = tooLarge(layout, drawing);
  if (large !== undefined) return { ok: false, problem: large };
  return drawing.style === 'plain'
    ? good(plainPng(drawing, undefined))
    : sheetPng(drawing, layout, loadAssets);
}

/** The problem of a picture with more pixels than allowed, and how large its cells may be. */
export function tooLarge({ width, height }: SheetLayout, drawing: Drawing): Problem | undefined {
  if (width * height <= MAX_PIXELS) return undefined;
  const fitting = fittingCell(drawing, drawing.cell * Math.sqrt(MAX_PIXELS / (width * height)));
  return problem(tooManyPixels, { width, height, most: MAX_PIXELS, fitting: fitting ?? null });
}

/**
 * The largest cells, from `most` down, with which a drawing has no more pixels than allowed, if
 * there are any.
 */
function fittingCell(drawing: Drawing, most: number): number | undefined {
  for (let cell = Math.floor(most); cell >= leastCell(drawing.style); cell--) {
    const { width, height } = planLayout({ ...drawing, cell });
    if (width * height <= MAX_PIXELS) return cell;
  }
  return undefined;
}

async function sheetPng(
  drawing: Drawing,
  layout: SheetLayout,
  loadAssets: () => Promise<PngAssets>,
): Promise<Result<Uint8Array>> {
  const assets = await loadAssets();
  const { layout: drawable, warnings } = drawableLayout(layout, fontOf(assets.font));
  const { deflate } = assets;
  const text = drawing.carried === undefined ? {} : { [CARRIED]: drawing.carried };
  const inks = cellPaints(drawing.puzzle.palette, drawing.theme);
  const image = await rasterise(writeSvg(drawing, drawable), assets, (drawn) => {
    const { width, height } = drawn;
    if (inks.length > MOST_INKS) return drawn.asPng();
    return encodePng(toIndexed({ pixels: drawn.pixels, width, height }, inks), { deflate, text });
  });
  return image.ok ? good(image.value, warnings) : image;
}

/** The layout with a heading that the font can draw, and a warning if that changes the text. */
export function drawableLayout(
  layout: SheetLayout,
  font: Font,
): { readonly layout: SheetLayout; readonly warnings: readonly Problem[] } {
  const { heading } = layout;
  if (heading === undefined) return { layout, warnings: [] };
  const missing = new Set<string>();
  const drawable = (lines: readonly TextLine[]): TextLine[] =>
    lines.map((line) => {
      const { text, missing: chars } = drawableText(line.text, font);
      for (const char of chars) missing.add(char);
      return { ...line, text };
    });
  const title = drawable(heading.title);
  const subtitle = drawable(heading.subtitle);
  const warnings = missing.size === 0 ? [] : [missingCharacters([...missing])];
  return { layout: { ...layout, heading: { ...heading, title, subtitle } }, warnings };
}

/** The warning that says which characters of a text the font lacks. */
export function missingCharacters(missing: readonly string[]): Problem {
  const few = missing.slice(0, 10).join('');
  const more = missing.length > 10 ? '…' : '';
  return problem(missingFromFont, { characters: few + more });
}
