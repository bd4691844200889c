/**
 * What moderators do, and the log of it. An action and its entry in the log are one transaction.
 * Moderators act on people below their own role; roles are given by administrators only.
 */

import type {
  ModerationAction,
  ModerationEntryJson,
  ModerationRequest,
} from '../../contract/community.js';
import { HttpProblem, type Member } from '../http/index.js';
import { sendWishedMail } from '../people/index.js';
import type { Site } from '../site/index.js';
import type { Role } from '../storage/index.js';
import { findConcerned } from './concerned.js';
import { type Deed, impossible } from './deed.js';
import { hideAll } from './hide-all.js';
import { admit, approve, reveal } from './looked-at.js';
import { writeEntry } from './moderation-entry.js';
import { answerObjections, keepDecision } from './objections.js';
import { hidePuzzle, showPuzzle } from './puzzle-state.js';
import { rankPerson, rankSolve, strikePerson, strikeSolve } from './strike.js';
import { rankStorm, rankStorms, strikeStorm, strikeStorms } from './strike-storm.js';
import { isContestHidden, isInnerKind, moderatedId } from './subjects.js';

/** A ban without an end lasts until this time. */
const FOREVER = Date.UTC(9999, 0);

/** The roles from below. */
const ROLES: readonly Role[] = ['person', 'moderator', 'administrator'];

/** Does something as a moderator and notes it. @throws {HttpProblem} 403, 404, 409, 422 */
export async function moderate(
  site: Site,
  moderator: Member,
  request: ModerationRequest,
): Promise<ModerationEntryJson> {
  const { db, now } = site;
  const { json, told } = await db.transaction().execute(async (sql) => {
    const id = await moderatedId(sql, request.subject);
    const deed: Deed = { ...request, sql, moderator, id, now: now() };
    if (!(await EFFECTS[request.action](deed))) {
      throw new HttpProblem(409, 'already-so', 'Already done, perhaps by another moderator.');
    }
    if (CLOSING.includes(request.action)) await closeReports(deed);
    await answerObjections(deed);
    return writeEntry(deed);
  });
  if (told !== null) await sendWishedMail(site, told, 'decision');
  return json;
}

/** Actions that answer the reports about a thing. */
const CLOSING: readonly ModerationAction[] = ['hide', 'ban', 'approve', 'admit'];

/** What each action changes; false if it changed nothing. */
const EFFECTS: Readonly<Record<ModerationAction, (deed: Deed) => Promise<boolean>>> = {
  hide: (deed) => setShown(deed, false),
  show: (deed) => setShown(deed, true),
  lock: (deed) => setLocked(deed, true),
  unlock: (deed) => setLocked(deed, false),
  ban,
  unban,
  strike: (deed) => changeRanked(deed, STRIKE),
  rank: (deed) => changeRanked(deed, RANK),
  role: giveRole,
  close: closeReport,
  approve,
  admit,
  reveal,
  warn,
  keep: keepDecision,
};

async function setShown(
  { sql, subject: { kind }, id, now }: Deed,
  isShown: boolean,
): Promise<boolean> {
  // the entry in the log is what hides it
  if (kind === 'contest') return (await isContestHidden(sql, id)) === isShown;
  if (kind === 'puzzle') return isShown ? showPuzzle(sql, id, now) : hidePuzzle(sql, id, now);
  if (kind === 'comment') {
    const [from, to] = isShown ? (['hidden', 'shown'] as const) : (['shown', 'hidden'] as const);
    const done = await sql
      .updateTable('comment')
      .set({ state: to })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }
  if (kind !== 'series') throw impossible('hide', kind);
  const [from, to] = isShown ? (['hidden', 'public'] as const) : (['public', 'hidden'] as const);
  const done = await sql
    .updateTable('series')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

async function setLocked(
  { sql, action, subject: { kind }, id }: Deed,
  isLocked: boolean,
): Promise<boolean> {
  if (kind !== 'puzzle') throw impossible(action, kind);
  const done = await sql
    .updateTable('puzzle')
    .set({ is_locked: isLocked ? 1 : 0 })
    .where('id', '=', id)
    .where('is_locked', '=', isLocked ? 0 : 1)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Words to a person, which change nothing else. */
async function warn({ sql, subject: { kind }, id, moderator }: Deed): Promise<boolean> {
  if (kind !== 'person') throw impossible('warn', kind);
  const query = sql.selectFrom('person').select(['id', 'role']).where('id', '=', id);
  if (!isBelow(await query.executeTakeFirstOrThrow(), moderator)) throw tooHigh();
  return true;
}

async function ban(deed: Deed): Promise<boolean> {
  const until = deed.until === undefined ? FOREVER : Date.parse(deed.until);
  if (until <= deed.now) {
    throw new HttpProblem(422, 'ban-in-the-past', 'The ban would end in the past.');
  }
  const isChanged = await changePerson(deed, { banned_until: until, ban_reason: deed.reason });
  // nobody who is banned holds a place
  if (isChanged) await strikePerson(deed.sql, deed.id, 'ban', deed.now);
  if (deed.hidesAll === true) return (await hideAll(deed.sql, deed.id, deed.now)) > 0 || isChanged;
  return isChanged;
}

async function unban(deed: Deed): Promise<boolean> {
  const isChanged = await changePerson(deed, { banned_until: null, ban_reason: null });
  if (isChanged) await rankPerson(deed.sql, deed.id, 'ban', deed.now);
  return isChanged;
}

/** What an action does to a solve, a run of Storm, or all of a person; whether it did something. */
type Ranked = Readonly<Record<'solve' | 'storm' | 'person', (deed: Deed) => Promise<boolean>>>;

const STRIKE: Ranked = {
  solve: ({ sql, id, now }) => strikeSolve(sql, id, 'moderator', now),
  storm: ({ sql, id, now }) => strikeStorm(sql, id, now),
  person: async ({ sql, id, now }) => {
    const solves = await strikePerson(sql, id, 'moderator', now);
    return solves + (await strikeStorms(sql, id, now)) > 0;
  },
};

const RANK: Ranked = {
  solve: ({ sql, id, now }) => rankSolve(sql, id, 'moderator', now),
  storm: ({ sql, id }) => rankStorm(sql, id),
  person: async ({ sql, id, now }) => {
    const solves = await rankPerson(sql, id, 'moderator', now);
    return solves + (await rankStorms(sql, id)) > 0;
  },
};

/** Takes results of a person out of the rankings, or puts them back. */
async function changeRanked(deed: Deed, effects: Ranked): Promise<boolean> {
  const { sql, action, moderator, subject } = deed;
  const { kind } = subject;
  if (kind !== 'solve' && kind !== 'storm' && kind !== 'person') throw impossible(action, kind);
  const person = await sql
    .selectFrom('person')
    .select(['id', 'role'])
    .where('id', '=', (await findConcerned(deed)) ?? '')
    .executeTakeFirstOrThrow();
  if (!isBelow(person, moderator)) throw tooHigh();
  return effects[kind](deed);
}

function isBelow(
  { id, role }: { readonly id: string; readonly role: Role },
  moderator: Member,
): boolean {
  return id !== moderator.id && ROLES.indexOf(role) < ROLES.indexOf(moderator.role);
}

function tooHigh(): HttpProblem {
  const message = 'You can act only on people whose role is below yours, and not on yourself.';
  return new HttpProblem(403, 'role-too-high', message);
}

async function giveRole(deed: Deed): Promise<boolean> {
  if (deed.moderator.role !== 'administrator') {
    throw new HttpProblem(403, 'not-an-administrator', 'Only administrators can assign roles.');
  }
  if (deed.role === undefined) {
    throw new HttpProblem(422, 'role-missing', 'The field `role` is missing.');
  }
  return changePerson(deed, { role: deed.role });
}

/** What moderators change in a person. */
interface PersonChange {
  readonly role?: Role;
  readonly banned_until?: number | null;
  readonly ban_reason?: string | null;
}

async function changePerson(deed: Deed, change: PersonChange): Promise<boolean> {
  const { sql, moderator, action, id } = deed;
  if (deed.subject.kind !== 'person') throw impossible(action, deed.subject.kind);
  const person = await sql
    .selectFrom('person')
    .select(['role', 'banned_until', 'ban_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isPeer = action === 'role' && id !== moderator.id;
  if (!isPeer && !isBelow({ id, role: person.role }, moderator)) throw tooHigh();
  const isSame = Object.entries(change).every(
    ([k, value]) => person[k as keyof typeof person] === value,
  );
  if (isSame) return false;
  await sql.updateTable('person').set(change).where('id', '=', id).execute();
  return true;
}

async function closeReport({ sql, subject: { kind }, id, moderator, now }: Deed): Promise<boolean> {
  if (kind !== 'report') throw impossible('close', kind);
  const done = await sql
    .updateTable('report')
    .set({ state: 'closed', closed_at: now, closed_by: moderator.id })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Closes the open reports about a subject that was hidden, banned or found good. */
async function closeReports({ sql, subject: { kind }, id, moderator, now }: Deed): Promise<void> {
  if (isInnerKind(kind)) return;
  await sql
    .updateTable('report')
    .set({ state: 'closed', closed_at: now, closed_by: moderator.id })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('state', '=', 'open')
    .execute();
}
