/** What a moderator does, as the effects of all actions take it. */
import type { ModerationRequest } from '../../contract/community.js';
import { HttpProblem, type Member } from '../http/index.js';
import type { Sql } from '../storage/index.js';

/** An action, with its subject resolved. */
export interface Deed extends ModerationRequest {
  readonly sql: Sql;
  readonly moderator: Member;
  /** The identifier in the database. */
  readonly id: string;
  readonly now: number;
}

/** The refusal of an action that makes no sense for a kind of thing. */
export function impossible(action: string, kind: string): HttpProblem {
  const message = `The action "${action}" does not apply to a ${kind}.`;
  return new HttpProblem(422, 'action-does-not-fit', message);
}
