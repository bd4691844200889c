/** The pictures that were drawn by hand (`drawings/`), as entries of the catalogue. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';

const READER = new URL('drawings/read-drawings.mjs', import.meta.url);

/** Our categories for those that the drawings name otherwise. */
const CATEGORIES = {
  buildings: 'places',
  chess: 'games',
  kitchen: 'home',
  nature: 'places',
  sea: 'animals',
  space: 'sky',
  symbols: 'signs',
  weather: 'sky',
  landscapes: 'places',
  travel: 'transport',
};

/** All drawings; none if there is no folder of them. */
export async function drawn() {
  if (!existsSync(READER)) return [];
  const { readDrawings } = await import(READER.href);
  return (await readDrawings()).map(toEntry);
}

function toEntry({ id, titles, tags, category, picture }) {
  const { grid, palette } = picture;
  return {
    picture: { ...grid, cells: Uint16Array.from(grid.cells) },
    palette: palette.map(({ rgb }) => rgb),
    author: 'Nonokit',
    id: createHash('sha256').update(`drawn/${id}`).digest('hex').slice(0, 8),
    license: 'CC0-1.0',
    attribution: 'Drawn for Nonokit, CC0: free for any use.',
    titles,
    tags,
    category: CATEGORIES[category] ?? category,
    source: { drawn: true },
    made: {
      size: Math.max(grid.width, grid.height),
      colors: palette.length - 1,
      changedCells: 0,
    },
  };
}
