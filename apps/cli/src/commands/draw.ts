/**
 * `nonokit draw FILE -o OUT`: a puzzle sheet or a solution as PNG, SVG or text.
 */
import { good, type Puzzle, problem, type Result } from '@nonokit/core';
import {
  type DrawOptions,
  type Picture,
  renderSheetText,
  renderSvg,
  renderText,
} from '@nonokit/render';
import { type Console, consoleOf, refuse } from '../console.js';
import { type InputPuzzle, readOne } from '../input.js';
import { interruptible } from '../interrupt.js';
import { type Output, openOutput } from '../output.js';
import { lineLogicOf, pictured } from '../pictured.js';
import { fail } from '../solve-all.js';
import { type TaskFlags, taskOptionsOf } from '../task-flags.js';

/** The options of `draw`. */
export interface DrawFlags extends TaskFlags {
  /** Where to. */
  readonly output: string;
  /** The kind of picture, where the name does not tell. */
  readonly to?: Kind;
  readonly what?: 'puzzle' | 'solution' | 'both';
  readonly style: 'plain' | 'sheet';
  /** Pixels. */
  readonly cell?: number;
  readonly theme: 'light' | 'dark' | 'print';
  /** false for --no-title. */
  readonly title?: string | boolean;
  readonly force?: boolean;
}

type Kind = 'png' | 'svg' | 'txt';

/** Draws the puzzle, or says why not. */
export async function runDraw(name: string, flags: DrawFlags): Promise<void> {
  const console = consoleOf(flags);
  const kind = flags.to ?? kindOf(flags.output);
  if (kind === undefined) return refuse(console, flags.output, UNKNOWN_KIND);
  if (flags.style === 'plain' && (flags.what ?? 'solution') !== 'solution') {
    return refuse(console, '-', PLAIN_SHOWS_ALL);
  }
  const binary = kind === 'png';
  const output = await openOutput(flags.output, { force: flags.force, binary, console });
  if (!output.ok) return refuse(console, flags.output, output.problem);
  await interruptible(async (signal) => {
    const input = await readOne(name, { from: flags.from, signal });
    if (signal.aborted) return;
    if (!input.ok) return fail(input, console);
    const picture = await pictureOf(input, flags, console, signal);
    if (picture === undefined || signal.aborted) return;
    await draw(input.puzzle, picture, kind, flags, output.value, console);
  });
}

const UNKNOWN_KIND = problem(
  'unknown-kind',
  'the kind of picture is not clear: expected a name that ends in .png, .svg or .txt, or --to',
);

const PLAIN_SHOWS_ALL = problem(
  'plain-shows-solution',
  'a plain picture is the solution without clues: --what puzzle and both need --style sheet',
);

function kindOf(name: string): Kind | undefined {
  const extension = /\.(png|svg|txt)$/i.exec(name)?.[1]?.toLowerCase();
  return extension as Kind | undefined;
}

/** The cells to show, none for a puzzle to be solved on paper; undefined after saying why not. */
async function pictureOf(
  { puzzle, name }: InputPuzzle,
  flags: DrawFlags,
  console: Console,
  signal: AbortSignal,
): Promise<Picture | 'none' | undefined> {
  if (whatOf(flags) === 'puzzle') return 'none';
  const options = { task: taskOptionsOf(flags), signal, console };
  if (flags.lineOnly) return lineLogicOf(puzzle, name, options);
  return (await pictured(puzzle, name, options))?.goal;
}

/** A plain picture is of the solution: an empty puzzle has no squares to show. */
function whatOf({ what, style }: DrawFlags): 'puzzle' | 'solution' | 'both' {
  if (style === 'plain') return 'solution';
  return what ?? 'puzzle';
}

async function draw(
  puzzle: Puzzle,
  picture: Picture | 'none',
  kind: Kind,
  flags: DrawFlags,
  output: Output,
  console: Console,
): Promise<void> {
  const drawn = await render(puzzle, kind, {
    picture: picture === 'none' ? undefined : picture,
    what: whatOf(flags),
    style: flags.style,
    cell: flags.cell,
    theme: flags.theme,
    title: flags.title,
  });
  if (!drawn.ok) return refuse(console, output.name, drawn.problem);
  const wrong = await output.write(drawn.value);
  if (wrong !== undefined) refuse(console, output.name, wrong);
}

async function render(
  puzzle: Puzzle,
  kind: Kind,
  options: DrawOptions,
): Promise<Result<string | Uint8Array>> {
  if (kind === 'svg') return renderSvg(puzzle, options);
  if (kind === 'png') return (await import('../png.js')).drawPng(puzzle, options);
  return good(text(puzzle, options));
}

function text(puzzle: Puzzle, { what, style, picture }: DrawOptions): string {
  if (style === 'plain' && picture !== undefined) return renderText(picture, puzzle.palette);
  const empty = what === 'solution' ? [] : [renderSheetText(puzzle)];
  const filled = what === 'puzzle' ? [] : [renderSheetText(puzzle, picture)];
  return [...empty, ...filled].join('\n');
}
