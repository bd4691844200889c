/** "Keep these for offline": a pack of puzzles for a journey, of the size and colours one likes. */
import { useEffect, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { RemoteList } from '../../../contract/remote-types.js';
import { here } from '../../frame/here.js';
import { usePage } from '../../frame/page-context.js';
import { pathIn } from '../../frame/place.js';
import { store } from '../../frame/store.js';
import { keepPack, type PackPlace, readPack, removePack } from '../../offline/pack.js';
import { rootAddress } from '../../puzzles/addresses.js';
import { ask } from '../../site-api/ask.js';
import { type CardPuzzle, PuzzleCard } from '../../widgets/cards.js';
import { Segments, type SegmentsProps } from '../../widgets/controls.js';
import { Icon } from '../../widgets/icon.js';
import { cardFromRemote } from '../../widgets/remote-card.js';

const COUNTS = [10, 20, 50] as const;
const SIZES = ['', '5,10', '15', '20', '25,30'] as const;
const COLORS = ['', 'bw', 'coloured'] as const;

/** What the pack is to hold. */
interface Wish {
  readonly count: (typeof COUNTS)[number];
  readonly size: (typeof SIZES)[number];
  readonly colors: (typeof COLORS)[number];
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'keeping'; readonly done: number; readonly all: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' };

export function OfflinePack() {
  const { server, wordsOf } = usePage();
  const words = wordsOf('album');
  if (server === undefined) return <p class="card padded">{words.offlineFiles}</p>;
  return <PackDesk />;
}

function PackDesk() {
  const { wordsOf } = usePage();
  const words = wordsOf('album');
  const [wish, setWish] = useState<Wish>({ count: 20, size: '', colors: '' });
  const { pack, state, keep, remove } = usePack();
  const isKeeping = state.kind === 'keeping';
  return (
    <div class="stack">
      <section class="card padded stack" aria-labelledby="pack">
        <h2 id="pack">{words.offlineTitle}</h2>
        <p class="small soft">{words.offlineText}</p>
        <WishFields wish={wish} onChange={setWish} />
        <div class="row wraps">
          <button
            type="button"
            class="button primary"
            disabled={isKeeping}
            onClick={() => void keep(wish)}
          >
            <Icon name="download" />
            {words.keep}
          </button>
          {pack.length > 0 && !isKeeping && (
            <button type="button" class="button quiet" onClick={() => void remove()}>
              {words.removePack}
            </button>
          )}
        </div>
        <p class="small" role="status">
          {state.kind === 'keeping' && words.keeping(state.done, state.all)}
          {state.kind === 'none' && words.noneFound}
          {state.kind === 'failed' && words.notKept}
          {state.kind === 'idle' && pack.length > 0 && words.kept(pack.length)}
        </p>
      </section>
      <ul class="album-cards">
        {pack.map((card) => (
          <li key={card.id}>
            <PuzzleCard puzzle={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WishFields({
  wish,
  onChange,
}: {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('album');
  const nameSize = (size: Wish['size']): string =>
    size === '' ? words.anySize : `≤ ${size.split(',').at(-1)}`;
  const colorNames = { '': words.anyColors, bw: words.blackAndWhite, coloured: words.coloured };
  return (
    <div class="stack">
      <WishField
        name="pack-count"
        label={words.howMany}
        value={wish.count}
        options={COUNTS.map((value) => ({ value, label: value }))}
        onChange={(count) => onChange({ ...wish, count })}
      />
      <WishField
        name="pack-size"
        label={words.sizes}
        value={wish.size}
        options={SIZES.map((value) => ({ value, label: nameSize(value) }))}
        onChange={(size) => onChange({ ...wish, size })}
      />
      <WishField
        name="pack-colors"
        label={words.colors}
        value={wish.colors}
        options={COLORS.map((value) => ({ value, label: colorNames[value] }))}
        onChange={(colors) => onChange({ ...wish, colors })}
      />
    </div>
  );
}

/** A choice with its name before it. */
function WishField<Value extends string | number>(props: SegmentsProps<Value>) {
  return (
    <div class="pack-field">
      <span class="small strong">{props.label}</span>
      <Segments {...props} />
    </div>
  );
}

function findPlace(): PackPlace {
  return { caches, scope: rootAddress() };
}

/** The pack of this device, and how to choose another one. */
function usePack() {
  const [pack, show] = useState<readonly CardPuzzle[]>([]);
  const [state, tell] = useState<State>({ kind: 'idle' });
  const read = async (): Promise<void> => show(await readPack<CardPuzzle>(findPlace()));
  useEffect(() => {
    // browsers have no caches at addresses that are not secure
    if ('caches' in globalThis) void read();
  }, []);
  const keep = async (wish: Wish): Promise<void> => {
    const cards = await chooseCards(wish);
    if (cards.length === 0) return tell({ kind: cards === NONE_REACHED ? 'failed' : 'none' });
    const onProgress = (done: number): void => tell({ kind: 'keeping', done, all: cards.length });
    onProgress(0);
    const { language } = here.peek();
    try {
      const findPath = ({ id }: CardPuzzle): string => pathIn(language, `puzzles/${id}`);
      await keepPack(findPlace(), { cards, findPath, fetch: (one) => fetch(one), onProgress });
      tell({ kind: 'idle' });
    } catch {
      // no network, no room, or no caches here: what is there is shown
      tell({ kind: 'failed' });
    }
    if ('caches' in globalThis) await read();
  };
  const remove = async (): Promise<void> => {
    await removePack(findPlace());
    show([]);
  };
  return { pack, state, keep, remove };
}

/** No cards, because the server could not be asked. */
const NONE_REACHED: readonly CardPuzzle[] = [];

/** Puzzles that this device has neither solved nor begun, the best liked first. */
async function chooseCards({ count, size, colors }: Wish): Promise<readonly CardPuzzle[]> {
  const filters = { ...(size !== '' && { size }), ...(colors !== '' && { colors }) };
  const query = callPath(
    paths.PUZZLES,
    {},
    { ...filters, solved: 'no', sort: 'stars', limit: 100 },
  );
  const [answer, games] = await Promise.all([ask<RemoteList>('GET', query), store().list()]);
  if (!answer.ok) return NONE_REACHED;
  const played = new Set(games.map(({ id }) => id));
  return answer.value.puzzles
    .filter(({ id, mine }) => mine === undefined && !played.has(id))
    .slice(0, count)
    .map(cardFromRemote);
}
