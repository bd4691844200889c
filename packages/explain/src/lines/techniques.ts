/**
 * The techniques for one line in the order in which they are tried: a step shows the simplest one
 * that makes progress.
 *
 * The order is that of the table in docs/techniques, with two exceptions: forcing is tried after
 * punctuating and mercury, which it contains, and colour logic before whole-line reasoning, which
 * contains everything.
 */
import type { LineTechnique } from './technique.js';
import { closing } from './techniques/closing.js';
import { colorLogic } from './techniques/color-logic.js';
import { completeLine } from './techniques/complete-line.js';
import { finishedLine } from './techniques/finished-line.js';
import { forcing } from './techniques/forcing.js';
import { gapTooSmall } from './techniques/gap-too-small.js';
import { glue } from './techniques/glue.js';
import { joiningSplitting } from './techniques/joining-splitting.js';
import { mercury } from './techniques/mercury.js';
import { nearEdge } from './techniques/near-edge.js';
import { overlap } from './techniques/overlap.js';
import { punctuating } from './techniques/punctuating.js';
import { unreachable } from './techniques/unreachable.js';
import { wholeLine } from './techniques/whole-line.js';

/** All techniques; the last one finds everything that one line implies. */
export const LINE_TECHNIQUES: readonly LineTechnique[] = [
  completeLine,
  finishedLine,
  overlap,
  glue,
  closing,
  nearEdge,
  unreachable,
  gapTooSmall,
  joiningSplitting,
  punctuating,
  mercury,
  forcing,
  colorLogic,
  wholeLine,
];
