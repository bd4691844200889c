/** `/people/<name>`: a person's page, as far as the reader may see it. */

import { inEach } from '@nonokit/core';
import { TECHNIQUE_LESSONS, TECHNIQUE_TEXTS } from '@nonokit/explain/lessons';
import { personPath } from '../../web/frame/person-menu.js';
import { pathIn } from '../../web/frame/place.js';
import { makeHead, Page, type PersonData } from '../../web/pages/person/page.js';
import { publicLists, puzzleList } from '../catalogue/index.js';
import type { SiteContext } from '../http/index.js';
import { findProfile } from '../people/index.js';
import type { Site } from '../site/index.js';
import { cardViews } from './card-views.js';
import { renderPage } from './render.js';

/** Puzzles on the page. */
const LIMIT = 12;

const TECHNIQUES: PersonData['techniques'] = Object.fromEntries(
  TECHNIQUE_LESSONS.map(({ id }) => [id, inEach((language) => TECHNIQUE_TEXTS[language][id].name)]),
);

/** Answers with the page; a name that is only taken for this one leads to it. @throws 404 */
export async function personPage(c: SiteContext, site: Site, asked: string): Promise<Response> {
  const member = c.get('member');
  const shown = c.get('language');
  const profile = await findProfile(site, asked, member);
  const { name } = profile;
  const path = personPath(name);
  if (name !== asked) {
    return c.redirect(`/${pathIn(shown, path)}`, 302);
  }
  const wish = { member, language: c.get('contentLanguage') };
  const query = { author: name, sort: 'new', limit: LIMIT } as const;
  const { puzzles, next } = await puzzleList(site, query, wish);
  const data: PersonData = {
    profile,
    cards: await cardViews(site, member, puzzles),
    hasMore: next !== null,
    hasNotices: profile.isMe && member?.hasNotices === true,
    lists: (await publicLists(site, name, member)).lists,
    techniques: profile.statistics === null ? {} : TECHNIQUES,
    now: site.now(),
  };
  return renderPage(c, site, { ...makeHead(name), path, entry: 'person', Page, data });
}
