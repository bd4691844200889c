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
  /** What is counted, for the documentation. */
  readonly what: string;
  readonly method: RegExp;
  readonly path: RegExp;
  readonly points: number;
  readonly seconds: number;
  /** Counted for the client's address, or for the person if one is signed in. */
  readonly by: 'address' | 'person';
  readonly kept: 'database' | 'process';
  /** Whether a request that is refused, as for a name that is taken, does not count. */
  readonly isForDone?: boolean;
}

const MINUTE = 60;
const HOUR = 3600;

/** The methods of requests that change something. */
const CHANGES = /^(?:POST|PUT|PATCH|DELETE)$/;

/** A limit on calls of the API, counted in the database. */
function rule(
  [name, what]: readonly [name: string, what: string],
  [method, ...calls]: readonly [method: string, ...ApiPath[]],
  [points, seconds]: readonly [points: number, seconds: number],
  by: LimitRule['by'] = 'person',
): LimitRule {
  const path = pathPattern(calls);
  const methods = new RegExp(`^(?:${method})$`);
  return { name, what, method: methods, path, points, seconds, by, kept: 'database' };
}

/** A limit on requests of any kind from an address. */
function flood(
  [name, what]: readonly [name: string, what: string],
  method: RegExp,
  path: RegExp,
  points: number,
): LimitRule {
  return { name, what, method, path, points, seconds: MINUTE, by: 'address', kept: 'process' };
}

/** Files of the build, which cost next to nothing: in folders of it, or by names that it has. */
const FILES_OF_BUILD = '/((assets|shelf)/[^/]+|[\\w.-]+\\.(js|png|svg|webmanifest|txt))$';

/**
 * The first folders of the pages of the build, without a language. Guests get them as files; each
 * new browser fetches all of them, about 360, to keep them for offline.
 */
const PAGES_OF_BUILD =
  'album|explain|help|kinds|learn|make|offline|open|play|print|scan|settings|storm|streak';

/** Flood: every request counts for the first of these that fits. Files of the build do not. */
export const FLOOD_RULES: readonly LimitRule[] = [
  flood(
    ['page', 'pages of the build, which browsers keep for offline, by an address, in one process'],
    /^(?:GET|HEAD)$/,
    new RegExp(`^/([a-z]{2}/)?(${PAGES_OF_BUILD})/`),
    // a class of thirty that opens the site for the first time
    12_000,
  ),
  flood(
    ['read', 'other pages and calls that read, by an address, in one process'],
    /^(?:GET|HEAD)$/,
    new RegExp(`^(?!${FILES_OF_BUILD})/`),
    1200,
  ),
  flood(
    ['change', 'calls that change something, by an address, in one process'],
    CHANGES,
    /^/,
    240,
  ),
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
  {
    ...rule(
      ['sign-up', 'accounts made from an address'],
      ['POST', paths.ACCOUNTS],
      [40, HOUR],
      'address',
    ),
    isForDone: true,
  },
  rule(
    ['sign-in', 'sign-ins with a password from an address'],
    ['POST', paths.SESSION],
    [60, HOUR],
    'address',
  ),
  rule(
    ['passkey', 'sign-ins with a passkey from an address'],
    ['POST', paths.PASSKEY_SESSION, paths.PASSKEY_OPTIONS],
    [120, HOUR],
    'address',
  ),
  rule(
    ['recovery', 'recoveries, and requests for a code by mail, from an address'],
    ['POST', paths.RECOVERY, paths.RECOVERY_MAIL],
    [20, HOUR],
    'address',
  ),
  rule(
    ['password', 'calls that ask a person for the password, or send a code to an address'],
    ['POST', ...SECRETS],
    [20, HOUR],
  ),
  rule(['leave', 'tries of a person to delete the account'], ['DELETE', paths.ME], [20, HOUR]),
  rule(['export', 'exports of an account'], ['GET', paths.MY_EXPORT], [10, HOUR]),
  rule(
    ['keys', 'keys and passkeys that a person makes'],
    ['POST', paths.MY_KEYS, paths.MY_PASSKEYS, paths.MY_PASSKEY_OPTIONS],
    [40, HOUR],
  ),
  rule(
    ['publish', 'puzzles and series that a person publishes or changes'],
    ['POST|PUT', paths.PUZZLES, paths.PUZZLE, paths.SERIES_LIST],
    [200, HOUR],
  ),
  rule(
    ['draft', 'changes of drafts that a person sends'],
    ['PUT|DELETE', paths.DRAFT],
    [1200, HOUR],
  ),
  rule(['storm', 'runs of Storm that a person begins'], ['POST', paths.STORM_RUNS], [60, HOUR]),
  rule(['contest', 'contests that a person organises'], ['POST', paths.CONTESTS], [20, HOUR]),
  rule(['comment', 'comments of a person'], ['POST', paths.PUZZLE_COMMENTS], [30, 10 * MINUTE]),
  rule(['room', 'rooms made from an address'], ['POST', paths.ROOMS], [60, HOUR], 'address'),
  rule(['report', 'reports of a person'], ['POST', paths.REPORTS], [20, HOUR]),
];

/**
 * Wrong passwords for one name, from browsers of strangers; right ones do not count. It refuses
 * only addresses that have failed before: strangers cannot lock an owner out of a new device.
 */
export const NAME_RULE = {
  name: 'name',
  what: 'wrong passwords for one name, from addresses that have failed before',
  points: 50,
  seconds: HOUR,
} as const;

/** Addresses that have failed before, for any name: the first failure of a day is remembered. */
export const FAILED_RULE = { name: 'failed', points: 1, seconds: 24 * HOUR } as const;

/** Wrong passwords for one name from one address. */
export const NAME_AT_RULE = {
  name: 'name-at',
  what: 'wrong passwords for one name from one address',
  points: 10,
  seconds: 15 * MINUTE,
} as const;

/** The same from a browser in which the owner was signed in before: strangers do not use it up. */
export const DEVICE_RULE = {
  name: 'device',
  what: 'wrong passwords from a browser in which the owner was signed in',
  points: 10,
  seconds: 15 * MINUTE,
} as const;

/** Mails with a recovery code to one person. */
export const RECOVERY_MAIL_RULE = {
  name: 'recovery-mail',
  what: 'mails with a recovery code to one person',
  points: 1,
  seconds: 10 * MINUTE,
} as const;

/** All limits that an operator may set. */
export const ALL_RULES: readonly Pick<LimitRule, 'name' | 'what' | 'points' | 'seconds'>[] = [
  ...FLOOD_RULES,
  ...SCARCE_RULES,
  NAME_RULE,
  NAME_AT_RULE,
  DEVICE_RULE,
  RECOVERY_MAIL_RULE,
];
