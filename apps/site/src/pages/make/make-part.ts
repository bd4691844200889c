/** What the parts of the maker's page are given. */
import type { MakeWords } from '../../words/en/make.js';
import type { Workshop } from './workshop.js';

/** The parts' common properties. */
export interface MakePart {
  readonly workshop: Workshop;
  readonly words: MakeWords;
}
