/**
 * Chains in words: the assumption, the numbered list of consequences with their reasons, and the
 * conclusion. Only the beginning and the end of a long list are shown.
 */
import type { Chain } from '../chain.js';
import type { Step } from '../step.js';
import { type Entry, listEntries } from './chain-entries.js';
import type { Language, Speech } from './language.js';

/** Most lines of lists in one text. */
export const MOST_LINKS = 15;

/** Fewest lines of a list that is cut, however long the other case is. */
const FEWEST = 5;

/** The lines of a step with a chain; the head does not name the step. */
export function chainLines(
  step: Step,
  chain: Chain,
  words: Language,
  speech: Speech,
  most = MOST_LINKS,
): string[] {
  const { assumption, otherwise } = chain;
  const first = listEntries(chain, words, speech);
  if (otherwise === undefined) {
    const so = words.so(step.conclusions, speech);
    return [words.suppose(assumption, speech), ...listed(first, most, words, '  '), so];
  }
  const second = listEntries(otherwise, words, speech);
  const whole = countEntries(first) + countEntries(second) <= most;
  const half = Math.floor(most / 2);
  const roomBeside = (other: readonly Entry[]): number =>
    whole ? most : Math.max(FEWEST, half, most - countEntries(other));
  return [
    words.bothCases(assumption, otherwise.assumption, speech),
    words.caseHead(assumption, speech),
    ...listed(first, roomBeside(second), words, '  '),
    words.caseHead(otherwise.assumption, speech),
    ...listed(second, roomBeside(first), words, '  '),
    words.either(step.conclusions, speech),
  ];
}

/** Number of lines of a list, with those of the chains within it. */
function countEntries(entries: readonly Entry[]): number {
  return entries.reduce((sum, { inner }) => sum + 1 + inner.length, 0);
}

/**
 * A numbered list of at most about `most` lines. If it is longer, the chains within it are told in
 * one line each; if it is still longer, entries before the last are left out.
 */
function listed(
  entries: readonly Entry[],
  most: number,
  words: Language,
  indent: string,
): string[] {
  if (countEntries(entries) <= most) return numbered(entries, indent);
  const short = entries.map((entry) => ({ ...entry, text: entry.short ?? entry.text, inner: [] }));
  const lines = numbered(short, indent);
  if (lines.length <= most) return lines;
  const from = most - 2;
  const left = entries.slice(from, -1).reduce((sum, { links }) => sum + links, 0);
  return [...lines.slice(0, from), `${indent}${words.leftOut(left)}`, ...lines.slice(-1)];
}

function numbered(entries: readonly Entry[], indent: string): string[] {
  return entries.flatMap(({ text, inner }, i) => [
    `${indent}${i + 1}. ${text}`,
    ...inner.map((line) => `${indent}   ${line}`),
  ]);
}
