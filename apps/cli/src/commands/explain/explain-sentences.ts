/**
 * What `explain` says at the end, in both languages.
 */
import { type Line, lineName } from '@nonokit/core';
import type { LanguageId } from '@nonokit/explain';
import { counted } from '../../io/report.js';

/** The sentences of one language. */
export interface Sentences {
  /** What goes on while it takes long, no sentences: before the first step, between steps, at the end. */
  readonly solving: string;
  readonly looking: string;
  readonly helping: string;
  /** The hint ends where it is because the time is up. */
  readonly hintTimeIsUp: string;
  solved(steps: number, level: number): string;
  /** How often each technique was used, by its name. */
  techniques(counts: readonly (readonly [name: string, count: number])[]): string;
  timeIsUp(steps: number): string;
  linesStop(steps: number): string;
  /** `further` tells whether a larger budget can go further: not where there are several solutions. */
  stuck(steps: number, further: boolean): string;
  /** `line` has no arrangement left; `marked` tells whether marks may be to blame. */
  contradiction(steps: number, line: Line | undefined, marked: boolean): string;
}

/** The sentences of a language. */
export function sentencesIn(language: LanguageId): Sentences {
  return language === 'ru' ? RUSSIAN : ENGLISH;
}

const ENGLISH: Sentences = {
  solving: 'looking how many solutions there are',
  looking: 'looking for a chain',
  helping: 'looking for what would help',
  hintTimeIsUp: 'the time is up',
  solved: (steps, level) => `solved in ${counted(steps, 'step')}, the highest of level ${level}`,
  techniques: (counts) => `Techniques: ${counts.map(([name, n]) => `${name} ${n}`).join(', ')}.`,
  timeIsUp: (steps) => `the time is up after ${counted(steps, 'step')}`,
  linesStop: (steps) => `line logic stops after ${counted(steps, 'step')}`,
  stuck: (steps, further) => {
    const advice = further ? ': no chain was found within the budget, try a larger --budget' : '';
    return `stuck after ${counted(steps, 'step')}${advice}`;
  },
  contradiction: (steps, line, marked) => {
    const what = marked ? 'clues and marks contradict each other' : 'the puzzle has no solution';
    const where = line === undefined ? '' : `: the clue of ${lineName(line)} fits nowhere any more`;
    return `${what}, as shows after ${counted(steps, 'step')}${where}`;
  },
};

const PLURALS = new Intl.PluralRules('ru');

const RUSSIAN: Sentences = {
  solving: 'выясняется, сколько решений',
  looking: 'ищется цепочка рассуждений',
  helping: 'ищется, что могло бы помочь',
  hintTimeIsUp: 'время вышло',
  solved: (steps, level) => `решено за ${stepsText(steps)}, наивысший уровень ${level}`,
  techniques: (counts) => `Приёмы: ${counts.map(([name, n]) => `${name} — ${n}`).join(', ')}.`,
  timeIsUp: (steps) => `время вышло, сделано: ${stepsText(steps)}`,
  linesStop: (steps) => `построчная логика дальше не идёт, сделано: ${stepsText(steps)}`,
  stuck: (steps, further) => {
    const advice = further ? '; цепочка в отведённых пределах не нашлась, увеличьте --budget' : '';
    return `дальше хода нет, сделано: ${stepsText(steps)}${advice}`;
  },
  contradiction: (steps, line, marked) => {
    const what = marked ? 'числа и отметки противоречат друг другу' : 'решения нет';
    const name = line?.kind === 'row' ? 'строки' : 'столбца';
    const where =
      line === undefined ? '' : `: числа ${name} ${line.index + 1} больше нигде не помещаются`;
    return `${what} (сделано: ${stepsText(steps)})${where}`;
  },
};

function stepsText(count: number): string {
  const rule = PLURALS.select(count);
  return `${count} ${rule === 'one' ? 'шаг' : rule === 'few' ? 'шага' : 'шагов'}`;
}
