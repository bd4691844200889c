import type { FullWords } from './full-words.js';
import type { MakePart } from './make-part.js';
import type { SessionState } from './use-session.js';

/** What a dialog is given. */
export interface DialogPart extends MakePart {
  readonly words: FullWords;
  readonly state: SessionState;
  readonly onClose: () => void;
}
