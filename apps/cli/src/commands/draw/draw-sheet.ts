/**
 * One still picture of one puzzle: PNG, SVG or text.
 */
import { bad, good, type Puzzle, type Result, UNKNOWN } from '@nonokit/core';
import { writeSheetLine } from '@nonokit/formats/own';
import {
  brailleWidth,
  type DrawOptions,
  type Mark,
  MOST_BRAILLE_CELLS,
  type Picture,
  renderBraille,
  renderLegend,
  renderSheetText,
  renderSvg,
  renderSwell,
  renderText,
} from '@nonokit/render';
import { refuse } from '../../io/console.js';
import type { InputPuzzle } from '../../io/input-puzzle.js';
import type { Output } from '../../io/output.js';
import { drawSolutions, type PictureOptions, pictured, solveByLines } from '../../io/pictured.js';
import { toTaskOptions } from '../../io/task-flags.js';
import * as says from '../../words/en/problems/draw.js';
import type { Words } from '../../words/language-words.js';
import { type DrawContext, remark, written } from './draw-context.js';
import { type DrawFlags, isForFingers, type Kind, type Plan, sheetLook } from './draw-flags.js';

/** The cells of a sheet. */
export type Drawn = Pick<DrawOptions, 'picture' | 'other' | 'marks'>;

/** Draws and writes; true on success. */
export async function drawSheet(
  input: InputPuzzle,
  plan: Plan,
  flags: DrawFlags,
  { output, console, signal }: DrawContext & { readonly output: Output },
): Promise<boolean> {
  const { what, style, theme } = plan;
  const options = { task: toTaskOptions(flags), signal, console };
  const drawn = await drawPicture(input, plan, flags, options);
  if (drawn === undefined || signal.aborted) return false;
  const lang = console.words.drawn;
  const look = { what, style, cell: flags.cell, theme, lang, ...sheetLook(flags) };
  const kind = plan.kind ?? 'png';
  const content = isForFingers(flags, kind)
    ? renderForFingers(input.puzzle, kind, drawn.picture)
    : await render(input.puzzle, kind, { ...drawn, ...look }, console.words);
  if (!content.ok) {
    refuse(console, output.name, content.problem);
    return false;
  }
  remark(content.warnings, input.name, console);
  return written(output, content.value, console);
}

/** The cells to show and to mark; undefined after reporting why there are none. */
export async function drawPicture(
  { puzzle, name }: InputPuzzle,
  { what, style }: Pick<Plan, 'what' | 'style'>,
  { lineOnly, showStuck }: DrawFlags,
  options: PictureOptions,
): Promise<Drawn | undefined> {
  const wantsLogic = showStuck === true || (lineOnly === true && what !== 'puzzle');
  const known = wantsLogic ? await solveByLines(puzzle, name, options) : undefined;
  if (wantsLogic && known === undefined) return undefined;
  const marks = showStuck === true && known !== undefined ? stuckCells(known) : undefined;
  if (what === 'puzzle') return { marks };
  if (lineOnly === true) return { picture: known, marks };
  if (style === 'plain') {
    const picture = (await pictured(puzzle, name, options))?.goal;
    return picture === undefined ? undefined : { picture };
  }
  const shown = await drawSolutions(puzzle, name, options);
  return shown === undefined ? undefined : { picture: shown.first, other: shown.second, marks };
}

/** Marks for the unknown cells. */
function stuckCells({ cells }: Picture): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === UNKNOWN) marks.set(cell, 'stuck');
  }
  return marks;
}

function renderForFingers(
  puzzle: Puzzle,
  kind: Kind,
  picture: Picture | undefined,
): Result<string> {
  const inks = puzzle.palette.length - 1;
  if (inks > 1) return bad(says.brailleInks, { inks });
  if (kind === 'svg') return good(renderSwell(puzzle, picture));
  const width = brailleWidth(puzzle);
  const most = MOST_BRAILLE_CELLS;
  if (width > most) return bad(says.brailleWidth, { width, most });
  return good(renderBraille(puzzle, picture));
}

async function render(
  puzzle: Puzzle,
  kind: Kind,
  options: DrawOptions,
  words: Words,
): Promise<Result<string | Uint8Array>> {
  if (kind === 'svg') return renderSvg(puzzle, { ...options, carried: writeSheetLine([puzzle]) });
  if (kind === 'png') return (await import('nonokit/node')).safeDrawPng(puzzle, options);
  return good(text(puzzle, options, words));
}

/**
 * Sheets one below the other, followed by a legend of the symbols for several colours or two
 * solutions.
 */
function text(puzzle: Puzzle, { what, style, picture, other }: DrawOptions, words: Words): string {
  if (style === 'plain' && picture !== undefined) return renderText(picture, puzzle.palette);
  const parts = what === 'solution' ? [] : [renderSheetText(puzzle)];
  if (what !== 'puzzle') parts.push(renderSheetText(puzzle, picture));
  if (picture !== undefined && other !== undefined) {
    const common = renderSheetText(puzzle, agreed(picture, other));
    parts.push(renderSheetText(puzzle, other), common);
  }
  const legend = renderLegend(puzzle.palette);
  const differing = other === undefined ? '' : `${words.draw.whereTheyDiffer}\n`;
  return [...parts, ...(legend + differing === '' ? [] : [legend + differing])].join('\n');
}

/** The cells in which two solutions agree; the others are unknown. */
function agreed({ width, height, cells }: Picture, other: Picture): Picture {
  const common = Int32Array.from(cells, (color, cell) =>
    color === other.cells[cell] ? color : UNKNOWN,
  );
  return { width, height, cells: common };
}
