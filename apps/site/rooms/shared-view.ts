/**
 * A shared board as one member sees it: what the server has confirmed, and on top of it the
 * member's own moves that are still on their way. A move is seen at once, and moves to its place in
 * the server's order when it comes back.
 */
import { playShared, type SharedBoard, type SharedMove } from './shared-board.js';

/** A move of the member that the server has not confirmed. */
export interface PendingMove {
  /** Its number among all moves of the member. */
  readonly count: number;
  readonly move: SharedMove;
}

/** A shared board and who looks at it. */
export interface SharedView {
  readonly hand: number;
  readonly confirmed: SharedBoard;
  readonly pending: readonly PendingMove[];
  /** What the member sees. */
  readonly shown: SharedBoard;
}

/** What a member sees of a board. */
export function viewShared(hand: number, confirmed: SharedBoard): SharedView {
  return { hand, confirmed, pending: [], shown: confirmed };
}

/** The member makes a move. */
export function seeOwn(view: SharedView, move: PendingMove): SharedView {
  const shown = playShared(view.shown, view.hand, move.move);
  return { ...view, pending: [...view.pending, move], shown };
}

/** The server confirms a move of anybody. */
export function seeConfirmed(
  view: SharedView,
  { hand, count, move }: PendingMove & { readonly hand: number },
): SharedView {
  const confirmed = playShared(view.confirmed, hand, move);
  const pending =
    hand === view.hand ? view.pending.filter((each) => each.count > count) : view.pending;
  const shown = pending.reduce((board, each) => playShared(board, view.hand, each.move), confirmed);
  return { ...view, confirmed, pending, shown };
}
