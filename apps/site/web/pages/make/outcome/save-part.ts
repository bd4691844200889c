import type { MakeOutcomeWords } from '../../../words/en/make-outcome.js';
import type { Outcome } from './outcome.js';

/** What every form is given. */
export interface SavePart {
  readonly outcome: Outcome;
  readonly words: MakeOutcomeWords;
  readonly onClose: () => void;
}
