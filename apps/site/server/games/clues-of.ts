/** The clues of a puzzle's version, as the board has them. */
import { type Clues, cluesOnly } from '@nonokit/board';
import { Lru } from '@nonokit/core';
import { readPuzzles } from '@nonokit/formats/own';
import { notFound } from '../http/index.js';
import type { Sql } from '../storage/index.js';

/** Parsed puzzles in the cache; most people play the same few. */
const MOST_KEPT = 500;

/** Reads share strings, and remembers the latest. */
export class CluesReader {
  readonly #kept = new Lru<string, Clues>(MOST_KEPT);

  /** The clues of a share string from the catalogue. */
  read(text: string): Clues {
    const clues = this.#kept.get(text) ?? cluesIn(text);
    this.#kept.set(text, clues);
    return clues;
  }
}

function cluesIn(text: string): Clues {
  const file = readPuzzles(new TextEncoder().encode(text), { from: 'share' });
  const [puzzle] = file.ok ? file.value.puzzles : [];
  if (puzzle?.ok !== true) throw new Error('the catalogue holds clues that cannot be read');
  return cluesOnly(puzzle.value);
}

/** The share string of a version of a puzzle. @throws {HttpProblem} 404 if there is none. */
export async function findCluesText(sql: Sql, puzzleId: string, version: number): Promise<string> {
  const current = await sql
    .selectFrom('puzzle')
    .select(['clues', 'version'])
    .where('id', '=', puzzleId)
    .executeTakeFirst();
  if (current?.version === version) return current.clues;
  const older = await sql
    .selectFrom('puzzle_version')
    .select('clues')
    .where('puzzle_id', '=', puzzleId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (older === undefined) throw notFound('version of the puzzle');
  return older.clues;
}
