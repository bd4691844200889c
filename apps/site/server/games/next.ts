/**
 * "Next for you": puzzles of the kind that a person has just solved, or usually solves, which they
 * have neither solved nor begun. The best liked of each kind are read, and ranked as the pages rank
 * them for guests.
 */
import type { Language } from '@nonokit/core';
import { sql as literal } from 'kysely';
import type { PuzzleCard } from '../../contract/catalogue.js';
import {
  FIRST_STEPS,
  findSizeStep,
  findUsual,
  type NextCandidate,
  type PastSolve,
  type PuzzleKindFacts,
  rankNext,
} from '../../contract/next-puzzle.js';
import { SIZE_CLASSES } from '../../contract/size-classes.js';
import { cardsById } from '../catalogue/index.js';
import type { Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';

/** Puzzles for members; guests get more, because only their browser knows what they solved. */
const SHOWN = 12;
const SHOWN_TO_GUESTS = 60;

/** Puzzles that are read of each kind. */
const OF_A_KIND = 24;

/** Fewer than these of the wanted kinds, and all kinds are read. */
const LEAST = 3;

/** Solves that say what a person usually plays. */
const LATEST = 9;

/** The reader, and the puzzle that was just solved; undefined for what is usual. */
export interface NextWish {
  readonly member: Member | undefined;
  readonly language: Language;
  readonly after?: string | undefined;
}

/** Puzzles to play next. */
export async function nextPuzzles(
  site: Pick<Site, 'db'>,
  { member, language, after }: NextWish,
): Promise<PuzzleCard[]> {
  const { db } = site;
  const history = member === undefined ? [] : await latestSolves(db, member.id);
  const solve = await findReference(db, history, after);
  const wanted = await candidatesOf(db, solve, member);
  const candidates = wanted.length >= LEAST ? wanted : await anyCandidates(db, member);
  const most = member === undefined ? SHOWN_TO_GUESTS : SHOWN;
  const ids = rankNext(candidates, solve, history)
    .filter(({ id }) => id !== after)
    .slice(0, most)
    .map(({ id }) => id);
  return await cardsById(site, ids, { member, language });
}

/** The solve that the next puzzle goes on from. */
async function findReference(
  db: Sql,
  history: readonly KnownSolve[],
  after: string | undefined,
): Promise<PastSolve> {
  if (after === undefined) return findUsual(history);
  const own = history.find(({ id }) => id === after);
  if (own !== undefined) return own;
  const puzzle = await db
    .selectFrom('puzzle')
    .select(['width', 'height', 'colors', 'difficulty'])
    .where('id', '=', after)
    .where('state', '=', 'public')
    .executeTakeFirst();
  return puzzle === undefined ? FIRST_STEPS : { ...puzzle, ...UNTIMED };
}

/** A solve of which nothing is known but the puzzle. */
const UNTIMED = { elapsed: 0, isHelped: false } as const;

interface KnownSolve extends PastSolve {
  readonly id: string;
}

/** The latest first solves of a person, the latest last. */
async function latestSolves(db: Sql, person: string): Promise<readonly KnownSolve[]> {
  const rows = await db
    .selectFrom('solve')
    .innerJoin('puzzle', 'puzzle.id', 'solve.puzzle_id')
    .select(['puzzle.id', 'width', 'height', 'colors', 'difficulty', 'active_ms', 'kind'])
    .where('person_id', '=', person)
    .where('is_first', '=', 1)
    .orderBy('solved_at', 'desc')
    .orderBy('solve.id')
    .limit(LATEST)
    .execute();
  return rows
    .map(({ active_ms, kind, ...facts }) => ({
      ...facts,
      elapsed: Number(active_ms),
      isHelped: kind === 'helped',
    }))
    .reverse();
}

/** Puzzles of the same colours and class of size or the next, a level easier to one harder. */
async function candidatesOf(
  db: Sql,
  solve: PuzzleKindFacts,
  member: Member | undefined,
): Promise<readonly NextCandidate[]> {
  const step = findSizeStep(solve);
  const kinds = SIZE_CLASSES.slice(step, step + 2).flatMap((sizeClass) =>
    [-1, 0, 1].flatMap((more) =>
      ([0, 1] as const).map((byLines) => {
        const difficulty = solve.difficulty + more;
        return unplayed(db, member)
          .where('size_class', '=', sizeClass)
          .where('is_colored', '=', solve.colors > 1 ? 1 : 0)
          .where('difficulty', '=', difficulty)
          .where('is_line_solvable', '=', byLines)
          .orderBy('stars', 'desc')
          .orderBy('number', 'desc')
          .limit(OF_A_KIND);
      }),
    ),
  );
  const found: NextCandidate[] = [];
  for (const query of kinds) found.push(...(await query.execute()));
  return found;
}

/** The best liked puzzles of all kinds. */
function anyCandidates(db: Sql, member: Member | undefined): Promise<NextCandidate[]> {
  return unplayed(db, member)
    .orderBy('stars', 'desc')
    .orderBy('number', 'desc')
    .limit(SHOWN_TO_GUESTS)
    .execute();
}

/** Public puzzles that a person has neither made nor solved nor begun. */
function unplayed(db: Sql, member: Member | undefined) {
  const query = db
    .selectFrom('puzzle')
    .select(['id', 'width', 'height', 'colors', 'difficulty'])
    .where('state', '=', 'public');
  if (member === undefined) return query;
  return query
    .where((where) =>
      where.or([where('author_id', 'is', null), where('author_id', '!=', member.id)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('solve')
            .select('solve.id')
            .whereRef('solve.puzzle_id', '=', 'puzzle.id')
            .where('solve.person_id', '=', member.id)
            // the index is partial: its condition must be literal in the SQL
            .where('solve.is_first', '=', literal.lit(1 as const)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game')
            .select('game.id')
            .whereRef('game.puzzle_id', '=', 'puzzle.id')
            .where('game.person_id', '=', member.id)
            .where('game.state', '=', literal.lit('open' as const)),
        ),
      ),
    );
}
