/**
 * Hints in words, revealed gradually: where to look, what to look for, and why. A player can stop
 * reading at any level.
 */
import { colorWordsOf, type Puzzle } from '@nonokit/core';
import type { Hint, Mistake } from '../hints/hint.js';
import { describeStep } from './describe-step.js';
import { english } from './en/hints.js';
import type { HintPhrases } from './hint-phrases.js';
import type { LanguageId } from './language.js';
import { russian } from './ru/hints.js';

/** A hint in words: each member reveals more than the one before. */
export interface HintText {
  /** "Look at row 7."; "2 marks are wrong, in rows 3 and 5." */
  readonly where: string;
  /** "Row 7: overlap."; for mistakes and other hints the same as `why`. */
  readonly what: string;
  /** The step in words, or the wrong marks. */
  readonly why: string;
  /** `why` as lines: the sentence, then the links of a chain. */
  readonly lines: readonly string[];
}

const PHRASES: Readonly<Record<LanguageId, HintPhrases>> = { en: english, ru: russian };

/** Puts a hint for a puzzle into words. */
export function describeHint(hint: Hint, puzzle: Puzzle, language: LanguageId): HintText {
  const phrases = PHRASES[language];
  switch (hint.kind) {
    case 'step':
      return stepText(hint, puzzle, language);
    case 'mistakes': {
      const why = phrases.mistakes(cellTexts(hint.cells, puzzle, phrases));
      return { where: phrases.mistakesWhere(hint.cells), what: why, why, lines: [why] };
    }
    case 'clash': {
      const cells = cellTexts(hint.cells, puzzle, phrases);
      const why = phrases.clash(cells, hint.line, hint.smallest);
      return { where: phrases.clashWhere(hint.cells, hint.line), what: why, why, lines: [why] };
    }
    default: {
      const why = phrases[hint.kind];
      return { where: why, what: why, why, lines: [why] };
    }
  }
}

/** Includes the steps before: without them the step does not follow from the marks. */
function stepText(
  { step, before }: Hint & { readonly kind: 'step' },
  puzzle: Puzzle,
  language: LanguageId,
): HintText {
  const phrases = PHRASES[language];
  const texts = [...before, step].map((one) => describeStep(one, puzzle, language));
  const own = texts.at(-1);
  const isChain = step.chain !== undefined;
  const where = isChain
    ? phrases.lookAtCell(step.chain.assumption)
    : phrases.lookAtLine(own?.line ?? '');
  return {
    where,
    what: `${own?.line}: ${own?.technique}.`,
    why: texts.map(({ text }) => text).join(' '),
    lines: texts.flatMap(({ lines }) => lines),
  };
}

function cellTexts(cells: readonly Mistake[], puzzle: Puzzle, phrases: HintPhrases): string[] {
  const words = colorWordsOf(puzzle.palette);
  return cells.map((cell) => {
    const isColored = puzzle.palette.length > 2;
    return phrases.cell(cell, phrases.looks(cell.marked, words[cell.marked], isColored));
  });
}
