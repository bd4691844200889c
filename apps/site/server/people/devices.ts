/**
 * Browsers in which a person was signed in before: a signed cookie names the person, and stays
 * when they sign out. Tries of the owner's own browser are counted apart, so that strangers who
 * guess a password cannot lock its owner out. A stolen cookie only gives a few more guesses.
 */
import { getCookie, setCookie } from 'hono/cookie';
import type { SiteContext } from '../http/index.js';
import { type Site, siteSecret } from '../site/index.js';
import { randomId } from '../storage/index.js';

/** How long a browser is known after the last sign-in: a year. */
const KNOWN_SECONDS = 365 * 86_400;

/** A browser, and who was signed in there. */
export interface Device {
  readonly id: string;
  readonly personId: string;
}

/** Makes the browser known as one of this person. */
export async function noteDevice(c: SiteContext, site: Site, personId: string): Promise<void> {
  const { signed } = await siteSecret(site);
  const isSecure = site.config.baseUrl.startsWith('https:');
  setCookie(c, deviceCookie(site), signed(`device ${personId} ${randomId()}`), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax' as const,
    maxAge: KNOWN_SECONDS,
    secure: isSecure,
  });
}

/** The browser of the request, if a person was signed in there before. */
export async function findDevice(c: SiteContext, site: Site): Promise<Device | undefined> {
  const token = getCookie(c, deviceCookie(site));
  if (token === undefined) return undefined;
  const { unsigned } = await siteSecret(site);
  const [purpose, personId, id] = unsigned(token)?.split(' ') ?? [];
  if (purpose !== 'device' || personId === undefined || id === undefined) return undefined;
  return { id, personId };
}

/** The cookie's name. The prefix makes browsers insist on HTTPS, which a loopback has not. */
function deviceCookie({ config }: Site): string {
  return config.baseUrl.startsWith('https:') ? '__Host-nonokit-device' : 'nonokit-device';
}
