/**
 * All doors of the program: the same bytes give the same answer as a file, on standard input, as a
 * share address and as typed clues. The answer is that of the library, which those of the site are
 * compared with as well (`apps/site/server/engine/doors.test.ts`).
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { clueText, type Puzzle, type Result } from '@nonokit/core';
import { readOutcome } from '@nonokit/core/testing';
import { DOOR_FILES, DOOR_ROOT } from '@nonokit/formats/testing';
import { safeReadPuzzles, safeWritePuzzle } from 'nonokit/formats';
import { unpackBrotli } from 'nonokit/node';
import { describe, expect, it } from 'vitest';
import { testHost } from '../testing/host.js';
import { readInputs } from './input.js';
import type { Input } from './input-puzzle.js';
import { typedName } from './typed-clues.js';

/** The library's answer. */
function expected(bytes: Uint8Array, name?: string): readonly Result<Puzzle>[] {
  const read = safeReadPuzzles(bytes, { name, unpackBrotli });
  return read.ok ? read.value.puzzles : [read];
}

async function through(name: string, stdin?: Uint8Array): Promise<string> {
  const inputs: Input[] = [];
  const options = { host: testHost(), ...(stdin === undefined ? {} : { stdin }) };
  for await (const input of readInputs([name], options)) inputs.push(input);
  return readOutcome(
    inputs.map((input) => (input.ok ? { ok: true, value: input.puzzle, warnings: [] } : input)),
  );
}

/** The names of files for which a door gives another answer than the library. */
async function differing(door: (file: string, bytes: Buffer) => Promise<boolean>) {
  const wrong: string[] = [];
  for (const file of DOOR_FILES) {
    if (!(await door(file, readFileSync(file)))) wrong.push(relative(DOOR_ROOT, file));
  }
  return wrong;
}

describe(`the doors of the program give the library's answer, for ${DOOR_FILES.length} files`, () => {
  it('files', async () => {
    const door = async (file: string, bytes: Buffer) =>
      (await through(file)) === readOutcome(expected(bytes, file));
    expect(await differing(door)).toEqual([]);
  });

  it('standard input', async () => {
    const door = async (_: string, bytes: Buffer) =>
      (await through('-', bytes)) === readOutcome(expected(bytes));
    expect(await differing(door)).toEqual([]);
  });

  it('share addresses', async () => {
    let shared = 0;
    const door = async (file: string, bytes: Buffer) => {
      for (const read of expected(bytes, file)) {
        const address = read.ok ? safeWritePuzzle(read.value, 'share') : read;
        if (!address.ok) continue;
        shared++;
        const name = `https://example.org/play/#${Buffer.from(address.value).toString().trim()}`;
        if ((await through(name)) !== readOutcome([read])) return false;
      }
      return true;
    };
    expect(await differing(door)).toEqual([]);
    expect(shared).toBeGreaterThan(25);
  });

  it('typed clues', async () => {
    let typed = 0;
    const door = async (file: string, bytes: Buffer) => {
      for (const read of expected(bytes, file)) {
        if (!read.ok || read.value.palette.length > 2) continue;
        const [rows, columns] = [read.value.rows, read.value.columns].map((clues) =>
          clues.map((clue) => clueText(clue)).join(', '),
        );
        typed++;
        const said = await through(typedName({ rows: rows ?? '', columns: columns ?? '' }));
        if (said.replace(/ \/ [^/]*$/, '') !== readOutcome([read]).replace(/ \/ [^/]*$/, '')) {
          return false;
        }
      }
      return true;
    };
    expect(await differing(door)).toEqual([]);
    expect(typed).toBeGreaterThan(20);
  });
});
