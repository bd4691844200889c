/**
 * Browsers in which a person was signed in before: a signed cookie names the person, and stays
 * when they sign out. Tries of the owner's own browser are counted apart, so that strangers who
 * guess a password cannot lock its owner out. A stolen cookie only gives a few more guesses.
 */
import { getCookie, setCookie } from 'hono/cookie';
import { cookiePrefix, cookieRules, type SiteContext } from '../http/index.js';
import { type Site, siteSecret } from '../site/index.js';
import { randomId } from '../storage/index.js';
import { sendNotice } from './mails.js';

/** How long a browser is known after the last sign-in: a year. */
const KNOWN_SECONDS = 365 * 86_400;

/** How many people a shared browser is known for. */
const MOST_PEOPLE = 8;

/** A browser, and who was signed in there, the last one first. */
export interface Device {
  readonly id: string;
  readonly people: readonly string[];
}

/** Makes the browser known as one of this person. */
export async function noteDevice(c: SiteContext, site: Site, personId: string): Promise<void> {
  const { signed } = await siteSecret(site);
  const before = (await findDevice(c, site))?.people ?? [];
  const people = [personId, ...before.filter((id) => id !== personId)].slice(0, MOST_PEOPLE);
  setCookie(c, deviceCookie(site), signed(`device ${people.join(',')} ${randomId()}`), {
    ...cookieRules(site),
    maxAge: KNOWN_SECONDS,
  });
}

/**
 * After a sign-in: tells the person by mail if the browser does not know them, since another person
 * may have the password.
 */
export async function noteSignIn(c: SiteContext, site: Site, personId: string): Promise<void> {
  const device = await findDevice(c, site);
  if (device?.people.includes(personId) !== true && (await wantsMails(site, personId))) {
    await sendNotice(site, personId, 'signIn');
  }
}

async function wantsMails({ db }: Site, personId: string): Promise<boolean> {
  const query = db.selectFrom('person').select('sign_in_mails').where('id', '=', personId);
  return (await query.executeTakeFirst())?.sign_in_mails === 1;
}

/** The browser of the request, if a person was signed in there before. */
export async function findDevice(c: SiteContext, site: Site): Promise<Device | undefined> {
  const token = getCookie(c, deviceCookie(site));
  if (token === undefined) return undefined;
  const { unsigned } = await siteSecret(site);
  const [purpose, people, id] = unsigned(token)?.split(' ') ?? [];
  if (purpose !== 'device' || people === undefined || id === undefined) return undefined;
  return { id, people: people.split(',') };
}

function deviceCookie(site: Site): string {
  return `${cookiePrefix(site)}nonokit-device`;
}
