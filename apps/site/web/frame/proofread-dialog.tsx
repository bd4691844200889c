/**
 * The dialog that looks for the mistyped number of clues that contradict each other, and plays the
 * puzzle after the change that is taken. The picture stays hidden. It is loaded when it is asked
 * for.
 */
import type { Draft } from '@nonokit/core';
import { describeChangeIn } from '@nonokit/explain/slips';
import type { Mending, Proofreading } from 'nonokit/proofread';
import type { ProofreadReport } from 'nonokit/worker-client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pageAddress, writeHash } from '../puzzles/addresses.js';
import { putOpened } from '../puzzles/opened.js';
import { pageTaker } from '../puzzles/opening.js';
import { Dialog } from '../widgets/dialog.js';
import type { ProofreadWords } from '../words/en/proofread.js';
import { worker } from '../worker.js';
import { useAskedWords } from './asked-words.js';
import { MarkedBoard } from './marked-board.js';
import { usePage } from './page-context.js';
import './proofread-dialog.css';
import { store } from './store.js';

/** How many changes are tried, and the best ways so far. */
interface Searching {
  readonly changes: number;
  readonly best?: Proofreading;
}

/** What the dialog shows: how many changes are tried, then what was found. */
type Search = Searching | { readonly found: Proofreading } | 'failed';

/** What is found where the search is stopped before it found anything. */
const NOTHING: Proofreading = { status: 'open', mendings: [], more: 0, complete: false };

export function ProofreadDialog({
  draft,
  onClose,
}: {
  readonly draft: Draft;
  readonly onClose: () => void;
}) {
  const words = useAskedWords('proofread');
  const { search, stop } = useProofreading(draft);
  const [chosen, choose] = useState(0);
  const found = search !== 'failed' && 'found' in search ? search.found : undefined;
  const mending = found?.mendings[chosen];
  // a dialog that fills later would be read out empty
  if (words === undefined) return null;
  return (
    <Dialog title={words.heading} onClose={onClose}>
      <p class="soft" role="status">
        {sentence(search, words)}
      </p>
      {found !== undefined && found.mendings.length > 0 && (
        <>
          <MarkedBoard
            draft={draft}
            mendings={found.mendings}
            chosen={chosen}
            label={words.board}
          />
          <Mendings words={words} found={found} chosen={chosen} choose={choose} />
        </>
      )}
      <div class="actions">
        {search !== 'failed' && 'changes' in search && (
          <button type="button" class="button" onClick={stop}>
            {words.stop}
          </button>
        )}
        {mending !== undefined && (
          <button type="button" class="button primary" onClick={() => void take(mending, onClose)}>
            {pageTaker.value === undefined ? words.take : words.edit}
          </button>
        )}
        <button type="button" class="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}

function sentence(search: Search, words: ProofreadWords): string {
  if (search === 'failed') return words.none;
  if (!('found' in search)) return words.looking(search.changes);
  const { status, complete } = search.found;
  if (status === 'right') return words.right;
  if (status === 'open') return complete ? words.none : words.stopped;
  return complete ? words.found : `${words.found} ${words.stopped}`;
}

/** The ways to mend as a choice: what changes, and a bar as high as the way is likely. */
function Mendings({
  words,
  found,
  chosen,
  choose,
}: {
  readonly words: ProofreadWords;
  readonly found: Proofreading;
  readonly chosen: number;
  readonly choose: (index: number) => void;
}) {
  const { numberText } = usePage();
  const most = found.mendings[0]?.likelihood ?? 1;
  return (
    <fieldset class="mendings" aria-label={words.heading}>
      {found.mendings.map(({ changes, puzzle, likelihood }, i) => (
        <label key={`${i}`} class="mending">
          <input type="radio" name="mending" checked={i === chosen} onChange={() => choose(i)} />
          <meter value={likelihood} max={most} aria-label={words.likelihood} />
          <span>
            {changes.map((change) => (
              <span key={`${change.line.kind} ${change.line.index} ${change.block}`}>
                {describeChangeIn(words.slips, change, puzzle)}
              </span>
            ))}
          </span>
        </label>
      ))}
      {found.more > 0 && <p class="small soft">{words.more(numberText(found.more))}</p>}
    </fieldset>
  );
}

/** Looks for slips in the worker, until the dialog is closed, or a stop keeps the best so far. */
function useProofreading(draft: Draft): { readonly search: Search; readonly stop: () => void } {
  const [search, show] = useState<Search>({ changes: 1 });
  const work = useRef(new AbortController());
  useEffect(() => {
    work.current = new AbortController();
    const { signal } = work.current;
    let best: Proofreading | undefined;
    const onProgress = (report: ProofreadReport): void => {
      best = report.best ?? best;
      if (!signal.aborted) show({ changes: report.changes, ...(best && { best }) });
    };
    worker()
      .proofread(draft, { signal, onProgress })
      .then(
        (found) => show({ found }),
        () => signal.aborted || show('failed'),
      );
    return () => work.current.abort();
  }, [draft]);
  const stop = (): void => {
    work.current.abort();
    if (search !== 'failed' && 'changes' in search) show({ found: search.best ?? NOTHING });
  };
  return { search, stop };
}

/** Gives the corrected puzzle to a page that takes files, or plays it. */
async function take(mending: Mending, onClose: () => void): Promise<void> {
  const ofPage = pageTaker.peek();
  if (ofPage === undefined) return play(mending);
  const written = await worker().write([mending.puzzle], 'json');
  onClose();
  if (written.ok)
    await ofPage([new TextDecoder().decode(written.value.bytes)], new AbortController().signal);
}

/** Opens the mended puzzle as if a file had held it. */
async function play({ puzzle }: Mending): Promise<void> {
  const blind = await worker().blind(puzzle, {});
  const how = { openedAt: Date.now(), number: 1, origin: 'file' as const };
  const opened = await putOpened(store().puzzles, blind, how);
  const address = pageAddress('play/') + writeHash(opened);
  if (address === location.href) location.reload();
  else location.assign(address);
}
