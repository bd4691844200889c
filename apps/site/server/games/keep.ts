/**
 * Progress: each device sends its game, with the revision that it continued from.
 *
 * If the site's game is still of that revision, or the device's begins with all of it, it is
 * replaced. Otherwise the two have diverged: the site's stays, the device's is stored beside it,
 * and the device asks the player. So nothing is lost, whichever side wins.
 */
import { HttpProblem, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import { ownGame } from './begin.js';
import { type CluesReader, findCluesText } from './clues-of.js';
import { gameJson } from './game-json.js';
import type { GameRow } from './game-row.js';
import { readRecord } from './played.js';
import { refusal } from './refusals.js';
import { dropContained, goesOn, type Kept, keepBeside, type ReadMoves } from './versions.js';

/** Progress of a device. */
export interface Progress {
  readonly bytes: Uint8Array;
  readonly revision: number;
  readonly elapsed: number;
  readonly device: string;
}

/** Saves progress. @throws {HttpProblem} 409 with the site's game if the two have diverged. */
export async function keepGame(
  site: Site,
  reader: CluesReader,
  { member, id, progress }: { member: Member; id: string; progress: Progress },
): Promise<GameRow> {
  const game = await ownGame(site.db, member, id);
  if (game.state !== 'open') throw new HttpProblem(409, 'game-over', 'The game is solved.');
  const clues = reader.read(await findCluesText(site.db, game.puzzle_id, game.version));
  const read: ReadMoves = (bytes) => {
    const found = readRecord(clues, bytes);
    if ('refused' in found) throw refusal(found.refused);
    return found.record;
  };
  const record = read(progress.bytes);
  const kept = {
    changed_at: site.now(),
    moves: record.length,
    elapsed: Math.max(progress.elapsed, Math.round(record.at(-1)?.at ?? 0)),
    device: progress.device,
    record: progress.bytes,
  };
  const hasAll = game.record === null || goesOn(record, read(game.record));
  const saved = await site.db.transaction().execute(async (sql) => {
    const isNext = hasAll || game.revision === progress.revision;
    if (isNext && (await replaced(sql, game, kept))) {
      // the player chose this one; the other stays beside it
      if (!hasAll) await keepBeside(sql, id, { version: toKept(game), read });
      await dropContained(sql, id, { record, read });
      return true;
    }
    await keepBeside(sql, id, { version: kept, read });
    return false;
  });
  if (saved) return { ...game, ...kept, revision: game.revision + 1 };
  throw await goneApart(site.db, member, id);
}

function toKept({ changed_at, moves, elapsed, device, record }: GameRow): Kept {
  return { changed_at, moves, elapsed, device, record: record ?? new Uint8Array() };
}

/** Puts a version in the place of the one that was read; false if another request was sooner. */
async function replaced(sql: Sql, { id, revision }: GameRow, kept: Kept): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('game')
    .set({ ...kept, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function goneApart(sql: Sql, member: Member, id: string): Promise<HttpProblem> {
  const theirs = await gameJson(sql, await ownGame(sql, member, id));
  const text = 'Another device went on with this game. Choose one, and send it again.';
  return new HttpProblem(409, 'gone-apart', text, { theirs });
}
