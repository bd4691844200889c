/** One's own account, as one sees it. */

import { isLanguage } from '@nonokit/core';
import { readOwnDays } from '../../contract/own-days.js';
import type { Me, ShowsOf } from '../../contract/people.js';
import { notFound } from '../http/index.js';
import type { Site } from '../site/index.js';
import { waysFrom } from '../storage/index.js';

/** What others may see by default. */
const SHOWS: ShowsOf = { statistics: true, solves: true, skill: false };

/** What a person lets others see, from the column `shows`. */
export function showsFrom(json: string): ShowsOf {
  return { ...SHOWS, ...(JSON.parse(json) as Partial<ShowsOf>) };
}

/** The account of a person. */
export async function findMe(site: Site, id: string): Promise<Me> {
  const row = await site.db
    .selectFrom('person')
    .select(['name', 'role', 'language', 'about', 'shows', 'created_at'])
    .select([
      'email',
      'email_confirmed_at',
      'sign_in_mails',
      'decision_mails',
      'notices_here',
      'notices_mail',
      'days',
      'banned_until',
      'ban_reason',
    ])
    .select(['skill', 'skill_deviation', 'solved', 'points', 'published', 'likes'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('person');
  const { email, email_confirmed_at, banned_until } = row;
  const { rules, isMending } = readOwnDays(row.days);
  const rule = rules.at(-1);
  const isBanned = banned_until !== null && banned_until > site.now();
  return {
    name: row.name,
    role: row.role,
    about: row.about,
    shows: showsFrom(row.shows),
    language: isLanguage(row.language) ? row.language : null,
    createdAt: isoTime(row.created_at),
    email: email === null ? null : { address: email, isConfirmed: email_confirmed_at !== null },
    signInMails: row.sign_in_mails === 1,
    decisionMails: row.decision_mails === 1,
    noticeWays: waysFrom(row),
    timeZone: rule?.zone ?? 'UTC',
    dayBegins: rule?.beginsAt ?? 0,
    mendsDays: isMending,
    canMail: site.config.smtp !== undefined,
    banned: isBanned ? { until: isoTime(banned_until), reason: row.ban_reason ?? '' } : null,
    solved: row.solved,
    points: row.points,
    published: row.published,
    likes: row.likes,
    skill: { value: Math.round(row.skill), deviation: Math.round(row.skill_deviation) },
  };
}

/** A time of the database as the API writes it. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
