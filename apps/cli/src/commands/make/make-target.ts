/**
 * The outputs of `make`: any format of puzzles or pictures, and PDF, which is not a readable format
 * but a sheet to print.
 */
import { good, type Problem, type Puzzle, type Result } from '@nonokit/core';
import type { Console } from '../../io/console.js';
import type { Output } from '../../io/output.js';
import { targetFormat, write } from '../convert/convert.js';
import { remark } from '../draw/draw-context.js';

/** A kind of file that a puzzle can be written as. */
export interface MakeTarget {
  /** Whether files are binary, so that a terminal should not show them. */
  readonly binary: boolean;
  /**
   * Writes the puzzle; reports what the format does not hold, and returns the problem that prevents
   * writing.
   */
  write(puzzle: Puzzle, output: Output, console: Console): Promise<readonly Problem[]>;
}

/** The target that --to names, or that the file name implies. */
export function makeTarget(out: string, to: string | undefined): Result<MakeTarget> {
  const isPdf = to === undefined ? /\.pdf$/i.test(out) : to.toLowerCase() === 'pdf';
  if (isPdf) return good({ binary: true, write: writePdf });
  const format = targetFormat(out, to);
  if (!format.ok) return format;
  return good({
    binary: format.value.media === 'binary',
    write: (puzzle, output, console) => write([puzzle], format.value, output, { console }),
  });
}

/** The sheet to print, with its solution on a page of its own. */
async function writePdf(
  puzzle: Puzzle,
  output: Output,
  console: Console,
): Promise<readonly Problem[]> {
  const { drawPdf } = await import('../../io/draw-pdf.js');
  const pdf = await drawPdf([{ puzzle, drawn: { picture: puzzle.goal } }], {
    what: 'both',
    theme: 'print',
    paper: 'a4',
    perPage: 1,
    title: undefined,
    lang: console.words.drawn,
  });
  if (!pdf.ok) return [pdf.problem];
  remark(pdf.warnings, output.name, console);
  const failure = await output.write(pdf.value);
  return failure === undefined ? [] : [failure];
}
