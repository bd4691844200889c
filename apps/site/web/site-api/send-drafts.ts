/**
 * The drafts of this browser and the account: exchanged when the maker or the desk is opened, a
 * moment after changes, when a network comes, and when the page is left. Pages load this late.
 */
import { type Answer, isPassing } from '../../player-store/exchange/ask.js';
import {
  type DraftExchange,
  type DraftsReport,
  exchangeDrafts,
  sendDrafts,
  unsentDrafts,
} from '../../player-store/exchange/draft-exchange.js';
import { localDrafts } from '../../player-store/exchange/local-drafts.js';
import { sentDrafts } from '../../player-store/exchange/sent-drafts.js';
import { drafts } from '../frame/drafts.js';
import { here } from '../frame/here.js';
import { store } from '../frame/store.js';
import { toast } from '../frame/toasts.js';
import { alone } from './alone.js';
import { ask } from './ask.js';

/** Milliseconds of quiet after a change before it is sent; and of work without quiet. */
const QUIET_MS = 4000;
const LONGEST_MS = 30_000;

/** Milliseconds before what could not be sent is tried again on this page. */
const AGAIN_MS = 60_000;

/** The lock of all tabs for what needs the drafts to stay as they are. */
const LOCK = 'nonokit.drafts';

/** Pages that show drafts of other devices. */
const SHOWS_DRAFTS = /^(make\/|desk)/;

/** How to exchange; undefined for guests, and without a server. */
function exchangeHere(): DraftExchange | undefined {
  const { server, wordsOf } = here.peek();
  if (server?.person === undefined || isStopped) return undefined;
  const { context } = store();
  return {
    ask,
    context,
    sent: sentDrafts(context),
    flush: () => drafts().flush(),
    copyTitle: (title) => wordsOf('sent').draftCopy(title.trim()),
    changed: (id, copy) => {
      const message = { type: 'draft', id, copy };
      context.announce(message);
      drafts().hear(message);
    },
  };
}

const listeners = new Set<() => void>();

/** Calls after each exchange. Returns "stop". */
export function onDraftsSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Exchanges all drafts with the account; undefined for guests. */
export async function exchangeDraftsHere(): Promise<DraftsReport | undefined> {
  const with_ = exchangeHere();
  if (with_ === undefined) return undefined;
  return run(() => exchangeDrafts(with_));
}

/** The names of drafts that the account does not have as they are here. */
export async function unsentHere(): Promise<ReadonlySet<string>> {
  const { context } = store();
  const unsent = await unsentDrafts({ context, sent: sentDrafts(context) });
  return new Set(unsent.map(({ id }) => id));
}

/** Whether the account does not know of a change here. */
async function isWaiting(): Promise<boolean> {
  if (isStopped) return false;
  const { context } = store();
  const sent = sentDrafts(context);
  const drafts = new Map((await localDrafts(context.connection)).map(({ id, mark }) => [id, mark]));
  const rows = new Map((await sent.list()).map(({ id, mark }) => [id, mark]));
  const ids = new Set([...drafts.keys(), ...rows.keys()]);
  return [...ids].some((id) => drafts.get(id) !== rows.get(id));
}

/** Whether the session ends: to read what is then deleted would make an empty database again. */
let isStopped = false;

/**
 * Ends the session by `end`, after an exchange that is under way. This page sends nothing more,
 * unless the session goes on. Without a session already (401) it has ended, too.
 */
export async function endSession<T>(end: () => Promise<Answer<T>>): Promise<Answer<T>> {
  isStopped = true;
  const answer = await alone(LOCK, end);
  isStopped = answer.ok || answer.problem.status === 401;
  return answer;
}

let isWatching = false;

/** Exchanges drafts now, if this page shows them or some wait, and whenever they change. */
export async function keepDraftsSent(): Promise<void> {
  watch();
  const isShown = SHOWS_DRAFTS.test(here.peek().place);
  if (isShown || (await isWaiting())) await exchangeDraftsHere();
  await openNamed();
}

/** Tells the maker when the draft that its address names has come from the account. */
async function openNamed(): Promise<void> {
  const [, id] = /^#d=([\w-]{1,64})$/.exec(location.hash) ?? [];
  if (id === undefined || (await drafts().picture(id)) === undefined) return;
  // if it is open, the maker does nothing
  dispatchEvent(new Event('hashchange'));
}

/** One exchange after the other, in one tab at a time. */
async function run(work: () => Promise<DraftsReport>): Promise<DraftsReport> {
  const report = await alone(LOCK, work);
  const words = here.peek().wordsOf('sent');
  for (const title of report.apart) toast({ text: words.draftsApart(title.trim()) });
  if (report.problem !== undefined && isPassing(report.problem)) exchangeSoon(AGAIN_MS);
  for (const listener of listeners) listener();
  return report;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let changedAt = 0;

/** Exchanges after some milliseconds; a later wish takes the place of an earlier one. */
function exchangeSoon(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    changedAt = 0;
    // an exchange tells of its own changes, too
    void isWaiting().then((waits) => (waits ? exchangeDraftsHere() : undefined));
  }, milliseconds);
}

/** Listens to changes of any tab, and to the end of the page. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const { channel, now, onVisibility } = store().context.surroundings;
  // a second line hears what this page itself tells other tabs
  channel((message) => {
    if (!isChange(message)) return;
    const at = now();
    changedAt = changedAt === 0 ? at : changedAt;
    exchangeSoon(Math.min(QUIET_MS, Math.max(0, changedAt + LONGEST_MS - at)));
  });
  onVisibility((isVisible) => {
    const with_ = exchangeHere();
    if (!isVisible && with_ !== undefined) void run(() => sendDrafts(with_));
  });
}

/** True for the message that a draft has been stored. */
function isChange(message: unknown): boolean {
  return (
    typeof message === 'object' && message !== null && 'type' in message && message.type === 'draft'
  );
}
