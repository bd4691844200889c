/** Cookies: the name of the one that holds a session, and for which addresses they are. */
import type { Site } from '../site/index.js';
import { basePath } from './base-path.js';

/** The name of the cookie of a session. */
export function cookieName(site: Pick<Site, 'config'>): string {
  return `${cookiePrefix(site)}nonokit`;
}

/**
 * What names of cookies begin with: browsers then insist on HTTPS, which a loopback has not, and on
 * the whole name of the site, which one below a path shares with others.
 */
export function cookiePrefix(site: Pick<Site, 'config'>): string {
  if (!isSecure(site)) return '';
  return basePath(site) === '' ? '__Host-' : '__Secure-';
}

/** For which addresses a cookie is, and who may read it. */
export function cookieRules(site: Pick<Site, 'config'>) {
  return {
    path: `${basePath(site)}/`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(site),
  } as const;
}

function isSecure({ config }: Pick<Site, 'config'>): boolean {
  return config.baseUrl.startsWith('https:');
}
