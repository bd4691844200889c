/**
 * Progress: each device sends the game as it has it, with the revision that it went on from.
 *
 * If the site's game is still of that revision, or the device's begins with all of it, it is
 * replaced. Else the two went apart: the site's stays, the device's is kept beside it, and the
 * player is asked on the device. So nothing is lost, whoever answers.
 */
import type { GameRecord } from '@nonokit/board';
import { codeOfMove } from '@nonokit/board';
import type { Member } from '../http/env.js';
import { HttpProblem } from '../http/problem.js';
import type { Site } from '../site.js';
import type { Sql } from '../storage/tables.js';
import { ownGame } from './begin.js';
import { type CluesReader, cluesTextOf } from './clues-of.js';
import { type GameRow, gameJson } from './game-json.js';
import { readRecord } from './played.js';
import { refusal } from './refusals.js';

/** Progress of a device. */
export interface Progress {
  readonly bytes: Uint8Array;
  readonly revision: number;
  readonly elapsed: number;
  readonly device: string;
}

/** So many devices' versions are kept beside a game; the oldest goes. */
const MOST_VERSIONS = 4;

/** Keeps progress. @throws {HttpProblem} 409 with the site's game if the two went apart. */
export async function keepGame(
  site: Site,
  reader: CluesReader,
  { member, id, progress }: { member: Member; id: string; progress: Progress },
): Promise<GameRow> {
  const game = await ownGame(site.db, member, id);
  if (game.state !== 'open') throw new HttpProblem(409, 'game-over', 'The game is solved.');
  const clues = reader.read(await cluesTextOf(site.db, game.puzzle_id, game.version));
  const record = recordIn(progress.bytes);
  const isNext = game.revision === progress.revision;
  const follows = isNext || game.record === null || goesOn(record, recordIn(game.record));
  const kept = {
    changed_at: site.now(),
    moves: record.length,
    elapsed: Math.max(progress.elapsed, Math.round(record.at(-1)?.at ?? 0)),
    device: progress.device,
    record: progress.bytes,
  };
  const saved = await site.db.transaction().execute(async (sql) => {
    if (follows && (await replaced(sql, game, kept))) {
      // what the device had before is in this one, or its player gave it up
      await sql
        .deleteFrom('game_version')
        .where('game_id', '=', game.id)
        .where('device', '=', kept.device)
        .execute();
      if (isNext && game.record !== null && !goesOn(record, recordIn(game.record))) {
        await keepBeside(sql, game.id, { ...game, record: game.record });
      }
      return true;
    }
    await keepBeside(sql, game.id, kept);
    return false;
  });
  if (saved) return { ...game, ...kept, revision: game.revision + 1 };
  throw await goneApart(site.db, member, id);

  function recordIn(bytes: Uint8Array): GameRecord {
    const read = readRecord(clues, bytes);
    if ('refused' in read) throw refusal(read.refused);
    return read.record;
  }
}

type Kept = Pick<GameRow, 'changed_at' | 'moves' | 'elapsed' | 'device'> & { record: Uint8Array };

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

async function keepBeside(sql: Sql, gameId: string, version: Kept): Promise<void> {
  const { changed_at, moves, elapsed, device, record } = version;
  await sql
    .insertInto('game_version')
    .values({ game_id: gameId, changed_at, moves, elapsed, device, record })
    .onConflict((conflict) =>
      conflict.columns(['game_id', 'device']).doUpdateSet({ changed_at, moves, elapsed, record }),
    )
    .execute();
  const older = await sql
    .selectFrom('game_version')
    .select('device')
    .where('game_id', '=', gameId)
    .orderBy('changed_at', 'desc')
    .execute();
  const gone = older.slice(MOST_VERSIONS).map(({ device: each }) => each);
  if (gone.length === 0) return;
  await sql
    .deleteFrom('game_version')
    .where('game_id', '=', gameId)
    .where('device', 'in', gone)
    .execute();
}

async function goneApart(sql: Sql, member: Member, id: string): Promise<HttpProblem> {
  const theirs = await gameJson(sql, await ownGame(sql, member, id));
  const text = 'Another device went on with this game. Choose one, and send it again.';
  return new HttpProblem(409, 'gone-apart', text, { theirs });
}

/** Whether a record begins with all of another. */
function goesOn(record: GameRecord, before: GameRecord): boolean {
  if (record.length < before.length) return false;
  return before.every(({ at, move }, index) => {
    const own = record[index];
    return (
      own?.at === at && JSON.stringify(codeOfMove(own.move)) === JSON.stringify(codeOfMove(move))
    );
  });
}
