/** What an exchange with the server ends with. */
import type { Solved } from '../../contract/remote-types.js';
import type { RemoteProblem } from './ask.js';

/** What came of an exchange. */
export type Exchanged =
  /** Nothing to do, or both sides are equal now. */
  | { readonly kind: 'even' }
  /** Not now: no network, a busy server, or the session has ended. */
  | { readonly kind: 'later'; readonly problem: RemoteProblem }
  /** The player has to choose between two versions. */
  | { readonly kind: 'apart' }
  /** The server has taken the solve. */
  | { readonly kind: 'solved'; readonly solved: Solved }
  /** The server does not take it, and will not. */
  | { readonly kind: 'refused'; readonly code: string };
