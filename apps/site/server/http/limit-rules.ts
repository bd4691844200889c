/**
 * The rate limits of requests: one table. Work of the engine is limited by the time that it takes
 * (`engine/budgets.ts`). Rules with `kept: 'process'` guard a process from a flood and are
 * counted in its memory, since a row for each page that is read would cost more than the page. All
 * others are counted in the database, for all processes together.
 */

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

function rule(
  name: string,
  [method, path]: readonly [method: string, path: string],
  [points, seconds]: readonly [points: number, seconds: number],
  by: LimitRule['by'] = 'person',
  kept: LimitRule['kept'] = 'database',
): LimitRule {
  const at = new RegExp(`^/api/v1/(?:${path})$`);
  return { name, method: new RegExp(`^(?:${method})$`), path: at, points, seconds, by, kept };
}

/** Files of the build, which cost next to nothing: in folders of it, or by names that it has. */
const FILES_OF_BUILD = '/((assets|shelf)/[^/]+|[\\w.-]+\\.(js|png|svg|webmanifest|txt))$';

/** Flood: every request counts for the first of these that fits. Files of the build do not. */
export const FLOOD_RULES: readonly LimitRule[] = [
  {
    ...rule('read', ['GET|HEAD', ''], [1200, MINUTE], 'address', 'process'),
    path: new RegExp(`^(?!${FILES_OF_BUILD})/`),
  },
  {
    ...rule('change', ['POST|PUT|PATCH|DELETE', ''], [240, MINUTE], 'address', 'process'),
    path: /^/,
  },
];

/** Limits on scarce things: a request counts for each rule that matches. */
export const SCARCE_RULES: readonly LimitRule[] = [
  rule('sign-up', ['POST', 'accounts'], [20, HOUR], 'address'),
  rule('sign-in', ['POST', 'session'], [60, HOUR], 'address'),
  rule('passkey', ['POST', 'session/passkey(/options)?'], [120, HOUR], 'address'),
  rule('recovery', ['POST', 'recovery(/mail)?'], [20, HOUR], 'address'),
  rule('password', ['POST', 'me/(password|recovery-code|email.*)'], [20, HOUR]),
  rule('leave', ['DELETE', 'me'], [20, HOUR]),
  rule('export', ['GET', 'me/export'], [10, HOUR]),
  rule('keys', ['POST', 'me/(keys|passkeys|passkeys/options)'], [40, HOUR]),
  rule('publish', ['POST|PUT', 'puzzles(/[^/]+)?|series'], [200, HOUR]),
  rule('comment', ['POST', 'puzzles/[^/]+/comments'], [30, 10 * MINUTE]),
  rule('report', ['POST', 'reports'], [20, HOUR]),
];

/** Wrong passwords and codes for one name, from browsers of strangers; right ones do not count. */
export const NAME_RULE = { name: 'name', points: 50, seconds: HOUR } as const;

/** The same from one address: other addresses can still sign in during an attack. */
export const NAME_AT_RULE = { name: 'name-at', points: 10, seconds: 15 * MINUTE } as const;

/** The same from a browser in which the owner was signed in before: strangers do not use it up. */
export const DEVICE_RULE = { name: 'device', points: 10, seconds: 15 * MINUTE } as const;
