/** A run that the server ranks: it gives the seed, and gets the answers. */
import { callPath } from '../../../contract/call-path.js';
import * as paths from '../../../contract/paths.js';
import type { StormBegunJson, StormResultJson } from '../../../contract/storm.js';
import type { PageContext } from '../../frame/page-context.js';
import { ask } from '../../site-api/ask.js';
import type { Answered } from './run.js';

/** What a run is played with; without an id it is not ranked. */
export interface Seed {
  readonly id?: string;
  readonly seed: string;
}

/** Whether this page's runs are ranked. */
export function isRanked({ server, site }: PageContext): boolean {
  return server?.person !== undefined && !site.off.includes('rankings');
}

/** A seed of the server, or of this device if the server cannot be reached. */
export async function beginRun(page: PageContext): Promise<Seed> {
  const begun = isRanked(page)
    ? await ask<StormBegunJson>('POST', callPath(paths.STORM_RUNS))
    : undefined;
  if (begun?.ok === true) return begun.value;
  return { seed: crypto.getRandomValues(new Uint32Array(2)).join('-') };
}

/** Sends a run; says in a sentence what came of it. */
export async function sendRun(
  { wordsOf }: PageContext,
  id: string,
  run: readonly Answered[],
): Promise<string> {
  const { result } = wordsOf('storm');
  const answers = run.map(({ given: { place, color }, at }) => ({ place, color, at }));
  const path = callPath(paths.STORM_RUN, { id });
  const sent = await ask<StormResultJson>('POST', path, { body: { answers } });
  if (sent.ok) return result.place(sent.value.place, sent.value.of);
  // the server says in a sentence why it refuses a run
  return sent.problem.code.startsWith('storm-') ? sent.problem.detail : result.notSent;
}
