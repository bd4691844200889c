/**
 * Makes the shelf from a folder of puzzle files: every puzzle with one solution, in its blind form,
 * and a card for each. Names of files and titles say what a picture shows, so they stay here.
 */
import { type BlindPuzzle, blindOf, blindToJson } from '@nonokit/board';
import { orThrow, type Puzzle, rate, solve } from 'nonokit';
import { puzzlesOfFolder } from '../server/catalogue/puzzle-folder.js';
import { type ShelfCard, shelfFile } from '../src/puzzles/shelf.js';

/** The cards of the shelf in order, and the files of its puzzles, by their names. */
export interface Shelf {
  readonly cards: readonly ShelfCard[];
  readonly files: ReadonlyMap<string, string>;
  /** The puzzle to begin with: easy and coloured, of a size that has room beside a heading. */
  readonly first: Pick<BlindPuzzle, 'id' | 'clues'>;
  /** The puzzles themselves, for lessons to take positions from. */
  readonly puzzles: readonly Puzzle[];
}

/** Columns of the first puzzle, at least. */
const FIRST_WIDTH = 12;

/** The shelf of a folder. */
export async function shelfOf(folder: string): Promise<Shelf> {
  const read = (await puzzlesOfFolder(folder)).map(({ puzzle }) => puzzle);
  const puzzles = read.flatMap(blindPuzzleOf);
  puzzles.sort((a, b) => areaOf(a) - areaOf(b) || scoreOf(a) - scoreOf(b));
  const first = puzzles.find(({ clues }) => clues.width >= FIRST_WIDTH && clues.palette.length > 2);
  if (first === undefined) throw new Error('shelf: there is no coloured puzzle to begin with');
  const numbered = puzzles.map((puzzle, k) => ({
    ...puzzle,
    facts: { ...puzzle.facts, number: k + 1 },
  }));
  const cards = numbered.map((puzzle, k) => cardOf(puzzle, k + 1));
  const files = new Map(
    numbered.map((puzzle) => [shelfFile(puzzle.id), JSON.stringify(blindToJson(puzzle))]),
  );
  return {
    cards,
    files: files.set(shelfFile('index'), JSON.stringify(cards)),
    first: { id: first.id, clues: first.clues },
    puzzles: read,
  };
}

/** The blind form of a puzzle; nothing if it has not exactly one solution. */
function blindPuzzleOf(puzzle: Puzzle): BlindPuzzle[] {
  const solved = solve(puzzle);
  if (solved.status !== 'unique') return [];
  const { label, score, guess } = orThrow(rate(puzzle));
  const rated = guess === 'unfinished' ? {} : { difficulty: label, score };
  return [blindOf(puzzle, [solved.solution], { ...rated, isUnique: true })];
}

function cardOf({ id, clues, facts }: BlindPuzzle, number: number): ShelfCard {
  const { width, height, palette } = clues;
  const inks = palette.slice(1).map(({ rgb }) => rgb);
  return { number, id, width, height, inks, difficulty: facts.difficulty ?? '' };
}

function areaOf({ clues }: BlindPuzzle): number {
  return clues.width * clues.height;
}

function scoreOf({ facts }: BlindPuzzle): number {
  return facts.score ?? 0;
}
