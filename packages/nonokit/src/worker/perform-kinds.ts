/**
 * What a worker does for boards of other kinds: the same verbs as for ordinary puzzles, with the
 * rules that a board carries beside its clues.
 */
import {
  driveAsync,
  good,
  invariant,
  type KindPuzzle,
  type PartialGrid,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import type { MarkCheck } from '@nonokit/explain';
import {
  checkKind,
  directionsOf,
  type KindHint,
  type KindResult,
  type KindSpoken,
  type KindStep,
  kindCellsText,
  kindClashText,
  kindHintWork,
  kindStepText,
  kindWhereText,
  solveKindWork,
  writeKind,
} from '@nonokit/kinds';
import type { SolveResult } from '@nonokit/solver';
import { blindKindOf, gridOfCells, kindOfRules } from '../kind-clues.js';
import { encodeSource } from '../read.js';
import type { ColoredCells, ExplainedHint } from './explained-hint.js';
import { limited, type Perform } from './performing.js';
import type { RuledPuzzle } from './ruled-puzzle.js';
import type { During } from './turns.js';
import type { Written } from './verbs.js';

/** Most time for solving before a puzzle is sealed. */
const MOST_MS = 10_000;

/** Solves a puzzle of another kind and seals its texts with every solution that was found. */
export const blindKind: Perform<'blindKind'> = async ([claims], options, during) => {
  const checked = checkKind(claims);
  if (!checked.ok) return checked;
  const { timeoutMs = MOST_MS } = options;
  const work = solveKindWork(checked.value);
  const result = await driveAsync(work, during.pause(), limited({ timeoutMs }, during));
  return good(blindKindOf(checked.value, result));
};

/** Solves a puzzle of a board. */
export async function solveRuled(
  puzzle: RuledPuzzle,
  options: { readonly timeoutMs?: number | undefined },
  during: During,
): Promise<SolveResult> {
  const work = solveKindWork(kindOfRules(puzzle.rules, puzzle));
  return asSolved(await driveAsync(work, during.pause(), limited(options, during)), puzzle);
}

function asSolved(
  { status, lineSolvable, solutions, stats, complete, known, reason = 'timeout' }: KindResult,
  puzzle: RuledPuzzle,
): SolveResult {
  const grids = solutions.map((cells) => gridOfCells(cells, puzzle));
  const outcome = { lineSolvable, stats: { ...stats, conflicts: 0, restarts: 0 } };
  const [solution] = grids;
  if (status === 'none') return { status, ...outcome };
  if (status === 'multiple') return { status, ...outcome, solutions: grids, complete };
  if (status === 'unique' && solution !== undefined) return { status, ...outcome, solution };
  const { width, height } = puzzle;
  const partial = { width, height, cells: Int32Array.from(known) };
  return { status: 'unknown', ...outcome, reason, found: grids, known: partial };
}

/** How long to look for a hint, and its language. */
interface SpokenLimits {
  readonly language: KindSpoken;
  readonly timeoutMs?: number | undefined;
}

/** The next hint for these marks. */
export async function hintRuled(
  puzzle: RuledPuzzle,
  marks: PartialGrid,
  { language, ...options }: SpokenLimits,
  during: During,
): Promise<Result<ExplainedHint>> {
  const hint = await hintOf(puzzle, marks, options, during);
  return good(explained(hint, puzzle, language));
}

/** Wrong marks. */
export async function mistakesRuled(
  puzzle: RuledPuzzle,
  marks: PartialGrid,
  options: { readonly timeoutMs?: number | undefined },
  during: During,
): Promise<Result<MarkCheck>> {
  const hint = await hintOf(puzzle, marks, options, during);
  if (hint.kind !== 'mistakes') return good(checkOf(hint.kind));
  const cells = hint.cells.map((cell) => ({
    row: Math.floor(cell / puzzle.width),
    column: cell % puzzle.width,
    marked: marks.cells[cell] ?? UNKNOWN,
  }));
  return good({ kind: 'mistakes', source: 'solution', cells });
}

function checkOf(kind: Exclude<KindHint['kind'], 'mistakes'>): MarkCheck {
  if (kind === 'clash') return { kind, cells: [], smallest: false };
  if (kind === 'impossible') return { kind };
  return { kind: kind === 'stuck' ? 'unknown' : 'none' };
}

function hintOf(
  puzzle: RuledPuzzle,
  { cells }: PartialGrid,
  options: { readonly timeoutMs?: number | undefined },
  during: During,
): Promise<KindHint> {
  const work = kindHintWork(kindOfRules(puzzle.rules, puzzle), cells);
  return driveAsync(work, during.pause(), limited(options, during));
}

/** A hint in the form that pages show. */
function explained(hint: KindHint, puzzle: RuledPuzzle, language: KindSpoken): ExplainedHint {
  const { kind } = hint;
  const why = kind === 'clash' ? kindClashText(language) : '';
  const nothing = {
    where: '',
    why,
    lines: [],
    premises: [],
    conclusions: [],
    mistakes: [],
    paint: [],
  };
  if (kind === 'mistakes') {
    const cells = kindCellsText(hint.cells, kindOfRules(puzzle.rules, puzzle), language);
    const paint = [{ mark: -1, cells: hint.cells }];
    return { ...nothing, kind, cells, mistakes: hint.cells, paint };
  }
  if (kind !== 'step') return { ...nothing, kind };
  return { ...nothing, kind, ...explainedSteps(hint.steps, puzzle, language) };
}

/** Steps of which the last one decides cells. */
function explainedSteps(steps: readonly KindStep[], puzzle: RuledPuzzle, language: KindSpoken) {
  const kind = kindOfRules(puzzle.rules, puzzle);
  const last = steps.at(-1);
  invariant(last !== undefined, 'a hint has a step');
  const lines = steps.map((step) => kindStepText(step, kind, language));
  const { direction, index } = last.line;
  const isSquare = direction === 'row' || direction === 'column';
  const isLine = last.technique === 'line' && puzzle.rules.board.shape === 'square' && isSquare;
  const paint = new Map<number, number[]>();
  for (const { cell, color } of last.decided) paint.set(color, [...(paint.get(color) ?? []), cell]);
  return {
    where: kindWhereText(last, kind, language),
    why: lines.join(' '),
    lines,
    ...(isLine ? { line: { kind: direction, index } } : {}),
    premises: puzzle.rules.board.shape === 'square' ? [] : cellsOf(last, kind),
    conclusions: last.decided.map(({ cell }) => cell),
    paint: [...paint].map(([mark, cells]): ColoredCells => ({ mark, cells })),
  };
}

/** The cells of the line of a step on a board that does not light up its lines as such. */
function cellsOf({ line, technique }: KindStep, { board }: KindPuzzle): readonly number[] {
  if (technique !== 'line') return [];
  const direction = directionsOf(board).find(({ name }) => name === line.direction);
  return direction?.lines[line.index] ?? [];
}

/** The file of a board's puzzle: our own JSON. */
export function writeRuled(puzzle: RuledPuzzle): Result<Written> {
  const text = writeKind(kindOfRules(puzzle.rules, puzzle));
  return good({ bytes: encodeSource(text), extension: '.json', lost: [] });
}
