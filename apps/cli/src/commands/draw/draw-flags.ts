/** The options of `nonokit draw`, and which of them can be combined. */
import { bad, good, type Problem, problem, type Result } from '@nonokit/core';
import type { LayoutOptions, Paper, SheetContent, Style, ThemeName } from '@nonokit/render';
import type { FrameKind } from 'nonokit/films';
import type { TaskFlags } from '../../io/task-flags.js';
import * as says from '../../words/en/problems/draw.js';

/** Kinds of pictures. */
export type Kind = 'png' | 'svg' | 'gif' | 'pdf' | 'txt' | 'brf';

/** All kinds, by the endings of file names. */
export const KINDS: readonly Kind[] = ['png', 'svg', 'gif', 'pdf', 'txt', 'brf'];

/** The options of `draw`, as commander returns them. */
export interface DrawFlags extends TaskFlags {
  /** The output file; with only --open or --each there may be none. */
  readonly output?: string;
  /** The kind of picture, if the name does not end in it. */
  readonly to?: Kind;
  readonly what?: SheetContent;
  readonly style?: Style;
  /** Pixels. */
  readonly cell?: number;
  readonly theme?: ThemeName;
  /** false for --no-title. */
  readonly title?: string | boolean;
  readonly showStuck?: boolean;
  /** A sheet for fingers; a .brf always is one. */
  readonly braille?: boolean;
  /** Interval of line numbers: 10; 0 for none. */
  readonly numbers?: number;
  /** false for --no-repeat-clues. */
  readonly repeatClues?: boolean;
  /** false for --no-legend; commander's default is true. */
  readonly legend?: boolean;
  readonly frames?: FrameKind;
  /** Milliseconds. */
  readonly frameDelay?: number;
  /** Milliseconds. */
  readonly endDelay?: number;
  /** A folder. */
  readonly each?: string;
  /** A PDF with solutions and a cover, even of few puzzles. */
  readonly booklet?: boolean;
  readonly paper?: Paper;
  readonly perPage?: number;
  /** A PDF with a page for each line, and links. */
  readonly linePages?: boolean;
  /** A PDF for the solutions alone: "solutions.pdf". */
  readonly solutions?: string;
  /** false for --no-cover. */
  readonly cover?: boolean;
  readonly open?: boolean;
  readonly force?: boolean;
}

/** What to draw, with every option resolved that does not depend on the puzzle. */
export interface Plan {
  /** None if only numbered pictures are wanted. */
  readonly kind: Kind | undefined;
  /** The file to write; undefined for a temporary file that is only opened. */
  readonly output: string | undefined;
  readonly what: SheetContent;
  readonly style: Style;
  readonly theme: ThemeName;
  readonly frames: FrameKind;
}

/** The plan for the flags. A problem is one sentence about the options. */
export function parsePlan(flags: DrawFlags, severalInputs: boolean): Result<Plan> {
  const { output, to, each, open } = flags;
  if (output === undefined && each === undefined && open !== true) return bad(says.noOutput);
  if (output === '' || each === '') return bad(says.noName);
  const kind = to ?? chooseKind(output) ?? defaultKind(flags);
  if (kind === undefined && output !== undefined) return bad(says.unknownKind);
  const isFilm = kind === 'gif' || each !== undefined;
  const wrong = findConflict(flags, kind, isFilm, severalInputs);
  if (wrong !== undefined) return { ok: false, problem: wrong };
  const style = flags.style ?? 'sheet';
  const isSolution = isFilm || style === 'plain';
  return good({
    kind: output === undefined && open !== true ? undefined : kind,
    output,
    what: isSolution ? 'solution' : (flags.what ?? 'puzzle'),
    style,
    theme: flags.theme ?? (kind === 'pdf' ? 'print' : 'light'),
    frames: flags.frames ?? 'lines',
  });
}

function chooseKind(name: string | undefined): Kind | undefined {
  const extension = /\.(\w+)(?:\.gz)?$/.exec(name ?? '')?.[1]?.toLowerCase();
  return KINDS.find((kind) => kind === extension);
}

/** The kind without a name: a picture to look at, or none if only numbered pictures are wanted. */
function defaultKind({ output, each, booklet }: DrawFlags): Kind | undefined {
  if (booklet === true) return 'pdf';
  if (output !== undefined) return undefined;
  return each === undefined ? 'png' : 'gif';
}

/** The first pair of contradictory options. */
function findConflict(
  flags: DrawFlags,
  kind: Kind | undefined,
  isFilm: boolean,
  severalInputs: boolean,
): Problem | undefined {
  const isPlain = flags.style === 'plain';
  const { perPage = 1 } = flags;
  const isStill = isPlain && !isFilm;
  const rules: readonly [boolean, Problem][] = [
    [flags.open === true && flags.output === '-', problem(says.openNeedsName)],
    [flags.booklet === true && kind !== 'pdf', problem(says.bookletIsPdf)],
    [flags.each !== undefined && kind !== 'gif', problem(says.eachNeedsFilm)],
    [isFilm && (flags.what ?? 'solution') !== 'solution', problem(says.filmShowsSolution)],
    [!isFilm && FILM_ONLY.some((name) => flags[name] !== undefined), problem(says.onlyForFilms)],
    [flags.frames === 'steps' && isPlain, problem(says.stepsNeedSheet)],
    [
      kind !== 'pdf' && PAPER_ONLY.some((name) => flags[name] !== undefined),
      problem(says.onlyForPdf),
    ],
    [
      flags.solutions !== undefined && (flags.what ?? 'both') !== 'both',
      problem(says.solutionsApart),
    ],
    [perPage > MOST_PER_PAGE, problem(says.tooManyPerPage, { perPage, most: MOST_PER_PAGE })],
    [kind === 'pdf' && isPlain, problem(says.pdfNeedsSheet)],
    [kind === 'pdf' && flags.cell !== undefined, problem(says.cellInPdf)],
    [isPlain && flags.showStuck === true, problem(says.stuckNeedsSheet)],
    [kind === 'txt' && flags.showStuck === true, problem(says.stuckInText)],
    [severalInputs && kind !== 'pdf', problem(says.severalNeedPdf)],
    [isForFingers(flags, kind) && !isBraille(flags, kind), problem(says.brailleFiles)],
    [isStill && (flags.what ?? 'solution') !== 'solution', problem(says.plainIsSolution)],
  ];
  return rules.find(([applies]) => applies)?.[1];
}

/** Whether a sheet of braille is meant. */
export function isForFingers({ braille }: DrawFlags, kind: Kind | undefined): boolean {
  return braille === true || kind === 'brf';
}

/** Whether a sheet of braille can be made so. */
function isBraille({ style, what, showStuck }: DrawFlags, kind: Kind | undefined): boolean {
  const hasDots = kind === 'brf' || kind === 'svg';
  return hasDots && style !== 'plain' && what !== 'both' && showStuck !== true;
}

/** Most puzzles on one page. */
const MOST_PER_PAGE = 60;

const PAPER_ONLY = ['paper', 'perPage', 'linePages', 'cover', 'solutions'] as const;

const FILM_ONLY = ['frames', 'frameDelay', 'endDelay'] as const;

/** The options of sheets that every kind of picture takes. */
export function sheetLook({
  title,
  numbers,
  repeatClues,
  legend,
}: DrawFlags): Pick<LayoutOptions, 'title' | 'numbers' | 'repeatClues' | 'legend'> {
  return { title, numbers, repeatClues, legend: legend === false ? false : undefined };
}
