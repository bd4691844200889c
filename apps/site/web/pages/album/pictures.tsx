/** Solved pictures by month, the latest first. */
import { useEffect, useState } from 'preact/hooks';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { type AlbumPicture, readTitle } from '../../puzzles/album.js';
import { linkToCard } from '../../widgets/cards.js';
import { Snap } from '../../widgets/snap.js';
import { clockText } from '../../widgets/time.js';

/** Pictures that are drawn at first, and each time more are wanted. */
const AT_ONCE = 30;

export function Pictures({ pictures }: { readonly pictures: readonly AlbumPicture[] }) {
  const page = usePage();
  const words = page.wordsOf('album');
  const [most, setMost] = useState(AT_ONCE);
  const shown = pictures.slice(0, most);
  const titles = useTitles(shown);
  return (
    <div class="stack months">
      {groupByMonth(page, shown).map(({ name, ofMonth }) => (
        <section key={name} class="stack" aria-label={name}>
          <div class="apart">
            <h2>{name}</h2>
            <span class="small soft">{words.pictures(countOfMonth(page, pictures, name))}</span>
          </div>
          <ul class="card squared prints">
            {ofMonth.map((picture) => (
              <li key={picture.id}>
                <Print picture={picture} title={titles.get(picture.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pictures.length > most && (
        <button type="button" class="button more" onClick={() => setMost(most + AT_ONCE)}>
          {words.more}
        </button>
      )}
    </div>
  );
}

function Print({
  picture,
  title,
}: {
  readonly picture: AlbumPicture;
  readonly title: string | undefined;
}) {
  const page = usePage();
  const { id, marks, palette, result } = picture;
  const day = new Date(result.solvedAt).toLocaleDateString(page.locale, {
    day: 'numeric',
    month: 'short',
  });
  return (
    <a class="print" href={linkToCard(page, picture)}>
      <Snap id={id} of={marks} palette={palette} size={112} />
      <span class="print-text">
        <span class="strong small">{title ?? `${marks.width} × ${marks.height}`}</span>
        <span class="tiny soft digits">
          {clockText(result.elapsed)} · {day}
        </span>
      </span>
    </a>
  );
}

/** Pictures with the month in words: "November", or "November 2025" in another year. */
function groupByMonth(page: PageContext, pictures: readonly AlbumPicture[]) {
  const groups = new Map<string, AlbumPicture[]>();
  for (const picture of pictures) {
    const name = nameMonth(page, picture);
    groups.set(name, [...(groups.get(name) ?? []), picture]);
  }
  return [...groups].map(([name, ofMonth]) => ({ name, ofMonth }));
}

function countOfMonth(page: PageContext, pictures: readonly AlbumPicture[], name: string): number {
  return pictures.filter((picture) => nameMonth(page, picture) === name).length;
}

function nameMonth({ locale }: PageContext, { result }: AlbumPicture): string {
  const then = new Date(result.solvedAt);
  const isThisYear = then.getFullYear() === new Date().getFullYear();
  const name = then.toLocaleDateString(locale, {
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1);
}

/** The titles of pictures, which are opened one after the other. */
function useTitles(pictures: readonly AlbumPicture[]): ReadonlyMap<string, string> {
  const [titles, show] = useState<ReadonlyMap<string, string>>(new Map());
  const last = pictures.at(-1)?.id;
  useEffect(() => {
    let isShown = true;
    const read = async (): Promise<void> => {
      const found = new Map(titles);
      for (const { id } of pictures) {
        if (!isShown) return;
        if (found.has(id)) continue;
        const title = await readTitle(store(), id);
        if (title !== undefined) found.set(id, title);
      }
      if (isShown) show(found);
    };
    void read();
    return () => {
      isShown = false;
    };
  }, [pictures.length, last]);
  return titles;
}
