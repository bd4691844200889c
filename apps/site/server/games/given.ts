/**
 * When the clues of a puzzle went out. Whoever looks at a puzzle gets a signed token with it and
 * sends it along when the game comes to an account, perhaps days later; so guests who sign in, and
 * people who played offline, have an honest beginning too.
 */
import type { Site } from '../site.js';
import { signed, unsigned } from '../storage/site-secret.js';

/** What a token says. */
export interface Given {
  readonly puzzleId: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const PREFIX = 'given';

/** The token that goes out with the clues. */
export function givenToken(site: Site, { puzzleId, version, at }: Given): Promise<string> {
  return signed(site, [PREFIX, puzzleId, version, at].join(':'));
}

/** What a token says; undefined if this site did not write it. */
export async function givenIn(site: Site, token: string): Promise<Given | undefined> {
  const text = await unsigned(site, token);
  const [prefix, puzzleId = '', version, at] = text?.split(':') ?? [];
  if (prefix !== PREFIX) return undefined;
  return { puzzleId, version: Number(version), at: Number(at) };
}
