/**
 * NON as nonogram-db writes it: Simpson's with colour letters ("3b,1d"), a licence and a goal, and
 * bundles (`.nonpack`) of puzzles between lines of `====`.
 */
import {
  type Block,
  bad,
  type Clue,
  colorsOfIds,
  good,
  type Palette,
  type Puzzle,
  parseRgb,
  type Result,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { clueOfWords } from '../lexing/clue-words.js';
import { cut, linesOf, parseNumber, splitWords, type Word } from '../lexing/cursor.js';
import { encodeReferences } from '../lexing/html-references.js';
import { findIds, Inks, isPlainBlack, LOWER_CASE } from '../lexing/ink-ids.js';
import { lexingTooManyPuzzles } from '../words/en/lexing-shared.js';
import {
  mikixBadColor,
  mikixColorTwice,
  mikixIncomplete,
  mikixNoLetter,
  mikixNoNumber,
  mikixTooFewLetters,
} from '../words/en/programs-non.js';
import { aBlock } from '../words/en/things.js';
import { isNon, type NonDialect, nonText, quoted, readNonPuzzle } from './non-puzzle.js';

/** The dialect of mikix/nonogram-db. */
export const nonMikix: Format = {
  id: 'non-mikix',
  name: 'NON (mikix)',
  extensions: ['.non', '.nonpack', '.nonopack'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: false,
    clues: true,
    goal: true,
    meta: ['id', 'title', 'author', 'copyright', 'license'],
    several: true,
    maxInks: 26,
  },
  detect: ({ text }) =>
    isNon(text) &&
    (/^====$/m.test(text) ||
      /^[ \t]*license[ \t]/im.test(text) ||
      /^[ \t]*color[ \t]+[a-z][ \t]+#/im.test(text) ||
      /^[ \t]*[0-9]+[a-z]/m.test(text)),
  read: readBundle,
  write: writeBundle,
};

function readBundle({ text, limits }: Source): Result<Puzzle>[] {
  const parts: Word[][] = [[]];
  for (const line of linesOf(text)) {
    if (line.text.trimEnd() === '====') parts.push([]);
    else parts.at(-1)?.push(line);
  }
  const filled = parts.filter((lines) => lines.some((line) => line.text.trim() !== ''));
  if (filled.length > limits.maxPuzzles) {
    const place = filled[limits.maxPuzzles]?.[0]?.place;
    return [bad(lexingTooManyPuzzles, { most: limits.maxPuzzles }, place)];
  }
  return filled.map((lines) =>
    readNonPuzzle(lines, limits, ['are clues', 'are nothing'], ({ colors }) =>
      parseDialect(colors),
    ),
  );
}

function parseDialect(declarations: readonly (readonly Word[])[]): Result<NonDialect> {
  const inks = readColors(declarations);
  if (!inks.ok) return inks;
  const colors = new LetterColors(inks.value);
  return good({
    get palette() {
      return inks.value.palette.length === 1 ? undefined : inks.value.palette;
    },
    readClue: (line, length) =>
      clueOfWords(splitWords(line, 'blanks and commas'), length, (word) => readBlock(word, colors)),
    readCell: (cell) => {
      if (cell === '0') return 0;
      return cell === '1' ? colors.of('') : /[a-z]/.test(cell) ? colors.of(cell) : undefined;
    },
  });
}

/** Colours by letter; an undeclared letter, or a bare number, gets its colour at first use. */
class LetterColors {
  readonly #inks: Inks;

  constructor(inks: Inks) {
    this.#inks = inks;
  }

  /** The colour of a letter; an empty letter, for bare numbers, is black. */
  of(letter: string): number {
    const known = this.#inks.of(letter);
    if (known !== undefined) return known;
    if (letter === '') return this.#inks.add('', { rgb: '#000000' });
    const taken = this.#inks.palette.map(({ rgb }) => rgb);
    const [color = { rgb: '#000000', symbol: letter }] = colorsOfIds([letter], taken);
    return this.#inks.add(letter, color);
  }
}

function readColors(declarations: readonly (readonly Word[])[]): Result<Inks> {
  const inks = new Inks();
  for (const [letter, value] of declarations) {
    if (letter === undefined || value === undefined) {
      const place = letter?.place ?? { line: 1, column: 1 };
      return bad(mikixIncomplete, {}, place);
    }
    if (!/^[a-z]$/.test(letter.text)) {
      return bad(mikixNoLetter, { found: cut(letter.text) }, letter.place);
    }
    const rgb = value.text.startsWith('#') ? parseRgb(value.text) : undefined;
    if (rgb === undefined) {
      const wrong = { letter: letter.text, found: cut(value.text) };
      return bad(mikixBadColor, wrong, value.place);
    }
    if (inks.of(letter.text) !== undefined) {
      return bad(mikixColorTwice, { letter: letter.text }, letter.place);
    }
    inks.add(letter.text, { rgb, symbol: letter.text });
  }
  return good(inks);
}

function readBlock(word: Word, colors: LetterColors): Result<Block> {
  const [, digits = '', letter = ''] = /^([0-9]*)([a-z]?)$/.exec(word.text) ?? [];
  if (digits === '') {
    return bad(mikixNoNumber, { found: cut(word.text) }, word.place);
  }
  const size = parseNumber({ text: digits, place: word.place }, aBlock);
  if (!size.ok) return size;
  // an empty clue must not add a colour to the palette
  return good({ size: size.value, color: size.value === 0 ? 0 : colors.of(letter) });
}

function writeBundle(puzzles: readonly Puzzle[]): Result<string> {
  const parts: string[] = [];
  for (const puzzle of puzzles) {
    const letters = findLetters(puzzle.palette);
    if (letters === undefined) {
      return bad(mikixTooFewLetters, { colors: puzzle.palette.length - 1 });
    }
    parts.push(writePuzzle(puzzle, letters));
  }
  return good(parts.join('====\n'));
}

/** One letter per colour; empty letters for bare numbers. */
function findLetters(palette: Palette): readonly string[] | undefined {
  if (isPlainBlack(palette)) return ['', ''];
  return findIds(palette, (id) => /^[a-z]$/.test(id), LOWER_CASE);
}

function writePuzzle(puzzle: Puzzle, letters: readonly string[]): string {
  const { id, title, author, copyright, license } = puzzle.meta;
  const text = (value: string | undefined) => quoted(value && encodeReferences(value, 'unicode'));
  const bare = license !== undefined && /^[A-Za-z0-9.+-]+$/.test(license);
  const color = (_: unknown, i: number) => `${letters[i + 1]} ${puzzle.palette[i + 1]?.rgb}`;
  const declared = letters[1] === '' ? [] : puzzle.palette.slice(1).map(color);
  const clue = (blocks: Clue): string =>
    blocks.length === 0
      ? '0'
      : blocks.map(({ size, color }) => `${size}${letters[color]}`).join(',');
  return nonText(
    puzzle,
    [
      ['catalogue', text(id)],
      ['title', text(title)],
      ['by', text(author)],
      ['copyright', text(copyright)],
      ['license', bare ? license : text(license)],
      ...declared.map((value) => ['color', value] as const),
    ],
    clue,
    (cell) => (cell === 0 ? '0' : letters[cell] || '1'),
  );
}
