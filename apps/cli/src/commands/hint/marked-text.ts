/** The marks of `nonokit hint` as text: of a file, or typed. */
import { existsSync } from 'node:fs';
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Session } from '../../io/host.js';
import { readBytes } from '../../io/read-bytes.js';
import * as says from '../../words/en/problems/commands.js';
import type { HintCommandFlags } from './flags.js';

/** True for marks that are typed: rows between line ends, or as many as fit between slashes. */
export function isPicture(
  marked: string,
  { width, height }: Pick<Puzzle, 'width' | 'height'>,
): boolean {
  if (marked.includes('\n')) return true;
  const rows = marked.split('/');
  const fits = rows.length === height && rows.every((row) => [...row].length === width);
  return fits && rows.length > 1 && !existsSync(marked);
}

/** The text of the marks; undefined for none. A board of triangles has no size, and no picture. */
export async function markedText(
  size: Pick<Puzzle, 'width' | 'height'> | undefined,
  marked: string | undefined,
  { apply }: Pick<HintCommandFlags, 'apply'>,
  { words, host }: Session,
  signal: AbortSignal,
): Promise<Result<string | undefined>> {
  if (marked === undefined) return good(undefined);
  if (size !== undefined && isPicture(marked, size)) return good(marked.replaceAll('/', '\n'));
  if (marked !== '-' && !existsSync(marked)) {
    return apply ? good(undefined) : bad(says.noMarksFile);
  }
  const bytes = await readBytes(marked, {
    host,
    signal,
    prompt: words.common.typePuzzle,
  });
  return bytes.ok ? good(new TextDecoder().decode(bytes.value)) : bytes;
}
