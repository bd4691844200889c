/** Puzzles and solves for tests, straight into the database. */
import { countPuzzle } from '../catalogue/insert.js';
import type { Site } from '../site/site.js';
import { randomId } from '../storage/ids.js';
import type { SolveKind } from '../storage/tables/games.js';
import type { Flag } from '../storage/tables/site.js';
import { CLUES } from './fill-puzzles.js';
import type { TestPerson } from './test-site.js';

/** What a test says of a puzzle; the rest is made up. */
export interface PuzzleWish {
  readonly author?: TestPerson | undefined;
  readonly titles?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
  readonly sizeClass?: number;
  readonly isColored?: boolean;
  readonly difficulty?: number;
  readonly isLineSolvable?: boolean;
}

/** Adds a puzzle that nobody has solved. Returns its identifier. */
export async function addPuzzle({ db, now }: Site, wish: PuzzleWish = {}): Promise<string> {
  const id = randomId();
  const { sizeClass = 10, isColored = false, difficulty = 2, isLineSolvable = true } = wish;
  const { number } = await db
    .selectFrom('puzzle')
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('puzzle')
    .values({
      id,
      number: number + 1,
      author_id: wish.author?.id ?? null,
      difficulty,
      width: sizeClass,
      height: sizeClass,
      size_class: sizeClass,
      score: 10 * difficulty,
      colors: isColored ? 2 : 1,
      is_colored: toFlag(isColored),
      inks: JSON.stringify(isColored ? ['#c8141e', '#000000'] : ['#000000']),
      is_line_solvable: toFlag(isLineSolvable),
      technique: 'overlap',
      clues: CLUES,
      key: id,
      created_at: now(),
      rating: 1500,
    })
    .execute();
  const kind = { size_class: sizeClass, is_colored: toFlag(isColored), difficulty };
  await countPuzzle(db, { ...kind, is_line_solvable: toFlag(isLineSolvable) }, 1);
  const titles = JSON.stringify(wish.titles ?? { en: 'Owl', ru: 'Сова' });
  await db.insertInto('secret').values({ puzzle_id: id, titles, picture: CLUES }).execute();
  const tags = (wish.tags ?? ['bird']).map((tag) => ({ tag, puzzle_id: id }));
  if (tags.length > 0) await db.insertInto('secret_tag').values(tags).execute();
  return id;
}

function toFlag(is: boolean): Flag {
  return is ? 1 : 0;
}

/** What a test says of a solve. */
export interface SolveWish {
  readonly kind?: SolveKind;
  readonly activeMs?: number;
  readonly points?: number;
  readonly day?: string;
  readonly isFirst?: boolean;
}

/** Adds a solve. */
export async function addSolve(
  { db, now }: Site,
  puzzle_id: string,
  person: { readonly id: string },
  { kind = 'person', activeMs = 60_000, points = 10, day, isFirst = true }: SolveWish = {},
): Promise<string> {
  const id = randomId();
  await db
    .insertInto('solve')
    .values({
      id,
      puzzle_id,
      person_id: person.id,
      version: 1,
      kind,
      points,
      moves: 30,
      active_ms: activeMs,
      server_ms: activeMs,
      day: day ?? null,
      record: new Uint8Array([1]),
      record_hash: id,
      solved_at: now(),
      is_first: isFirst ? 1 : 0,
    })
    .execute();
  return id;
}
