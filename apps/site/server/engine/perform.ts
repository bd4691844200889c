/** All verbs as a thread performs them, or, in tests, the server's own thread. */
import { appraisePuzzle } from './appraise-puzzle.js';
import { convert } from './perform-convert.js';
import { draw } from './perform-draw.js';
import { explain, hint } from './perform-explain.js';
import { judge } from './perform-judge.js';
import { logo } from './perform-logo.js';
import { make } from './perform-make.js';
import { proofread } from './perform-proofread.js';
import { prove } from './perform-prove.js';
import { scan } from './perform-scan.js';
import { check, rating, solve } from './perform-solve.js';
import type { EngineVerb, EngineVerbs, Perform, Working } from './verbs.js';

/** The verbs by name. */
const PERFORM: { readonly [V in EngineVerb]: Perform<V> } = {
  appraise: (file, { signal }) => appraisePuzzle(file, signal),
  judge,
  solve,
  check,
  explain,
  hint,
  convert,
  draw,
  make,
  rate: rating,
  proofread,
  scan,
  logo,
  prove,
};

/** Performs a verb. */
export async function perform<V extends EngineVerb>(
  verb: V,
  request: EngineVerbs[V]['request'],
  working: Working,
): Promise<EngineVerbs[V]['answer']> {
  return PERFORM[verb](request, working);
}
