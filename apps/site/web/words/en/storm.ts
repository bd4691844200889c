/** Texts of Storm and Streak, in English. */
import { counted } from './grammar.js';

export const words = {
  title: 'Storm',
  description:
    'Three minutes of nonogram lines and small boards. In each, one square is certain: find it.',
  lead: 'Three minutes. In each line or small board one square is certain. Find it, then fill or cross it.',
  rise: 'It starts with the plainest technique and gets harder. A mistake costs a second and a bit, nothing more.',
  start: 'Start',
  best: (right: number) => `Your best: ${right}`,
  streak: {
    title: 'Streak',
    description:
      'Lines and small boards without a clock, until the first mistake. Techniques that you missed come back sooner.',
    lead: 'In each line or small board one square is certain. There is no clock.',
    rule: 'It ends with the first mistake. Techniques you missed come back sooner.',
    only: (technique: string) => `Only this technique: ${technique}`,
    all: 'All techniques',
    noClock: 'No clock',
    soon: 'What comes back, and how soon',
    inRow: 'Right ones in a row',
    inRowBest: (best: number) => `in a row, your best is ${best}`,
    best: (best: number) => `your best is ${best}`,
    stop: 'Stop here',
    other: 'Streak: no clock, until the first mistake',
  },
  other: 'Storm: three minutes against the clock',
  end: 'End',
  endAsk: 'End this run?',
  endText: 'It counts as it is: what you have right so far is your result.',
  timeLeft: 'Time left',
  right: 'Right',
  inRow: 'In a row',
  inRowAfter: 'in a row',
  question: 'One square is certain. Which?',
  fill: 'Fill',
  cross: 'Cross',
  tool: 'What a press does',
  keys: {
    arrows: 'Arrows and',
    or: 'or',
    mouse: ', or left and right mouse button.',
  },
  needsScript: 'Storm needs JavaScript.',
  lastMistake: (truth: string) => `Last mistake: ${truth}`,
  square: (number: number) => `square ${number}`,
  squareAt: (row: number, column: number) => `row ${row}, column ${column}`,
  isFilled: (square: string) => `${square} is filled`,
  staysBlank: (square: string) => `${square} stays blank`,
  filledInAll: (square: string) => `${square} is filled in every arrangement that is left.`,
  blankInAll: (square: string) => `${square} stays blank in every arrangement that is left.`,
  why: 'Why',
  sheet: {
    line: (numbers: string) => `Line, numbers ${numbers}`,
    board: 'Board',
    row: (number: number, numbers: string) => `Row ${number}: ${numbers}`,
    cell: (square: string, state: string) => `${square}, ${state}`,
    numbers: (row: string, column: string) => `row ${row}; column ${column}`,
    unknown: 'unknown',
    filled: 'filled',
    crossed: 'crossed',
  },
  said: { right: 'Right', wrong: (truth: string) => `Wrong: ${truth}` },
  result: {
    rightInThree: (right: number) => `${right} right in three minutes`,
    rightIn: (right: number, time: string) => `${right} right in ${time}`,
    streak: (right: number) => `${right} right in a row`,
    first: 'Your first result.',
    newBest: (before: number) => `A new best: before it was ${before}.`,
    best: (best: number) => `Your best is ${best}.`,
    again: 'Again',
    share: 'Share',
    copied: 'Copied. Paste it anywhere.',
    shareText: (title: string, squares: string) => `${title}\n${squares}`,
    ofRight: (answered: number) => `of ${answered} right`,
    longest: 'longest row',
    each: 'seconds each',
    inOrder: (right: number, answered: number) =>
      `${right} of ${counted(answered, 'answer', 'answers')} right, in order`,
    techniques: 'Techniques',
    weakestFirst: 'weakest first',
    seconds: (text: string) => `${text} s`,
    practise: 'Practise',
    practiseOne: (technique: string) => `Practise: ${technique}`,
    lesson: 'Lesson',
    allRight: 'all right',
    wrongTitle: (count: number) =>
      count === 1 ? 'The one that went wrong' : `The ${spelled(count)} that went wrong`,
    noneWrong: 'None went wrong',
    yours: 'your answer',
    truth: 'what follows',
    nothing: 'Nothing was answered.',
  },
};

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function spelled(count: number): string {
  return NUMBERS[count - 2] ?? String(count);
}

export type StormWords = typeof words;
