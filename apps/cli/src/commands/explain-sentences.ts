/**
 * What `explain` says at the end, in both languages.
 */
import { type Line, lineName } from '@nonokit/core';
import type { LanguageId } from '@nonokit/explain';
import { counted } from '../report.js';

/** Cells to give away or to change. */
export type Cells = readonly { readonly row: number; readonly column: number }[] | undefined;

/** The sentences of one language. */
export interface Sentences {
  solved(steps: number, level: number): string;
  timeIsUp(steps: number): string;
  linesStop(steps: number): string;
  contradiction(steps: number, line: Line | undefined): string;
  stuck(steps: number, why: string): string;
  several(cells: number): string;
  readonly noSolution: string;
  readonly budgetSpent: string;
  /** What would make the puzzle solvable line by line; empty if nothing was found. */
  advice(give: Cells, change: Cells): string;
}

/** The sentences of a language. */
export function sentencesIn(language: LanguageId): Sentences {
  return language === 'ru' ? RUSSIAN : ENGLISH;
}

const ENGLISH: Sentences = {
  solved: (steps, level) => `solved in ${counted(steps, 'step')}, the highest of level ${level}`,
  timeIsUp: (steps) => `the time is up after ${counted(steps, 'step')}`,
  linesStop: (steps) => `line logic stops after ${counted(steps, 'step')}`,
  contradiction: (steps, line) =>
    `clues and marks contradict each other after ${counted(steps, 'step')}${line === undefined ? '' : `: nothing fits in ${lineName(line)}`}`,
  stuck: (steps, why) => `stuck after ${counted(steps, 'step')}: ${why}`,
  several: (cells) => `the puzzle has several solutions, which differ in ${counted(cells, 'cell')}`,
  noSolution: 'the puzzle has no solution',
  budgetSpent: 'the techniques found nothing more within the budget',
  advice: (give, change) => {
    const parts = [
      ...(give === undefined ? [] : [`giving ${counted(give.length, 'cell')} ${places(give)}`]),
      ...(change === undefined
        ? []
        : [`changing ${counted(change.length, 'cell')} ${places(change)} in the picture`]),
    ];
    return parts.length === 0 ? '' : `; ${parts.join(' or ')} would make it solvable line by line`;
  },
};

const PLURALS = new Intl.PluralRules('ru');

const RUSSIAN: Sentences = {
  solved: (steps, level) => `решено за ${stepsText(steps)}, наивысший уровень ${level}`,
  timeIsUp: (steps) => `время вышло, сделано: ${stepsText(steps)}`,
  linesStop: (steps) => `построчная логика дальше не идёт, сделано: ${stepsText(steps)}`,
  contradiction: (steps, line) => {
    const name = line?.kind === 'row' ? 'в строке' : 'в столбце';
    const where = line === undefined ? '' : `: ничего не помещается ${name} ${line.index + 1}`;
    return `числа и отметки противоречат друг другу (сделано: ${stepsText(steps)})${where}`;
  },
  stuck: (steps, why) => `дальше хода нет (сделано: ${stepsText(steps)}): ${why}`,
  several: (cells) => `решений несколько, различаются клетки: ${cells}`,
  noSolution: 'решения нет',
  budgetSpent: 'в отведённых пределах приёмы больше ничего не нашли',
  advice: (give, change) => {
    const parts = [
      ...(give === undefined ? [] : [`открыть клетки ${places(give, 'строка:столбец')}`]),
      ...(change === undefined
        ? []
        : [`изменить в рисунке клетки ${places(change, 'строка:столбец')}`]),
    ];
    return parts.length === 0
      ? ''
      : `; чтобы решалось построчно, достаточно ${parts.join(' или ')}`;
  },
};

function stepsText(count: number): string {
  const rule = PLURALS.select(count);
  return `${count} ${rule === 'one' ? 'шаг' : rule === 'few' ? 'шага' : 'шагов'}`;
}

/** "(row:column 2:5, 3:1)": at most four of them. */
function places(cells: NonNullable<Cells>, label = 'row:column'): string {
  const named = cells.slice(0, 4).map(({ row, column }) => `${row + 1}:${column + 1}`);
  return `(${label} ${named.join(', ')}${cells.length > 4 ? ', …' : ''})`;
}
