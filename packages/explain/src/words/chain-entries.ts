/**
 * The entries of a chain's list: links in words. Neighbouring links on one line become one entry,
 * and so do those on parallel lines that say the same.
 */
import type { Line } from '@nonokit/core';
import type { Chain, Link } from '../chain.js';
import type { Language, Speech } from './language.js';

/** One entry of the list. */
export interface Entry {
  /** "Column 6, overlap: the 4 has only rows 3–7, so row 5 is filled." */
  readonly text: string;
  /** The list of a chain within the chain. */
  readonly inner: readonly string[];
  /** The text without that list. */
  readonly short?: string;
  /** Number of links that it describes, nested ones included. */
  readonly links: number;
}

/** What a link says: a technique and a reason, several of them, or only a consequence. */
interface Said {
  /** Several lines if the same holds on each of them: "columns 3 and 5". */
  readonly lines: readonly [Line, ...Line[]];
  /** The techniques, if any, with what they give. */
  readonly parts: readonly { readonly technique: string | undefined; readonly text: string }[];
  readonly links: number;
}

/** The entries of the list of one case. */
export function listEntries({ links }: Chain, words: Language, speech: Speech): Entry[] {
  const entries: Entry[] = [];
  let plain: Said[] = [];
  const flush = (): void => {
    for (const said of joinParallels(plain)) entries.push(toEntry(said, words));
    plain = [];
  };
  for (const link of links) {
    const own = { ...speech, line: link.line };
    if (link.refuted === undefined) {
      append(plain, saidBy(link, words, own));
      continue;
    }
    flush();
    entries.push(innerEntry(link, link.refuted, words, own));
  }
  flush();
  return entries;
}

/** The number of links of a chain, those of its other case and of chains within it included. */
export function linksIn({ links, otherwise }: Chain): number {
  const own = links.reduce((sum, { refuted }) => sum + 1 + (refuted ? linksIn(refuted) : 0), 0);
  return own + (otherwise === undefined ? 0 : linksIn(otherwise));
}

/** What a link on a line says. */
function saidBy(link: Link, words: Language, speech: Speech): Said {
  const { line, conclusions, reasons = [], conflict } = link;
  const say = (technique: string | undefined, text: string): Said => ({
    lines: [line],
    parts: [{ technique, text }],
    links: 1,
  });
  if (conflict !== undefined) {
    const technique = conflict.kind === 'against' ? words.technique(conflict) : undefined;
    return say(technique, words.conflict(conflict, speech));
  }
  if (reasons.length === 0) {
    const isEnd = conclusions.length === 0;
    return say(undefined, isEnd ? words.fitsNowhere(speech) : words.follows(conclusions, speech));
  }
  const parts = reasons.map((reason) => ({
    technique: words.technique(reason),
    text: words.linkReason(reason, speech),
  }));
  return { lines: [line], parts, links: 1 };
}

/** Adds what a link says; a second link on the same line continues the entry. */
function append(all: Said[], said: Said): void {
  const last = all.at(-1);
  const [line] = said.lines;
  const isSame = last?.lines[0].kind === line.kind && last.lines[0].index === line.index;
  if (last === undefined || !isSame) all.push(said);
  else all[all.length - 1] = join(last, { ...said, lines: last.lines }, last.lines);
}

function join(a: Said, b: Said, lines: Said['lines']): Said {
  return { lines, parts: [...a.parts, ...b.parts], links: a.links + b.links };
}

/** Neighbours on parallel lines that say the same become one. */
function joinParallels(all: readonly Said[]): Said[] {
  const joined: Said[] = [];
  for (const said of all) {
    const last = joined.at(-1);
    const isParallel =
      last?.lines[0].kind === said.lines[0].kind &&
      JSON.stringify(last.parts) === JSON.stringify(said.parts);
    if (last === undefined || !isParallel) joined.push(said);
    else {
      const lines: Said['lines'] = [...last.lines, ...said.lines];
      joined[joined.length - 1] = { ...last, lines, links: last.links + said.links };
    }
  }
  return joined;
}

function toEntry({ lines, parts, links }: Said, words: Language): Entry {
  const { colon = ': ', semicolon = '; ', gap = ' ', afterColon = asItIs } = words;
  const name = words.lines(lines);
  let text = '';
  let before: string | undefined;
  for (const { technique, text: own } of parts) {
    const head = technique === undefined ? name : words.heading(name, technique);
    const named = technique === undefined ? own : technique + colon + afterColon(own);
    if (text === '') text = head + colon + afterColon(own);
    else if (technique === before) text = text.slice(0, -1) + semicolon + own;
    else text += gap + capital(named);
    before = technique;
  }
  return { text, inner: [], links };
}

/** A chain within the chain: its conclusion, and its list. */
function innerEntry(link: Link, refuted: Chain, words: Language, speech: Speech): Entry {
  const { conclusions } = link;
  const { assumption, otherwise } = refuted;
  const { gap = ' ' } = words;
  const links = 1 + linksIn(refuted);
  const short = capital(words.innerLeftOut(conclusions, links - 1, speech));
  if (otherwise === undefined) {
    const text = capital(words.innerRefuted(conclusions, speech));
    return { text, short, inner: writeList(refuted, words, speech), links };
  }
  const inner = [refuted, otherwise].flatMap((one) => [
    words.caseHead(one.assumption, speech),
    ...writeList(one, words, speech),
  ]);
  const head = capital(words.bothCases(assumption, otherwise.assumption, speech));
  return { text: head + gap + words.either(conclusions, speech), short, inner, links };
}

function writeList(chain: Chain, words: Language, speech: Speech): string[] {
  return listEntries(chain, words, speech).flatMap(({ text, inner }, i) => [
    `${i + 1}. ${text}`,
    ...inner.map((line) => `   ${line}`),
  ]);
}

function asItIs(sentence: string): string {
  return sentence;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
