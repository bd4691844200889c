/** Steps in words, in each language. */
import type { ColorWord, KindPuzzle, Language } from '@nonokit/core';
import type { KindStep } from '../explain-kind.js';
import { type SaidCells, type StepFacts, sayCells, stepFacts } from './step-facts.js';
import {
  ENGLISH_CLASH,
  englishCells,
  englishColor,
  englishStep,
  englishWhere,
} from './steps-en.js';
import {
  RUSSIAN_CLASH,
  russianCells,
  russianColor,
  russianStep,
  russianWhere,
} from './steps-ru.js';

interface StepWords {
  readonly say: (facts: StepFacts) => string;
  readonly where: (facts: StepFacts) => string;
  readonly cells: (cells: readonly SaidCells[]) => string;
  readonly color: (word: ColorWord) => string;
  readonly clash: string;
}

const STEPS: Readonly<Record<Language, StepWords>> = {
  en: {
    say: englishStep,
    where: englishWhere,
    cells: englishCells,
    color: englishColor,
    clash: ENGLISH_CLASH,
  },
  ru: {
    say: russianStep,
    where: russianWhere,
    cells: russianCells,
    color: russianColor,
    clash: RUSSIAN_CLASH,
  },
};

/** The sentence of a step: "Row 3 (2 ?): however it is arranged, cells 1–2 are filled." */
export function kindStepText(step: KindStep, puzzle: KindPuzzle, language: Language): string {
  const { say, color } = STEPS[language];
  return say(stepFacts(step, puzzle, (word) => ` ${color(word)}`));
}

/** Where a step is to be found, without what it says: "Look at row 3." */
export function kindWhereText(step: KindStep, puzzle: KindPuzzle, language: Language): string {
  const { where, color } = STEPS[language];
  return where(stepFacts(step, puzzle, (word) => ` ${color(word)}`));
}

/** Cells by their rows: "cells 1–2 of row 3 and cell 5 of row 4". */
export function kindCellsText(
  cells: readonly number[],
  puzzle: KindPuzzle,
  language: Language,
): string {
  return STEPS[language].cells(sayCells(cells, puzzle));
}

/** Says that no solution has all marks of a player. */
export function kindClashText(language: Language): string {
  return STEPS[language].clash;
}
