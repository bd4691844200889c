/** The tables of rooms in which several people play. */
import type { Generated } from 'kysely';

export interface RoomTable {
  id: string;
  created_at: number;
  /** When its last event was written. */
  touched_at: number;
  /** The process that has it open. */
  held_by: Generated<string>;
  held_until: Generated<number>;
}

export interface RoomEventTable {
  room_id: string;
  /** From 1, without gaps. */
  number: number;
  time: number;
  /** JSON: a `RoomEvent`. */
  event: string;
  /** The hash of the secret by which a hand that joined comes back. */
  key_hash: string | null;
}
