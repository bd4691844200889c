/**
 * The ways to read a text of unknown syntax, one after the other: values as programs write them,
 * lines as people type them, tables, records, YAML. The first that finds a puzzle counts; if none
 * does, the first that has something to say.
 */
import { type Place, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import type { Source } from '../format.js';
import { linesOf, quote } from '../lexing/cursor.js';
import { placesIn } from '../lexing/yaml.js';
import {
  anyBlankLines,
  anyMisfit,
  anyNoBorder,
  anySeveral,
  anyWrongSizes,
} from '../words/en/any.js';
import { fileLines } from '../words/en/things.js';
import { literally, type Thing } from '../words/thing.js';
import { type Facts, puzzleOfPair } from './build.js';
import type { ListName } from './clue-list.js';
import { groupsIn, textsIn } from './data-groups.js';
import { type FoundPicture, picturesIn, puzzleOfPicture } from './data-pictures.js';
import { type Decision, decide, type Pair } from './decide.js';
import { cellsOf } from './fit.js';
import { kindsOf } from './line-kinds.js';
import { type Doubt, puzzlesOfLines } from './lines-puzzle.js';
import { type DataGroup, parseData } from './parse-data.js';
import { recordsOf } from './records.js';
import { tableOf } from './tables.js';
import { dataOfYaml } from './yaml-data.js';

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
  | { readonly problem: Problem };

function isPuzzle(found: Found): boolean {
  return !('problem' in found);
}

/** Longest text examined, in characters. */
const LONGEST = 1 << 25;

/** Longest text examined line by line; a hand-typed file is never so long. */
const LONGEST_TYPED = 1 << 21;

const NOTHING: AnyReading = { found: [] };

/** What a text holds, whatever its syntax. */
export function readingOf({ text, limits }: Source): AnyReading {
  if (text.length > LONGEST || !/[\d[]/.test(text)) return NOTHING;
  const most = Math.min(limits.maxPuzzles, MOST_PUZZLES) + 1;
  let first: AnyReading | undefined;
  for (const part of fencedParts(text)) {
    const reading = readPart(part.text, part.lines, most);
    if (reading.found.some(isPuzzle)) return reading;
    first ??= reading.problem === undefined ? undefined : reading;
  }
  return first ?? NOTHING;
}

/** Most puzzles of one file; each takes memory before it is judged. */
const MOST_PUZZLES = 20_000;

/** A part of a file, and the number of lines before it. */
interface Part {
  readonly text: string;
  readonly lines: number;
}

/** The code blocks of a Markdown text, then the whole text. */
function fencedParts(text: string): Part[] {
  const whole = { text, lines: 0 };
  if (text.length > LONGEST_TYPED || !/^[ \t]{0,9}(?:```|~~~)/m.test(text)) return [whole];
  const parts: Part[] = [];
  let open: { readonly mark: string; readonly lines: string[]; readonly from: number } | undefined;
  for (const { text: line, place } of linesOf(text)) {
    const mark = /^[ \t]*(```|~~~)/.exec(line)?.[1];
    if (open === undefined) {
      open = mark === undefined ? undefined : { mark, lines: [], from: place.line };
    } else if (mark === open.mark) {
      parts.push({ text: open.lines.join('\n'), lines: open.from });
      open = undefined;
    } else open.lines.push(line);
  }
  return [...parts.slice(0, MOST_PARTS), whole];
}

const MOST_PARTS = 100;

function readPart(text: string, lines: number, most: number): AnyReading {
  const moved = ({ line, column }: Place): Place => ({ line: line + lines, column });
  let first: AnyReading | undefined;
  for (const read of WAYS) {
    const reading = read(text, moved, most);
    if (reading.found.some(isPuzzle)) return reading;
    first ??= reading.problem === undefined ? undefined : reading;
  }
  return first ?? NOTHING;
}

/** A way to read a text. */
type Way = (text: string, moved: (place: Place) => Place, most: number) => AnyReading;

const WAYS: readonly Way[] = [asData, asRecords, asTable, asLines, asYaml];

function asData(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  const root = parseData(text);
  return root === undefined ? NOTHING : inValues(root, text, moved, most);
}

function asYaml(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  if (text.length > LONGEST_TYPED) return NOTHING;
  const root = dataOfYaml(text);
  return root === undefined ? NOTHING : inValues(root, text, moved, most);
}

/** The puzzles among values; where there are none, those of texts among the values. */
function inValues(
  root: DataGroup,
  text: string,
  moved: (place: Place) => Place,
  most: number,
): AnyReading {
  const place = placesIn(text);
  const placeOf = (at: number): Place => moved(place({ at }));
  const groups = groupsIn(root, placeOf, most);
  const found = groups.flatMap((group) => foundIn(decide(group), group, group.lists[0]?.place));
  if (found.some(isPuzzle)) return withWarningOnce(found);
  const texts = textsIn(root, most).flatMap(({ text: inner, at, meta }) => {
    const { decisions, meta: own } = puzzlesOfLines(kindsOf(inner));
    const facts = { meta: { ...meta, ...own } };
    return decisions.flatMap((decision) =>
      decision.kind === 'pairs' ? foundIn(decision, facts, placeOf(at)) : [],
    );
  });
  if (texts.length > 0) return withWarningOnce(texts);
  const pictures = picturesIn(root, placeOf, most).map((picture) => ({ picture }));
  return pictures.length > 0 ? { found: pictures } : refusal(found);
}

function asRecords(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  if (text.length > LONGEST_TYPED) return NOTHING;
  const found = recordsOf(text, most).flatMap(({ decision, facts, place }) =>
    foundIn(decision, facts, moved(place)),
  );
  return withWarningOnce(found);
}

function asTable(text: string, moved: (place: Place) => Place): AnyReading {
  const pair = text.length > LONGEST_TYPED ? undefined : tableOf(text);
  if (pair === undefined) return NOTHING;
  return { found: [{ pair: placed(pair, moved), facts: { meta: {} } }] };
}

function asLines(text: string, moved: (place: Place) => Place): AnyReading {
  if (text.length > LONGEST_TYPED) return NOTHING;
  const { decisions, meta, doubt } = puzzlesOfLines(kindsOf(text));
  const found = decisions.flatMap((decision) => foundIn(decision, { meta }, undefined, moved));
  if (found.some(isPuzzle)) return withWarningOnce(found);
  return doubt === undefined ? refusal(found) : ofDoubt(doubt, moved);
}

/** What a decision gives: puzzles, or a problem. */
function foundIn(
  decision: Decision,
  facts: Facts,
  place: Place | undefined,
  moved: (place: Place) => Place = (same) => same,
): Found[] {
  if (decision.kind === 'pairs') {
    return decision.pairs.map((pair) => ({ pair: placed(pair, moved, place), facts }));
  }
  const what = problemOf(decision, place ?? { line: 1, column: 1 }, moved);
  return what === undefined ? [] : [{ problem: what }];
}

function placed(pair: Pair, moved: (place: Place) => Place, place?: Place): Pair {
  return { ...pair, rows: { ...pair.rows, place: place ?? moved(pair.rows.place) } };
}

function problemOf(
  decision: Decision,
  place: Place,
  moved: (place: Place) => Place,
): Problem | undefined {
  if (decision.kind === 'several')
    return problem(
      anySeveral,
      { ways: decision.ways.map(([a, b]) => [thingOf(a), thingOf(b)] as const) },
      place,
    );
  if (decision.kind !== 'misfit' && decision.kind !== 'sizes') return undefined;
  const { rows, columns } = decision;
  const at = place.line === 1 ? moved(rows.list.place) : place;
  if (decision.kind === 'sizes') {
    return problem(anyWrongSizes, { rows: rows.count, columns: columns.count }, at);
  }
  const params = {
    ...{ rows: thingOf(rows.list.name), rowCells: cellsOf(rows), rowCount: rows.count },
    ...{
      columns: thingOf(columns.list.name),
      columnCells: cellsOf(columns),
      columnCount: columns.count,
    },
  };
  return problem(anyMisfit, params, at);
}

/** The words for a list: its name in quotes, or its lines. */
function thingOf(name: ListName): Thing {
  return typeof name === 'string' ? literally(quote(name)) : fileLines(name);
}

function ofDoubt(doubt: Doubt, moved: (place: Place) => Place): AnyReading {
  if (doubt.kind === 'blank lines') {
    return {
      found: [],
      problem: problem(anyBlankLines, {}, moved({ line: doubt.line, column: 1 })),
    };
  }
  const { pair } = doubt;
  const names = { rows: thingOf(pair.rows.name), columns: thingOf(pair.columns.name) };
  const facts = { meta: {} };
  const uncertain = { ...pair, isCertain: false };
  return {
    found: [{ pair: placed(uncertain, moved), facts }],
    problem: problem(anyNoBorder, names, moved(pair.rows.place)),
  };
}

/** That rows come first is said once for a file. */
function withWarningOnce(found: readonly Found[]): AnyReading {
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
function refusal(found: readonly Found[]): AnyReading {
  const [first] = found;
  return first !== undefined && 'problem' in first ? { found, problem: first.problem } : NOTHING;
}

/** The puzzles of a reading, each with its problem or its warnings. */
export function puzzlesOfReading({ found }: AnyReading, { limits }: Source): Result<Puzzle>[] {
  return found.flatMap((one) => {
    if ('pair' in one) return puzzleOfPair(one.pair, one.facts, limits);
    if ('picture' in one) return puzzleOfPicture(one.picture, limits) ?? [];
    return { ok: false, problem: one.problem };
  });
}
