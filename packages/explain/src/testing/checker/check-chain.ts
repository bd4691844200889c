/**
 * Checks a chain by replaying it. It makes the chain's assumption. Each link must follow on its
 * line from its premises. The end must be a line without an arrangement, or the same conclusion in
 * both cases.
 *
 * The chain is replayed three times. From everything that is known, it must be right. From the
 * step's premises alone, it must still hold. Without any single one of its links, it must fail.
 */
import { type Color, type Line, lineName, UNKNOWN } from '@nonokit/core';
import type { Chain, Link } from '../../chain.js';
import type { Cell, Conclusion } from '../../facts.js';
import type { Step } from '../../step.js';
import {
  cellName,
  checkInference,
  checkProgress,
  follows,
  type Inference,
} from './check-inference.js';
import { isSameCell, type Knowledge } from './knowledge.js';
import type { Report } from './violation.js';

/** Chains with more links are not replayed without each of them: it would take too long. */
const MOST_LINKS = 25;

/** What to do with the links and with the end of a chain. */
interface Replay {
  /** Checks an inference; false if it does not follow. */
  inference(known: Knowledge, inference: Inference): boolean;
  /** Called if the chain, though its links follow, does not prove its conclusions. */
  broken(why: string): void;
}

/** Checks the step of a chain from what is known; reports violations and learns nothing. */
export function checkChain(known: Knowledge, step: Step, chain: Chain, report: Report): void {
  for (const conclusion of step.conclusions) checkProgress(known, conclusion, report);
  for (const cell of step.premises) {
    if (known.removedAt(cell).length === 0) {
      report('wrong cell', `nothing is known of ${cellName(cell)}`);
    }
  }
  const isRight = prove(known, chain, step.conclusions, {
    inference(state, inference) {
      checkInference(state, inference, report);
      return true;
    },
    broken: (why) => report('broken chain', why),
  });
  if (!isRight || !isProved(known, chain, step.conclusions)) return;
  checkPremises(known.only(step.premises), step, chain, report);
  if (linksIn(chain).length > MOST_LINKS) return;
  for (const link of linksIn(chain)) {
    if (isProved(known, without(chain, link), step.conclusions)) {
      report('needless link', lineName(link.line));
    }
  }
}

/** Checks that the premises, which are all that is known in `few`, are sufficient and necessary. */
function checkPremises(few: Knowledge, step: Step, chain: Chain, report: Report): void {
  const { premises, conclusions } = step;
  const states = ({ color, removed, ...cell }: Conclusion): boolean =>
    color === UNKNOWN || [...few.at(cell)].every((one) => one === color || removed.includes(one));
  if (!isProved(few, chain, conclusions)) report('unnamed premise', linesText(chain));
  else if (!conclusions.every(states))
    report('unnamed color', conclusions.map(cellName).join('; '));
  const named: Cell[] = linksIn(chain).flatMap((link) => link.premises);
  const isNeeded = (cell: Cell): boolean =>
    [...named, chain.assumption, ...conclusions].some((other) => isSameCell(cell, other));
  const needless = premises.filter((cell) => !isNeeded(cell));
  if (needless.length > 0) report('needless premise', needless.map(cellName).join('; '));
}

/** True if a chain proves its conclusions, whatever cells it names. */
function isProved(known: Knowledge, chain: Chain, conclusions: readonly Conclusion[]): boolean {
  return prove(known, chain, conclusions, { inference: follows, broken: () => {} });
}

/** Replays a chain, or both of its cases; true if that proves the conclusions. */
function prove(
  known: Knowledge,
  chain: Chain,
  conclusions: readonly Conclusion[],
  replay: Replay,
): boolean {
  const { assumption, otherwise } = chain;
  const first = supposed(known, chain);
  if (otherwise === undefined) {
    const refuted = first.at(assumption);
    const isIt = ({ removed, ...cell }: Conclusion): boolean =>
      isSameCell(cell, assumption) && removed.every((color) => refuted.has(color));
    const isEnd = conclusions.length > 0 && conclusions.every(isIt);
    if (!isEnd) replay.broken(`refuting ${cellName(assumption)} does not prove the end`);
    const isContradiction = chain.links.at(-1)?.conclusions.length === 0;
    if (!isContradiction) replay.broken('the last link is no contradiction');
    return followLinks(first, chain.links, replay) && isEnd && isContradiction;
  }
  const second = supposed(known, otherwise);
  const isComplete = coversAll(known.at(assumption), first.at(assumption), second.at(assumption));
  if (!isComplete) replay.broken(`the cases leave out a colour of ${cellName(assumption)}`);
  const isRight =
    followLinks(first, chain.links, replay) && followLinks(second, otherwise.links, replay);
  const isCommon = conclusions.every(({ removed, ...cell }) =>
    removed.every((color) => !first.at(cell).has(color) && !second.at(cell).has(color)),
  );
  if (!isCommon) replay.broken('the cases do not share the end');
  return isComplete && isRight && isCommon;
}

function supposed(known: Knowledge, { assumption }: Chain): Knowledge {
  const state = known.copy();
  state.suppose(assumption);
  return state;
}

function coversAll(colors: ReadonlySet<Color>, ...cases: readonly ReadonlySet<Color>[]): boolean {
  return [...colors].every((color) => cases.some((one) => one.has(color)));
}

/** Learns the conclusions of links, one after the other; false if one does not follow. */
function followLinks(known: Knowledge, links: readonly Link[], replay: Replay): boolean {
  for (const { line, crossings = [], premises, conclusions, refuted } of links) {
    const inference = { line, crossings, premises, conclusions };
    const isRight =
      refuted === undefined
        ? replay.inference(known, inference)
        : prove(known, refuted, conclusions, replay);
    if (!isRight) return false;
    known.learn(conclusions);
  }
  return true;
}

/** The links of a chain, those of its other case and of chains within it included. */
function linksIn({ links, otherwise }: Chain): Link[] {
  const own = links.flatMap((link) => [link, ...(link.refuted ? linksIn(link.refuted) : [])]);
  return otherwise === undefined ? own : [...own, ...linksIn(otherwise)];
}

/** The chain without one of its links, wherever that is. */
function without({ assumption, links, otherwise }: Chain, gone: Link): Chain {
  const left = links
    .filter((link) => link !== gone)
    .map((link) => (link.refuted ? { ...link, refuted: without(link.refuted, gone) } : link));
  const chain = { assumption, links: left };
  return otherwise === undefined ? chain : { ...chain, otherwise: without(otherwise, gone) };
}

function linesText(chain: Chain): string {
  const lines: Line[] = linksIn(chain).map(({ line }) => line);
  return lines.map(lineName).join(', ');
}
