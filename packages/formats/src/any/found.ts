/**
 * What a way of reading has found: puzzles, and problems of lists that look like clues. Turns them
 * into results, with the words for the lists.
 */
import {
  type Draft,
  type KindClaims,
  type Place,
  type Problem,
  type Puzzle,
  problem,
  type Result,
} from '@nonokit/core';
import type { Source } from '../format.js';
import { quote } from '../lexing/cursor.js';
import {
  anyBlankLines,
  anyMisfit,
  anyNoBorder,
  anySeveral,
  anyTooLong,
  anyWrongSizes,
} from '../words/en/any.js';
import { fileLines } from '../words/en/things.js';
import { literally, type Thing } from '../words/thing.js';
import { draftOfLists, type Facts, puzzleOfPair } from './build.js';
import { type ClueList, type ListName, leastCells, type Side } from './clue-list.js';
import { type FoundPicture, puzzleOfPicture } from './data-pictures.js';
import type { Decision, Pair } from './decide.js';
import { cellsOf, type Measured, sameClues } from './fit.js';
import type { Doubt } from './lines-puzzle.js';

/** What was found in a text. */
export interface AnyReading {
  /** Puzzles, and lists that look like clues but do not fit, in the order of the text. */
  readonly found: readonly Found[];
  /** Why there is no puzzle, where something looked like one. */
  readonly problem?: Problem | undefined;
}

/** A puzzle, or what is wrong with lists that are named like one. */
export type Found =
  | { readonly pair: Pair; readonly facts: Facts }
  | { readonly picture: FoundPicture }
  | {
      readonly problem: Problem;
      readonly draft?: Draft | undefined;
      /** The puzzle, if it is one of another kind. */
      readonly kind?: KindClaims | undefined;
    };

/** True for a puzzle, false for a problem. */
export function isPuzzle(found: Found): boolean {
  return !('problem' in found);
}

/** A text in which nothing looks like a puzzle. */
export const NOTHING: AnyReading = { found: [] };

/** What a decision gives: puzzles, or a problem. */
export function foundIn(
  decision: Decision,
  facts: Facts,
  place: Place | undefined,
  moved: (place: Place) => Place = (same) => same,
): Found[] {
  if (decision.kind === 'pairs') {
    return decision.pairs.map((pair) => ({ pair: placed(pair, moved, place), facts }));
  }
  const what = findProblem(decision, place ?? { line: 1, column: 1 }, moved);
  if (what === undefined) return [];
  return [{ problem: what, draft: draftOfMisfit(decision, facts) }];
}

/** The clues of two lists that are meant for each other and do not fit. */
function draftOfMisfit(decision: Decision, facts: Facts): Draft | undefined {
  if (decision.kind !== 'misfit') return undefined;
  return draftOfLists(decision.rows.list, decision.columns.list, facts);
}

/** The pair at its place in the file. */
export function placed(pair: Pair, moved: (place: Place) => Place, place?: Place): Pair {
  return { ...pair, rows: { ...pair.rows, place: place ?? moved(pair.rows.place) } };
}

function findProblem(
  decision: Decision,
  place: Place,
  moved: (place: Place) => Place,
): Problem | undefined {
  if (decision.kind === 'several')
    return problem(
      anySeveral,
      { ways: decision.ways.map(([a, b]) => [toThing(a), toThing(b)] as const) },
      place,
    );
  if (decision.kind !== 'misfit' && decision.kind !== 'sizes') return undefined;
  const { rows, columns } = decision;
  const at = place.line === 1 ? moved(rows.list.place) : place;
  if (decision.kind === 'sizes') {
    return problem(anyWrongSizes, { rows: rows.count, columns: columns.count }, at);
  }
  const long = tooLongIn('row', rows, columns.count) ?? tooLongIn('column', columns, rows.count);
  if (long !== undefined && cellsOf(rows) === cellsOf(columns)) {
    const names = { rows: toThing(rows.list.name), columns: toThing(columns.list.name) };
    return problem(anyTooLong, { ...names, ...long }, at);
  }
  const params = {
    rows: toThing(rows.list.name),
    rowCells: cellsOf(rows),
    rowCount: rows.count,
    columns: toThing(columns.list.name),
    columnCells: cellsOf(columns),
    columnCount: columns.count,
  };
  return problem(anyMisfit, params, at);
}

/** The first clue of a list that needs more cells than its lines have, if there is one. */
function tooLongIn(kind: Side, { list }: Measured, has: number) {
  const index = list.clues.findIndex((clue) => leastCells(clue) > has);
  if (index < 0) return undefined;
  return { line: { kind, index } as const, needs: leastCells(list.clues[index] ?? []), has };
}

/** The words for a list: its name in quotes, or its lines. */
function toThing(name: ListName): Thing {
  return typeof name === 'string' ? literally(quote(name)) : fileLines(name);
}

/** A reading that only a person can complete. */
export function doubted(doubt: Doubt, moved: (place: Place) => Place): AnyReading {
  if (doubt.kind === 'blank lines') {
    return {
      found: [],
      problem: problem(anyBlankLines, {}, moved({ line: doubt.line, column: 1 })),
    };
  }
  const { pair } = doubt;
  const names = { rows: toThing(pair.rows.name), columns: toThing(pair.columns.name) };
  const facts = { meta: {} };
  const uncertain = { ...pair, isCertain: false };
  return {
    found: [{ pair: placed(uncertain, moved), facts }],
    problem: problem(anyNoBorder, names, moved(pair.rows.place)),
  };
}

/** The found pair in the order of one of these, if that has the same two lists. */
export function orderedLike(one: Found, told: readonly Pair[]): Found {
  if (!('pair' in one) || one.pair.isTold) return one;
  const { rows, columns } = one.pair;
  const isSo = (pair: Pair, a: ClueList, b: ClueList): boolean =>
    sameClues(pair.rows, a) && sameClues(pair.columns, b);
  if (told.some((pair) => isSo(pair, rows, columns))) {
    return { ...one, pair: { ...one.pair, isTold: true } };
  }
  const isTurned = told.some((pair) => isSo(pair, columns, rows));
  return isTurned
    ? { ...one, pair: { ...one.pair, rows: columns, columns: rows, isTold: true } }
    : one;
}

/** That rows come first is said once for a file. */
export function withWarningOnce(found: readonly Found[]): AnyReading {
  let isSaid = false;
  return {
    found: found.map((one) => {
      if (!('pair' in one) || one.pair.isTold) return one;
      const again = isSaid;
      isSaid = true;
      return again ? { ...one, pair: { ...one.pair, isTold: true } } : one;
    }),
  };
}

/** The problem of a text without a puzzle. */
export function refusal(found: readonly Found[]): AnyReading {
  const [first] = found;
  return first !== undefined && 'problem' in first ? { found, problem: first.problem } : NOTHING;
}

/** The puzzles of a reading, each with its problem or its warnings. */
export function puzzlesOfReading({ found }: AnyReading, { limits }: Source): Result<Puzzle>[] {
  return found.flatMap((one) => {
    if ('pair' in one) return puzzleOfPair(one.pair, one.facts, limits);
    if ('picture' in one) return puzzleOfPicture(one.picture, limits) ?? [];
    return { ok: false, problem: one.problem, draft: one.draft, kind: one.kind };
  });
}
