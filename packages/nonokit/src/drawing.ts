/** Drawing for programs: anything that is a puzzle, checked options, and problems as exceptions. */
import type { Result } from '@nonokit/core';
import { writeSheetLine } from '@nonokit/formats/own';
import {
  type CanvasContext,
  type CanvasOptions,
  type DrawOptions,
  type LayoutOptions,
  layoutOf as layOut,
  type PngAssets,
  renderCanvas as paint,
  renderPng as renderPngFile,
  renderSvg as renderSvgText,
  type SheetLayout,
} from '@nonokit/render';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { checkSource } from './inputs/puzzle-of.js';
import { CANVAS_OPTIONS, checkOptions, DRAW_OPTIONS, LAYOUT_OPTIONS } from './options.js';
import { orThrow } from './problem-error.js';

/**
 * The sheet or the picture of a puzzle as SVG. Throws `PuzzleError` for an invalid puzzle, a cell
 * out of range, and a solution that is not known: solve the puzzle and give `picture`.
 */
export function renderSvg(puzzle: PuzzleSource, options: DrawOptions = {}): string {
  return orThrow(safeRenderSvg(puzzle, options));
}

/** Draws as `renderSvg` does, and returns a problem where that throws. */
export function safeRenderSvg(puzzle: PuzzleSource, options: DrawOptions = {}): Result<string> {
  checkOptions('renderSvg', options, DRAW_OPTIONS);
  const checked = checkSource(puzzle);
  if (!checked.ok) return checked;
  return renderSvgText(checked.value, { carried: writeSheetLine([checked.value]), ...options });
}

/** What a function needs to load for PNG: the rasteriser and the font. */
type AssetLoader = () => Promise<PngAssets>;

/** The sheet or the picture of a puzzle as a PNG file. Rejects as `renderSvg` throws. */
export async function renderPng(
  puzzle: PuzzleSource,
  options: DrawOptions,
  loadAssets: AssetLoader,
): Promise<Uint8Array> {
  return orThrow(await safeRenderPng(puzzle, options, loadAssets));
}

/** Draws as `renderPng` does, and returns a problem where that rejects. */
export async function safeRenderPng(
  puzzle: PuzzleSource,
  options: DrawOptions,
  loadAssets: AssetLoader,
): Promise<Result<Uint8Array>> {
  checkOptions('renderPng', options, DRAW_OPTIONS);
  const checked = checkSource(puzzle);
  if (!checked.ok) return checked;
  const carried = writeSheetLine([checked.value]);
  return renderPngFile(checked.value, { carried, ...options }, loadAssets);
}

/** Where everything of a sheet stands, in pixels. Throws as `renderSvg` does. */
export function layoutOf(puzzle: PuzzleSource, options: LayoutOptions = {}): SheetLayout {
  return orThrow(safeLayoutOf(puzzle, options));
}

/** Lays out as `layoutOf` does, and returns a problem where that throws. */
export function safeLayoutOf(
  puzzle: PuzzleSource,
  options: LayoutOptions = {},
): Result<SheetLayout> {
  // the same options lay out and draw, so those of drawing are no mistake
  checkOptions('layoutOf', options, { ...DRAW_OPTIONS, ...LAYOUT_OPTIONS });
  const checked = checkSource(puzzle);
  return checked.ok ? layOut(checked.value, options) : checked;
}

/** Paints the sheet of a puzzle on a 2D context; returns its layout. Throws as `renderSvg` does. */
export function renderCanvas(
  context: CanvasContext,
  puzzle: PuzzleSource,
  options: CanvasOptions = {},
): SheetLayout {
  checkOptions('renderCanvas', options, CANVAS_OPTIONS);
  const checked = orThrow(checkSource(puzzle));
  return orThrow(paint(context, checked, options));
}
