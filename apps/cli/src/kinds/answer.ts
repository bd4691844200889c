/** Answers about puzzles of other kinds, as JSON and as sentences. */
import { featuresOf, type KindPuzzle } from '@nonokit/core';
import { cellCount, directionsOf, kindPictureText } from '@nonokit/kinds';
import { symbolsOf } from '@nonokit/render';
import { rounded } from 'nonokit/json';
import { csvLine } from '../io/csv.js';
import { EXIT, type ExitStatus } from '../io/exit.js';
import { formatName } from '../io/report.js';
import type { Work } from '../words/en/report.js';
import type { Words } from '../words/language-words.js';
import type { SolvedKind } from './solve-input.js';

/** What `solve` prints, how it ends, and the sentence about it. */
export function kindSolution(
  solved: SolvedKind,
  isJson: boolean,
  words: Words,
): { readonly text: string; readonly status: ExitStatus; readonly sentence: string } {
  const { input, puzzle, result } = solved;
  const isOpen = result.status === 'unknown' && result.reason !== 'max-solutions';
  return {
    text: isJson ? `${JSON.stringify(kindAnswer(solved, true))}\n` : kindPictures(solved, words),
    status: result.status === 'none' ? EXIT.negative : isOpen ? EXIT.undecided : EXIT.good,
    sentence: `${formatName(input.name, puzzle)}: ${describeKind(solved, words)}`,
  };
}

/** What `check` prints. */
export function kindCheck(
  solved: SolvedKind,
  { json = false, csv = false }: { readonly json?: boolean; readonly csv?: boolean },
  words: Words,
): string {
  const answer = kindAnswer(solved, false);
  if (csv) return csvLine(answer);
  return `${json ? JSON.stringify(answer) : kindCheckLine(solved, words)}\n`;
}

/** The answer as an object: docs/kinds/README.md describes it. */
export function kindAnswer({ input, puzzle, result, timeMs }: SolvedKind, withPictures: boolean) {
  const { board, meta, palette } = puzzle;
  const size =
    board.shape === 'square'
      ? { width: board.width, height: board.height }
      : { cells: cellCount(board) };
  const { status, reason, lineSolvable, solutions, complete, known, stats } = result;
  return {
    file: input.file,
    index: input.index ?? 0,
    id: meta.id ?? null,
    title: meta.title ?? null,
    kind: featuresOf(puzzle),
    ...size,
    colors: palette.length - 1,
    status,
    ...(reason === undefined ? {} : { reason }),
    lineSolvable,
    ...(withPictures ? { solutions: solutions.map((cells) => inRows(puzzle, cells)) } : {}),
    ...(status === 'multiple' ? { complete } : {}),
    ...(status === 'unknown' ? { known: inRows(puzzle, known) } : {}),
    stats,
    timeMs: rounded(timeMs),
  };
}

function inRows({ board }: KindPuzzle, cells: readonly number[]): number[][] {
  const [rows] = directionsOf(board);
  return rows === undefined ? [] : rows.lines.map((line) => line.map((cell) => cells[cell] ?? -1));
}

/** The pictures of an answer: all solutions, or else what is known. */
function kindPictures({ puzzle, result }: SolvedKind, { solve }: Words): string {
  const { solutions, status, known } = result;
  const symbols = symbolsOf(puzzle.palette);
  const pictures = solutions.map((cells) => kindPictureText(puzzle, cells, symbols));
  if (status === 'unknown' && pictures.length === 0) return kindPictureText(puzzle, known, symbols);
  if (pictures.length <= 1) return pictures.join('');
  return pictures
    .map((picture, k) => `${solve.solutionOf(k + 1, pictures.length)}\n${picture}`)
    .join('\n');
}

/** "exactly one solution, found line by line, 0.4 ms". */
function describeKind({ result, timeMs }: SolvedKind, { report }: Words): string {
  return [outcomeText(result, report), report.time(timeMs)].join(', ');
}

function outcomeText(result: SolvedKind['result'], report: Words['report']): string {
  switch (result.status) {
    case 'unique':
      return report.unique(workOf(result));
    case 'multiple': {
      const { length } = result.solutions;
      return result.complete ? report.allFound(length) : report.several(length, false);
    }
    case 'none':
      return report.none;
    case 'unknown': {
      const { length } = result.solutions;
      if (result.reason === 'max-solutions') return report.asManyAsAsked(length);
      return report.undecided(result.reason ?? 'timeout', length > 0);
    }
  }
}

function workOf({ lineSolvable, stats }: SolvedKind['result']): Work {
  if (lineSolvable) return { kind: 'line-by-line' };
  return stats.decisions > 0 ? { kind: 'search', decisions: stats.decisions } : { kind: 'probing' };
}

/** "22x26", or "64 cells" of triangles. */
export function kindSize({ board }: Pick<KindPuzzle, 'board'>, { cells }: Words['kinds']): string {
  return board.shape === 'square' ? `${board.width}x${board.height}` : cells(cellCount(board));
}

/** One line of `check`. */
function kindCheckLine(solved: SolvedKind, { report, kinds }: Words): string {
  const { puzzle, result, timeMs } = solved;
  const { palette } = puzzle;
  const columns = [
    report.status[result.status],
    report.work(workOf(result)),
    kindSize(puzzle, kinds),
    report.colors(palette.length - 1),
    featuresOf(puzzle)
      .map((feature) => kinds.features[feature])
      .join(', '),
  ].map((text, k) => text.padEnd(report.widths[k] ?? 0));
  return [...columns, report.time(timeMs).padStart(10), formatName(solved.input.name, puzzle)].join(
    '  ',
  );
}
