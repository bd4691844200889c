/**
 * What the server's answers are, as far as the pages of a puzzle use them: the types of the schemas
 * that the server checks with.
 */
import type {
  PuzzleCard as CardOfServer,
  PuzzleDetail,
  Reveal,
} from '../../server/catalogue/schemas.js';

export type { Reveal };

/** What a list shows of a puzzle: nothing that gives its picture away. */
export type RemoteCard = CardOfServer;

/** A puzzle as its page has it. */
export type RemotePuzzle = PuzzleDetail;

/** A game as the server keeps it. */
export interface RemoteGame {
  readonly id: string;
  readonly puzzle: string;
  readonly version: number;
  readonly revision: number;
  readonly moves: number;
  readonly elapsed: number;
  /** A saved game of the board in base64; null before the first move. */
  readonly record: string | null;
  readonly state: 'open' | 'solved' | 'left';
  readonly device: string;
  readonly changedAt: string;
}

/** The server's answer to a solve. */
export interface Solved {
  readonly solve: {
    readonly id: string;
    readonly kind: 'person' | 'helped' | 'machine';
    readonly activeMs: number;
    readonly points: number;
    readonly day: string | null;
    readonly isFirst: boolean;
  };
  readonly place: { readonly place: number; readonly of: number } | null;
  readonly reveal: Reveal | null;
}
