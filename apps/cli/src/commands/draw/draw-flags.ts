/**
 * The options of `nonokit draw`, and which of them make sense together.
 */
import { bad, good, type Problem, problem, type Result } from '@nonokit/core';
import type { Paper, SheetContent, Style, ThemeName } from '@nonokit/render';
import type { FrameKind } from 'nonokit/films';
import type { TaskFlags } from '../../io/task-flags.js';

/** Kinds of pictures. */
export type Kind = 'png' | 'svg' | 'gif' | 'pdf' | 'txt';

/** The kinds there are, by the endings of file names. */
export const KINDS: readonly Kind[] = ['png', 'svg', 'gif', 'pdf', 'txt'];

/** The options of `draw`, as commander hands them over. */
export interface DrawFlags extends TaskFlags {
  /** Where to; a name of its own where only --open or --each is wanted. */
  readonly output?: string;
  /** The kind of picture, where the name does not tell. */
  readonly to?: Kind;
  readonly what?: SheetContent;
  readonly style?: Style;
  /** Pixels. */
  readonly cell?: number;
  readonly theme?: ThemeName;
  /** false for --no-title. */
  readonly title?: string | boolean;
  readonly showStuck?: boolean;
  readonly frames?: FrameKind;
  /** Milliseconds. */
  readonly frameDelay?: number;
  /** Milliseconds. */
  readonly endDelay?: number;
  /** A folder. */
  readonly each?: string;
  readonly paper?: Paper;
  readonly perPage?: number;
  readonly open?: boolean;
  readonly lang?: 'en' | 'ru';
  readonly force?: boolean;
}

/** What to draw, with every option settled that does not depend on the puzzle. */
export interface Plan {
  /** None where only numbered pictures are wanted. */
  readonly kind: Kind | undefined;
  /** The name to write; undefined for a place of our own, to be opened. */
  readonly output: string | undefined;
  readonly what: SheetContent;
  readonly style: Style;
  readonly theme: ThemeName;
  readonly frames: FrameKind;
}

/** The plan that the flags come to. The problem is one sentence about the options. */
export function planOf(flags: DrawFlags, severalInputs: boolean): Result<Plan> {
  const { output, to, each, open } = flags;
  if (output === undefined && each === undefined && open !== true) return NO_OUTPUT;
  if (output === '' || each === '') return NO_NAME;
  const kind = to ?? kindOf(output) ?? defaultKind(flags);
  if (kind === undefined && output !== undefined) return UNKNOWN_KIND;
  const isFilm = kind === 'gif' || each !== undefined;
  const wrong = conflictOf(flags, kind, isFilm, severalInputs);
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

const NO_OUTPUT = bad(
  'no-output',
  'where should the picture go? expected -o FILE, --each DIR for a film, or --open to look at it',
);

const NO_NAME = bad('no-name', 'the name that the picture should have is empty');

const UNKNOWN_KIND = bad(
  'unknown-kind',
  'the kind of picture is not clear: expected a name that ends in .png, .svg, .gif, .pdf or .txt, or --to',
);

function kindOf(name: string | undefined): Kind | undefined {
  const extension = /\.(\w+)(?:\.gz)?$/.exec(name ?? '')?.[1]?.toLowerCase();
  return KINDS.find((kind) => kind === extension);
}

/** Without a name: a picture to look at, or a film in numbered pictures. */
function defaultKind({ output, each }: DrawFlags): Kind | undefined {
  if (output !== undefined) return undefined;
  return each === undefined ? 'png' : 'gif';
}

/** The first pair of options that contradict each other. */
function conflictOf(
  flags: DrawFlags,
  kind: Kind | undefined,
  isFilm: boolean,
  severalInputs: boolean,
): Problem | undefined {
  const isPlain = flags.style === 'plain';
  const rules: readonly [boolean, string][] = [
    [
      flags.open === true && flags.output === '-',
      '--open shows a file, so it needs a name instead of -o -',
    ],
    [
      flags.each !== undefined && kind !== 'gif',
      '--each takes a film apart: its -o is a .gif, or left out',
    ],
    [
      isFilm && flags.what !== undefined && flags.what !== 'solution',
      'a film shows how the solution is found: leave --what out',
    ],
    [
      !isFilm && FILM_ONLY.some((name) => flags[name] !== undefined),
      '--frames, --frame-delay and --end-delay belong to films: name a .gif, or give --each DIR',
    ],
    [
      flags.frames === 'steps' && isPlain,
      '--frames steps writes captions below a sheet: leave --style plain out',
    ],
    [
      kind !== 'pdf' && (flags.paper !== undefined || flags.perPage !== undefined),
      '--paper and --per-page belong to PDF: name a .pdf',
    ],
    [
      (flags.perPage ?? 1) > MOST_PER_PAGE,
      `--per-page ${flags.perPage} is more than the ${MOST_PER_PAGE} puzzles a page can hold`,
    ],
    [kind === 'pdf' && isPlain, 'a PDF is made of sheets: leave --style plain out'],
    [
      kind === 'pdf' && flags.cell !== undefined,
      '--cell counts pixels, and the cells of a PDF fit the paper: leave it out',
    ],
    [
      isPlain && flags.showStuck === true,
      '--show-stuck marks cells of a sheet: leave --style plain out',
    ],
    [
      kind === 'txt' && flags.showStuck === true,
      '--show-stuck marks cells in colour, which text has not: use --line-only, or another kind',
    ],
    [
      severalInputs && kind !== 'pdf',
      'several puzzles go into one file only as a booklet: name a .pdf',
    ],
    [
      isPlain && !isFilm && (flags.what ?? 'solution') !== 'solution',
      'a plain picture is the solution without clues: --what puzzle and both need --style sheet',
    ],
  ];
  const sentence = rules.find(([applies]) => applies)?.[1];
  return sentence === undefined ? undefined : problem('bad-options', sentence);
}

/** The most puzzles of one page. */
const MOST_PER_PAGE = 60;

const FILM_ONLY = ['frames', 'frameDelay', 'endDelay'] as const;
