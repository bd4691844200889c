/**
 * The ways to read a text of unknown syntax, one after the other: values as programs write them,
 * lines as people type them, tables, records, YAML. The first that finds a puzzle counts; if none
 * does, the first that has something to say.
 */
import { type Place, problem } from '@nonokit/core';
import type { Source } from '../format.js';
import { linesOf, quote } from '../lexing/cursor.js';
import { placesIn } from '../lexing/yaml.js';
import { anyMega, anyNoClues } from '../words/en/any.js';
import { literally } from '../words/thing.js';
import { puzzlesInCode } from './code-puzzles.js';
import { groupsIn, textsIn } from './data-groups.js';
import { picturesIn } from './data-pictures.js';
import { decide } from './decide.js';
import { drawnPictures } from './drawn.js';
import { folded } from './fold.js';
import {
  type AnyReading,
  doubted,
  foundIn,
  isPuzzle,
  NOTHING,
  orderedLike,
  placed,
  refusal,
  withWarningOnce,
} from './found.js';
import { classifyLines } from './line-kinds.js';
import { puzzlesOfLines } from './lines-puzzle.js';
import { type DataGroup, parseData } from './parse-data.js';
import { parseRecords } from './records.js';
import { sheetIn } from './sheets.js';
import { puzzlesBesideWords } from './sided-text.js';
import { parseTable } from './tables.js';
import { linesOfTags } from './tags.js';
import { unreadSidesIn } from './unread-sides.js';
import { whatItIs } from './what-it-is.js';
import { dataOfYaml } from './yaml-data.js';

/** Longest text examined, in characters. */
const LONGEST = 1 << 25;

/** Longest text examined line by line; a hand-typed file is never so long. */
const LONGEST_TYPED = 1 << 21;

/** What a text holds, whatever its syntax. */
export function readAny({ text, limits }: Source): AnyReading {
  if (text.length > LONGEST) return NOTHING;
  const most = Math.min(limits.maxPuzzles, MOST_PUZZLES) + 1;
  let first: AnyReading | undefined;
  for (const part of fencedParts(text)) {
    const reading = readPart(part.text, part.lines, most);
    if (reading.found.some(isPuzzle)) return reading;
    first ??= reading.problem === undefined ? undefined : reading;
  }
  if (first !== undefined) return first;
  const found = whatItIs(text);
  return found === undefined ? NOTHING : { found: [], problem: found };
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
    if (reading.found.some(isPuzzle)) return read === asCode ? reading : ordered(reading, text);
    first ??= reading.problem === undefined ? undefined : reading;
    // one more reading would only choose among several, or take the picture for the puzzle
    if (reading.problem !== undefined && FINAL.has(reading.problem.code)) return reading;
  }
  const plain = folded(text);
  const again = plain === undefined ? undefined : readPart(plain, lines, most);
  return again?.found.some(isPuzzle) ? again : (first ?? again ?? NOTHING);
}

/**
 * Problems that say that a text is understood in more than one way, states other sizes, or holds
 * another kind of puzzle.
 */
const FINAL: ReadonlySet<string> = new Set(['ambiguous-clues', 'wrong-line-count', 'other-puzzle']);

/** The reading with the order that names or answers in the text tell, where only order told. */
function ordered(reading: AnyReading, text: string): AnyReading {
  const isTold = reading.found.every((one) => !('pair' in one) || one.pair.isTold);
  if (isTold || text.length > LONGEST_TYPED) return reading;
  const told = puzzlesInCode(text, () => ({ line: 1, column: 1 })).decisions.flatMap((one) =>
    one.kind === 'pairs' ? one.pairs.filter((pair) => pair.isTold) : [],
  );
  return { ...reading, found: reading.found.map((one) => orderedLike(one, told)) };
}

/** A way to read a text. */
type Way = (text: string, moved: (place: Place) => Place, most: number) => AnyReading;

const WAYS: readonly Way[] = [
  ...[asData, asRecords, asTable, asSheet, asTags, asDashes, asLines, asYaml],
  ...[asCode, asWords, asDrawn],
];

function asData(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  const root = parseData(text);
  return root === undefined ? NOTHING : inValues(root, text, moved, most);
}

function asYaml(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  if (text.length > LONGEST_TYPED) return NOTHING;
  const root = dataOfYaml(text);
  return root === undefined ? NOTHING : inValues(root, text, moved, most);
}

/** YAML in which lists hold lists: line by line it would be one list. */
function asDashes(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  return /^[ \t]{0,40}-(?:[ \t]{1,9}-[ \t]|[ \t]{0,9}$)/m.test(text)
    ? asYaml(text, moved, most)
    : NOTHING;
}

/** The puzzles among values; where there are none, those of texts among the values. */
function inValues(
  root: DataGroup,
  text: string,
  moved: (place: Place) => Place,
  most: number,
): AnyReading {
  const place = placesIn(text);
  const createPlace = (at: number): Place => moved(place({ at }));
  const groups = groupsIn(root, createPlace, most);
  const found = groups.flatMap((group) => foundIn(decide(group), group, group.lists[0]?.place));
  if (found.some(isPuzzle)) return withWarningOnce(found);
  const texts = textsIn(root, most).flatMap(({ text: inner, at, meta }) => {
    const { decisions, meta: own } = puzzlesOfLines(classifyLines(inner));
    const facts = { meta: { ...meta, ...own } };
    return decisions.flatMap((decision) =>
      decision.kind === 'pairs' ? foundIn(decision, facts, createPlace(at)) : [],
    );
  });
  if (texts.length > 0) return withWarningOnce(texts);
  const pictures = picturesIn(root, createPlace, most).map((picture) => ({ picture }));
  if (pictures.length > 0) return { found: pictures };
  const unread = unreadSidesIn(root);
  if (unread === undefined || found.length > 0) return refusal(found);
  const { rows, columns, areMega, kind, at } = unread;
  const names = { rows: literally(quote(rows)), columns: literally(quote(columns)) };
  const told = problem(areMega ? anyMega : anyNoClues, names, createPlace(at));
  if (kind === undefined) return { found: [], problem: told };
  return { found: [{ problem: told, kind: { ...kind, place: createPlace(at) } }], problem: told };
}

function asRecords(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  if (text.length > LONGEST_TYPED) return NOTHING;
  const found = parseRecords(text, most).flatMap(({ decision, facts, place }) =>
    foundIn(decision, facts, moved(place)),
  );
  return withWarningOnce(found);
}

function asTable(text: string, moved: (place: Place) => Place): AnyReading {
  const pair = text.length > LONGEST_TYPED ? undefined : parseTable(text);
  if (pair === undefined) return NOTHING;
  return { found: [{ pair: placed(pair, moved), facts: { meta: {} } }] };
}

/** Puzzles in XML; other lines than those of the file are read, so the place is its beginning. */
function asTags(text: string, moved: (place: Place) => Place): AnyReading {
  const lines = text.length > LONGEST_TYPED ? undefined : linesOfTags(text);
  if (lines === undefined) return NOTHING;
  const { decisions, meta } = puzzlesOfLines(classifyLines(lines));
  const start = moved({ line: 1, column: 1 });
  const found = decisions.flatMap((decision) =>
    decision.kind === 'pairs' ? foundIn(decision, { meta }, start) : [],
  );
  return withWarningOnce(found);
}

function asLines(text: string, moved: (place: Place) => Place): AnyReading {
  if (text.length > LONGEST_TYPED) return NOTHING;
  const { decisions, meta, doubt } = puzzlesOfLines(classifyLines(text));
  const found = decisions.flatMap((decision) => foundIn(decision, { meta }, undefined, moved));
  if (found.some(isPuzzle)) return withWarningOnce(found);
  return doubt === undefined ? refusal(found) : doubted(doubt, moved);
}

/** Lists in a text of any language. */
function asCode(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  if (text.length > LONGEST_TYPED || !/[[({]/.test(text)) return NOTHING;
  const place = placesIn(text);
  const { decisions, pictures } = puzzlesInCode(text, (at) => moved(place({ at })));
  const found = decisions.slice(0, most).flatMap((one) => foundIn(one, { meta: {} }, undefined));
  if (found.some(isPuzzle)) return withWarningOnce(found);
  if (pictures.length > 0)
    return { found: pictures.slice(0, most).map((picture) => ({ picture })) };
  return refusal(found);
}

/** A printed puzzle as a table. */
function asSheet(text: string, moved: (place: Place) => Place): AnyReading {
  const sheet = text.length > LONGEST_TYPED ? undefined : sheetIn(text);
  if (sheet === undefined) return NOTHING;
  return { found: [{ pair: placed(sheet.pair, moved), facts: { meta: sheet.meta } }] };
}

/** Clues behind words that name a side. */
function asWords(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  const place = placesIn(text);
  const decisions = puzzlesBesideWords(text, (at) => moved(place({ at })));
  const found = decisions.slice(0, most).flatMap((one) => foundIn(one, { meta: {} }, undefined));
  return found.some(isPuzzle) ? withWarningOnce(found) : refusal(found);
}

/** Pictures with something around them. */
function asDrawn(text: string, moved: (place: Place) => Place, most: number): AnyReading {
  if (text.length > LONGEST_TYPED) return NOTHING;
  const found = drawnPictures(text).map(({ cells, meta, line }) => {
    const place = moved({ line, column: 1 });
    return { picture: { cells, facts: { meta }, place } };
  });
  return { found: found.slice(0, most) };
}
