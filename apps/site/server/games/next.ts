/**
 * "Next for you": puzzles about as strong as the person, which they have neither solved nor begun.
 * The nearest above and below are taken from the index of ratings, and shown a little easier first.
 */
import type { Language } from '@nonokit/core';
import { sql as literal } from 'kysely';
import type { PuzzleCard } from '../../contract/catalogue.js';
import { cardsById } from '../catalogue/index.js';
import type { Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';

/** Puzzles that are shown. */
const SHOWN = 12;

/** The skill assumed of new players: below average, so that the first puzzles go well. */
const GUEST_SKILL = 1200;

/** Puzzles for a person; for a guest the easy first ones. */
export async function nextPuzzles(
  site: Site,
  member: Member | undefined,
  language: Language,
): Promise<PuzzleCard[]> {
  const skill = member === undefined ? GUEST_SKILL : await findSkill(site.db, member.id);
  const below = await nearest(site.db, { skill, member, isAbove: false });
  const above = await nearest(site.db, { skill, member, isAbove: true });
  const near = [...below, ...above]
    .toSorted((a, b) => Math.abs(a.rating - skill) - Math.abs(b.rating - skill))
    .slice(0, SHOWN)
    .toSorted((a, b) => a.rating - b.rating);
  const ids = near.map(({ id }) => id);
  return await cardsById(site, ids, { member, language });
}

/** The skill to choose by: the lower, the less is known of it. */
async function findSkill(sql: Sql, id: string): Promise<number> {
  const person = await sql
    .selectFrom('person')
    .select(['skill', 'skill_deviation'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return person.skill - Math.min(300, person.skill_deviation);
}

interface Near {
  readonly skill: number;
  readonly member: Member | undefined;
  readonly isAbove: boolean;
}

function nearest(sql: Sql, { skill, member, isAbove }: Near) {
  let query = sql
    .selectFrom('puzzle')
    .select(['id', 'rating'])
    .where('state', '=', 'public')
    .where('rating', isAbove ? '>=' : '<', skill)
    .orderBy('rating', isAbove ? 'asc' : 'desc')
    .limit(SHOWN);
  if (member === undefined) return query.execute();
  query = query
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
  return query.execute();
}
