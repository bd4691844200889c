/**
 * Lists of clues in the lines of a hand-typed file. Headings name them; a line of "-" or "*", a
 * blank line or another text divides them.
 *
 * A blank line within a list may be a clue without blocks, or nothing. Every reading is offered,
 * and only one may fit.
 */
import type { PuzzleMeta } from '@nonokit/core';
import type { AnyClue, ClueList, Side, Sizes } from './clue-list.js';
import { clueListOfText, clueOfText } from './clue-words.js';
import type { LineKind } from './line-kinds.js';

/** Lines of clues under one heading, or between two lines that divide. */
export interface Section {
  readonly side: Side | undefined;
  readonly clues: AnyClue[];
  /** The number of each clue's line. */
  readonly lines: number[];
  /** Before which clue a blank line stands, and how many. */
  readonly gaps: Map<number, number>;
  /** Before which clue a comment stands. */
  readonly comments: Set<number>;
  /** True if each of its lines holds a whole list. */
  isInline: boolean;
  /** The number of the heading's line. */
  readonly at: number;
}

/** What the lines of a file hold. */
export interface Sections {
  readonly sections: readonly Section[];
  readonly sizes: Sizes;
  readonly meta: PuzzleMeta;
  /** The number of lines that are neither clues nor headings, sizes, titles or comments. */
  readonly texts: number;
  /** The number of lines of clues. */
  readonly lines: number;
}

/** The sections of a file that hold clues, with what stands around them. */
export function findSections(kinds: readonly LineKind[]): Sections {
  const sections: Section[] = [opened(undefined, 1)];
  let sizes: Sizes = {};
  let texts = 0;
  const sides = new Set(kinds.map((line) => (line.kind === 'heading' ? line.side : undefined)));
  const isHeaded = sides.has('row') && sides.has('column');
  const meta: { title?: string; author?: string } = {};
  for (const line of kinds) {
    const current = sections.at(-1) ?? opened(undefined, line.at);
    if (line.kind === 'blank') addGap(current);
    else if (line.kind === 'comment') current.comments.add(current.clues.length);
    else if (line.kind === 'rule') {
      if (line.isDash && isHeaded && current.side !== undefined) addDash(current, line.at);
      // a rule below a heading underlines it
      else if (current.side === undefined || current.clues.length > 0)
        sections.push(opened(undefined, line.at));
    } else if (line.kind === 'heading') sections.push(headed(line));
    else if (line.kind === 'sizes') sizes = { ...sizes, ...line.sizes };
    else if (line.kind === 'clue') addClue(sections, current, line);
    else if (line.kind === 'list') sections.push(inlined(undefined, line.clues, line.at));
    else if (line.kind === 'text' && !addText(line, meta)) {
      texts++;
      sections.push(opened(undefined, line.at));
    }
  }
  const filled = sections.filter(({ clues }) => clues.length > 0);
  const lines = filled.reduce((sum, section) => sum + section.lines.length, 0);
  return { sections: filled, sizes, meta, texts, lines };
}

function opened(side: Side | undefined, at: number): Section {
  const empty = { clues: [], lines: [], gaps: new Map(), comments: new Set<number>() };
  return { side, ...empty, isInline: false, at };
}

/** A section with all its clues on one line. */
function inlined(side: Side | undefined, clues: readonly AnyClue[], at: number): Section {
  const section = opened(side, at);
  section.isInline = true;
  section.clues.push(...clues);
  section.lines.push(...clues.map(() => at));
  return section;
}

/** The section of a heading, with the clues behind its colon: "rows: 2 1, 3". */
function headed({ side, rest, at }: Extract<LineKind, { kind: 'heading' }>): Section {
  const clues = rest === '' ? undefined : clueListOfText(rest, true);
  if (clues !== undefined) return inlined(side, clues, at);
  const section = opened(side, at);
  const clue = rest === '' ? undefined : clueOfText(rest);
  if (clue !== undefined) {
    section.clues.push(clue);
    section.lines.push(at);
  }
  return section;
}

/** Where headings divide the lists, a lone "-" is a clue without blocks. */
function addDash(section: Section, at: number): void {
  section.clues.push([]);
  section.lines.push(at);
}

function addGap(section: Section): void {
  const at = section.clues.length;
  if (at > 0) section.gaps.set(at, (section.gaps.get(at) ?? 0) + 1);
}

/** Adds a clue to the current section, or to one of the side that its label names: "r 1 1". */
function addClue(
  sections: Section[],
  current: Section,
  { clue, label, at }: Extract<LineKind, { kind: 'clue' }>,
): void {
  let section = current;
  if (label?.side !== undefined && label.side !== current.side) {
    section = opened(label.side, at);
    sections.push(section);
  } else if (current.isInline) {
    section = opened(undefined, at);
    sections.push(section);
  }
  section.clues.push(clue);
  section.lines.push(at);
}

/** Keeps a title or author; false for any other text. */
function addText(
  { name, text }: Extract<LineKind, { kind: 'text' }>,
  meta: { title?: string; author?: string },
): boolean {
  if (name === 'title' || name === 'name' || name === 'название') meta.title ??= text;
  else if (name === 'author' || name === 'by' || name === 'автор') meta.author ??= text;
  else return name !== undefined && FACTS.has(name);
  return true;
}

/** Names of facts that may stand anywhere in a file. */
const FACTS = new Set(['date', 'source', 'license', 'licence', 'copyright', 'id', 'size', 'genre']);

/** A way to read the blank lines of a section. */
export interface Reading {
  readonly list: ClueList;
  readonly kind: 'spacing' | 'empty clues' | 'first part' | 'whole';
}

/**
 * The lists that a section may be: without its blank lines, with a clue without blocks for each,
 * and its clues up to the first blank line or comment.
 */
export function listReadings(section: Section): Reading[] {
  const { clues, gaps, comments } = section;
  const inner = [...gaps].filter(([at]) => at < clues.length);
  const ends = [...inner.map(([at]) => at), ...comments].filter(
    (at) => at > 0 && at < clues.length,
  );
  if (ends.length === 0 || isSpaced(section))
    return [{ kind: 'whole', list: toClueList(section, clues) }];
  const readings: Reading[] = [{ kind: 'spacing', list: toClueList(section, clues) }];
  if (inner.length > 0) {
    readings.push({ kind: 'empty clues', list: toClueList(section, withEmpty(clues, gaps)) });
  }
  for (const end of new Set([Math.min(...ends), Math.max(...ends)])) {
    readings.push({ kind: 'first part', list: toClueList(section, clues.slice(0, end), end) });
  }
  return readings;
}

/** True if as many blank lines stand before each clue but the first: they are only space. */
function isSpaced({ clues, gaps, comments }: Section): boolean {
  const between = clues.slice(1).map((_, k) => gaps.get(k + 1));
  const isEven = between.every((count) => count !== undefined && count === between[0]);
  return isEven && between.length >= 2 && comments.size === 0;
}

function withEmpty(clues: readonly AnyClue[], gaps: ReadonlyMap<number, number>): AnyClue[] {
  return clues.flatMap((clue, i) => [...new Array<AnyClue>(gaps.get(i) ?? 0).fill([]), clue]);
}

/** A list with the numbers of its lines as its name. */
export function toClueList(
  { side, lines, at, isInline }: Section,
  clues: readonly AnyClue[],
  end = lines.length,
  start = 0,
): ClueList {
  const from = lines[start] ?? at;
  const name = { from, to: lines[end - 1] ?? from };
  const isExplicit = isInline || clues.length > 1;
  return { clues, side, name, isExplicit, place: { line: from, column: 1 } };
}
