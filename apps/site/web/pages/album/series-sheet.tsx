/** One series as a page of the album. */
import { useEffect, useState } from 'preact/hooks';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { linkToCard } from '../../widgets/cards.js';
import { Icon } from '../../widgets/icon.js';
import { Snap } from '../../widgets/snap.js';
import { type AlbumSeries, findNextTile, type SeriesTile } from './album-series.js';

/** Tiles that are shown at first; a series has a hundred at most. */
const AT_ONCE = 40;

/** The longer side of a picture, in pixels. */
const PICTURE = 52;

export function SeriesSheet({ series }: { readonly series: AlbumSeries }) {
  const page = usePage();
  const words = page.wordsOf('album');
  const [isWhole, showWhole] = useState(false);
  const tiles = useTiles(series);
  const next = tiles === undefined ? undefined : findNextTile(tiles);
  const done = tiles?.filter(({ isSolved }) => isSolved).length;
  const heading = `series-${series.id}`;
  const count = tiles?.length ?? series.count;
  return (
    <section class="stack series-sheet" aria-labelledby={heading}>
      <div class="apart">
        <h2 id={heading}>{series.title}</h2>
        <span class="small soft digits">
          {done === undefined ? '\u00a0' : words.ofSeries(done, count)}
        </span>
      </div>
      <ol class="card squared tiles">
        {tiles === undefined
          ? Array.from({ length: Math.min(AT_ONCE, count) }, (_, k) => (
              <li key={k}>
                <span class="tile frame" />
              </li>
            ))
          : tiles.slice(0, isWhole ? tiles.length : AT_ONCE).map((tile) => (
              <li key={tile.id}>
                <Tile tile={tile} isNext={tile === next} />
              </li>
            ))}
      </ol>
      <div class="row wraps">
        {next !== undefined && (
          <a class="button" href={linkToCard(page, next)}>
            <Icon name="play" />
            {words.nextOfSeries(next.number)}
          </a>
        )}
        {!isWhole && count > AT_ONCE && (
          <button type="button" class="button quiet" onClick={() => showWhole(true)}>
            {words.allOfSeries(count)}
          </button>
        )}
      </div>
    </section>
  );
}

function Tile({ tile, isNext }: { readonly tile: SeriesTile; readonly isNext: boolean }) {
  const page = usePage();
  const { id, picture, isSolved } = tile;
  if (!isSolved) {
    return <span class={`tile frame digits tiny${isNext ? ' next' : ''}`}>{tile.number}</span>;
  }
  return (
    <a class="tile" href={linkToCard(page, tile)} aria-label={nameOf(page, tile)}>
      {picture === undefined ? (
        <Icon name="check" />
      ) : (
        <Snap id={id} of={picture.marks} palette={picture.palette} size={PICTURE} />
      )}
    </a>
  );
}

function nameOf({ wordsOf }: PageContext, { title, number }: SeriesTile): string {
  return title ?? wordsOf('album').solvedNumber(number);
}

/** Undefined until they are read; a series that cannot be reached stays a page of frames. */
function useTiles(series: AlbumSeries): readonly SeriesTile[] | undefined {
  const [tiles, show] = useState<readonly SeriesTile[]>();
  useEffect(() => {
    let isShown = true;
    void series.tiles().then((found) => isShown && show(found));
    return () => {
      isShown = false;
    };
  }, [series]);
  return tiles;
}
