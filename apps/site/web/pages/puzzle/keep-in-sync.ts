/**
 * Joins the game of this page with its keeper on the server: moves and the solve go to the server,
 * versions of other devices come from there, and the player is told what matters.
 */

import { effect } from '@preact/signals';
import { h, render } from 'preact';
import type { RemotePuzzle } from '../../../contract/remote-types.js';
import { GameSync, type SyncState } from '../../../player-store/exchange/game-sync.js';
import { here } from '../../frame/here.js';
import { renderInPage } from '../../frame/in-page.js';
import { withWords } from '../../frame/page-words.js';
import { toast } from '../../frame/toasts.js';
import { exchangeHere, remoteRows } from '../../site-api/remote-database.js';
import { sendHere } from '../../site-api/send-waiting.js';
import type { Away, PlaySession } from '../play/session.js';
import { syncState } from './sync-state.js';

/** Keeps the game in sync until it ends. Returns how to stop. */
export function keepInSync(puzzle: RemotePuzzle, session: PlaySession): () => void {
  const sync = new GameSync({
    puzzle,
    rows: remoteRows(),
    exchange: exchangeHere(),
    now: () => Date.now(),
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const ask = (): void => void askWhich(puzzle, sync);
  session.decide = ask;
  const stops = [followMoves(session, sync), followState(session, sync, ask), followWindow(sync)];
  void begin(puzzle, session, sync);
  return () => {
    for (const stop of stops) stop();
    sync.end();
  };
}

/** Looks what the server has of the game. What a guest has played moves to the account first. */
async function begin(puzzle: RemotePuzzle, session: PlaySession, sync: GameSync): Promise<void> {
  const row = await remoteRows().get(puzzle.id);
  if (row !== undefined && row.person === undefined) await sendHere();
  await sync.open(puzzle.mine?.state === 'started');
  // solved here before the server was told, by a page that was closed too soon
  if (session.isWon.peek()) void sync.won(session.record.length);
  // and moves without a row
  else if (row === undefined && session.moveCount.peek() > 0) sync.moved();
}

/** Passes moves and the solve to the keeper. */
function followMoves(session: PlaySession, sync: GameSync): () => void {
  let count = session.moveCount.peek();
  let wasWon = session.isWon.peek();
  return effect(() => {
    const now = session.moveCount.value;
    const isWon = session.isWon.value;
    if (isWon && !wasWon) void sync.won(session.record.length);
    else if (now > count) sync.moved();
    [count, wasWon] = [now, isWon];
  });
}

/** Shows the state of the exchange with the server. */
function followState(session: PlaySession, sync: GameSync, ask: () => void): () => void {
  const { wordsOf } = here.peek();
  let before: SyncState['kind'] | undefined;
  return effect(() => {
    const state = sync.state.value;
    syncState.value = state;
    session.away.value = toAway(state);
    if (state.kind === before) return;
    if (state.kind === 'later') toast({ text: wordsOf('play').away.later });
    if (state.kind === 'apart') ask();
    before = state.kind;
  });
}

function toAway({ kind }: SyncState): Away | undefined {
  if (kind === 'here') return undefined;
  return kind === 'sending' || kind === 'solved' ? 'sent' : kind;
}

/** A page that is hidden may not come back; a network that is back is used at once. */
function followWindow(sync: GameSync): () => void {
  const leave = (): void => {
    if (document.visibilityState === 'hidden') void sync.flush({ keepalive: true });
  };
  const send = (): void => void sync.flush();
  document.addEventListener('visibilitychange', leave);
  addEventListener('pagehide', leave);
  addEventListener('online', send);
  return () => {
    document.removeEventListener('visibilitychange', leave);
    removeEventListener('pagehide', leave);
    removeEventListener('online', send);
  };
}

/** Asks which of two versions goes on; "later" plays on with the one that is here. */
async function askWhich(puzzle: RemotePuzzle, sync: GameSync): Promise<void> {
  const [{ ApartDialog }, row] = await Promise.all([
    withWords(() => import('./apart-dialog.js')),
    remoteRows().get(puzzle.id),
  ]);
  if (row?.apart === undefined) return;
  const host = document.createElement('div');
  document.body.append(host);
  const close = (): void => {
    render(null, host);
    host.remove();
  };
  const onChosen = (): void => {
    close();
    void sync.chosen();
  };
  renderInPage(h(ApartDialog, { puzzle, apart: row.apart, onClose: close, onChosen }), host);
}
