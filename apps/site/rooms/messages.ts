/** What members of a room and the server tell each other: JSON, one value a message. */
import type { BlindJson } from '@nonokit/board';
import type { HandLook, KeptEvent, MoveEvent, RoomKind } from './events.js';
import type { RoomRefusal } from './rules.js';

/** What a member sends. */
export type FromMember =
  /** First: who it is, by a secret of its own, and the last event that it has seen. */
  | ({ readonly type: 'hello'; readonly key: string; readonly seen: number } & HandLook)
  | ({ readonly type: 'name' } & HandLook)
  /** A puzzle by its identifier, or null for another one of the same kind. */
  | {
      readonly type: 'choose';
      readonly kind?: RoomKind | undefined;
      readonly puzzle?: string | null | undefined;
      readonly limitMs?: number | undefined;
      readonly delay?: { readonly hand: number; readonly ms: number } | undefined;
    }
  | { readonly type: 'ready'; readonly isReady: boolean }
  | { readonly type: 'start' | 'giveUp' | 'leave' }
  | { readonly type: 'spectate'; readonly isSpectator: boolean }
  | { readonly type: 'open'; readonly isOpen: boolean }
  /**
   * All moves of the round, those of others too: after it, or in a race after one's own end.
   * Spectators get those of the hands that let them, and again when there are more.
   */
  | { readonly type: 'replay' }
  | {
      readonly type: 'move';
      readonly count: number;
      readonly at: number;
      readonly code: readonly unknown[];
    }
  | ({ readonly type: 'cursor' } & CursorPlace);

/** Together: where a cursor is, and the stroke under way. */
export interface CursorPlace {
  readonly cell: number;
  readonly stroke?: readonly [from: number, mark: number] | undefined;
  /** The hand points at the cell, for all to see. */
  readonly points?: true | undefined;
}

/** What a member gets. */
export type ToMember =
  | { readonly type: 'welcome'; readonly hand: number; readonly time: number }
  | { readonly type: 'events'; readonly events: readonly KeptEvent[]; readonly time: number }
  /** The hands that have a connection. */
  | { readonly type: 'present'; readonly hands: readonly number[] }
  /** The puzzle of the round, when it has begun. */
  | { readonly type: 'puzzle'; readonly round: number; readonly blind: BlindJson }
  /** In a race: the finished lines of another hand, rows first. */
  | { readonly type: 'lines'; readonly hand: number; readonly lines: string }
  | ({ readonly type: 'cursor'; readonly hand: number } & CursorPlace)
  /** The moves of all hands so far, in the order of the server; what follows comes as events. */
  | { readonly type: 'replay'; readonly round: number; readonly moves: readonly MoveEvent[] }
  /** Something came to nothing; of a move, with its number. */
  | { readonly type: 'refused'; readonly why: Refusal; readonly count?: number };

/** Why something that a member sent came to nothing. */
export type Refusal =
  | RoomRefusal
  | ('unreadable' | 'too-fast' | 'no-such-puzzle' | 'bad-name' | 'bad-move' | 'trouble');

/** Codes with which the server closes a connection. */
export const CLOSED = {
  /** Its member has left the room. */
  left: 4000,
  /** The room is full, or worn out. */
  full: 4403,
  /** There is no such room. */
  missing: 4404,
  /** Too many messages, too many connections, or no sense in them. */
  refused: 4429,
  /** The server stops, or lost the database: come again. */
  again: 4503,
} as const;

/** Why the server closes a connection. */
export type Closing = keyof typeof CLOSED;
