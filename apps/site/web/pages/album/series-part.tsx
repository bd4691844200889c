/**
 * Series as pages of the album: solved pictures in their places, empty frames for the others. First
 * those with a solved puzzle; the rest comes when it is asked for.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import type { AlbumPicture } from '../../puzzles/album.js';
import { ask } from '../../site-api/ask.js';
import { Icon } from '../../widgets/icon.js';
import type { AlbumSeries, OtherSeries, SeriesSource } from './album-series.js';
import { remoteSource } from './remote-series.js';
import { SeriesSheet } from './series-sheet.js';
import { shelfSource } from './shelf-series.js';
import './album-series.css';

/** Series that are shown at first, and each time more are wanted. */
const AT_ONCE = 4;

/** Frames beside the title of a series that is not begun. */
const FRAMES = 12;

export function SeriesPart({
  pictures,
  solvedIds,
}: {
  readonly pictures: readonly AlbumPicture[];
  /** The solved puzzles, the latest first. */
  readonly solvedIds: readonly string[];
}) {
  const page = usePage();
  const words = page.wordsOf('album');
  const [most, setMost] = useState(AT_ONCE);
  const source = useMemo(() => {
    const byId = new Map(pictures.map((picture) => [picture.id, picture]));
    const here = { ids: solvedIds, pictures: byId };
    if (page.server === undefined) return shelfSource(page, here);
    return remoteSource(ask, page.server.person !== undefined, here);
  }, [page.server?.person?.id]);
  const begun = useBegun(source);
  if (begun === undefined) return null;
  if (begun === 'failed') return <p class="card padded soft">{words.notReached}</p>;
  return (
    <div class="stack album-series">
      {begun.length === 0 && <p class="soft">{words.noSeries}</p>}
      {begun.slice(0, most).map((series) => (
        <SeriesSheet key={series.id} series={series} />
      ))}
      {begun.length > most && (
        <button type="button" class="button more" onClick={() => setMost(most + AT_ONCE)}>
          {words.more}
        </button>
      )}
      <Others source={source} isOpen={begun.length === 0} />
    </div>
  );
}

/** The series with a solved puzzle; undefined until they are known. */
function useBegun(source: SeriesSource): readonly AlbumSeries[] | 'failed' | undefined {
  const [begun, show] = useState<readonly AlbumSeries[] | 'failed'>();
  useEffect(() => {
    let isShown = true;
    void source.begun().then((found) => isShown && show(found ?? 'failed'));
    return () => {
      isShown = false;
    };
  }, [source]);
  return begun;
}

/** The series in which nothing is solved yet, behind a press; at once if there are no others. */
function Others({ source, isOpen }: { readonly source: SeriesSource; readonly isOpen: boolean }) {
  const { wordsOf } = usePage();
  const words = wordsOf('album');
  const [found, show] = useState<OtherSeries>();
  const [isFailed, fail] = useState(false);
  const load = async (): Promise<void> => {
    const more = await source.others(found?.next);
    fail(more === undefined);
    if (more === undefined) return;
    show({ ...more, series: [...(found?.series ?? []), ...more.series] });
  };
  useEffect(() => {
    if (isOpen) void load();
  }, [source]);
  const hasMore = found === undefined || found.next !== undefined;
  return (
    <>
      {found !== undefined && found.series.length > 0 && (
        <section class="stack" aria-labelledby="other-series">
          <h2 id="other-series">{words.otherSeries}</h2>
          <ul class="other-series">
            {found.series.map((series) => (
              <OtherLine key={series.id} series={series} />
            ))}
          </ul>
        </section>
      )}
      {isFailed && <p class="soft">{words.notReached}</p>}
      {hasMore && (
        <button type="button" class="button more" onClick={() => void load()}>
          {found === undefined ? words.otherSeries : words.more}
        </button>
      )}
    </>
  );
}

function OtherLine({ series }: { readonly series: AlbumSeries }) {
  const { linkTo, wordsOf } = usePage();
  const words = wordsOf('album');
  const { title, address, count } = series;
  return (
    <li>
      <a class="card padded" href={linkToSeries(linkTo, address)}>
        <span class="apart">
          <b>{title}</b>
          <Icon name="chevron-right" />
        </span>
        <span class="frames" aria-hidden="true">
          {Array.from({ length: Math.min(FRAMES, count) }, (_, k) => (
            <i key={k} />
          ))}
        </span>
        <span class="small soft">{words.puzzlesOf(count)}</span>
      </a>
    </li>
  );
}

/** The list of the puzzles of a series: its page, or the shelf on the first page. */
export function linkToSeries(
  linkTo: (path: '' | `series/${string}`) => string,
  address: AlbumSeries['address'],
): string {
  return address.startsWith('?') ? linkTo('') + address : linkTo(address as `series/${string}`);
}
