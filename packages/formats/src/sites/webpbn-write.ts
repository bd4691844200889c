/**
 * Writing webpbn XML, in the layout of webpbn.com and the format's examples. Every colour is
 * declared with its character, even the background, because pbnsolve refuses pictures with
 * undeclared colours.
 */
import {
  type Clue,
  good,
  inkCount,
  type Palette,
  type Puzzle,
  type PuzzleMeta,
  type Result,
  rowsOf,
} from '@nonokit/core';
import { escaped, storable } from '../lexing/xml-text.js';

/** The text of each element, in writing order. */
export const META_ELEMENTS: ReadonlyMap<string, keyof PuzzleMeta> = new Map([
  ['source', 'source'],
  ['id', 'id'],
  ['title', 'title'],
  ['author', 'author'],
  ['authorid', 'authorId'],
  ['copyright', 'copyright'],
  ['description', 'description'],
]);

/**
 * Characters for colours that have none, after "." and "X". Then come Chinese ones, 20,000 of them.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijklmnopqrstuvwxyz0123456789';
const FIRST_HAN = 0x4e00;

/** A colour as the file declares it. */
export interface Declared {
  readonly name: string;
  readonly char: string;
  /** "c8141e". */
  readonly value: string;
}

/** The file of these puzzles. */
export function writeWebpbn(puzzles: readonly Puzzle[]): Result<string> {
  return good(fileOf(puzzles.flatMap(puzzleLines)));
}

/** A file of these lines of puzzles. */
export function fileOf(puzzles: readonly string[]): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">',
    '<puzzleset>',
    ...puzzles,
    '</puzzleset>',
  ];
  return `${lines.join('\n')}\n`;
}

function puzzleLines(puzzle: Puzzle): string[] {
  const { meta, rows, columns } = puzzle;
  const colors = declared(puzzle.palette);
  const tagged = inkCount(puzzle) > 1 ? colors : undefined;
  return [
    openingTag('grid', colors),
    ...textLines(meta),
    ...listNotes(puzzle).flatMap((note) => textLine('note', note)),
    ...colorLines(colors),
    ...clueLines('columns', columns, tagged),
    ...clueLines('rows', rows, tagged),
    ...goalLines(puzzle, colors),
    '</puzzle>',
  ];
}

/** The first line of a puzzle. */
export function openingTag(type: 'grid' | 'triddler', [paper, ink]: readonly Declared[]): string {
  const attributes = [`type="${type}"`];
  if (ink !== undefined) attributes.push(`defaultcolor="${escaped(ink.name)}"`);
  if (paper !== undefined && paper.name !== 'white') {
    attributes.push(`backgroundcolor="${escaped(paper.name)}"`);
  }
  return `<puzzle ${attributes.join(' ')}>`;
}

/** The texts of a puzzle. */
export function textLines(meta: PuzzleMeta): string[] {
  return [...META_ELEMENTS].flatMap(([element, key]) => textLine(element, meta[key]));
}

/** The declarations of the colours. */
export function colorLines(colors: readonly Declared[]): string[] {
  return colors.map(
    ({ name, char, value }) =>
      ` <color name="${escaped(name)}" char="${escaped(char)}">${value}</color>`,
  );
}

/** The notes from a file of this format or our JSON; only texts. */
function listNotes({ extra }: Puzzle): string[] {
  const notes: unknown = extra?.['notes'];
  if (!Array.isArray(notes)) return [];
  return notes.filter((note): note is string => typeof note === 'string');
}

function textLine(element: string, text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : [` <${element}>${escaped(text)}</${element}>`];
}

/** The clues of one direction; blocks name their colour if `colors` is given. */
export function clueLines(
  type: string,
  clues: readonly Clue[],
  colors: readonly Declared[] | undefined,
): string[] {
  const tags = colors?.map(({ name }) => `<count color="${escaped(name)}">`);
  const line = (clue: Clue): string =>
    clue.map(({ size, color }) => `${tags?.[color] ?? '<count>'}${size}</count>`).join('');
  return [
    ` <clues type="${type}">`,
    ...clues.map((clue) => `  <line>${line(clue)}</line>`),
    ' </clues>',
  ];
}

function goalLines({ goal }: Puzzle, colors: readonly Declared[]): string[] {
  if (goal === undefined) return [];
  return solutionLines(rowsOf(goal), colors);
}

/** The picture in rows between bars, or between what the ends of each row are. */
export function solutionLines(
  picture: readonly ArrayLike<number>[],
  colors: readonly Declared[],
  barsOf: (row: number) => readonly [string, string] = () => ['|', '|'],
): string[] {
  const chars = colors.map(({ char }) => escaped(char));
  const rows = picture.map((row, y) => {
    const [left, right] = barsOf(y);
    return `   ${left}${Array.from(row, (color) => chars[color]).join('')}${right}`;
  });
  return [' <solution type="goal">', '  <image>', ...rows, '  </image>', ' </solution>'];
}

/** The colours with unique names and characters. */
export function declared(palette: Palette): Declared[] {
  const names = uniqueNames(palette);
  const chars = uniqueChars(palette);
  return palette.map(({ rgb }, i) => ({
    name: names[i] ?? '',
    char: chars[i] ?? '',
    value: rgb === '#ffffff' ? 'fff' : rgb.slice(1),
  }));
}

function uniqueNames(palette: Palette): string[] {
  const counts = new Map<string, number>();
  const names = palette.map(({ name, rgb }, i) => {
    const isUsual = rgb === ['#ffffff', '#000000'][i];
    const usual = isUsual ? ['white', 'black'][i] : undefined;
    return storable(name ?? '').replace(/\s+/g, ' ') || (usual ?? `color${i}`);
  });
  const used = new Set(names);
  return names.map((name) => {
    let count = counts.get(name) ?? 0;
    let unique = name;
    if (count > 0) {
      do unique = `${name}-${++count}`;
      while (used.has(unique));
      used.add(unique);
    }
    counts.set(name, Math.max(1, count));
    return unique;
  });
}

/** A character for pictures: not white space and without a special meaning. */
const PLAIN_CHAR = /^[^\s|?[\]/\\\p{C}\p{M}]$/u;

function uniqueChars(palette: Palette): string[] {
  const used = new Set<string>();
  const claim = (char: string | undefined): string => {
    if (char === undefined || used.has(char) || !PLAIN_CHAR.test(char)) return '';
    used.add(char);
    return char;
  };
  const chars = palette.map(({ symbol }) => claim(symbol));
  const spare = [...LETTERS];
  let han = FIRST_HAN;
  return chars.map((char, i) => {
    let found = char || claim(i === 0 ? '.' : i === 1 ? 'X' : undefined);
    while (found === '') found = claim(spare.shift() ?? String.fromCodePoint(han++));
    return found;
  });
}
