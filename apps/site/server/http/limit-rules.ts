/**
 * The rate limits of requests: one table. Work of the engine is limited by the time that it takes
 * (`engine/budgets.ts`). Rules with `kept: 'process'` guard a process from a flood and are
 * counted in its memory, since a row for each page that is read would cost more than the page. All
 * others are counted in the database, for all processes together.
 */

import type { ApiPath } from '../../contract/call-path.js';
import { pathPattern } from '../../contract/path-patterns.js';
import * as paths from '../../contract/paths.js';

/** A limit. */
export interface LimitRule {
  /** The name of its counters in the database, and in the problem of a refused request. */
  readonly name: string;
  readonly method: RegExp;
  readonly path: RegExp;
  readonly points: number;
  readonly seconds: number;
  /** Counted for the client's address, or for the person if one is signed in. */
  readonly by: 'address' | 'person';
  readonly kept: 'database' | 'process';
}

const MINUTE = 60;
const HOUR = 3600;

/** The methods of requests that change something. */
const CHANGES = /^(?:POST|PUT|PATCH|DELETE)$/;

/** A limit on calls of the API, counted in the database. */
function rule(
  name: string,
  [method, ...calls]: readonly [method: string, ...ApiPath[]],
  [points, seconds]: readonly [points: number, seconds: number],
  by: LimitRule['by'] = 'person',
): LimitRule {
  const path = pathPattern(calls);
  const methods = new RegExp(`^(?:${method})$`);
  return { name, method: methods, path, points, seconds, by, kept: 'database' };
}

/** A limit on requests of any kind from an address. */
function flood(name: string, method: RegExp, path: RegExp, points: number): LimitRule {
  return { name, method, path, points, seconds: MINUTE, by: 'address', kept: 'process' };
}

/** Files of the build, which cost next to nothing: in folders of it, or by names that it has. */
const FILES_OF_BUILD = '/((assets|shelf)/[^/]+|[\\w.-]+\\.(js|png|svg|webmanifest|txt))$';

/** Flood: every request counts for the first of these that fits. Files of the build do not. */
export const FLOOD_RULES: readonly LimitRule[] = [
  flood('read', /^(?:GET|HEAD)$/, new RegExp(`^(?!${FILES_OF_BUILD})/`), 1200),
  flood('change', CHANGES, /^/, 240),
];

/** Calls that ask for the password, or send a mail. */
const SECRETS = [
  paths.MY_PASSWORD,
  paths.MY_RECOVERY_CODE,
  paths.MY_EMAIL,
  paths.MY_EMAIL_CONFIRM,
] as const;

/** Limits on scarce things: a request counts for each rule that matches. */
export const SCARCE_RULES: readonly LimitRule[] = [
  rule('sign-up', ['POST', paths.ACCOUNTS], [20, HOUR], 'address'),
  rule('sign-in', ['POST', paths.SESSION], [60, HOUR], 'address'),
  rule('passkey', ['POST', paths.PASSKEY_SESSION, paths.PASSKEY_OPTIONS], [120, HOUR], 'address'),
  rule('recovery', ['POST', paths.RECOVERY, paths.RECOVERY_MAIL], [20, HOUR], 'address'),
  rule('password', ['POST', ...SECRETS], [20, HOUR]),
  rule('leave', ['DELETE', paths.ME], [20, HOUR]),
  rule('export', ['GET', paths.MY_EXPORT], [10, HOUR]),
  rule('keys', ['POST', paths.MY_KEYS, paths.MY_PASSKEYS, paths.MY_PASSKEY_OPTIONS], [40, HOUR]),
  rule('publish', ['POST|PUT', paths.PUZZLES, paths.PUZZLE, paths.SERIES_LIST], [200, HOUR]),
  rule('comment', ['POST', paths.PUZZLE_COMMENTS], [30, 10 * MINUTE]),
  rule('report', ['POST', paths.REPORTS], [20, HOUR]),
];

/** Wrong passwords and codes for one name, from browsers of strangers; right ones do not count. */
export const NAME_RULE = { name: 'name', points: 50, seconds: HOUR } as const;

/** The same from one address: other addresses can still sign in during an attack. */
export const NAME_AT_RULE = { name: 'name-at', points: 10, seconds: 15 * MINUTE } as const;

/** The same from a browser in which the owner was signed in before: strangers do not use it up. */
export const DEVICE_RULE = { name: 'device', points: 10, seconds: 15 * MINUTE } as const;
