/** The series of the shelf, for sites without a server. */
import { textIn } from '@nonokit/core';
import type { PageContext } from '../../frame/page-context.js';
import { type ListedSeries, SERIES_FILE } from '../../puzzles/listed-series.js';
import type { ShelfCard } from '../../puzzles/shelf.js';
import { shelfCards } from '../../puzzles/shelf-cards.js';
import {
  type AlbumSeries,
  pictureHere,
  type SeriesSource,
  type SolvedHere,
} from './album-series.js';

/** The source of the series in a file of the site. */
export function shelfSource(
  page: Pick<PageContext, 'contentLanguage' | 'root'>,
  here: SolvedHere,
): SeriesSource {
  const solved = new Set(here.ids);
  const read = readSeries(page.root);
  const find = async (isBegun: boolean): Promise<readonly AlbumSeries[] | undefined> => {
    const [listed, cards] = await Promise.all([read, shelfCards()]);
    if (listed === undefined || cards.length === 0) return undefined;
    return listed.flatMap((one) => {
      const own = one.numbers.flatMap((number) => cards[number - 1] ?? []);
      if (own.some(({ id }) => solved.has(id)) !== isBegun || own.length === 0) return [];
      return [toSeries(page, one, own, here)];
    });
  };
  return {
    begun: () => find(true),
    others: async () => {
      const series = await find(false);
      return series && { series, next: undefined };
    },
  };
}

function toSeries(
  { contentLanguage }: Pick<PageContext, 'contentLanguage'>,
  { id, titles }: ListedSeries,
  cards: readonly ShelfCard[],
  here: SolvedHere,
): AlbumSeries {
  const solved = new Set(here.ids);
  const tiles = cards.map((card) => ({
    id: card.id,
    number: card.number,
    width: card.width,
    height: card.height,
    isSolved: solved.has(card.id),
    picture: pictureHere(here, card.id),
  }));
  return {
    id,
    title: textIn(titles, contentLanguage) ?? id,
    address: `?series=${id}#shelf`,
    count: tiles.length,
    tiles: () => Promise.resolve(tiles),
  };
}

/** Undefined where the file cannot be had. */
async function readSeries(root: string): Promise<readonly ListedSeries[] | undefined> {
  try {
    const answer = await fetch(root + SERIES_FILE);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
