/**
 * The techniques for one line in the order in which they are tried: the simplest that gives
 * progress is the step that is shown.
 *
 * The order is that of the table in docs/techniques, except that forcing is tried after punctuating
 * and mercury, which it contains, and colour logic before whole-line reasoning, which contains
 * everything.
 */
import type { LineTechnique } from './technique.js';
import { colorLogic } from './techniques/color-logic.js';
import { completeLine } from './techniques/complete-line.js';
import { finishedLine } from './techniques/finished-line.js';
import { forcing } from './techniques/forcing.js';
import { gapTooSmall } from './techniques/gap-too-small.js';
import { glue } from './techniques/glue.js';
import { joiningSplitting } from './techniques/joining-splitting.js';
import { mercury } from './techniques/mercury.js';
import { overlap } from './techniques/overlap.js';
import { punctuating } from './techniques/punctuating.js';
import { unreachable } from './techniques/unreachable.js';
import { wholeLine } from './techniques/whole-line.js';

/** All of them; the last finds whatever one line implies. */
export const LINE_TECHNIQUES: readonly LineTechnique[] = [
  completeLine,
  finishedLine,
  overlap,
  glue,
  unreachable,
  gapTooSmall,
  joiningSplitting,
  punctuating,
  mercury,
  forcing,
  colorLogic,
  wholeLine,
];
