/** Steps in words, in any language. */
import type { InBuiltIn, KindPuzzle } from '@nonokit/core';
import type { KindStep } from '../explain-kind.js';
import { KIND_WORDS_EN } from './all-en.js';
import { KIND_WORDS_RU } from './all-ru.js';
import type { KindSpoken, KindWords } from './spoken.js';
import { sayCells, stepFacts } from './step-facts.js';

const BUILT_IN: InBuiltIn<KindWords> = { en: KIND_WORDS_EN, ru: KIND_WORDS_RU };

function wordsOf(language: KindSpoken): KindWords {
  return typeof language === 'string' ? BUILT_IN[language] : language.kinds;
}

/** The sentence of a step: "Row 3 (2 ?): however it is arranged, cells 1–2 are filled." */
export function kindStepText(step: KindStep, puzzle: KindPuzzle, language: KindSpoken): string {
  const { say, color } = wordsOf(language);
  return say(stepFacts(step, puzzle, (word) => ` ${color(word)}`));
}

/** Where a step is to be found, without what it says: "Look at row 3." */
export function kindWhereText(step: KindStep, puzzle: KindPuzzle, language: KindSpoken): string {
  const { where, color } = wordsOf(language);
  return where(stepFacts(step, puzzle, (word) => ` ${color(word)}`));
}

/** Cells by their rows: "cells 1–2 of row 3 and cell 5 of row 4". */
export function kindCellsText(
  cells: readonly number[],
  puzzle: KindPuzzle,
  language: KindSpoken,
): string {
  return wordsOf(language).cells(sayCells(cells, puzzle));
}

/** Says that no solution has all marks of a player. */
export function kindClashText(language: KindSpoken): string {
  return wordsOf(language).clash;
}
