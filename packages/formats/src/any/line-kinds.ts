/**
 * What a line of a hand-typed file is: a clue, a heading, a size, a line that separates, a comment,
 * or some other text. Every line is judged alone; `sections.ts` makes lists of them.
 */
import { linesOf } from '../lexing/cursor.js';
import type { AnyClue, Side, Sizes } from './clue-list.js';
import { clueListOfText, clueOfText, isEmptyClue, parseNumbers } from './clue-words.js';
import { withNamedColors } from './colored-words.js';
import { sideOfHeading } from './names.js';

/** A line and what it is. `at` is its number in the file, from 1. */
export type LineKind = { readonly at: number } & (
  | { readonly kind: 'blank' | 'comment' }
  /** A line that divides; a lone "-" may also be a clue without blocks. */
  | { readonly kind: 'rule'; readonly isDash: boolean }
  | { readonly kind: 'clue'; readonly clue: AnyClue; readonly label?: Label | undefined }
  /** Several clues on one line. */
  | { readonly kind: 'list'; readonly clues: readonly AnyClue[] }
  | {
      readonly kind: 'heading';
      readonly side: Side;
      /** The text behind the colon. */
      readonly rest: string;
    }
  | { readonly kind: 'sizes'; readonly sizes: Sizes }
  | { readonly kind: 'text'; readonly name?: string; readonly text: string }
);

/** What stands before the colon of a clue: "3 : 3 7 1", "row 2: 1 1". */
export interface Label {
  readonly number?: number | undefined;
  readonly side?: Side | undefined;
}

/** Longest line examined: a clue of 5,000 blocks. */
const LONGEST = 20_000;

/** Most lines of a hand-typed file: a collection of 500 puzzles of 60 lines. */
const MOST_LINES = 30_000;

/** The lines of a text; none if there are more than people type. */
export function classifyLines(text: string): LineKind[] {
  const lines = linesOf(withNamedColors(text));
  if (lines.length > MOST_LINES) return [];
  return headedByCounts(lines.map(({ text: line, place }) => classifyLine(line, place.line)));
}

/**
 * Lines like "rows: 4" state a size; above as many clues they are headings, too. Both sides must
 * have one, or the sizes belong to lists that are told otherwise.
 */
function headedByCounts(kinds: readonly LineKind[]): LineKind[] {
  const counts = kinds.map((line, i) =>
    headingOfCount(line, kinds.slice(i + 1, i + 1 + MOST_AHEAD)),
  );
  const sides = new Set(counts.map((count) => count?.side));
  if (!sides.has('row') || !sides.has('column')) return [...kinds];
  return kinds.flatMap((line, i) => {
    const heading = counts[i];
    return heading === undefined ? [line] : [line, heading];
  });
}

/** Most lines below a heading that are looked at for its clues. */
const MOST_AHEAD = 3;

function headingOfCount(
  line: LineKind,
  below: readonly LineKind[],
): Extract<LineKind, { kind: 'heading' }> | undefined {
  if (line.kind !== 'sizes') return undefined;
  const { width, height } = line.sizes;
  if ((width === undefined) === (height === undefined)) return undefined;
  const next = below.find(({ kind }) => kind !== 'blank' && kind !== 'comment');
  if (next?.kind !== 'clue' && next?.kind !== 'list') return undefined;
  return { at: line.at, kind: 'heading', side: height === undefined ? 'column' : 'row', rest: '' };
}

function classifyLine(line: string, at: number): LineKind {
  const bare = line.length > LONGEST ? '' : line.trim().replace(BULLET, '');
  if (bare === '')
    return line.length > LONGEST ? { at, kind: 'text', text: '' } : { at, kind: 'blank' };
  if (/^[-=*_#~+•. ]{1,200}$/.test(bare) && /^(\S)(?:\s*\1)*$/.test(bare.slice(0, 200))) {
    return { at, kind: 'rule', isDash: bare === '-' };
  }
  return (
    (/\d/.test(bare) ? numericKind(bare, at) : undefined) ??
    parseHeading(bare, at) ??
    (isEmptyClue(bare) ? { at, kind: 'clue', clue: [] } : undefined) ??
    (COMMENT.test(bare) ? { at, kind: 'comment' } : classifyText(bare, at))
  );
}

/** Beginnings of comments. */
const COMMENT = /^(?:#|\/\/|\/\*|\*|%|;|--|<!--|!|'|REM\b)/;

/** A comment behind numbers: "2 1  # row 3". */
const TRAILING = /(?<=\d[\s\])}"',;]{0,9})[ \t](?:#|\/\/|%|;|--).*$/;

/** A bullet before a clue: "- 2 1". */
const BULLET = /^[-*•][ \t]+(?=[\d"'[({])/;

/** "row 3:", "c2.", "3)", "#3:" before a clue. */
const LABEL = /^(?:(\p{L}{1,12})[ \t]*)?#?(\d{1,6})[ \t]*[:.)=][ \t]*(?=[\d"'[({]|$)/u;

/** "3 : 3 7 1", "3) 2 1": a number with a mark that divides it from a clue. */
const NUMBERED = /^\d{1,6}(?:[ \t]*[:).=][ \t]|[ \t]+[:=])/;

/** "r 1 1 0": a letter or word of one side before the numbers. */
const SIDED = /^(\p{L}{1,12})[ \t]*:?[ \t]+(?=[\d"'[({-])/u;

function numericKind(bare: string, at: number): LineKind | undefined {
  const line = bare.replace(TRAILING, '');
  const sizes = parseSizes(line);
  if (sizes !== undefined) return { at, kind: 'sizes', sizes };
  const marked = NUMBERED.test(line) ? labelled(line, at) : undefined;
  if (marked !== undefined) return marked;
  const clue = clueOfText(line);
  const clues = clueListOfText(line, false);
  if (clues !== undefined && (clue === undefined || clue.length < 2 || hasLevels(line))) {
    return { at, kind: 'list', clues };
  }
  if (clue !== undefined) return { at, kind: 'clue', clue };
  return labelled(line, at) ?? sided(line, at);
}

/** True for "2 1, 3": blanks within the parts between commas. */
function hasLevels(line: string): boolean {
  return /\d[ \t]+\d/.test(line) && /[,;|/]/.test(line);
}

function labelled(line: string, at: number): LineKind | undefined {
  const [label, word = '', number] = LABEL.exec(line) ?? [];
  if (label === undefined) return undefined;
  const clue = clueOfText(line.slice(label.length));
  const side = word === '' ? undefined : sideOfLabel(word);
  if (clue === undefined || (word !== '' && side === undefined)) return undefined;
  return { at, kind: 'clue', clue, label: { number: Number(number), side } };
}

function sided(line: string, at: number): LineKind | undefined {
  const [label, word = ''] = SIDED.exec(line) ?? [];
  if (label === undefined || /:\s*$/.test(label)) return undefined;
  const side = /^[a-z]$/i.test(word) ? sideOfLabel(word) : undefined;
  const clue = side === undefined ? undefined : clueOfText(line.slice(label.length));
  return clue === undefined ? undefined : { at, kind: 'clue', clue, label: { side } };
}

/** The side of "row", "col", "r" or "c". */
function sideOfLabel(word: string): Side | undefined {
  if (/^r$/i.test(word)) return 'row';
  return /^c$/i.test(word) ? 'column' : sideOfHeading(word);
}

const CROSS = /^\D{0,30}?(\d{1,6})[ \t]*[x×хX*][ \t]*(\d{1,6})\D{0,30}$/u;
const WIDTH = /(?:\b(?:width|columns?|cols?|w)|ширина|столбцов)[ \t]*[:=]?[ \t]*(\d{1,6})(?!\d)/iu;
const HEIGHT = /(?:\b(?:height|rows?|h)|высота|строк)[ \t]*[:=]?[ \t]*(\d{1,6})(?!\d)/iu;

/** "4 rows", "5 columns:" */
const COUNTED =
  /^(\d{1,6})[ \t]+(?:(rows?|lines|zeilen|lignes|filas|строки?|рядов)|(columns?|cols?|spalten|colonnes|columnas|столбц(?:ов|а)))[ \t]*:?$/iu;

/** The sizes that a line states: "5x4", "width 5, height 4", "size: 5 4". */
function parseSizes(line: string): Sizes | undefined {
  if (line.length > 60) return undefined;
  const [, a, b] = CROSS.exec(line) ?? [];
  if (a !== undefined && b !== undefined) return { either: [Number(a), Number(b)] };
  const numbers = line.match(/\d+/g) ?? [];
  if (/^\W*(?:size|dimensions?|размер)\b\W*\d{1,6}[ ,x]+\d{1,6}$/iu.test(line)) {
    return { either: [Number(numbers[0]), Number(numbers[1])] };
  }
  const [, count, isRows] = COUNTED.exec(line) ?? [];
  if (count !== undefined) {
    return isRows === undefined ? { width: Number(count) } : { height: Number(count) };
  }
  const width = WIDTH.exec(line)?.[1];
  const height = HEIGHT.exec(line)?.[1];
  const stated = [width, height].filter((size) => size !== undefined).length;
  if (stated === 0 || stated !== numbers.length) return undefined;
  return {
    width: width === undefined ? undefined : Number(width),
    height: height === undefined ? undefined : Number(height),
  };
}

/** "rows:", "# Row clues", "ROWS = 2 1, 3", "[columns]", "**Columns**". */
function parseHeading(bare: string, at: number): LineKind | undefined {
  const line = bare.replace(/\(\d{1,6}\)/, '');
  const from = line.search(/[:=\d]/);
  const [before, rest] =
    from < 0
      ? [line, '']
      : [
          line.slice(0, from),
          line
            .slice(from)
            .replace(/^[:=]+/, '')
            .trim(),
        ];
  const side = sideOfHeading(before);
  if (side === undefined) return undefined;
  if (rest === '' || clueListOfText(rest, true) !== undefined || parseNumbers(rest) !== undefined) {
    return { at, kind: 'heading', side, rest };
  }
  return undefined;
}

function classifyText(bare: string, at: number): LineKind {
  const [, name, text] = /^(\p{L}{2,20})[ \t]*[:=][ \t]*(.{1,200})$/u.exec(bare) ?? [];
  return name === undefined || text === undefined
    ? { at, kind: 'text', text: bare.slice(0, 200) }
    : { at, kind: 'text', name: name.toLowerCase(), text };
}
