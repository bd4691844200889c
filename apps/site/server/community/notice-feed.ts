/** The notices of a person as an Atom feed (RFC 4287), at a secret address. */
import type { Notice } from '../../contract/notices.js';
import { wordsIn } from '../../web/words/all.js';
import { DEFAULT_LANGUAGE, LANGUAGES, type PageLanguage } from '../../web/words/languages.js';
import { element, makeRootUrl, textElement, xmlDocument } from '../catalogue/index.js';
import { type Site, siteFace } from '../site/index.js';
import { listNotices } from './notices.js';

/** The feed at a secret address; undefined if there is none. */
export async function noticeFeed(site: Site, token: string): Promise<string | undefined> {
  const person = await site.db
    .selectFrom('person')
    .select(['id', 'name', 'language'])
    .where('feed_token', '=', token)
    .executeTakeFirst();
  if (person === undefined) return undefined;
  const language = LANGUAGES.find((one) => one === person.language) ?? DEFAULT_LANGUAGE;
  const { notices } = await listNotices(site, person.id);
  const root = makeRootUrl(site, language);
  const words = wordsIn(language).notices;
  const { name } = await siteFace(site);
  const newest = notices[0]?.createdAt ?? new Date(site.now()).toISOString();
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
      // the address is a secret: what names the feed must not hold it
      textElement('id', `${root}people/${encodeURIComponent(person.name)}#notices`),
      textElement('title', words.feedTitle(name, person.name)),
      textElement('updated', newest),
      element('link', { rel: 'alternate', type: 'text/html', href: `${root}notices` }),
      element('author', {}, textElement('name', name)),
      ...notices.map((notice) => entry(notice, root, language)),
    ),
  );
}

function entry(notice: Notice, root: string, language: PageLanguage): string {
  const { id, createdAt, person, text, puzzle, contest, draft } = notice;
  const other = draft === null ? 'notices' : 'desk';
  const place = puzzle === null ? other : `puzzles/${puzzle.id}`;
  const href = root + (contest === null ? place : `contests/${contest.id}`);
  return element(
    'entry',
    {},
    textElement('id', `${root}notices#${id}`),
    textElement('title', wordsIn(language).notices.sentence(notice)),
    textElement('updated', createdAt),
    element('link', { rel: 'alternate', type: 'text/html', href }),
    ...(person === null ? [] : [element('author', {}, textElement('name', person))]),
    ...(text === null ? [] : [textElement('summary', text)]),
  );
}
