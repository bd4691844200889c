/** Solves that moderators decide about: the doubtful ones, and those struck. */
import type { DoubtfulSolvesJson } from '../../contract/community.js';
import { cursorFrom, encodeCursor, TIME_CURSOR } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { PageWish } from './comments.js';

/** A page of them, usually the oldest first. */
export async function listDoubtful(
  { db }: Site,
  state: 'doubtful' | 'struck',
  { after, limit }: PageWish,
  order: 'asc' | 'desc' = 'asc',
): Promise<DoubtfulSolvesJson> {
  const begins = cursorFrom(after, TIME_CURSOR);
  let query = db
    .selectFrom('solve')
    .innerJoin('judgement', 'judgement.solve_id', 'solve.id')
    .innerJoin('person', 'person.id', 'solve.person_id')
    .innerJoin('puzzle', 'puzzle.id', 'solve.puzzle_id')
    .select(['solve.id', 'solved_at', 'active_ms', 'findings', 'measures', 'person.name'])
    .select('pauses')
    .select(['puzzle.id as puzzle_id', 'puzzle.number'])
    .where('solve.kind', '=', state)
    .orderBy('solved_at', order)
    .orderBy('solve.id', order)
    .limit(limit + 1);
  if (begins !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('solved_at', 'solve.id'), order === 'asc' ? '>' : '<', tuple(...begins)),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    solves: page.map((row) => ({
      id: row.id,
      person: row.name,
      puzzle: { id: row.puzzle_id, number: row.number },
      state,
      activeMs: row.active_ms,
      findings: JSON.parse(row.findings) as string[],
      measures: numbersIn(row.measures),
      pauses: JSON.parse(row.pauses) as { ms: number; isEarly: boolean }[],
      solvedAt: new Date(row.solved_at).toISOString(),
    })),
    next: rows.length > limit && last ? encodeCursor([last.solved_at, last.id]) : null,
  };
}

/** The measures that are a number each; how pauses are spread is a list, which tells little. */
function numbersIn(text: string): Record<string, number> {
  const all = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(
    all.filter((one): one is [string, number] => typeof one[1] === 'number'),
  );
}
