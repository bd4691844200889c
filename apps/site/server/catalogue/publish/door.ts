/**
 * The door of the catalogue: new members publish a few puzzles a day, until they are a week old and
 * have solved some; good votes for what they made open it further. One account cannot fill the
 * front page of a day.
 */
import { HttpProblem, type Member } from '../../http/index.js';
import { ownerSettings, type Site } from '../../site/index.js';

const DAY_MS = 86_400_000;

/** What a member does and is before the door is open. */
const AGE_MS = 7 * DAY_MS;
const SOLVED = 10;

/** Puzzles a day of a new member, and good votes for one more. */
const FEW = 3;
const LIKES = 3;

/** @throws {HttpProblem} 429 if a new member has published enough for a day. */
export async function refuseTooManyNew(
  { db, now, config }: Site,
  { id }: Pick<Member, 'id'>,
): Promise<void> {
  if (config.limits === 0) return;
  const person = await db
    .selectFrom('person')
    .select(['created_at', 'solved', 'likes', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isKnown = now() - person.created_at >= AGE_MS && person.solved >= SOLVED;
  if (isKnown || person.role !== 'person') return;
  const most = FEW + Math.floor(person.likes / LIKES);
  const latest = await db
    .selectFrom('puzzle')
    .select('created_at')
    .where('author_id', '=', id)
    .where('created_at', '>', now() - DAY_MS)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  const first = latest.at(-1);
  if (first === undefined || latest.length < most) return;
  const retryAfter = Math.ceil((first.created_at + DAY_MS - now()) / 1000);
  const message =
    `New members publish ${most} puzzles a day, until they have been here for a week and have ` +
    `solved ${SOLVED} puzzles. Your draft is kept.`;
  const headers = { 'Retry-After': `${retryAfter}` };
  throw new HttpProblem(429, 'too-many-new', message, { most, retryAfter }, headers);
}

/**
 * Whether a new puzzle of a member waits for the look of a moderator: the owner wants that, and
 * no puzzle of the member is public.
 */
export async function waitsForLook(
  site: Site,
  { id, role }: Pick<Member, 'id' | 'role'>,
): Promise<boolean> {
  if (role !== 'person' || !(await ownerSettings(site)).firstLook) return false;
  const row = await site.db
    .selectFrom('puzzle')
    .select('id')
    .where('author_id', '=', id)
    .where('state', '=', 'public')
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}
