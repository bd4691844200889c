/** Atom feeds (RFC 4287): new puzzles, and the puzzles of each day. Blind: facts, no titles. */
import { closestLanguage } from '@nonokit/core';
import type { PuzzleCard } from '../../../contract/catalogue.js';
import { chooseFolder } from '../../../web/frame/place.js';
import { wordsIn } from '../../../web/words/all.js';
import type { PageLanguage } from '../../../web/words/languages.js';
import { type Site, siteFace } from '../../site/index.js';
import { cardQuery, cardsById, plainCard } from '../cards.js';
import { fewInARow } from '../few-in-a-row.js';
import { element, textElement, xmlDocument } from './xml.js';

/** Entries of a feed. */
const ENTRIES = 30;

/** An entry of a feed. */
interface Entry {
  readonly address: string;
  readonly title: string;
  readonly card: PuzzleCard;
  /** ISO time. */
  readonly updated: string;
}

/** The feed of new puzzles. */
export async function newFeed(site: Site, language: PageLanguage): Promise<string> {
  const rows = await cardQuery(site.db)
    .orderBy('puzzle.number', 'desc')
    .limit(4 * ENTRIES)
    .execute();
  // those of the start catalogue have one author
  const isOurs = ({ author }: PuzzleCard): boolean => author?.hasAccount === false;
  const cards = fewInARow(rows.map(plainCard), isOurs).slice(0, ENTRIES);
  const entries = cards.map((card) => {
    const address = `${makeRootUrl(site, language)}puzzles/${card.id}`;
    return { address, title: `№ ${card.number}`, card, updated: card.createdAt };
  });
  return feed(site, { name: 'new', language, title: wordsIn(language).feeds.newTitle, entries });
}

/** The feed of the puzzles of the days up to today. */
export async function dailyFeed(site: Site, language: PageLanguage): Promise<string> {
  const today = new Date(site.now()).toISOString().slice(0, 10);
  const days = await site.db
    .selectFrom('daily')
    .selectAll()
    // the next day's are chosen in advance, and are still secret
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .orderBy('kind')
    .limit(ENTRIES)
    .execute();
  const ids = days.map(({ puzzle_id }) => puzzle_id);
  const cards = await cardsById(site, ids, {
    member: undefined,
    language: closestLanguage(language),
  });
  const byId = new Map(cards.map((card) => [card.id, card]));
  const words = wordsIn(language).feeds;
  const entries = days.flatMap(({ day, kind, puzzle_id }) => {
    const card = byId.get(puzzle_id);
    if (card === undefined) return [];
    const address = `${makeRootUrl(site, language)}daily/${day}#${kind}`;
    const title = `${day}: ${words.kinds[kind]}`;
    return [{ address, title, card, updated: `${day}T00:00:00.000Z` }];
  });
  return feed(site, { name: 'daily', language, title: words.dailyTitle, entries });
}

/** The address of the pages of a language: `https://nonograms.example/ru/`. */
export function makeRootUrl({ config }: Pick<Site, 'config'>, language: PageLanguage): string {
  return `${config.baseUrl}/${chooseFolder(language)}`;
}

interface FeedParts {
  readonly name: 'new' | 'daily';
  readonly language: PageLanguage;
  readonly title: (site: string) => string;
  readonly entries: readonly Entry[];
}

async function feed(site: Site, { name, language, title, entries }: FeedParts): Promise<string> {
  const face = await siteFace(site);
  const root = makeRootUrl(site, language);
  const own = `${root}feeds/${name}.atom`;
  const updated = entries
    .map((entry) => entry.updated)
    .sort()
    .at(-1);
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
      textElement('id', own),
      textElement('title', title(face.name)),
      textElement('updated', updated ?? new Date(site.now()).toISOString()),
      element('link', { rel: 'self', type: 'application/atom+xml', href: own }),
      element('link', { rel: 'alternate', type: 'text/html', href: root }),
      element('author', {}, textElement('name', face.name)),
      ...entries.map((entry) => entryElement(site, entry, language)),
    ),
  );
}

function entryElement(site: Site, entry: Entry, language: PageLanguage): string {
  const { address, title, card, updated } = entry;
  const preview = `${site.config.baseUrl}/preview/${card.id}.png`;
  const author =
    card.author === null ? [] : [element('author', {}, textElement('name', card.author.name))];
  return element(
    'entry',
    {},
    textElement('id', address),
    textElement('title', `${title} · ${formatFacts(card, language)}`),
    textElement('updated', updated),
    textElement('published', updated),
    element('link', { rel: 'alternate', type: 'text/html', href: address }),
    element('link', { rel: 'enclosure', type: 'image/png', href: preview }),
    ...author,
    textElement('summary', formatFacts(card, language)),
  );
}

/** The public facts of a puzzle: `15 × 20 · 3 colours · easy`. */
export function formatFacts(
  { width, height, inks, difficulty }: PuzzleCard,
  language: PageLanguage,
): string {
  const words = wordsIn(language).feeds;
  const label = words.difficulties[difficulty - 1] ?? '';
  return `${width} × ${height} · ${words.colors(inks)} · ${label}`;
}
