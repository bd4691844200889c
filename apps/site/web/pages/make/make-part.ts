/** What the parts of the maker's page are given. */
import type { Signal } from '@preact/signals';
import type { EditorBoardHandle } from 'nonokit/editor';
import type { MakeWords } from '../../words/en/make.js';
import type { MakeSession } from './make-session.js';
import type { Workshop } from './workshop.js';

/** What opens over the page. */
export type MakeDialog = 'new' | 'size' | 'drafts' | 'more' | 'solved' | 'clues';

/** The parts' common properties. */
export interface MakePart {
  readonly session: MakeSession;
  readonly workshop: Workshop;
  readonly words: MakeWords;
  /** The board, once it is there. */
  readonly board: Signal<EditorBoardHandle | undefined>;
  /** Presses and releases what a key of the board would press. */
  readonly press: (action: string) => void;
  readonly open: (dialog: MakeDialog) => void;
}
