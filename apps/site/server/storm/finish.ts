/**
 * Finishes a run: its answers are checked against the tasks of its seed and the clock of the site,
 * and the best of the day, of the week and of all time are kept. A run is sent once: what was
 * refused cannot be sent again with better answers.
 */
import type { FinishStormJson, StormResultJson } from '../../contract/storm.js';
import { STORM_MS, type StormRefusal } from '../../contract/storm-rules.js';
import { HttpProblem, type Member, notFound } from '../http/index.js';
import { countStorms, stormPlace } from '../rankings/index.js';
import type { Site } from '../site/index.js';
import type { Sql } from '../storage/index.js';
import { type CheckedRun, checkRun } from './check-run.js';

/** How long after its end a run may arrive: phones lose their network for a while. */
const LATEST_MS = 120_000;

/** How much a browser's clock may be ahead of the site's in three minutes. */
const SLACK_MS = 1000;

const TEXTS: Readonly<Record<StormRefusal, string>> = {
  'storm-sent': 'This run was already sent. Start another one.',
  'storm-late': 'The run arrived more than two minutes after its end, so it is not ranked.',
  'storm-early': 'The run is longer than the time since it began, so it is not ranked.',
  'storm-cell': 'The run answers a square that was known already, so it is not ranked.',
  'storm-times': 'The times of the answers do not follow each other, so the run is not ranked.',
  'storm-fast': 'The answers come faster than a person can give them, so the run is not ranked.',
  'storm-even': 'The answers come as evenly as from a program, so the run is not ranked.',
};

/** A run that is sent. */
interface Sent {
  readonly id: string;
  readonly answers: FinishStormJson['answers'];
  readonly turn: () => Promise<void>;
}

/** Checks a run and ranks it. @throws {HttpProblem} 404, 409 or 422 */
export async function finishStorm(
  site: Site,
  member: Member,
  { id, answers, turn }: Sent,
): Promise<StormResultJson> {
  const run = await site.db
    .selectFrom('storm_run')
    .select(['seed', 'started_at', 'ended_at'])
    .where('id', '=', id)
    .where('person_id', '=', member.id)
    .executeTakeFirst();
  if (run === undefined) throw notFound('run');
  if (run.ended_at !== null) throw refusal('storm-sent');
  const clock = checkClock(answers, site.now() - run.started_at);
  const checked = clock ?? (await checkRun(run.seed, answers, turn));
  await site.db.transaction().execute((sql) => keep(sql, { site, member, id, answers }, checked));
  if (typeof checked === 'string') throw refusal(checked);
  return { ...checked, ...(await stormPlace(site, member)) };
}

function refusal(code: StormRefusal): HttpProblem {
  return new HttpProblem(code === 'storm-sent' ? 409 : 422, code, TEXTS[code]);
}

/** Whether the run fits into the time since the seed was given out. */
function checkClock(answers: Sent['answers'], sinceMs: number): StormRefusal | undefined {
  if (sinceMs > STORM_MS + LATEST_MS) return 'storm-late';
  return (answers.at(-1)?.at ?? 0) > sinceMs + SLACK_MS ? 'storm-early' : undefined;
}

/** Ends the run; the first of two requests does. Its counts enter the boards if it is accepted. */
async function keep(
  sql: Sql,
  {
    site,
    member,
    id,
    answers,
  }: { readonly site: Site; readonly member: Member } & Pick<Sent, 'id' | 'answers'>,
  checked: CheckedRun,
): Promise<void> {
  const endedAt = site.now();
  const isAccepted = typeof checked !== 'string';
  const { numUpdatedRows } = await sql
    .updateTable('storm_run')
    .set({
      ended_at: endedAt,
      right_count: isAccepted ? checked.right : null,
      wrong_count: isAccepted ? checked.wrong : null,
      answers: JSON.stringify(answers.map(({ place, color, at }) => [place, color, at])),
    })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refusal('storm-sent');
  if (isAccepted && checked.right > 0) await countStorms(sql, member.id, [endedAt]);
}
