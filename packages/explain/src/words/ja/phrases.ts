/**
 * Clauses in Japanese. Each has two endings: one that continues the sentence ("終わり") and one
 * before ので, ため or a full stop ("終わる").
 */
import type { Anchor } from '../../facts.js';
import type { Speech } from '../language.js';
import { isColored } from '../naming.js';
import { oneCell } from './words.js';

/** A clause with its two endings. */
export interface Clause {
  readonly mid: string;
  readonly end: string;
}

/** "…終わり、…始まる": clauses in one sentence; the last has the plain ending. */
export function joinClauses(clauses: readonly Clause[]): string {
  return clauses.map(({ mid, end }, i) => (i === clauses.length - 1 ? end : mid)).join('、');
}

/** "遅くとも3マス目で終わる", "早くても8マス目から始まる". */
export function goesTo({ within }: Pick<Anchor, 'within'>, side: 'before' | 'after'): Clause {
  const where = oneCell(side === 'before' ? within.to : within.from);
  return side === 'before'
    ? { mid: `遅くとも${where}で終わり`, end: `遅くとも${where}で終わる` }
    : { mid: `早くても${where}から始まり`, end: `早くても${where}から始まる` };
}

/** The clause with words before it. */
export function after(words: string, { mid, end }: Clause): Clause {
  return { mid: `${words}${mid}`, end: `${words}${end}` };
}

/** "わかっているマス", "わかっているマスと色". */
export function known(speech: Speech): string {
  return `わかっているマス${isColored(speech) ? 'と色' : ''}`;
}

/** "…に決まります。": the end of every reason on one line. */
export function settled(clauses: string): string {
  return `${clauses}に決まります。`;
}

/** Several reasons in one sentence: "…に決まり、…に決まります。" */
export function joinReasons(reasons: readonly string[]): string {
  return reasons
    .map((text, i) => (i === reasons.length - 1 ? text : text.replace(/決まります。$/, '決まり、')))
    .join('');
}
