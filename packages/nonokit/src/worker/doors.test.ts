/**
 * The doors of pages and of the library: dropped and chosen files, pasted texts, texts in place of
 * a puzzle. The same bytes give the answer of `readPuzzles`, with which the doors of the program
 * are compared as well (`apps/cli/src/io/doors.test.ts`).
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Puzzle, Result } from '@nonokit/core';
import { readOutcome } from '@nonokit/core/testing';
import { DOOR_FILES, DOOR_ROOT } from '@nonokit/formats/testing';
import { describe, expect, it } from 'vitest';
import { safeReadPuzzle, safeReadPuzzles } from '../formats.js';
import { read } from './perform-files.js';

/** Reading takes nothing of what surrounds a request. */
const NOTHING = undefined as never;

function expected(source: Uint8Array | string, name?: string): readonly Result<Puzzle>[] {
  const file = safeReadPuzzles(source, { name });
  return file.ok ? file.value.puzzles : [file];
}

async function inPage(source: Uint8Array | string, filename?: string): Promise<string> {
  const file = await read([source], { filename }, NOTHING, NOTHING);
  return readOutcome(file.ok ? file.value.puzzles : [file]);
}

/** The names of files for which a door gives another answer than `readPuzzles`. */
async function differing(door: (bytes: Buffer, file: string) => Promise<boolean>) {
  const wrong: string[] = [];
  for (const file of DOOR_FILES) {
    if (!(await door(readFileSync(file), file))) wrong.push(relative(DOOR_ROOT, file));
  }
  return wrong;
}

describe(`the doors of pages and library give one answer, for ${DOOR_FILES.length} files`, () => {
  it('dropped and chosen files', async () => {
    const door = async (bytes: Buffer, file: string) =>
      (await inPage(bytes, file)) === readOutcome(expected(bytes, file));
    expect(await differing(door)).toEqual([]);
  });

  it('pasted texts', async () => {
    const door = async (bytes: Buffer) => {
      const text = bytes.toString('utf8');
      // what is no text cannot be pasted
      if (!bytes.equals(Buffer.from(text))) return true;
      return (await inPage(text)) === readOutcome(expected(bytes));
    };
    expect(await differing(door)).toEqual([]);
  });

  it('texts in place of a puzzle', async () => {
    const door = async (bytes: Buffer) => {
      const text = bytes.toString('utf8');
      if (!bytes.equals(Buffer.from(text))) return true;
      const [first, ...more] = expected(bytes);
      if (first === undefined || more.length > 0) return true;
      return readOutcome([safeReadPuzzle(text)]) === readOutcome([first]);
    };
    expect(await differing(door)).toEqual([]);
  });
});
