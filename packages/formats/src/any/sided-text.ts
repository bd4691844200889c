/**
 * Clues behind words that name a side, anywhere in a text: one-liners ("rows: 3, 1 1; columns: …"),
 * options of a command (`--rows "3;1,1"`), numbered lines in prose ("Row 1: 3, row 2: 1 1, …").
 */
import type { Place } from '@nonokit/core';
import type { AnyClue, ClueList, Side } from './clue-list.js';
import { clueListOfText } from './clue-words.js';
import { type Decision, decide } from './decide.js';
import { cellsOf, measured } from './fit.js';
import { sideOfName } from './names.js';

/**
 * Longest text examined, most words that name a side, most characters from a word to its numbers.
 */
const LONGEST = 200_000;
const MOST_WORDS = 5000;
const REACH = 40;

/** A word and the text up to the next such word. */
interface Segment {
  readonly side: Side;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** The puzzles behind words that name a side. */
export function puzzlesBesideWords(text: string, placeOf: (at: number) => Place): Decision[] {
  if (text.length > LONGEST) return [];
  const lists = listsOfSegments(segmentsOf(text), placeOf);
  const decisions: Decision[] = [];
  for (let i = 0; i + 1 < lists.length; i++) {
    const a = lists[i];
    const b = lists[i + 1];
    if (a === undefined || b === undefined || a.side === b.side) continue;
    const decision = decide({ lists: [a, b], sizes: {}, meta: {} });
    if (decision.kind === 'pairs' && !decision.pairs.every(isLarge)) continue;
    decisions.push(decision);
    if (decision.kind === 'pairs') i++;
  }
  return decisions;
}

function isLarge({ rows, columns }: { rows: ClueList; columns: ClueList }): boolean {
  return rows.clues.length + columns.clues.length >= 4 && cellsOf(measured(rows)) > 1;
}

function segmentsOf(text: string): Segment[] {
  const words: { side: Side; name: string; from: number; to: number }[] = [];
  for (const found of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$-]{0,40}/gu)) {
    const [name] = found;
    const side = SHORT.get(name.toLowerCase()) ?? sideOfName(name);
    const to = found.index + name.length;
    if (side === undefined) continue;
    // of `<row clue="3"/>` each is a line: `tags.ts` reads them
    if (/<\/?$/.test(text.slice(Math.max(0, found.index - 2), found.index))) continue;
    if (name.length === 1 && !/^[ \t]{0,3}[:=]/.test(text.slice(to, to + 5))) continue;
    if (words.push({ side, name, from: found.index, to }) > MOST_WORDS) return [];
  }
  return words.map(({ side, name, from, to }, i) => {
    return { side, name, at: from, text: text.slice(to, words[i + 1]?.from ?? text.length) };
  });
}

/** Letters that name a side before a colon or an equals sign. */
const SHORT: ReadonlyMap<string, Side> = new Map([
  ['r', 'row'],
  ['c', 'column'],
]);

function listsOfSegments(segments: readonly Segment[], placeOf: (at: number) => Place): ClueList[] {
  const lists: ClueList[] = [];
  for (let i = 0; i < segments.length; ) {
    const numbered = numberedFrom(segments, i);
    const segment = segments[i];
    if (segment === undefined) break;
    const clues = numbered ?? cluesIn(segment.text);
    if (clues !== undefined) {
      const { side, name, at } = segment;
      lists.push({ clues, side, name, isExplicit: true, place: placeOf(at) });
    }
    i += numbered?.length ?? 1;
  }
  return lists;
}

/** The clues of segments that are numbered: " 1: 3", " 2: 1 1". */
function numberedFrom(segments: readonly Segment[], from: number): AnyClue[] | undefined {
  const side = segments[from]?.side;
  const clues: AnyClue[] = [];
  for (let k = 0; segments[from + k]?.side === side; k++) {
    const own = (segments[from + k]?.text ?? '').slice(0, 400).split(/\n\s*\n/)[0] ?? '';
    const [label, ...sizes] = (own.match(/\d{1,6}/g) ?? []).map(Number);
    if (label !== k + 1 || !/^\s{0,9}#?\d/.test(own)) break;
    clues.push(sizes.filter((size) => size > 0));
  }
  return clues.length > 1 && clues.some((clue) => clue.length > 0) ? clues : undefined;
}

/** The clues at the beginning of a text, behind a colon, a quote or a few words. */
function cluesIn(text: string): readonly AnyClue[] | undefined {
  // one line with its number: " 1: 3"
  if (/^\s{0,9}#?\d{1,3}\s{0,9}[:.)]/.test(text)) return undefined;
  const start = text.slice(0, REACH + 1).search(/[\d[({]/);
  if (start < 0 || start > REACH) return undefined;
  const before = text.slice(0, start);
  if (before.includes('\n\n') || /[.;!?][ \n]/.test(before)) return undefined;
  const quote = /["'`]\s{0,9}$/.exec(before)?.[0].trim();
  const closed = quote === undefined ? -1 : text.indexOf(quote, start);
  const rest = text.slice(start, closed < 0 ? undefined : closed).replace(WORDS_BETWEEN, ', ');
  const [run = ''] = /^[\d\s,;.:|/&+()[\]{}"'-]+/.exec(rest) ?? [];
  return clueListOfText(run.split(/\n\s*\n/)[0]?.replace(OPEN_END, '') ?? '', true);
}

/** What stands behind the last clue. Tried once at a run of such signs, not at each of them. */
const OPEN_END = /(?<![\s,;.:|/&+({"'-])[\s,;.:|/&+({"'-]+$/;

/** "and" before the last clue of a list. */
const WORDS_BETWEEN = /(?<=\d)[ \t]{0,3},?[ \t]{1,3}(?:and|und|et|y|e|и)[ \t]{1,3}(?=\d)/giu;
