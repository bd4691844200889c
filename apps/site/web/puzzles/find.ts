/** Finds the blind puzzle with an identifier, for lists that can do without it. */
import type { BlindPuzzle } from '@nonokit/board';
import { puzzleAt } from './source.js';

/** The puzzle; undefined if neither this device nor the shelf has it. */
export async function findPuzzle(id: string): Promise<BlindPuzzle | undefined> {
  const found = await puzzleAt(`#p=${id}`);
  return found.ok ? found.value : undefined;
}
