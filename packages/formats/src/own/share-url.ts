/**
 * The target `url` writes a puzzle in its shortest shareable form: the address of a player that
 * everybody can open, if one holds the puzzle, else our own share string. The target is only
 * written; other formats read its output.
 */
import { bad, good, inkCount, type Puzzle, type Result } from '@nonokit/core';
import type { Format } from '../format.js';
import { davidjeUrl } from '../programs/davidje.js';
import { writeGameId } from '../programs/tatham.js';
import { writePuzzLink } from '../sites/pzpr-url.js';
import { shareWriteOnly } from '../words/en/own.js';
import { writeShareString } from './share.js';

/** The page of Tatham's Pattern. */
const PATTERN_PAGE = 'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/pattern.html';

/**
 * Addresses and share strings, one per line. Not in the list of formats, because it reads nothing.
 */
export const url: Format = {
  id: 'url',
  name: 'share address',
  extensions: [],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: true,
    goal: false,
    meta: ['title'],
    several: true,
  },
  keepsGoal: (puzzle) => writeShareUrl(puzzle).holdsGoal,
  detect: () => false,
  read: () => [bad(shareWriteOnly)],
  write: (puzzles) => good(puzzles.map((puzzle) => `${writeShareUrl(puzzle).text}\n`).join('')),
};

/** The shareable form of a puzzle. */
export interface Shared {
  /** An address or a share string, without a line end. */
  readonly text: string;
  /** True if it holds the puzzle's picture. */
  readonly holdsGoal: boolean;
}

/**
 * The shortest address of another player that holds clues, colours and title, else a share string.
 */
export function writeShareUrl(puzzle: Puzzle): Shared {
  const addresses = writeAddresses(puzzle).flatMap((address) =>
    address.ok ? [address.value] : [],
  );
  const [shortest] = addresses.sort((a, b) => a.length - b.length);
  if (shortest !== undefined) return { text: shortest, holdsGoal: false };
  const { text, body } = writeShareString(puzzle);
  return { text, holdsGoal: body !== 'clues' };
}

/**
 * The addresses of other players that hold the puzzle: all are black on white, and only one carries
 * titles.
 */
function writeAddresses(puzzle: Puzzle): readonly Result<string>[] {
  const [paper, ink] = puzzle.palette;
  if (inkCount(puzzle) !== 1 || paper?.rgb !== '#ffffff' || ink?.rgb !== '#000000') return [];
  if (puzzle.meta.title) return [davidjeUrl(puzzle)];
  const addresses = [davidjeUrl(puzzle), writePuzzLink(puzzle)];
  // Pattern refuses a puzzle of a single cell
  if (puzzle.width * puzzle.height > 1)
    addresses.push(good(`${PATTERN_PAGE}#${writeGameId(puzzle)}`));
  return addresses;
}
