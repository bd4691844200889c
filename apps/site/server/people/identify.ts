/** Who a request comes from: by key or by session. */
import { type Identify, isChange, type Member, type SiteContext } from '../http/index.js';
import type { Site } from '../site/index.js';
import { keyMember } from './key-member.js';
import { refuseWhileBanned } from './refusals.js';
import { sessionMember } from './session.js';

/** What banned people may still do: leave, and everything about their own account. */
const OWN_AFFAIRS = /^\/api\/v1\/(session|me|recovery)(\/|$)/;

/** Finds people of a site, and refuses changes of those who are banned. */
export function identifyPeople(site: Site): Identify {
  return {
    identify: (c) => memberBy(c, site),
    refuseBanned(c, member) {
      if (isChange(c) && !OWN_AFFAIRS.test(c.req.path)) refuseWhileBanned(member, site);
    },
  };
}

/** A key counts alone: no session beside it is read. */
async function memberBy(c: SiteContext, site: Site): Promise<Member | undefined> {
  const header = c.req.header('authorization');
  if (header === undefined) return await sessionMember(c, site);
  const [, key] = /^Bearer ([\w-]{1,100})$/i.exec(header) ?? [];
  const member = await keyMember(key ?? '', site);
  // a page shows what the person may read, and does nothing else
  const isReader = c.req.path.startsWith('/api/') || member.scopes?.includes('read') === true;
  return isReader ? member : undefined;
}
