/**
 * Explanations to check: of small random puzzles, of our own puzzles, and of a sample of the test
 * corpus, if it is present.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Clue, checkPuzzle, type Puzzle, puzzleOf, randomOf } from '@nonokit/core';
import { paletteOf, randomGrid } from '@nonokit/core/testing';
import { type Explanation, explain } from '../../explain.js';

/** A puzzle with its explanation. */
export interface Example {
  readonly puzzle: Puzzle;
  readonly told: Explanation;
}

const ROOT = new URL('../../../../../', import.meta.url);
/**
 * Seeds of small random puzzles that need chains, with up to four inks; the first two need nested
 * ones, the others have one solution each.
 */
const CHAINED = [
  60, 320, 12, 428, 1504, 1718, 1916, 2053, 2164, 2408, 2908, 2996, 3056, 3448, 3460, 3630, 3912,
  3928, 4012, 4480, 4487, 4753, 5116, 5146, 5164, 5353, 5448, 5528, 5576,
];

/** Random puzzles that are explained with chains. */
export function chainedExamples(): Example[] {
  return CHAINED.flatMap((seed) => explainExample(randomPuzzle(seed)) ?? []);
}

/** Random puzzles, explained as far as lines go. */
export function lineExamples(count: number): Example[] {
  const seeds = Array.from({ length: count }, (_, i) => i + 1);
  return seeds.flatMap((seed) => explainExample(randomPuzzle(seed), false) ?? []);
}

function randomPuzzle(seed: number): Puzzle {
  const random = randomOf(seed);
  const inks = 1 + (seed % 4);
  const width = 4 + random.below(7);
  const height = 4 + random.below(7);
  const density = 0.4 + random.next() / 2;
  return puzzleOf(randomGrid(random, width, height, inks, density), paletteOf(inks));
}

/** Our own puzzles in JSON, with sides of up to `longest` cells. */
export function ownExamples(longest: number): Example[] {
  const folder = new URL('puzzles/', ROOT);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return listExamples(
    names.map((name) => readFileSync(new URL(name, folder), 'utf8')),
    longest,
  );
}

/** Every `every`-th puzzle of a gzipped collection, with sides of up to `longest` cells. */
export function sampledExamples(file: URL, every: number, longest: number): Example[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  return listExamples(
    lines.filter((_, i) => i % every === 0),
    longest,
  );
}

function listExamples(texts: readonly string[], longest: number): Example[] {
  return texts
    .flatMap(puzzleFrom)
    .filter(({ width, height }) => Math.max(width, height) <= longest)
    .flatMap((puzzle) => explainExample(puzzle) ?? []);
}

/** A puzzle in our JSON, as far as the corpus uses it. */
interface Written {
  readonly width: number;
  readonly height: number;
  readonly palette?: readonly (string | { readonly color: string })[];
  readonly rows: readonly (readonly (number | readonly [number, number])[])[];
  readonly columns: Written['rows'];
}

function puzzleFrom(text: string): Puzzle[] {
  const { width, height, palette = ['', ''], rows, columns }: Written = JSON.parse(text);
  const clues = (lists: Written['rows']): Clue[] =>
    lists.map((list) =>
      list.map((block) => {
        const [size, color] = typeof block === 'number' ? [block, 1] : block;
        return { size, color };
      }),
    );
  const claims = { width, height, rows: clues(rows), columns: clues(columns) };
  const checked = checkPuzzle({ ...claims, palette: paletteOf(palette.length - 1) });
  return checked.ok ? [checked.value] : [];
}

/** The explanation, with chains that are found soon; undefined if the clues contradict. */
function explainExample(puzzle: Puzzle, chains = true): Example | undefined {
  const result = explain(puzzle, { chains, chainBudget: 20_000, totalBudget: 60_000 });
  if (!result.ok || result.value.status === 'contradiction') return undefined;
  return { puzzle, told: result.value };
}
