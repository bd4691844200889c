/**
 * When the clues of a puzzle went out. Whoever looks at a puzzle gets a signed token with it and
 * sends it along when the game comes to an account, perhaps days later; so guests who sign in, and
 * people who played offline, have an honest beginning too.
 */
import { type Given, readGiven, givenToken as tokenOf } from '../catalogue/given.js';
import type { Site } from '../site.js';
import { siteSecret } from '../storage/site-secret.js';

export type { Given };

/** The token that goes out with the clues. */
export async function givenToken(site: Site, given: Given): Promise<string> {
  return tokenOf(await siteSecret(site), given);
}

/** What a token says; undefined if this site did not write it. */
export async function givenIn(site: Site, token: string): Promise<Given | undefined> {
  return readGiven(await siteSecret(site), token);
}
