/**
 * The pictures that `solve` prints: every solution found, labelled if there are several, or the
 * certain cells if there is none.
 */
import type { Grid, PartialGrid, Puzzle } from '@nonokit/core';
import { renderTerminal, renderText, type TerminalColors } from '@nonokit/render';
import { type SolveResult, solutionsOf } from '@nonokit/solver';
import { type ColorChoice, colorDepth } from '../../io/color.js';
import type { Host } from '../../io/host.js';
import type { Words } from '../../words/language-words.js';

/** How pictures are printed. */
export interface PictureStyle {
  /** "#" and ".", or the symbols of the palette, without colours. */
  readonly plain: boolean;
  readonly depth: TerminalColors;
  /** Characters per line of the terminal, undefined if unlimited. */
  readonly columns: number | undefined;
}

/** The style for flags and standard output. Outputs other than terminals get plain text. */
export function pictureStyle(
  flags: { readonly plain: boolean; readonly color: ColorChoice },
  { stdout: { isTTY, columns }, env }: Host,
): PictureStyle {
  const terminal = isTTY === true;
  const depth = colorDepth(flags.color, { terminal, env });
  return {
    plain: flags.plain || (!terminal && depth === 'none'),
    depth,
    columns: terminal ? columns : undefined,
  };
}

/** The pictures of a result; empty if there is nothing to show. */
export function formatPictures(
  puzzle: Puzzle,
  result: SolveResult,
  style: PictureStyle,
  { solve }: Words,
): string {
  const solutions = solutionsOf(result);
  if (result.status === 'unknown' && solutions.length === 0) {
    return pictureOf(result.known, puzzle, style);
  }
  if (solutions.length === 1) return solutions.map((one) => pictureOf(one, puzzle, style)).join('');
  return solutions
    .map((one, k) => [solve.solutionOf(k + 1, solutions.length), pictureOf(one, puzzle, style)])
    .map(([heading, picture]) => `${heading}\n${picture}`)
    .join('\n');
}

/** One picture, ending with a line end; two characters per cell if the terminal is wide enough. */
function pictureOf(picture: Grid | PartialGrid, { palette }: Puzzle, style: PictureStyle): string {
  if (style.plain) return renderText(picture, palette);
  const fits = picture.width * 2 <= (style.columns ?? Number.POSITIVE_INFINITY);
  return renderTerminal(picture, palette, { colors: style.depth, columnsPerCell: fits ? 2 : 1 });
}

/** True if the terminal is too narrow even for one character per cell. */
export function isTooWide({ width }: Puzzle, { columns }: PictureStyle): boolean {
  return columns !== undefined && width > columns;
}
