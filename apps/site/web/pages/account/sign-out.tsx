/**
 * Signing out: what has not reached the account yet is sent, then the person decides whether the
 * games stay on this device, for the next time, or go. Other people are not shown them either way.
 * The menu of every page leads here, by an address, so that no page has to carry this.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import { deleteEverything } from '../../../player-store/delete-everything.js';
import { sendWaiting } from '../../../player-store/exchange/outbox.js';
import { drafts } from '../../frame/drafts.js';
import { here } from '../../frame/here.js';
import { usePage } from '../../frame/page-context.js';
import { store } from '../../frame/store.js';
import { toast } from '../../frame/toasts.js';
import { ask } from '../../site-api/ask.js';
import { exchangeHere } from '../../site-api/remote-database.js';
import { endSession, exchangeDraftsHere, unsentHere } from '../../site-api/send-drafts.js';
import { writeSentence } from '../../site-api/sentences.js';
import { Dialog } from '../../widgets/dialog.js';

/** The fragment of the address that asks to sign out. */
const FRAGMENT = '#sign-out';

/** What of this person is on this device. */
interface KeptHere {
  readonly isEmpty: boolean;
}

/** What has not reached the account. */
interface LeftHere {
  /** Whether there are games. */
  readonly isMore: boolean;
  readonly drafts: number;
}

/** The button, and the question that it or the address asks. */
export function SignOut({ label }: { readonly label: string }) {
  const [isAsked, askFor] = useState(() => location.hash === FRAGMENT);
  useEffect(() => {
    const follow = (): void => {
      if (location.hash === FRAGMENT) askFor(true);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const close = (): void => {
    askFor(false);
    // so that the menu can ask again
    if (location.hash === FRAGMENT) history.replaceState(history.state, '', location.pathname);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => askFor(true)}>
        {label}
      </button>
      {isAsked && <Question onClose={close} />}
    </>
  );
}

function Question({ onClose }: { readonly onClose: () => void }) {
  const { plural, wordsOf } = usePage();
  const words = wordsOf('sign-out');
  const [kept, find] = useState<KeptHere>();
  const [left, setLeft] = useState<LeftHere>();
  const [isLeaving, setLeaving] = useState(false);
  const sending = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    void findKept().then(find);
    sending.current = sendAll().then(setLeft);
  }, []);
  if (kept === undefined) return null;
  const leave = async (isKept: boolean): Promise<void> => {
    setLeaving(true);
    // what is on its way still needs the session
    await Promise.allSettled([sending.current]);
    if (!(await signOut(isKept))) onClose();
  };
  return (
    <Dialog title={kept.isEmpty ? words.signOutTitle : words.title} onClose={onClose}>
      {!kept.isEmpty && <p>{words.text}</p>}
      {(!kept.isEmpty || isLeaving) && left === undefined && <p role="status">{words.sending}</p>}
      {left?.isMore === true && <p class="note bad">{words.unsent}</p>}
      {left !== undefined && left.drafts > 0 && (
        <p class="note">{words.onlyDrafts(left.drafts, plural(left.drafts, words.draftForms))}</p>
      )}
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {wordsOf('shell').cancel}
        </button>
        {!kept.isEmpty && (
          <button
            type="button"
            class="button danger"
            disabled={left === undefined || isLeaving}
            onClick={() => void leave(false)}
          >
            {words.remove}
          </button>
        )}
        <button
          type="button"
          class="button primary"
          disabled={isLeaving}
          onClick={() => void leave(true)}
        >
          {kept.isEmpty ? wordsOf('shell').signOut : words.keep}
        </button>
      </div>
    </Dialog>
  );
}

async function findKept(): Promise<KeptHere> {
  const [games, pictures, all] = await Promise.all([
    store().list(),
    store().results.list(),
    drafts().list(),
  ]);
  return { isEmpty: games.length + pictures.length + all.length === 0 };
}

/** Sends what waits; returns what could not be sent. */
async function sendAll(): Promise<LeftHere> {
  const exchange = exchangeHere();
  const isMore = exchange !== undefined && (await sendWaiting(exchange)).isMore;
  await exchangeDraftsHere();
  return { isMore, drafts: (await unsentHere()).size };
}

/** Ends the session, and removes what is here if that is wanted; false if the session goes on. */
async function signOut(isKept: boolean): Promise<boolean> {
  const page = here.peek();
  const answer = await endSession(() => ask('DELETE', callPath(paths.SESSION)));
  if (!answer.ok && answer.problem.status !== 401) {
    toast({ text: writeSentence(page, answer.problem) });
    return false;
  }
  if (!isKept) await deleteEverything(store());
  location.assign(page.linkTo(''));
  return true;
}
