/**
 * The collection: every picture as a puzzle in the file that stores it. Most puzzles come straight
 * from their picture; only the clues of `impossible` are altered.
 */
import { ALL_FORMATS, formatById } from '../../packages/nonokit/dist/formats.js';
import { gridOf, puzzleOf } from '../../packages/nonokit/dist/index.js';
import { pictures as animals } from './pictures-animals.mjs';
import { pictures as landscapes } from './pictures-landscapes.mjs';
import { pictures as scenes } from './pictures-scenes.mjs';
import { pictures as seaAnimals } from './pictures-sea-animals.mjs';
import { pictures as small } from './pictures-small.mjs';
import { pictures as special } from './pictures-special.mjs';
import { pictures as things } from './pictures-things.mjs';
import { pictures as travel } from './pictures-travel.mjs';

/** Each format we use: its id in the library, the file extension, and its usual name. */
const FORMATS = {
  freesummerwind: ['freesummerwind', '.txt', 'freesummerwind text'],
  json: ['json', '.json', 'JSON'],
  mikix: ['non-mikix', '.non', 'NON (mikix)'],
  nin: ['nin', '.nin', 'NIN'],
  non: ['non', '.non', 'NON (Simpson)'],
  olsak: ['olsak', '.g', 'Olšák'],
  pbm: ['pbm', '.pbm', 'PBM picture'],
  png: ['png', '.png', 'PNG picture'],
  pzl: ['pzl', '.pzl', '`.pzl`'],
  'pzl-black': ['pzl-black', '.pzl', '`.pzl`, black'],
  text: ['text', '.txt', 'text picture'],
  xml: ['webpbn', '.xml', 'webpbn XML'],
};

/** Smallest first; ties in alphabetical order. */
export const collection = [
  ...animals,
  ...landscapes,
  ...scenes,
  ...seaAnimals,
  ...small,
  ...special,
  ...things,
  ...travel,
]
  .map(toEntry)
  .sort(
    (a, b) =>
      a.puzzle.width * a.puzzle.height - b.puzzle.width * b.puzzle.height ||
      (a.file < b.file ? -1 : 1),
  );

function toEntry(picture) {
  const [formatId, extension, formatName] = FORMATS[picture.format];
  const { file = picture.name + extension, note = '' } = picture;
  return { file, formatId, formatName, note, puzzle: puzzleOfPicture(picture, formatId) };
}

function puzzleOfPicture({ title, inks, rows, swap }, formatId) {
  const letters = ['.', ...Object.keys(inks).filter((letter) => letter !== '.')];
  const palette = letters.map((letter) => colorOf(letter, inks[letter] ?? '#ffffff white'));
  const grid = gridOf(rows.map((row) => [...row].map((letter) => letters.indexOf(letter))));
  const holdsLicense = formatById(formatId, ALL_FORMATS).holds.meta.includes('license');
  const meta = { title, author: 'Nonokit', [holdsLicense ? 'license' : 'copyright']: 'CC0-1.0' };
  const puzzle = puzzleOf(grid, palette, meta);
  return swap === undefined ? puzzle : swapped(puzzle, swap);
}

function colorOf(letter, ink) {
  const [rgb, ...words] = ink.split(' ');
  return { rgb, name: words.join(' '), symbol: letter };
}

/**
 * The puzzle with the clues of two columns, counted from 1, exchanged; no picture has these clues.
 */
function swapped({ goal: _, ...puzzle }, [one, other]) {
  const columns = [...puzzle.columns];
  columns[one - 1] = puzzle.columns[other - 1];
  columns[other - 1] = puzzle.columns[one - 1];
  return { ...puzzle, columns };
}
