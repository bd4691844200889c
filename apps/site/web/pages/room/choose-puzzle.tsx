/**
 * Another puzzle for the room: a surprise of a size and difficulty, one by its number, one of a
 * list.
 */
import { useEffect, useState } from 'preact/hooks';
import { callPath, type Query } from '../../../contract/call-path.js';
import type { ListDetail, MyLists } from '../../../contract/lists.js';
import * as paths from '../../../contract/paths.js';
import type { RemoteList } from '../../../contract/remote-types.js';
import { SIZE_CLASSES } from '../../../contract/size-classes.js';
import { usePage } from '../../frame/page-context.js';
import { DIFFICULTIES } from '../../puzzles/difficulty-levels.js';
import { ask } from '../../site-api/ask.js';
import { Dialog } from '../../widgets/dialog.js';
import { difficultyWord } from '../../widgets/difficulty.js';
import type { RoomWords } from '../../words/en/room.js';

/** As many as one page of the catalogue has at most. */
const MOST = 100;

export interface ChoosePuzzleProps {
  readonly words: RoomWords;
  /** Takes a puzzle by its identifier; null: another one like the last. */
  readonly onChoose: (id: string | null) => void;
  readonly onClose: () => void;
}

export function ChoosePuzzle({ words, onChoose, onClose }: ChoosePuzzleProps) {
  const [isMissing, say] = useState(false);
  const take = async (ids: Promise<readonly string[]>): Promise<void> => {
    const found = await ids;
    const id = found[Math.floor(Math.random() * found.length)];
    say(id === undefined);
    if (id !== undefined) onChoose(id);
  };
  return (
    <Dialog title={words.whichPuzzle} onClose={onClose}>
      <Surprise words={words} onWish={(wish) => void take(findIds(wish))} />
      <ByNumber words={words} onWish={(name) => void take(findByName(name))} />
      <OwnLists words={words} onWish={(id) => void take(idsOfList(id))} />
      <p class="small" role="status">
        {isMissing && words.troubles['no-such-puzzle']}
      </p>
      <div class="actions">
        <button type="button" class="button" onClick={() => onChoose(null)}>
          {words.another}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {words.keepPuzzle}
        </button>
      </div>
    </Dialog>
  );
}

interface PartProps {
  readonly words: RoomWords;
}

function Surprise({ words, onWish }: PartProps & { readonly onWish: (wish: Query) => void }) {
  const page = usePage();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const wish = [...form].flatMap(([name, value]) => (value === '' ? [] : [[name, `${value}`]]));
    onWish(Object.fromEntries(wish));
  };
  return (
    <form class="room-choose" onSubmit={submit}>
      <label>
        {words.sizeLabel}
        <select class="input" name="size">
          <option value="">{words.anySize}</option>
          {SIZE_CLASSES.map((size, k) => (
            <option key={size} value={size}>
              {k === 0 ? size : `${(SIZE_CLASSES[k - 1] ?? 0) + 1}–${size}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.difficultyLabel}
        <select class="input" name="difficulty">
          <option value="">{words.anyDifficulty}</option>
          {DIFFICULTIES.slice(0, 5).map((label, k) => (
            <option key={label} value={k + 1}>
              {difficultyWord(page, label)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button primary">
        {words.surprise}
      </button>
    </form>
  );
}

function ByNumber({ words, onWish }: PartProps & { readonly onWish: (name: string) => void }) {
  const [name, type] = useState('');
  return (
    <form
      class="room-choose"
      onSubmit={(event) => {
        event.preventDefault();
        onWish(name);
      }}
    >
      <label>
        {words.numberLabel}
        <input
          class="input"
          value={name}
          maxLength={200}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled={name.trim() === ''}>
        {words.takeIt}
      </button>
    </form>
  );
}

/** A puzzle out of a list of one's own; nothing for guests and without lists. */
function OwnLists({ words, onWish }: PartProps & { readonly onWish: (id: string) => void }) {
  const { server } = usePage();
  const [lists, show] = useState<MyLists['lists']>([]);
  useEffect(() => {
    if (server?.person === undefined) return;
    void ask<MyLists>('GET', callPath(paths.MY_LISTS)).then((answer) => {
      if (answer.ok) show(answer.value.lists.filter(({ count }) => count > 0));
    });
  }, []);
  if (lists.length === 0) return null;
  return (
    <div class="row wraps">
      {lists.map(({ id, kind, title }) => (
        <button key={id} type="button" class="button" onClick={() => onWish(id)}>
          {words.fromList(kind === 'favourites' ? words.favourites : title)}
        </button>
      ))}
    </div>
  );
}

async function findIds(wish: Query): Promise<readonly string[]> {
  const path = callPath(paths.PUZZLES, {}, { ...wish, limit: MOST });
  const answer = await ask<RemoteList>('GET', path);
  return answer.ok ? answer.value.puzzles.map(({ id }) => id) : [];
}

/** What is typed or pasted: a number with or without its sign, an address, an identifier. */
async function findByName(text: string): Promise<readonly string[]> {
  const name = text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  const last = name.slice(name.lastIndexOf('/') + 1).replace(/^[№#]\s*/, '');
  if (/^\d{1,9}$/.test(last)) return await findIds({ number: last });
  return /^[0-9A-Za-z]{1,32}$/.test(last) ? [last] : [];
}

async function idsOfList(id: string): Promise<readonly string[]> {
  const answer = await ask<ListDetail>('GET', callPath(paths.LIST, { id }, { limit: MOST }));
  return answer.ok ? answer.value.puzzles.map((puzzle) => puzzle.id) : [];
}
