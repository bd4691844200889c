/** The name of the cookie that holds a session. */
import type { Site } from '../site/index.js';

/** The cookie's name. The prefix makes browsers insist on HTTPS, which a loopback has not. */
export function cookieName({ config }: Pick<Site, 'config'>): string {
  return config.baseUrl.startsWith('https:') ? '__Host-nonokit' : 'nonokit';
}
