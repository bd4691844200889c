/**
 * A diagnosis in words: the solutions, the cells that line logic leaves open, what it takes to
 * continue, and what would help; one sentence each, left out if there is nothing to say.
 */
import { chooseColorWords, inkCount, type Line, type Puzzle } from '@nonokit/core';
import type { Diagnosis } from '../diagnosis/diagnose.js';
import type { ColoredCell, Remedies, Remedy } from '../diagnosis/diagnose-remedies.js';
import type { Cell, Span } from '../facts.js';
import type { Area, Deed, DiagnosisPhrases, Purpose } from './diagnosis-phrases.js';
import { toSpans } from './spans.js';
import type { Spoken } from './spoken.js';
import { diagnosisWords } from './table.js';

/** Most areas, or cells of a remedy, that are named individually. */
const MOST_AREAS = 6;
const MOST_CELLS = 12;

/** The diagnosis of a puzzle in sentences; none for a puzzle that line logic solves. */
export function describeDiagnosis(
  diagnosis: Diagnosis,
  puzzle: Puzzle,
  language: Spoken,
): readonly string[] {
  const phrases = diagnosisWords(language);
  return [
    ...solutionsText(diagnosis, puzzle, phrases),
    ...logicText(diagnosis, puzzle, phrases),
    ...remediesText('give', diagnosis.give, diagnosis, puzzle, phrases),
    ...remediesText('change', diagnosis.change, diagnosis, puzzle, phrases),
  ];
}

function solutionsText(diagnosis: Diagnosis, puzzle: Puzzle, phrases: DiagnosisPhrases): string[] {
  switch (diagnosis.status) {
    case 'multiple':
      return [phrases.several(diagnosis, whereText(diagnosis.differing, puzzle, phrases))];
    case 'none':
      return [phrases.none(diagnosis.conflict)];
    case 'unknown':
      return [phrases.undecided];
    default:
      return [];
  }
}

function logicText(
  { open, status, level, longestChain }: Diagnosis,
  puzzle: Puzzle,
  phrases: DiagnosisPhrases,
): string[] {
  const { width, height } = puzzle;
  if (open.length === 0) return [];
  const where = whereText(open, puzzle, phrases);
  if (status === 'none') return [phrases.contradictionIn(open.length, width * height, where)];
  const lines = phrases.linesLeave(open.length, width * height, where);
  if (level !== undefined && level >= 4) {
    return [lines, phrases.takesChains(longestChain, level === 6)];
  }
  return status === 'multiple' ? [lines] : [lines, phrases.noChains];
}

/** Width and height of a puzzle. */
type Size = Pick<Puzzle, 'width' | 'height'>;

/**
 * The position of cells: row by row if they are few, otherwise the range of rows and columns; if
 * that is nearly everything, in how many lines they lie and in which of them most.
 */
function whereText(
  cells: readonly Cell[],
  { width, height }: Size,
  phrases: DiagnosisPhrases,
): string {
  const areas = groupAreas(cells);
  if (areas.length <= MOST_AREAS) return phrases.areas(areas);
  const rows = cells.map(({ row }) => row);
  const columns = cells.map(({ column }) => column);
  const down = extent(rows);
  const across = extent(columns);
  const covered = computeSize(down) * computeSize(across);
  if (covered < MOST_COVERED * width * height) {
    return phrases.within({ rows: [down], columns: [across] });
  }
  const fullest = [findFullest('row', rows), findFullest('column', columns)];
  const [most] = fullest.sort((a, b) => b.cells - a.cells);
  return phrases.spread({
    rows: { of: height, count: new Set(rows).size },
    columns: { of: width, count: new Set(columns).size },
    ...(most === undefined ? {} : { most }),
  });
}

/** A rectangle that covers a larger share of the puzzle does not say where to look. */
const MOST_COVERED = 0.8;

function computeSize({ from, to }: Span): number {
  return to - from + 1;
}

/** The line with most of the cells. */
function findFullest(kind: Line['kind'], places: readonly number[]): { line: Line; cells: number } {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [[index, cells] = [0, 0]] = [...counts].sort(([, a], [, b]) => b - a);
  return { line: { kind, index }, cells };
}

function extent(places: readonly number[]): Span {
  const most = (a: number, b: number): number => Math.max(a, b);
  return { from: places.reduce((a, b) => Math.min(a, b)), to: places.reduce(most) };
}

/** Groups cells into areas: rows with the same cells together. */
export function groupAreas(cells: readonly Cell[]): Area[] {
  const rows = new Map<number, number[]>();
  for (const { row, column } of cells) rows.set(row, [...(rows.get(row) ?? []), column]);
  const alike = new Map<string, { rows: number[]; columns: readonly Span[] }>();
  for (const [row, places] of rows) {
    const columns = toSpans(places);
    const key = JSON.stringify(columns);
    const area = alike.get(key) ?? { rows: [], columns };
    area.rows.push(row);
    alike.set(key, area);
  }
  return [...alike.values()].map((area) => ({ ...area, rows: toSpans(area.rows) }));
}

/** The cells to give or to change; one sentence if the same cells serve both purposes. */
function remediesText(
  deed: Deed,
  { unique, lineSolvable }: Remedies,
  { ofGoal, status }: Diagnosis,
  puzzle: Puzzle,
  phrases: DiagnosisPhrases,
): string[] {
  const of = ofGoal ? 'picture' : status === 'unique' ? 'solution' : 'first solution';
  const say = (purpose: Purpose, remedy: Remedy | undefined): string[] => {
    if (remedy === undefined) return [];
    if (remedy.cells === undefined) return [phrases.noRemedy(deed, purpose, remedy.atLeast)];
    const cells = cellsText(deed, remedy.cells, puzzle, phrases);
    return [phrases.remedy(deed, purpose, remedy, cells, of)];
  };
  const same = unique !== undefined && unique.cells?.length === lineSolvable?.cells?.length;
  if (same) return say('both', lineSolvable);
  return [...say('unique', unique), ...say('lineSolvable', lineSolvable)];
}

function cellsText(
  deed: Deed,
  cells: readonly ColoredCell[],
  puzzle: Puzzle,
  phrases: DiagnosisPhrases,
): string {
  const words = chooseColorWords(puzzle.palette);
  const inOrder = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  const named = inOrder.slice(0, MOST_CELLS).map((cell) => {
    const word = words[cell.color] ?? { rgb: '' };
    return phrases.cell(cell, phrases.looks(cell.color, word, inkCount(puzzle) > 1), deed);
  });
  return phrases.cells(named, cells.length - named.length);
}
