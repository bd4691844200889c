/**
 * NON as Nonny writes it: colour names before the numbers they apply to ("red: 2, 1, green: 3"). It
 * has the keys of `non`, but programs for it cannot read the colours of `non-mikix`, or the
 * reverse.
 */
import {
  type Block,
  bad,
  type Clue,
  good,
  type Palette,
  type PaletteColor,
  type Puzzle,
  parseRgb,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { tooManyBlocks } from '../lexing/clue-words.js';
import { cut, linesOf, parseNumber, splitWords, type Word } from '../lexing/cursor.js';
import { encodeReferences } from '../lexing/html-references.js';
import { findIds, Inks } from '../lexing/ink-ids.js';
import { nonnyBadColor, nonnyUndeclared } from '../words/en/programs-non.js';
import { aBlock } from '../words/en/things.js';
import { isNon, nonText, quoted, readNonPuzzle } from './non-puzzle.js';

/** The dialect of gkikola's Nonny. */
export const nonNonny: Format = {
  id: 'non-nonny',
  name: 'NON (Nonny)',
  extensions: ['.non'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: true,
    goal: false,
    meta: ['title', 'author'],
    several: false,
  },
  detect: ({ text }) =>
    isNon(text) &&
    (/^[ \t]*color[ \t]+\S+[ \t]+[0-9a-f]{6}(?:\s|$)/im.test(text) ||
      /^[ \t]*[a-z]\w*[ \t]*:[ \t]*[0-9]/im.test(text)),
  read: ({ text, limits }: Source) => [
    readNonPuzzle(linesOf(text), limits, ['are nothing', 'are clues'], ({ colors }) => {
      const inks = readColors(colors);
      if (!inks.ok) return inks;
      return good({
        get palette() {
          return inks.value.palette;
        },
        readClue: (line, length) => readClue(line, length, inks.value),
        readCell: (cell) => (cell === '0' ? 0 : cell === '1' ? inks.value.of('black') : undefined),
      });
    }),
  ],
  write: ([puzzle]) => (puzzle === undefined ? good('') : writeNonny(puzzle)),
};

/** Names that declare the background; "white" only if there is no `background`. */
const BACKGROUND_NAMES = ['background', 'white'];

function readColors(declarations: readonly (readonly Word[])[]): Result<Inks> {
  const names = new Set(declarations.map(([name]) => name?.text));
  const backgroundName = BACKGROUND_NAMES.find((name) => names.has(name));
  let background: PaletteColor = { rgb: '#ffffff' };
  const inks: [string, PaletteColor][] = [];
  for (const [name, value, symbol] of declarations) {
    const rgb = /^[0-9a-f]{6}$/i.test(value?.text ?? '') ? parseRgb(value?.text ?? '') : undefined;
    if (name === undefined || rgb === undefined) {
      const place = value?.place ?? name?.place ?? { line: 1, column: 1 };
      return bad(nonnyBadColor, {}, place);
    }
    const sign = symbol !== undefined && symbol.text.length === 1 ? { symbol: symbol.text } : {};
    const color = { rgb, name: name.text, ...sign };
    const isWhitePaper = name.text !== 'white' || rgb === '#ffffff';
    if (name.text === backgroundName && isWhitePaper) background = color;
    else inks.push([name.text, color]);
  }
  const all = new Inks(background);
  for (const [name, color] of inks) all.add(name, color);
  if (inks.length === 0) all.add('black', { rgb: '#000000' });
  return good(all);
}

/**
 * Reads a clue. A name applies to the numbers after it, up to the next name or the end of the line.
 */
function readClue(line: Word, length: number, inks: Inks): Result<Clue> {
  const clue: Block[] = [];
  let name = 'black';
  for (const word of cutPieces(line)) {
    if (!/^[0-9]/.test(word.text)) {
      name = word.text;
      if (name !== 'black' && inks.of(name) === undefined) {
        return bad(nonnyUndeclared, { name: cut(name) }, word.place);
      }
      continue;
    }
    const size = parseNumber(word, aBlock);
    if (!size.ok) return size;
    if (size.value === 0) continue;
    if (clue.length === length) return tooManyBlocks(word, length);
    // black need not be declared
    const color = inks.of(name) ?? inks.add(name, { rgb: '#000000', name });
    clue.push({ size: size.value, color });
  }
  return good(clue);
}

function cutPieces(line: Word): Iterable<Word> {
  const colons = { place: line.place, text: line.text.replaceAll(':', ' ') };
  return splitWords(colons, 'blanks and commas');
}

/** Names for unnamed colours. Nonny shows them to people, so single letters will not do. */
function* spareNames(): Generator<string> {
  for (let k = 1; ; k++) yield `color${k}`;
}

function writeNonny(puzzle: Puzzle): Result<string> {
  const palette: Palette = puzzle.palette.map(({ rgb, name }) =>
    name === undefined ? { rgb } : { rgb, name },
  );
  const allows = (name: string) =>
    /^[A-Za-z_][\w-]+$/.test(name) && !BACKGROUND_NAMES.includes(name);
  const names = findIds(palette, allows, spareNames()) ?? [];
  names[0] = puzzle.palette[0]?.rgb === '#ffffff' ? 'white' : 'background';
  const color = (name: string, i: number): readonly [string, string] => {
    const { rgb = '#000000', symbol } = puzzle.palette[i] ?? {};
    const sign = symbol !== undefined && /^[!-~]$/.test(symbol) ? ` ${symbol}` : '';
    return ['color', `${name} ${rgb.slice(1)}${sign}`];
  };
  const plain = puzzle.palette.length === 2 && puzzle.palette[1]?.rgb === '#000000';
  const isBlack = plain && names[0] === 'white' && puzzle.palette[1]?.symbol === undefined;
  const text = (value: string | undefined) => quoted(value && encodeReferences(value, 'unicode'));
  const { title, author } = puzzle.meta;
  return good(
    nonText(
      puzzle,
      [['title', text(title)], ['by', text(author)], ...(isBlack ? [] : names.map(color))],
      (clue) => clueLine(clue, isBlack ? () => '' : (ink) => names[ink] ?? ''),
    ),
  );
}

function clueLine(clue: Clue, nameOf: (color: number) => string): string {
  if (clue.length === 0) return '0';
  return clue
    .map(({ size, color }, k) => {
      const repeated = clue[k - 1]?.color === color || nameOf(color) === '';
      return repeated ? `${size}` : `${nameOf(color)}: ${size}`;
    })
    .join(', ');
}
