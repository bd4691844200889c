/** The techniques for one line in the order in which they are tried, each with its finder. */
import { LONG, TOGETHER } from '../../lines/joined.js';
import type { LineTechnique } from '../../lines/technique.js';
import { LINE_TECHNIQUES } from '../../lines/techniques.js';
import { closing, glue, nearEdge } from './small-edges.js';
import {
  colorLogic,
  completeLine,
  finishedLine,
  forcing,
  gapTooSmall,
  joiningSplitting,
  overlap,
  punctuating,
  wholeLine,
} from './small-findings.js';
import type { Telling } from './small-joined.js';
import { mercury, unreachable } from './small-reach.js';

/** A technique, and how it works on words. */
export interface SmallTechnique extends Pick<LineTechnique, 'id' | 'level' | 'proves'>, Telling {
  /** Adds everything that it proves to `found`. */
  readonly find: () => void;
}

const FINDERS: Readonly<Record<string, () => void>> = {
  'complete-line': completeLine,
  'finished-line': finishedLine,
  overlap,
  glue,
  closing,
  'near-edge': nearEdge,
  unreachable,
  'gap-too-small': gapTooSmall,
  'joining-splitting': joiningSplitting,
  punctuating,
  mercury,
  forcing,
  'color-logic': colorLogic,
  'whole-line': wholeLine,
};

/** All techniques; the last one finds everything that one line implies. */
export const SMALL_TECHNIQUES: readonly SmallTechnique[] = LINE_TECHNIQUES.map(
  ({ id, level, proves }) => ({
    id,
    level,
    proves,
    find: FINDERS[id],
    together: TOGETHER.has(id),
    long: LONG.has(id),
    finishes: id === 'finished-line',
  }),
);
