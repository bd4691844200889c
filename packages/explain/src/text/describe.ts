/**
 * Steps in words: a heading, the sentences, and for chains a numbered list.
 */
import type { Line, Puzzle } from '@nonokit/core';
import type { Chain, Link } from '../chain.js';
import type { LineFacts, Step } from '../step.js';
import { type ColorWord, colorWordsOf } from './color-words.js';
import { english } from './en.js';
import type { Language, LanguageId, Speech } from './language.js';
import { russian } from './ru.js';

/** The languages that explanations are written in. */
export const LANGUAGES: Readonly<Record<LanguageId, Language>> = { en: english, ru: russian };

/** A step in words. */
export interface StepText {
  /** "Row 7". */
  readonly line: string;
  /** "overlap". */
  readonly technique: string;
  /** Everything in one paragraph: "Row 7, overlap: the 6 has to fit in …". */
  readonly text: string;
  /**
   * The same in lines: the head, numbered consequences, the conclusion. One line for steps without
   * a chain.
   */
  readonly lines: readonly string[];
}

/** Words of palettes, kept because a puzzle has one for all its steps. */
const kept = new WeakMap<Puzzle, readonly ColorWord[]>();

/** Puts a step of a puzzle into words. */
export function describeStep(step: Step, puzzle: Puzzle, language: LanguageId): StepText {
  const words = LANGUAGES[language];
  const colors = kept.get(puzzle) ?? colorWordsOf(puzzle.palette);
  kept.set(puzzle, colors);
  const line: Line = step.lines[0] ?? { kind: 'row', index: 0 };
  const speech: Speech = { puzzle, colors, line };
  const name = words.line(line);
  const technique = words.technique(step);
  const lines =
    step.chain === undefined
      ? [words.reason(step.facts as LineFacts, step.conclusions, speech)]
      : chainLines(step, step.chain, words, speech);
  const [head = '', ...rest] = lines;
  const all = [`${name}, ${technique}: ${head}`, ...rest];
  return { line: name, technique, text: all.map((text) => text.trim()).join(' '), lines: all };
}

function chainLines(step: Step, chain: Chain, words: Language, speech: Speech): string[] {
  const { assumption, links, otherwise } = chain;
  if (otherwise === undefined) {
    const so = words.so(step.conclusions, speech);
    return [words.suppose(assumption, speech), ...numbered(links, words, speech), so];
  }
  return [
    words.bothCases(assumption, speech),
    words.caseHead(assumption, speech),
    ...numbered(links, words, speech),
    words.caseHead(otherwise.assumption, speech),
    ...numbered(otherwise.links, words, speech),
    words.either(step.conclusions, speech),
  ];
}

function numbered(
  links: readonly Link[],
  words: Language,
  speech: Speech,
  indent = '  ',
): string[] {
  return gathered(links).flatMap((link, i) => {
    const own = { ...speech, line: link.line };
    if (link.refuted !== undefined) {
      const { assumption, links: inner, otherwise } = link.refuted;
      if (otherwise !== undefined) {
        const cases = [link.refuted, otherwise].flatMap((one) => [
          `${indent}   ${words.caseHead(one.assumption, own)}`,
          ...numbered(one.links, words, own, `${indent}   `),
        ]);
        const so = words.either(link.conclusions, own);
        return [`${indent}${i + 1}. ${capital(words.bothCases(assumption, own))} ${so}`, ...cases];
      }
      const head = capital(words.innerRefuted(link.conclusions, own));
      return [`${indent}${i + 1}. ${head}`, ...numbered(inner, words, own, `${indent}   `)];
    }
    const then =
      link.conclusions.length === 0 ? words.fitsNowhere(own) : words.follows(link.conclusions, own);
    return [`${indent}${i + 1}. ${words.line(link.line)}: ${then}`];
  });
}

/** Neighbouring links on one line as one: what it tells at once. */
function gathered(links: readonly Link[]): Link[] {
  const all: Link[] = [];
  for (const link of links) {
    const last = all.at(-1);
    const { conclusions, refuted } = link;
    const same = last?.line.kind === link.line.kind && last.line.index === link.line.index;
    if (last && same && conclusions.length > 0 && !refuted && !last.refuted) {
      const premises = [...last.premises, ...link.premises];
      all[all.length - 1] = {
        ...link,
        premises,
        conclusions: [...last.conclusions, ...conclusions],
      };
    } else all.push(link);
  }
  return all;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
