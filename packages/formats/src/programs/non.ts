/**
 * NON as Steven Simpson made it: black only, numbers joined by commas, `0` for an empty clue. The
 * other dialects are `non-mikix` (colour letters, licence, bundles) and `non-nonny` (colour names).
 */
import { bad, clueText, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { blackBlock, clueOfWords } from '../lexing/clue-words.js';
import { linesOf, splitWords } from '../lexing/cursor.js';
import { encodeReferences } from '../lexing/html-references.js';
import { nonColored } from '../words/en/programs-non.js';
import { isNon, nonText, quoted, readNonPuzzle } from './non-puzzle.js';

/** The dialect of Simpson's solvers. */
export const non: Format = {
  id: 'non',
  name: 'NON (Simpson)',
  extensions: ['.non'],
  media: 'text',
  holds: {
    colors: 'none',
    background: false,
    clues: true,
    goal: true,
    meta: ['id', 'title', 'author', 'copyright'],
    several: false,
  },
  detect: ({ text }) => isNon(text),
  read: (source) => [readNon(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeNon(puzzle)),
};

function readNon({ text, limits }: Source): Result<Puzzle> {
  return readNonPuzzle(linesOf(text), limits, ['are nothing', 'are clues'], ({ colors }) => {
    const declared = colors[0]?.[0];
    if (declared !== undefined) {
      return bad(nonColored, {}, declared.place);
    }
    return good({
      palette: undefined,
      readClue: (line, length) =>
        clueOfWords(splitWords(line, 'blanks and commas'), length, blackBlock),
      readCell: (cell) => (cell === '0' ? 0 : cell === '1' ? 1 : undefined),
    });
  });
}

function writeNon(puzzle: Puzzle): string {
  const { id, title, author, copyright } = puzzle.meta;
  const text = (value: string | undefined) => quoted(value && encodeReferences(value, 'ascii'));
  return nonText(
    puzzle,
    [
      ['catalogue', text(id)],
      ['title', text(title)],
      ['by', text(author)],
      ['copyright', text(copyright)],
    ],
    (clue) => clueText(clue).replaceAll(' ', ','),
    String,
  );
}
