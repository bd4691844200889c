/**
 * What happens in a room, as plain data. The server numbers events, writes them down and only then
 * sends them; a room is nothing but its events, folded in order (`room.ts`).
 */

/** Everybody the same puzzle at the same moment, or one board for all. */
export type RoomKind = 'race' | 'together';

/** What a room shows of its puzzle before anybody plays: no clues, no title. */
export interface RoomPuzzle {
  readonly id: string;
  readonly version: number;
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** The colours of its inks: '#1a2b3c'. */
  readonly inks: readonly string[];
  /** 1 (easy) to 5. */
  readonly difficulty: number;
}

/** What the room plays. */
export interface RoomChoice {
  readonly kind: RoomKind;
  readonly puzzle: RoomPuzzle;
  /** How long a race lasts at most; 0 for as long as it takes. */
  readonly limitMs: number;
  /** How much later hands begin a race, by their numbers: a head start for the others. */
  readonly delays?: Readonly<Record<string, number>> | undefined;
}

/** What the server's look at a record came to; `checking` until it has looked. */
export type Finding = 'checking' | 'verified' | 'doubtful';

/** How a hand is known to the others. */
export interface HandLook {
  readonly name: string;
  /** What its picture is drawn from. */
  readonly avatar: string;
  /** The colour that it wishes for, from 0; the first free one if another hand has it. */
  readonly color?: number | undefined;
}

/** Something that has happened. A hand is named by its number in the room. */
export type RoomEvent =
  | { readonly type: 'choose'; readonly choice: RoomChoice }
  | ({ readonly type: 'join'; readonly hand: number } & HandLook)
  | { readonly type: 'leave'; readonly hand: number }
  | { readonly type: 'ready'; readonly hand: number; readonly isReady: boolean }
  /** A round begins for those who are in; its clues go out at `beginsAt`. */
  | { readonly type: 'start'; readonly beginsAt: number }
  | MoveEvent
  /** A hand has finished the race; `ms` is its time by the server's clock. */
  | {
      readonly type: 'finish';
      readonly hand: number;
      readonly ms: number;
    }
  /** The server has looked at the record of a hand that has finished. */
  | { readonly type: 'judge'; readonly hand: number; readonly finding: Finding }
  | { readonly type: 'giveUp'; readonly hand: number }
  /** The hand only watches races from now on, or takes part in them again. */
  | { readonly type: 'spectate'; readonly hand: number; readonly isSpectator: boolean }
  /** The hand lets spectators see its board before the end of this race, or of the next one. */
  | { readonly type: 'open'; readonly hand: number; readonly isOpen: boolean }
  /** The round is over: all are done, its time is up, or the board that they share is solved. */
  | { readonly type: 'end'; readonly why: EndReason; readonly ms: number };

/** Why a round is over. */
export type EndReason = 'done' | 'time' | 'solved';

/** A move of a hand. In a race only the hand itself gets to see it. */
export interface MoveEvent {
  readonly type: 'move';
  readonly hand: number;
  /** Its number among all moves of the hand: what comes twice counts once. */
  readonly count: number;
  /** Milliseconds since the round began, as the device says, within the time of the server. */
  readonly at: number;
  /** The move, as saved games have it: `codeOfMove`. */
  readonly code: readonly unknown[];
}

/** An event with its number in its room, from 1, and its time on the server's clock. */
export interface KeptEvent {
  readonly number: number;
  readonly time: number;
  readonly event: RoomEvent;
}

/** Bounds of a room. */
export const BOUNDS = {
  /** People who are in at once. */
  hands: 8,
  /** People who were ever in. */
  everIn: 64,
  /** Characters of a name. */
  name: 20,
  /** Characters of what an avatar is drawn from. */
  avatar: 32,
  /** Colours of hands: as many as hands that are in. */
  colors: 8,
  /** Events that a room may have. */
  events: 50_000,
  /** How long a race with a limit lasts at least and at most, in milliseconds. */
  leastLimit: 5 * 60_000,
  mostLimit: 60 * 60_000,
  /** How much later a hand may begin a race. */
  mostDelay: 5 * 60_000,
  /** The countdown. */
  countdownMs: 3000,
} as const;
