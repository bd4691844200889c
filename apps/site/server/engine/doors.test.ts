/**
 * The body of a request to the API: the same bytes give the answer of the library, with which the
 * doors of pages and of the program are compared as well.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readOutcome } from '@nonokit/core/testing';
import { DOOR_FILES, DOOR_ROOT } from '@nonokit/formats/testing';
import { safeReadPuzzles } from 'nonokit/formats';
import { unpackBrotli } from 'nonokit/node';
import { expect, it } from 'vitest';
import { puzzlesIn } from './read-puzzle.js';

/** The library's answer as a request gives it: all puzzles, or the first problem. */
function expected(bytes: Uint8Array, name: string | undefined): string {
  const read = safeReadPuzzles(bytes, { name, unpackBrotli });
  if (!read.ok) return readOutcome([read]);
  const wrong = read.value.puzzles.find(({ ok }) => !ok);
  return readOutcome(wrong === undefined ? read.value.puzzles : [wrong]);
}

it(`the API reads ${DOOR_FILES.length} files as the library does, with and without a name`, () => {
  const wrong: string[] = [];
  for (const file of DOOR_FILES) {
    const bytes = readFileSync(file);
    for (const name of [undefined, file]) {
      const read = puzzlesIn({ bytes, format: undefined, name });
      const said = readOutcome(
        read.ok ? read.value.map((value) => ({ ok: true, value, warnings: [] })) : [read],
      );
      if (said !== expected(bytes, name)) wrong.push(relative(DOOR_ROOT, file));
    }
  }
  expect(wrong).toEqual([]);
});
