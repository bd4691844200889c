/** An engine for tests: the verbs that they need, at once and in this thread. */
import { appraisePuzzle } from '../engine/appraise-puzzle.js';
import type { Engine } from '../engine/engine.js';
import type { EngineVerbs, PuzzleFile } from '../engine/verbs.js';

/** An engine without threads. */
export function inlineEngine(): Engine {
  return {
    run: async <V extends keyof EngineVerbs>(verb: V, request: EngineVerbs[V]['request']) => {
      if (verb !== 'appraise') throw new Error(`the inline engine cannot ${String(verb)}`);
      return appraisePuzzle(request as PuzzleFile) as EngineVerbs[V]['answer'];
    },
    close: () => Promise.resolve(),
  };
}
