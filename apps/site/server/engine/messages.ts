/** Messages between the server and a thread of the engine. */
import type { Report } from 'nonokit/node';
import type { EngineVerb, EngineVerbs } from './verbs.js';

/** To the thread: perform this. */
export interface EngineJob<V extends EngineVerb = EngineVerb> {
  readonly verb: V;
  readonly request: EngineVerbs[V]['request'];
}

/** From the thread: the answer, or what it threw, which is a mistake of ours. */
export interface EngineReport extends Report {
  readonly answer?: EngineVerbs[EngineVerb]['answer'];
  readonly failure?: string;
}
