/** What all may know who have solved a puzzle: how long others took, where they got stuck. */
import { LEAST_FOR_ALL, type PuzzleNumbers } from '../../contract/desk.js';
import { findStanding, knowsPicture } from '../catalogue/index.js';
import { HttpProblem, type Member } from '../http/index.js';
import type { Site } from '../site/index.js';
import { countKinds } from './desk.js';
import { newestSolves } from './puzzle-desk.js';
import { stuckMap } from './stuck-map.js';
import { countTimes } from './times.js';

/** The numbers of a puzzle. @throws {HttpProblem} 403 or 404 */
export async function readPuzzleNumbers(
  site: Site,
  member: Member,
  id: string,
): Promise<PuzzleNumbers> {
  if (!knowsPicture(await findStanding(site, id, member))) {
    const message = 'Solve the puzzle before you see how others solved it.';
    throw new HttpProblem(403, 'not-solved-yet', message);
  }
  const kinds = await countKinds(site.db, [id]);
  const alone = kinds.get(`${id} person`) ?? 0;
  const people = alone + (kinds.get(`${id} helped`) ?? 0);
  const solves = await newestSolves(site.db, id);
  return {
    people,
    withoutHelp: people === 0 ? null : alone / people,
    times: countTimes(solves.map(({ active_ms }) => active_ms)),
    stuck: solves.length < LEAST_FOR_ALL ? null : await stuckMap(site, id, solves),
  };
}
