/** What all keepers of a page share: one database, one desk for trouble, one tab among others. */
import type { Connection } from './database.js';
import type { TextStorage } from './space.js';
import type { Surroundings } from './surroundings.js';
import type { TroubleDesk } from './trouble.js';

/** Keeps something besides games. */
export interface StoreParticipant {
  /** The page is hidden and may not come back, or is seen again. */
  turn(isVisible: boolean): void;
  /** Tries again after trouble. */
  retry(): void;
  /** Another tab said something. */
  hear(message: unknown): void;
  /** Stores what waits. */
  flush(): Promise<unknown>;
  /** Stores what is left and lets everything go. */
  close(): Promise<void>;
}

/** What keepers share. */
export interface StoreContext {
  readonly connection: Connection;
  readonly surroundings: Surroundings;
  readonly desk: TroubleDesk;
  /** The identifier of this tab. */
  readonly tab: string;
  readonly storage: () => TextStorage | undefined;
  /** Says something to the other tabs. */
  readonly announce: (message: unknown) => void;
  /** Tells which tabs are gone, so that their journals can be taken over. */
  readonly isGone: () => Promise<(tab: string) => boolean>;
  /** Makes a keeper a part of the store. */
  readonly join: (participant: StoreParticipant) => void;
}
