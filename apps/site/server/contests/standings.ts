/**
 * The standings of a contest: more puzzles solved wins, then less time in sum, by the server's
 * clock. What counts are first solves within the window, verified as all are; one with a hint does
 * not, and a check for mistakes costs a minute. They are made in memory and shown again for two
 * seconds: many people look at once.
 */
import type { Help } from '@nonokit/board';
import { Lru } from '@nonokit/core';
import { CHECK_MS } from '../../contract/contest-rules.js';
import type { Standing } from '../../contract/contests.js';
import type { Member } from '../http/index.js';
import { shownPerson } from '../rankings/index.js';
import { perSite, type Site } from '../site/index.js';
import type { SolveKind, Sql } from '../storage/index.js';
import type { ContestRow } from './find.js';

/** Solves that count, and those of them that are looked at. */
const COUNTED: readonly SolveKind[] = ['person', 'helped', 'waiting', 'doubtful'];
const LOOKED_AT: readonly string[] = ['waiting', 'doubtful'];

/** A person who takes part, with what they have solved. */
export interface PlacedEntry {
  readonly place: number;
  readonly personId: string;
  readonly name: string;
  readonly shows: string;
  readonly bannedUntil: number | null;
  readonly solved: number;
  readonly timeMs: number;
  readonly times: readonly (number | null)[];
  readonly solves: readonly (string | null)[];
  readonly isLookedAt: boolean;
}

/** How long standings are shown again, and of how many contests. */
const SHOWN_AGAIN_MS = 2000;
const MOST_KEPT = 50;

const kept = perSite(
  () => new Lru<string, { readonly at: number; readonly all: readonly PlacedEntry[] }>(MOST_KEPT),
);

/** All who take part, by place. */
export async function findStandings(
  site: Site,
  contest: ContestRow,
): Promise<readonly PlacedEntry[]> {
  const at = site.now();
  const before = kept(site).get(contest.id);
  if (before !== undefined && before.at <= at && at < before.at + SHOWN_AGAIN_MS) return before.all;
  const all = await makeStandings(site.db, contest, at);
  kept(site).set(contest.id, { at, all });
  return all;
}

async function makeStandings(sql: Sql, contest: ContestRow, now: number): Promise<PlacedEntry[]> {
  const puzzles = await sql
    .selectFrom('contest_puzzle')
    .select('puzzle_id')
    .where('contest_id', '=', contest.id)
    .orderBy('position')
    .execute();
  const people = await sql
    .selectFrom('contest_entry')
    .innerJoin('person', 'person.id', 'contest_entry.person_id')
    .select(['person.id as personId', 'name', 'shows', 'banned_until as bannedUntil'])
    .where('contest_id', '=', contest.id)
    .orderBy('joined_at')
    .orderBy('person.id')
    .execute();
  const solves = new Map<string, Counted>();
  for (const solve of await solveRows(sql, contest).execute()) {
    const counted = countSolve(solve, contest.begins_at);
    // authors know their puzzle
    if (counted !== undefined && solve.author_id !== solve.person_id)
      solves.set(`${solve.person_id} ${solve.puzzle_id}`, counted);
  }
  const entries = people
    .filter(({ bannedUntil }) => (bannedUntil ?? 0) <= now)
    .map((person) => {
      const own = puzzles.map(({ puzzle_id }) => solves.get(`${person.personId} ${puzzle_id}`));
      const done = own.filter((solve) => solve !== undefined);
      return {
        ...person,
        solved: done.length,
        timeMs: done.reduce((sum, { timeMs }) => sum + timeMs, 0),
        times: own.map((solve) => solve?.timeMs ?? null),
        solves: own.map((solve) => solve?.id ?? null),
        isLookedAt: done.some((solve) => solve.isLookedAt),
      };
    });
  return placeAll(entries.toSorted(inOrder));
}

function solveRows(sql: Sql, { id, begins_at, ends_at }: ContestRow) {
  return sql
    .selectFrom('contest_entry')
    .innerJoin('contest_puzzle', 'contest_puzzle.contest_id', 'contest_entry.contest_id')
    .innerJoin('solve', (join) =>
      join
        .onRef('solve.person_id', '=', 'contest_entry.person_id')
        .onRef('solve.puzzle_id', '=', 'contest_puzzle.puzzle_id')
        .on('solve.is_first', '=', 1),
    )
    .innerJoin('puzzle', 'puzzle.id', 'contest_puzzle.puzzle_id')
    .select(['solve.person_id', 'solve.puzzle_id', 'solve.kind', 'solve.server_ms'])
    .select(['solve.id', 'solve.solved_at', 'solve.help', 'puzzle.author_id'])
    .where('contest_entry.contest_id', '=', id)
    .where('solve.solved_at', '>=', begins_at)
    .where('solve.solved_at', '<=', ends_at)
    .where('solve.kind', 'in', COUNTED);
}

/** A solve that counts. */
interface Counted {
  readonly id: string;
  readonly timeMs: number;
  readonly isLookedAt: boolean;
}

interface SolveRow {
  readonly id: string;
  readonly kind: SolveKind;
  readonly server_ms: number;
  readonly solved_at: number;
  /** JSON: what the record says of hints and checks. */
  readonly help: string;
}

function countSolve(row: SolveRow, beginsAt: number): Counted | undefined {
  const { where, why, cells, check } = JSON.parse(row.help) as Help;
  if (where + why + cells > 0) return undefined;
  // people who have had the clues of a public puzzle before begin with all others
  const played = Math.min(row.server_ms, row.solved_at - beginsAt);
  const timeMs = played + check * CHECK_MS;
  return { id: row.id, timeMs, isLookedAt: LOOKED_AT.includes(row.kind) };
}

type Result = Pick<PlacedEntry, 'solved' | 'timeMs'>;

function inOrder(one: Result, other: Result): number {
  return other.solved - one.solved || one.timeMs - other.timeMs;
}

/** Gives places: equal results share one. */
function placeAll<T extends Result>(entries: readonly T[]): (T & { readonly place: number })[] {
  let place = 0;
  return entries.map((entry, k) => {
    const before = entries[k - 1];
    if (before === undefined || inOrder(before, entry) !== 0) place = k + 1;
    return { ...entry, place };
  });
}

/** An entry as a reader sees it; which solves count is told when the contest is over. */
export function toStanding(
  entry: PlacedEntry,
  member: Pick<Member, 'id'> | undefined,
  { now, isOver }: { readonly now: number; readonly isOver: boolean },
): Standing {
  const { place, personId, name, shows, bannedUntil, solved, timeMs, isLookedAt } = entry;
  const isMe = personId === member?.id;
  const person = shownPerson({ name, shows, banned_until: bannedUntil }, isMe, now);
  const times = [...entry.times];
  const solves = isOver ? [...entry.solves] : null;
  return { place, person, isMe, solved, timeMs, times, solves, isLookedAt };
}
