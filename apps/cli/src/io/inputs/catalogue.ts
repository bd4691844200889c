/** Input from the start catalogue. */
import { good } from '@nonokit/core';
import type { Input } from '../input-puzzle.js';
import { failure, noSuchPuzzle, toInput } from './items.js';
import type { InputOptions } from './options.js';

/** Puzzles of the start catalogue. */
export async function* readCatalogue(
  file: string,
  named: string,
  pick: number | undefined,
  options: InputOptions,
): AsyncGenerator<Input> {
  const { puzzlesNamed } = await import('../catalogue-puzzles.js');
  const found = puzzlesNamed(named, options.host);
  if (!found.ok) {
    yield failure(file, found.problem, options);
    return;
  }
  const puzzles = found.value;
  if (pick !== undefined && (pick < 1 || pick > puzzles.length)) {
    yield noSuchPuzzle(file, pick, puzzles.length, options);
    return;
  }
  for (const [index, puzzle] of puzzles.entries()) {
    if (pick === undefined || index === pick - 1) {
      yield toInput(file, index, puzzles.length > 1, good(puzzle), options);
    }
  }
}
