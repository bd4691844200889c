/** Chains in words: the assumption, the numbered list of consequences, and the conclusion. */
import { type Line, UNKNOWN } from '@nonokit/core';
import type { Chain, Link } from '../chains/chain.js';
import type { Conclusion, Step } from '../step.js';
import { placeOf } from './grouped.js';
import type { Language, Speech } from './language.js';

/** One entry of the list: a consequence on lines, or a chain within the chain. */
interface Item {
  /** Several lines if the same holds on each of them: "columns 3 and 5". */
  readonly lines: readonly [Line, ...Line[]];
  readonly conclusions: readonly Conclusion[];
  readonly refuted: Chain | undefined;
}

/** The lines of a step with a chain; the head does not name the step. */
export function chainLines(step: Step, chain: Chain, words: Language, speech: Speech): string[] {
  const { assumption, links, otherwise } = chain;
  if (otherwise === undefined) {
    const so = words.so(step.conclusions, speech);
    return [words.suppose(assumption, speech), ...numbered(links, words, speech, '  '), so];
  }
  return [
    words.bothCases(assumption, speech),
    words.caseHead(assumption, speech),
    ...numbered(links, words, speech, '  '),
    words.caseHead(otherwise.assumption, speech),
    ...numbered(otherwise.links, words, speech, '  '),
    words.either(step.conclusions, speech),
  ];
}

function numbered(
  links: readonly Link[],
  words: Language,
  speech: Speech,
  indent: string,
): string[] {
  return itemsOf(links).flatMap((item, i) => {
    const [head = '', ...inner] = itemLines(item, words, { ...speech, line: item.lines[0] });
    return [`${indent}${i + 1}. ${head}`, ...inner.map((line) => `${indent}   ${line}`)];
  });
}

/** The text of one entry; lines after the first belong to a chain within it. */
function itemLines(item: Item, words: Language, speech: Speech): string[] {
  const { lines, conclusions, refuted } = item;
  if (refuted === undefined) {
    const then =
      conclusions.length === 0 ? words.fitsNowhere(speech) : words.follows(conclusions, speech);
    return [`${words.lines(lines)}: ${then}`];
  }
  const { assumption, links, otherwise } = refuted;
  if (otherwise === undefined) {
    const head = capital(words.innerRefuted(conclusions, speech));
    return [head, ...numbered(links, words, speech, '')];
  }
  const cases = [refuted, otherwise].flatMap((one) => [
    words.caseHead(one.assumption, speech),
    ...numbered(one.links, words, speech, ''),
  ]);
  const head = capital(words.bothCases(assumption, speech));
  return [`${head} ${words.either(conclusions, speech)}`, ...cases];
}

/**
 * The entries for a list of links: neighbouring links on one line are merged, and so are those on
 * parallel lines with the same conclusions.
 */
function itemsOf(links: readonly Link[]): Item[] {
  const items: Item[] = [];
  for (const { line, conclusions, refuted } of links) {
    const item = { lines: [line], conclusions, refuted } as const;
    const last = items.at(-1);
    if (last === undefined || !isPlain(last) || !isPlain(item)) items.push(item);
    else if (isLast(last, line)) join(items, { ...item, lines: last.lines });
    else items.push(item);
  }
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last === undefined || !isParallel(last, item)) joined.push(item);
    else join(joined, { ...item, lines: [...last.lines, ...item.lines] });
  }
  return joined;
}

/** Adds the conclusions of an entry to the last one, which takes over its lines. */
function join(items: Item[], { lines, conclusions }: Item): void {
  const last = items.pop();
  const all = [...(last?.conclusions ?? []), ...conclusions];
  items.push({ lines, conclusions: all, refuted: undefined });
}

/** True if the entry is a consequence on lines, with conclusions. */
function isPlain({ conclusions, refuted }: Item): boolean {
  return refuted === undefined && conclusions.length > 0;
}

function isLast({ lines }: Item, { kind, index }: Line): boolean {
  return lines.length === 1 && lines[0].kind === kind && lines[0].index === index;
}

/** True if two entries have the same conclusions at the same places of lines that do not cross. */
function isParallel(a: Item, b: Item): boolean {
  if (!isPlain(a) || !isPlain(b) || a.lines[0].kind !== b.lines[0].kind) return false;
  return saidOf(a) === saidOf(b);
}

function saidOf({ lines, conclusions }: Item): string {
  const said = conclusions.map((conclusion) => {
    const { color, removed } = conclusion;
    return `${placeOf(conclusion, lines[0])} ${color}${color === UNKNOWN ? removed : ''}`;
  });
  return [...new Set(said)].sort().join();
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
