/** What the parts of the maker's page are given. */
import type { Signal } from '@preact/signals';
import type { MakeWords } from '../../words/en/make.js';
import type { MakeSession } from './make-session.js';
import type { Workshop } from './workshop.js';

/** What parts ask of the board. */
export interface EditorPad {
  /** Presses what a key would press: 'tool-fill', 'undo', 'copy'. */
  press(action: string): void;
  release(action: string): void;
  focus(): void;
}

/** The parts' common properties. */
export interface MakePart {
  readonly session: MakeSession;
  readonly workshop: Workshop;
  readonly words: MakeWords;
  /** The board, once it is there. */
  readonly pad: Signal<EditorPad | undefined>;
  /** Presses and releases an action of the board. */
  readonly press: (action: string) => void;
  readonly open: (dialog: MakeDialog) => void;
}

/** What opens over the page. */
export type MakeDialog = 'new' | 'size' | 'drafts' | 'more' | 'solved';
