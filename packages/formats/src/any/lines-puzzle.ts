/**
 * The puzzles of a hand-typed file: which sections of its lines are rows and columns.
 *
 * Headings decide where there are some. Else two sections are the two lists; a single section is
 * divided where a blank line stands, or by the sizes that the file states.
 */
import type { PuzzleMeta } from '@nonokit/core';
import type { ClueList, Sizes } from './clue-list.js';
import { type Decision, decide, type Pair } from './decide.js';
import { cellsOf, measured } from './fit.js';
import type { LineKind } from './line-kinds.js';
import { findSections, listReadings, type Reading, type Section, toClueList } from './sections.js';

/** What the lines of a file give. */
export interface LinePuzzles {
  readonly decisions: readonly Decision[];
  readonly meta: PuzzleMeta;
  /** Why nothing was decided, where two readings fit. */
  readonly doubt?: Doubt | undefined;
}

/** A doubt that only a person can settle. */
export type Doubt =
  | { readonly kind: 'blank lines'; readonly line: number }
  | { readonly kind: 'no border'; readonly pair: Pair };

const NOTHING: Decision = { kind: 'nothing' };

/** The puzzles of the lines of a file. */
export function puzzlesOfLines(kinds: readonly LineKind[]): LinePuzzles {
  const { sections, sizes, meta, texts, lines } = findSections(kinds);
  const named = sections.filter(({ side }) => side !== undefined);
  const none = { decisions: [NOTHING], meta };
  if (named.length > 0 && texts <= lines + 5) return { ...ofNamed(sections, sizes), meta };
  // without headings, a text with as many other lines is about something else
  if (2 * texts > lines) return none;
  const { stated, rest } = withoutSizeLine(sections, sizes);
  if (rest.length === 2) return { ...ofTwo(rest, stated), meta };
  if (rest.length === 1) return { ...ofOne(rest[0], stated), meta };
  return rest.length > 2 ? { decisions: ofMany(rest), meta } : none;
}

/** What a part of the lines gives. */
type Found = Omit<LinePuzzles, 'meta'>;

/** Rows and columns by their headings, one pair after the other. */
function ofNamed(sections: readonly Section[], sizes: Sizes): Found {
  const joined = joinSides(sections);
  const decisions: Decision[] = [];
  for (let i = 0; i < joined.length; ) {
    const a = joined[i];
    const b = joined[i + 1];
    if (a === undefined) break;
    const isPair = b !== undefined && a.side !== b.side;
    if (!isPair) {
      const alone = a.side === undefined ? undefined : ofDivided(a, sizes);
      if (alone !== undefined) decisions.push(alone);
      i++;
      continue;
    }
    const found = ofTwo([a, b], sizes);
    if (found.doubt !== undefined && decisions.length === 0) return found;
    decisions.push(...found.decisions);
    i += 2;
  }
  const useful = decisions.filter(({ kind }) => kind !== 'nothing');
  return { decisions: useful.length > 0 ? useful : [NOTHING] };
}

/**
 * Sections of one side in a row become one ("r 1 1" on every line); a section without a side is
 * left out unless its neighbour needs it for the other side.
 */
function joinSides(sections: readonly Section[]): readonly Section[] {
  const rows = sections.filter(({ side }) => side === 'row').length;
  const columns = sections.filter(({ side }) => side === 'column').length;
  if (rows === 0 || columns === 0) return sections;
  return sections.filter(({ side }) => side !== undefined);
}

/** Most blank lines at which a section is divided. */
const MOST_SPLITS = 64;

/** The numbers of clues before each blank line within a section. */
function gapsIn({ gaps, clues }: Section): number[] {
  return [...gaps.keys()].filter((at) => at < clues.length);
}

/** One headed section that holds both lists: a blank line divides them. */
function ofDivided(section: Section, sizes: Sizes): Decision | undefined {
  const splits = gapsIn(section).slice(0, MOST_SPLITS);
  const other = section.side === 'row' ? 'column' : 'row';
  const pairs = splits.map((at) => {
    const first = toClueList(section, section.clues.slice(0, at), at);
    const second = { ...section, side: other } as const;
    return [first, toClueList(second, section.clues.slice(at), section.lines.length, at)] as const;
  });
  const decisions = pairs.map((lists) => decide({ lists, sizes, meta: {} }));
  return decisions.find(({ kind }) => kind === 'pairs');
}

/** Two sections, each in every way to read it. */
function ofTwo(sections: readonly Section[], sizes: Sizes): Found {
  const [a, b] = sections;
  if (a === undefined || b === undefined) return { decisions: [NOTHING] };
  const first = listReadings(a);
  const second = listReadings(b);
  const tries = first.flatMap((one) => second.map((other) => ({ one, other })));
  const decided = tries.map(({ one, other }) => ({
    one,
    other,
    decision: decide({ lists: [one.list, other.list], sizes, meta: {} }),
  }));
  const fitting = decided.filter(({ decision }) => decision.kind === 'pairs');
  const [only, ...more] = fitting;
  if (only === undefined) return { decisions: [decided[0]?.decision ?? NOTHING] };
  const blank = more.some((other) => differ(only, other));
  if (!blank) return { decisions: [only.decision] };
  const line = [...a.gaps.keys()].map((at) => a.lines[at] ?? a.at)[0] ?? b.at;
  return { decisions: [NOTHING], doubt: { kind: 'blank lines', line } };
}

/** True if two readings give different puzzles: other numbers of clues. */
function differ(
  a: { readonly one: Reading; readonly other: Reading },
  b: { readonly one: Reading; readonly other: Reading },
): boolean {
  return (
    a.one.list.clues.length !== b.one.list.clues.length ||
    a.other.list.clues.length !== b.other.list.clues.length
  );
}

/** A first line of two numbers that are the sizes of the rest: "5 4". */
function withoutSizeLine(
  sections: readonly Section[],
  sizes: Sizes,
): { readonly stated: Sizes; readonly rest: readonly Section[] } {
  const [first, ...others] = sections;
  const [clue = []] = first?.clues ?? [];
  const [height, width, ...more] = clue;
  const isStated = sizes.either !== undefined || sizes.width !== undefined;
  if (first === undefined || isStated || more.length > 0) return { stated: sizes, rest: sections };
  if (typeof height !== 'number' || typeof width !== 'number') {
    return { stated: sizes, rest: sections };
  }
  const clues = sections.reduce((sum, section) => sum + section.clues.length, 0) - 1;
  if (clues !== height + width) return { stated: sizes, rest: sections };
  const tail: Section = {
    ...first,
    clues: first.clues.slice(1),
    lines: first.lines.slice(1),
    gaps: new Map([...first.gaps].flatMap(([at, n]) => (at > 1 ? [[at - 1, n] as const] : []))),
    comments: new Set([...first.comments].flatMap((at) => (at > 1 ? [at - 1] : []))),
  };
  const rest = tail.clues.length > 0 ? [tail, ...others] : others;
  return { stated: { ...sizes, either: [height, width] }, rest };
}

/** One section: divided at a blank line, or by the sizes, or only where the sums agree. */
function ofOne(section: Section | undefined, sizes: Sizes): Found {
  if (section === undefined) return { decisions: [NOTHING] };
  const bySize = splitsBySize(section, sizes);
  const gaps = gapsIn(section);
  const borders = bySize.length > 0 ? bySize : gaps.slice(0, MOST_SPLITS);
  const found = borders.map((at) => decide({ lists: halves(section, at), sizes, meta: {} }));
  const pairs = found.filter(({ kind }) => kind === 'pairs');
  const [only] = pairs;
  const isLoose = gaps.length > 1 && bySize.length === 0;
  if (only !== undefined && pairs.length === 1 && !isLoose) {
    return { decisions: [bySize.length > 0 ? certain(only) : only] };
  }
  if (pairs.length > 1 && bySize.length > 0 && only !== undefined) return { decisions: [only] };
  if (isLoose && only !== undefined) {
    const line = section.lines[gaps[0] ?? 0] ?? section.at;
    return { decisions: [NOTHING], doubt: { kind: 'blank lines', line } };
  }
  if (gaps.length > 0 || bySize.length > 0) return { decisions: [found[0] ?? NOTHING] };
  return bySums(section);
}

/** A list of the stated number of lines that fits is no accident. */
function certain(decision: Decision): Decision {
  if (decision.kind !== 'pairs') return decision;
  return { kind: 'pairs', pairs: decision.pairs.map((pair) => ({ ...pair, isCertain: true })) };
}

/** Where the sizes divide the lines of a section, rows first. */
function splitsBySize({ clues }: Section, { width, height, either }: Sizes): number[] {
  const [h, w] = either ?? [height ?? 0, width ?? 0];
  if (h < 1 || w < 1 || h + w !== clues.length) return [];
  return h === w ? [h] : [h, w];
}

function halves(section: Section, at: number): ClueList[] {
  const { clues, lines } = section;
  return [
    toClueList(section, clues.slice(0, at), at),
    toClueList(section, clues.slice(at), lines.length, at),
  ];
}

/** If nothing divides the lines, the sums do; but nothing proves that they are clues. */
function bySums(section: Section): Found {
  const total = cellsOf(measured(toClueList(section, section.clues)));
  const splits: number[] = [];
  let before = 0;
  for (let at = 1; at < section.clues.length && splits.length < 4; at++) {
    for (const block of section.clues[at - 1] ?? [])
      before += typeof block === 'number' ? block : 0;
    if (2 * before === total) splits.push(at);
  }
  const decisions = splits
    .map((at) => decide({ lists: halves(section, at), sizes: {}, meta: {} }))
    .flatMap((one) => (one.kind === 'pairs' ? one.pairs : []));
  const [pair] = decisions;
  if (pair === undefined || !pair.isCertain) return { decisions: [NOTHING] };
  return { decisions: [NOTHING], doubt: { kind: 'no border', pair } };
}

/** Many sections: pairs that follow each other, if all of them fit. */
function ofMany(sections: readonly Section[]): readonly Decision[] {
  if (sections.length % 2 === 1) return [NOTHING];
  const decisions: Decision[] = [];
  for (let i = 0; i < sections.length; i += 2) {
    const lists = sections.slice(i, i + 2).map((section) => toClueList(section, section.clues));
    const decision = decide({ lists, sizes: {}, meta: {} });
    if (decision.kind !== 'pairs') return [NOTHING];
    decisions.push(decision);
  }
  return decisions;
}
