/** Converting: any format that is read to any that is written. */
import { type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import {
  ALL_FORMATS,
  ALL_TARGETS,
  type Format,
  formatById,
  safeWritePuzzles,
} from 'nonokit/formats';
import { engineProblem, refused, withDoubts } from './answers.js';
import { findPictures } from './pictures.js';
import { puzzleIn, puzzlesIn } from './read-puzzle.js';
import type { EngineAnswer, EngineCall, Perform } from './verbs.js';
import { noPicture, readOnlyFormat, unknownFormat } from './words/en.js';

/** Writes the puzzles of a file in another format; solves them where it holds pictures only. */
export const convert: Perform<'convert'> = (request, working) => {
  const { language, options } = request;
  const format = parseTarget(options.to);
  if (!format.ok) return refused(format.problem, language);
  const read = chosen(request);
  if (!read.ok) return refused(read.problem, language);
  const puzzles = format.value.holds.clues
    ? read.value
    : read.value.map((puzzle) => pictured(puzzle, working));
  if (!areAll(puzzles)) return refused(problem(noPicture), language);
  const written = safeWritePuzzles(puzzles, format.value.id, { formats: [...ALL_TARGETS] });
  if (!written.ok) return refused(written.problem, language);
  const lost = new Map(written.warnings.map((loss) => [loss.code, loss]));
  const answer: EngineAnswer = {
    ok: true,
    body: new Uint8Array(written.value),
    type: chooseMediaType(format.value),
    extension: format.value.extensions[0] ?? '.txt',
    warnings: [...lost.values()].map((loss) => engineProblem(loss, language)),
  };
  return withDoubts(answer, read.warnings, language);
};

/** The puzzle that is meant, or all of them. */
function chosen({ file, index }: EngineCall<unknown>): Result<readonly Puzzle[]> {
  if (index === undefined) return puzzlesIn(file);
  const one = puzzleIn(file, index);
  return one.ok ? { ...one, value: [one.value.puzzle] } : one;
}

function parseTarget(id: string): Result<Format> {
  const format = formatById(id, ALL_TARGETS);
  if (format !== undefined && format.readOnly !== true) {
    return { ok: true, value: format, warnings: [] };
  }
  const isRead = format !== undefined || formatById(id, ALL_FORMATS) !== undefined;
  const shown: Problem = problem(isRead ? readOnlyFormat : unknownFormat, { id });
  return { ok: false, problem: shown };
}

/** The puzzle with a picture; undefined if it has none, or none that was found in time. */
function pictured(puzzle: Puzzle, working: Parameters<typeof findPictures>[1]): Puzzle | undefined {
  if (puzzle.goal !== undefined) return puzzle;
  const [goal] = findPictures(puzzle, working);
  return goal === undefined ? undefined : { ...puzzle, goal };
}

function areAll(puzzles: readonly (Puzzle | undefined)[]): puzzles is readonly Puzzle[] {
  return puzzles.every((puzzle) => puzzle !== undefined);
}

/** The media type of a format: nothing that a browser would run. */
function chooseMediaType({ id, media }: Format): string {
  if (id === 'json') return 'application/json';
  if (media === 'text') return 'text/plain; charset=utf-8';
  return id === 'png' ? 'image/png' : 'application/octet-stream';
}
