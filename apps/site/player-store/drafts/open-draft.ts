/** A draft that is open, as pages see it. `stored-draft.ts` does it. */
import type { Edit, Editor } from '@nonokit/editor';
import type { DraftTexts } from './draft-log.js';

/** What a page hears of its draft. */
export type DraftEvent =
  /** Another tab made edits. */
  | { readonly type: 'edits'; readonly edits: readonly Edit[] }
  /** The draft is another one now: it was opened late, or made shorter in another tab. */
  | { readonly type: 'replaced'; readonly editor: Editor }
  /** Two tabs or devices changed it at once: this one goes on with a copy. */
  | { readonly type: 'copied'; readonly id: string }
  | { readonly type: 'texts'; readonly texts: DraftTexts }
  /** Another tab has it open, too. */
  | { readonly type: 'elsewhere' }
  /** Whether all is stored. */
  | { readonly type: 'stored'; readonly isStored: boolean };

/** A draft that is kept edit by edit. */
export interface OpenDraft {
  readonly id: string;
  readonly texts: DraftTexts;
  /** The picture with its history, after all edits. */
  readonly editor: Editor;
  /** False until it has something to keep. */
  readonly isBegun: boolean;
  readonly isStored: boolean;
  /** Appends an edit, and what it made of the picture. */
  append(edit: Edit, after: Editor): void;
  /** Keeps the stroke under way, synchronously; undefined when it ended or was given up. */
  journal(edit: Edit | undefined): void;
  setTexts(texts: DraftTexts): void;
  /** Listens to other tabs. Returns "stop". */
  on(listener: (event: DraftEvent) => void): () => void;
  /** Waits until all is stored. False if the browser refuses; the store goes on trying. */
  flush(): Promise<boolean>;
  /** Stores the pending edits and ends. */
  close(): Promise<void>;
}

/** The name shown for an untitled draft. */
export const NO_TEXTS: DraftTexts = { title: '', author: '', description: '' };
