/** The pages where one signs in, and where the first administrator makes an account. */
import * as signIn from '../../web/pages/sign-in/page.js';
import type { SiteContext } from '../http/index.js';
import { findInvited } from '../people/index.js';
import { ownerSettings, type Site } from '../site/index.js';
import { renderPage } from './render.js';

const PARTS = ['new', 'recover', 'again'] as const;

/** `/sign-in`, with the form that `?part=` names. */
export function signInPage(c: SiteContext, site: Site): Promise<Response> {
  const wanted = c.req.query('part');
  const part = PARTS.find((known) => known === wanted) ?? 'in';
  return page(c, site, 'sign-in', { part, invitation: null, isForAdministrator: false });
}

/** `/welcome/<token>`: the token is checked when it is used. */
export async function welcomePage(c: SiteContext, site: Site, token: string): Promise<Response> {
  const isForAdministrator = (await findInvited(site, token)) !== 'person';
  return page(c, site, `welcome/${token}`, { part: 'new', invitation: token, isForAdministrator });
}

async function page(
  c: SiteContext,
  site: Site,
  path: string,
  given: Omit<signIn.SignInData, 'canMail' | 'contact' | 'registration'>,
): Promise<Response> {
  const { registration, contact } = await ownerSettings(site);
  const data = { ...given, registration, contact, canMail: site.config.smtp !== undefined };
  const head = ['<meta name="robots" content="noindex">'];
  const answer = await renderPage(c, site, { ...signIn, path, entry: 'sign-in', data, head });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
