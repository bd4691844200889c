/** Puzzles that are there as texts: in addresses, and as `nonokit play` serves other kinds. */
import type { BlindPuzzle } from '@nonokit/board';
import { bad, good, type Result } from '@nonokit/core';
import { worker } from '../worker.js';
import { addressWithoutPuzzle } from './words.js';

/** The format of a text, and what ends the reading. */
interface TextOptions {
  readonly format: 'share' | 'json';
  readonly signal: AbortSignal | undefined;
}

/** Reads and seals in the worker, so that the page never looks at what the text holds. */
export async function blindOfText(
  text: string,
  { format, signal }: TextOptions,
): Promise<Result<BlindPuzzle>> {
  const file = await worker().read(text, { format, signal });
  if (!file.ok) return file;
  const [puzzle = bad(addressWithoutPuzzle)] = file.value.puzzles;
  if (puzzle.ok) return good(await worker().blind(puzzle.value, { signal }));
  return puzzle.kind === undefined ? puzzle : worker().blindKind(puzzle.kind, { signal });
}

/** A puzzle of another kind as `nonokit play` serves it: its file without picture and texts. */
export async function kindOfProgram(
  json: unknown,
  signal: AbortSignal | undefined,
): Promise<BlindPuzzle | undefined> {
  const text: unknown = Reflect.get(Object(json), 'kind');
  const sealed: unknown = Reflect.get(Object(json), 'sealed');
  if (typeof text !== 'string' || !isTexts(sealed)) return undefined;
  const blind = await blindOfText(text, { format: 'json', signal });
  return blind.ok ? { ...blind.value, sealed } : undefined;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
