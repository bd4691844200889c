/** What the parts of a room's page are given. */
import type { RoomWords } from '../../words/en/room.js';
import type { RoomConnection } from './connection.js';

/** The parts' common properties. */
export interface RoomPart {
  readonly connection: RoomConnection;
  readonly words: RoomWords;
}
