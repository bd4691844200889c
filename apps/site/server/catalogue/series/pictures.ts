/** A series as a page of an album: its puzzles as tiles, the reader's solved ones as pictures. */
import type { SeriesPictures } from '../../../contract/series.js';
import type { Site } from '../../site/index.js';
import { type CardWish, cardsById } from '../cards.js';
import { sharedPuzzle } from '../detail.js';
import { puzzlesOfSeries, seriesRow } from './series.js';

/** Larger pictures are left out, so that an answer stays below a megabyte. */
const MOST_CELLS = 10_000;

type Tile = SeriesPictures['puzzles'][number];

/** The tiles of a public series. @throws {HttpProblem} 404 */
export async function seriesPictures(
  site: Pick<Site, 'db'>,
  id: string,
  wish: CardWish,
): Promise<SeriesPictures> {
  await seriesRow(site, id);
  const cards = await cardsById(site, await puzzlesOfSeries(site, id), wish);
  const puzzles = cards.map(({ mine, ...card }): Tile => {
    const tile = pickFacts(card);
    if (mine?.state !== 'solved') return tile;
    const cells = card.width * card.height > MOST_CELLS ? undefined : cellsText(mine.picture);
    return { ...tile, solved: { title: mine.title, ...(cells === undefined ? {} : { cells }) } };
  });
  return { puzzles };
}

function pickFacts({ id, number, width, height, inks, paper }: Omit<Tile, 'solved'>): Tile {
  return { id, number, width, height, inks, paper };
}

/** The cells of a picture as text; undefined if the string holds clues alone. */
function cellsText(picture: string): string | undefined {
  const { goal } = sharedPuzzle(picture);
  if (goal === undefined) return undefined;
  return Array.from(goal.cells, (cell) => cell.toString(36)).join('');
}
