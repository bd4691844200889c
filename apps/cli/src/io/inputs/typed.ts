/** Input from clues that were typed on the command line. */
import type { InputFailure, InputPuzzle } from '../input-puzzle.js';
import type { TypedClues } from '../typed-clues.js';
import { displayName } from './items.js';
import type { Named } from './options.js';

/** The puzzle of clues on the command line. */
export async function readTypedClues(
  clues: TypedClues,
  name: string,
  { words }: Named,
): Promise<InputPuzzle | InputFailure> {
  const { readTyped } = await import('../read-typed.js');
  const called = displayName(name, words);
  const read = readTyped(clues);
  const input = { file: called, index: 0, name: called };
  return read.ok
    ? { ok: true, ...input, puzzle: read.value, warnings: read.warnings }
    : { ...read, ...input };
}
