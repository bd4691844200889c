/**
 * The facts of a puzzle in a file that publishing needs: its solutions, how hard it is, its key,
 * and its clues and picture as share strings. A pure function, which runs in a thread of the
 * engine.
 */
import { describeLook, type StopSignal } from '@nonokit/core';
import { hardestTechnique } from '@nonokit/explain';
import {
  canonicalKey,
  DEFAULT_LIMITS,
  type Grid,
  type Limits,
  type Problem,
  type Puzzle,
  solve,
  writePuzzle,
} from 'nonokit';
import { safeReadPuzzle } from 'nonokit/formats';
import { type Appraisal, appraise } from 'nonokit/make';
import { unpackBrotli } from 'nonokit/node';
import type { AppraisedPuzzle, EngineProblem, EngineVerbs, PuzzleFile } from './verbs.js';

/** The longest side of a puzzle here. */
export const LONGEST_SIDE = 200;

/** Limits of a file to publish. */
export const PUBLISH_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  maxCells: LONGEST_SIDE * LONGEST_SIDE,
  maxLines: 2 * LONGEST_SIDE,
  maxColors: 31,
  maxBytes: 1_048_576,
  maxPuzzles: 1,
};

/** The work of one search. Puzzles for people take a fraction of it. */
const SEARCH = { maxConflicts: 20_000, timeoutMs: 6000 };

/** The scale of people, by the words of the rating; puzzles that need guessing are the hardest. */
export const DIFFICULTIES = {
  trivial: 1,
  easy: 2,
  medium: 3,
  hard: 4,
  expert: 5,
  guess: 5,
} as const;

/** Reads and appraises the one puzzle of a file. */
export function appraisePuzzle(
  file: PuzzleFile,
  signal?: StopSignal,
): EngineVerbs['appraise']['answer'] {
  const read = safeReadPuzzle(file.bytes, {
    from: file.format,
    name: file.name,
    limits: PUBLISH_LIMITS,
    unpackBrotli,
  });
  if (!read.ok) return { ok: false, problem: plainProblem(read.problem) };
  const { width, height } = read.value;
  if (Math.max(width, height) > LONGEST_SIDE) {
    const message = `A side has at most ${LONGEST_SIDE} cells; this puzzle is ${width}x${height}.`;
    return { ok: false, problem: { code: 'side-too-long', message } };
  }
  return { ok: true, puzzle: appraised(read.value, signal) };
}

/** All facts about a puzzle, found within a budget of work. */
export function appraised(puzzle: Puzzle, signal?: StopSignal): AppraisedPuzzle {
  const { solutions, goal } = pictureOf(puzzle, signal);
  const facts = { ...plainFacts(puzzle), solutions };
  if (goal === undefined) return { ...facts, ...NO_PICTURE };
  const whole = { ...puzzle, goal, meta: {} };
  const appraisal = appraise(whole, { ...SEARCH, signal });
  return { ...facts, picture: shareString(whole), key: canonicalKey(whole), ...found(appraisal) };
}

/** Facts about a picture that is not there. */
const NO_PICTURE = {
  picture: '',
  key: '',
  isLineSolvable: false,
  isTrivial: false,
  fill: 1,
  emptyBorders: 0,
  difficulty: DIFFICULTIES.guess,
  score: 100,
  technique: undefined,
} as const;

/** The picture of the file, or the only solution. */
function pictureOf(
  puzzle: Puzzle,
  signal: StopSignal | undefined,
): {
  readonly solutions: AppraisedPuzzle['solutions'];
  readonly goal?: Grid;
} {
  if (puzzle.goal !== undefined) return { solutions: 'unknown', goal: puzzle.goal };
  const solved = solve(puzzle, { ...SEARCH, signal });
  if (solved.status === 'unique') return { solutions: 'one', goal: solved.solution };
  if (solved.status === 'multiple') return { solutions: 'several' };
  return { solutions: solved.status === 'none' ? 'none' : 'unknown' };
}

/** What does not depend on the picture. */
function plainFacts(puzzle: Puzzle) {
  const { width, height, palette, rows, columns, meta } = puzzle;
  return {
    width,
    height,
    inks: palette.slice(1).map(({ rgb }) => rgb),
    look: describeLook(puzzle),
    clues: shareString({ width, height, palette, rows, columns, meta: {} }),
    title: meta.title,
    author: meta.author,
    description: meta.description,
    license: meta.license,
  };
}

function found({ facts, lines, uniqueness, difficulty }: Appraisal) {
  const { top, right, bottom, left } = facts.emptyBorder;
  const isRated = difficulty !== undefined && difficulty.guess !== 'unfinished';
  return {
    solutions: ({ unique: 'one', multiple: 'several', unknown: 'unknown' } as const)[
      uniqueness.status
    ],
    isLineSolvable: lines.status === 'solved',
    isTrivial: facts.warnings.includes('trivial'),
    fill: facts.fill,
    emptyBorders: top + right + bottom + left,
    difficulty: DIFFICULTIES[difficulty?.label ?? 'guess'],
    score: difficulty?.score ?? 100,
    technique: isRated ? hardestTechnique(difficulty.techniques.map(({ id }) => id)) : undefined,
  };
}

/** A puzzle as a share string, without the end of its line. */
export function shareString(puzzle: Puzzle): string {
  return new TextDecoder().decode(writePuzzle(puzzle, 'share')).trim();
}

function plainProblem({ code, message, line, column }: Problem): EngineProblem {
  return { code, message, line, column };
}
