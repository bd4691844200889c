/**
 * Sources and results for tests of single formats.
 */
import type { Limits, Problem, Puzzle, Result } from '@nonokit/core';
import { createSource } from '../detect/source.js';
import type { Format, Source } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';

/** The source of a file with this content. Throws if there is a problem. */
export function sourceFor(content: string | Uint8Array, limits: Partial<Limits> = {}): Source {
  const bytes = typeof content === 'string' ? encodeText(content) : content;
  const source = createSource(bytes, { limits });
  if (!source.ok) throw new Error(source.problem.message);
  return source.value;
}

/** The results of `format` for a file with this content; none if it has no source. */
export function readAll(
  format: Format,
  content: string | Uint8Array,
  limits: Partial<Limits> = {},
): readonly Result<Puzzle>[] {
  const bytes = typeof content === 'string' ? encodeText(content) : content;
  const source = createSource(bytes, { limits });
  return source.ok ? format.read(source.value) : [];
}

/** The only puzzle of a file. Throws if there is a problem or another number of puzzles. */
export function puzzleIn(format: Format, content: string | Uint8Array): Puzzle {
  const [result, second] = readAll(format, content);
  if (result === undefined || second !== undefined) throw new Error('expected one puzzle');
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** The problem of the first broken puzzle of a file. Throws if there is none. */
export function problemIn(
  format: Format,
  content: string | Uint8Array,
  limits: Partial<Limits> = {},
): Problem {
  for (const result of readAll(format, content, limits)) if (!result.ok) return result.problem;
  throw new Error('expected a problem');
}

/** The codes of the warnings of a file's puzzles. */
export function warningsIn(format: Format, content: string | Uint8Array): string[] {
  return readAll(format, content).flatMap((result) =>
    result.ok ? result.warnings.map(({ code }) => code) : [],
  );
}

/** The file that `format` writes. Throws if it cannot. */
export function written(format: Format, ...puzzles: readonly Puzzle[]): Uint8Array {
  const result = format.write(puzzles);
  if (!result.ok) throw new Error(result.problem.message);
  return typeof result.value === 'string' ? encodeText(result.value) : result.value;
}
