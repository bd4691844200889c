/** What a connection sees of the room that its member has come into, here or in another process. */
import type { FromMember } from '../../rooms/index.js';
import type { Member } from './member.js';

/** A room with a member in it. */
export interface Entered {
  /** Does what a member asks for. */
  receive(member: Member, message: FromMember): Promise<void>;
  /** Its connection has closed. */
  exit(member: Member): void;
}
