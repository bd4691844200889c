/**
 * The album: what this device knows of its player. Pictures by month, games that were begun, a pack
 * for times without a network; best times, days and techniques beside them. It needs no account;
 * with one, it has what the person has made as well.
 */
import { useEffect, useState } from 'preact/hooks';
import { type PageTexts, usePage } from '../../frame/page-context.js';
import { Shell } from '../../frame/shell.js';
import { signInAddress } from '../../frame/sign-in-address.js';
import { store } from '../../frame/store.js';
import { toast } from '../../frame/toasts.js';
import { type AlbumPicture, readAlbum } from '../../puzzles/album.js';
import type { KnownSolve } from '../../puzzles/next.js';
import { readHistory } from '../../puzzles/solve-history.js';
import { Segments } from '../../widgets/controls.js';
import { download } from '../../widgets/download.js';
import { EmptyCard } from '../../widgets/empty-card.js';
import { IconShape } from '../../widgets/icon.js';
import type { NamedTechnique } from '../learn/lesson-data.js';
import { DaysCard } from './days-card.js';
import { Lists } from './lists.js';
import { Made } from './made.js';
import { OfflinePack } from './offline-pack.js';
import { Pictures } from './pictures.js';
import { SeriesPart } from './series-part.js';
import { Started } from './started.js';
import { TechniquesCard } from './techniques-card.js';
import { TimesCard } from './times-card.js';
import './album.css';
import { RARE_ICON_SHAPES } from '../../icons/rare-icon-shapes.js';

export const title = ({ wordsOf }: PageTexts): string => wordsOf('album').title;
export const description = ({ wordsOf }: PageTexts): string => wordsOf('album').description;

const PARTS = ['solved', 'series', 'started', 'made', 'lists', 'offline'] as const;
const FOR_MEMBERS: ReadonlySet<string> = new Set(['made', 'lists']);
type PartName = (typeof PARTS)[number];

/** What is read from the store. */
interface Album {
  readonly pictures: readonly AlbumPicture[];
  readonly history: readonly KnownSolve[];
  readonly solvedAt: readonly number[];
  /** The solved puzzles, the latest first. */
  readonly solvedIds: readonly string[];
  readonly now: number;
}

export function Page({ data: techniques }: { readonly data: readonly NamedTechnique[] }) {
  const { server, wordsOf } = usePage();
  const words = wordsOf('album');
  const [part, choose] = useState<PartName>('solved');
  const name = server?.person?.name;
  const parts = PARTS.filter((one) => !FOR_MEMBERS.has(one) || name !== undefined);
  // other pages lead to a part
  useEffect(() => {
    const named = parts.find((one) => location.hash === `#${one}`);
    if (named !== undefined) choose(named);
  }, [name]);
  const album = useAlbum();
  return (
    <Shell>
      <div class="album">
        <Head count={album?.pictures.length} />
        <Segments
          name="part"
          label={words.show}
          value={part}
          options={parts.map((value) => ({ value, label: words.parts[value] }))}
          onChange={choose}
        />
        <GuestNote />
        <div
          class={`album-body${album === undefined || album.history.length === 0 ? ' alone' : ''}`}
        >
          {part === 'solved' && album !== undefined && <Solved pictures={album.pictures} />}
          {part === 'series' && album !== undefined && (
            <SeriesPart pictures={album.pictures} solvedIds={album.solvedIds} />
          )}
          {part === 'started' && <Started />}
          {part === 'made' && name !== undefined && <Made name={name} />}
          {part === 'lists' && name !== undefined && <Lists />}
          {part === 'offline' && <OfflinePack />}
          {album !== undefined && album.history.length > 0 && (
            <div class="stack album-side">
              <TimesCard history={album.history} />
              <DaysCard solvedAt={album.solvedAt} now={album.now} />
              <TechniquesCard history={album.history} techniques={techniques} />
            </div>
          )}
        </div>
      </div>
    </Shell>
  );
}

function Head({ count }: { readonly count: number | undefined }) {
  const { wordsOf } = usePage();
  const words = wordsOf('album');
  const save = async (): Promise<void> => {
    try {
      const day = new Date().toISOString().slice(0, 10);
      download(`nonokit-${day}.json`, 'application/json', await store().exportAll());
    } catch {
      // the browser refuses its store
      toast({ text: words.notSaved });
    }
  };
  return (
    <header class="apart album-head">
      <div>
        <h1>{words.title}</h1>
        <p class="small soft">{count === undefined ? '\u00a0' : words.count(count)}</p>
      </div>
      <button type="button" class="button" onClick={() => void save()}>
        <IconShape shape={RARE_ICON_SHAPES['hard-drive']} />
        {words.saveCopy}
      </button>
    </header>
  );
}

/** Where an account would carry the album along. */
function GuestNote() {
  const page = usePage();
  const { server, wordsOf } = page;
  const words = wordsOf('album');
  if (server === undefined || server.person !== undefined) return null;
  return (
    <p class="note">
      <IconShape shape={RARE_ICON_SHAPES['hard-drive']} />
      <span class="grow">{words.guest}</span>
      <a class="strong" href={signInAddress(page, 'new')}>
        {words.makeAccount}
      </a>
    </p>
  );
}

function Solved({ pictures }: Pick<Album, 'pictures'>) {
  const { linkTo, server, wordsOf } = usePage();
  const words = wordsOf('album');
  if (pictures.length > 0) return <Pictures pictures={pictures} />;
  return (
    <EmptyCard text={words.empty}>
      <a class="button primary" href={linkTo(server === undefined ? '' : 'puzzles')}>
        {words.toPuzzles}
      </a>
    </EmptyCard>
  );
}

/** Undefined until it is read. */
function useAlbum(): Album | undefined {
  const [album, show] = useState<Album>();
  useEffect(() => {
    let isShown = true;
    const kept = store();
    void Promise.all([readAlbum(kept), readHistory(kept), kept.results.list()]).then(
      ([pictures, history, results]) => {
        const solvedAt = results.map((result) => result.solvedAt);
        const latest = results.toSorted((a, b) => b.solvedAt - a.solvedAt);
        const solvedIds = latest.map(({ id }) => id);
        if (isShown) show({ pictures, history, solvedAt, solvedIds, now: Date.now() });
      },
    );
    return () => {
      isShown = false;
    };
  }, []);
  return album;
}
