/** What is public once a contest is over: its standings as CSV, and the path of each solve. */
import type { ContestPath } from '../../contract/contests.js';
import { HttpProblem, type Member, notFound } from '../http/index.js';
import type { Site } from '../site/index.js';
import { findContest } from './find.js';
import { findStandings, toStanding } from './standings.js';

/** All who took part. @throws {HttpProblem} 404, or 409 while the contest is not over */
async function findResults(site: Site, member: Member | undefined, id: string) {
  const contest = await findContest(site, id, member);
  if (site.now() <= contest.ends_at) {
    const message = 'Table and paths are there once the contest is over.';
    throw new HttpProblem(409, 'contest-not-over', message);
  }
  return await findStandings(site, contest);
}

/** How a person solved one of the puzzles. @throws {HttpProblem} 404 or 409 */
export async function contestPath(
  site: Site,
  member: Member | undefined,
  { id, solve }: { readonly id: string; readonly solve: string },
): Promise<ContestPath> {
  const all = await findResults(site, member, id);
  if (!all.some(({ solves }) => solves.includes(solve))) throw notFound('path');
  const row = await site.db
    .selectFrom('solve')
    .select(['puzzle_id', 'version', 'record'])
    .where('id', '=', solve)
    .executeTakeFirst();
  if (row === undefined) throw notFound('path');
  const record = Buffer.from(row.record).toString('base64');
  return { puzzle: row.puzzle_id, version: row.version, record };
}

/** Place, name, how many are solved, the time of each puzzle, the sum. @throws {HttpProblem} */
export async function contestTable(
  site: Site,
  member: Member | undefined,
  id: string,
): Promise<string> {
  const all = await findResults(site, member, id);
  const now = site.now();
  const numbers = all[0]?.times.map((_, k) => `puzzle ${k + 1}`) ?? [];
  const lines = all.map((entry) => {
    const { place, person, times, solved, timeMs } = toStanding(entry, undefined, {
      now,
      isOver: true,
    });
    const seconds = [...times, timeMs].map((ms) => (ms === null ? '' : (ms / 1000).toFixed(3)));
    return [place, textCell(person?.name ?? ''), solved, ...seconds].join(',');
  });
  return [['place', 'name', 'solved', ...numbers, 'total'].join(','), ...lines, ''].join('\r\n');
}

/** A text in quotes; spreadsheets take what begins with these signs for a formula. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
