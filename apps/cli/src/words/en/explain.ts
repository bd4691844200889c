/** English texts of `explain`. */
import { type ColorWord, counted, type Line, lineName } from '@nonokit/core';

export const EXPLAIN = {
  file: 'the puzzle, FILE#2 for one of several, or -',
  summary: 'the solution as steps a person can follow, in words',
  description:
    'Explain how to solve a puzzle. Each step names a line, a reason and a\n' +
    "conclusion, simplest technique first, and shows the line's clue and cells\n" +
    'before and after. If no single line helps, short contradictions are used. For\n' +
    'one hint at a time, see "nonokit hint".',
  page: `All techniques, with pictures:
  https://github.com/nonokit/nonokit/tree/main/docs/techniques`,
  options: {
    fromState:
      'start from these marks: rows of "?" unknown, "." "x" "-" or space blank, "#" (or the symbols ' +
      'of the colours) filled; or JSON',
    next: 'give one hint, as "nonokit hint" does',
    tell: 'how much of a hint: where to look, which technique, why (default), the cells, or the new marks',
    only: 'print only these steps: 5, 5-10 or 5-',
    board: 'print the board after every step, or after every n steps',
    pause: 'on a terminal, wait for Enter after each step; q quits',
    budget:
      'maximum lines to settle in the search for chains; 500,000 take about a second;\n' +
      'gives the same result on every machine',
    timeout: 'time limit, after which the steps so far are printed (default: none)',
    json: 'print one JSON object per step, with cells and lines counted from 0',
  },
  status: `Exit status: 0 fully explained (--next: a step, or nothing left to do), 1 the
puzzle has no solution or several, or marks are wrong, 3 the techniques do
not reach the end within the budget, 2 something cannot be read.`,
  examples: `Examples:
  $ nonokit explain cat.non
  $ nonokit explain cat.non --board --pause
  $ nonokit explain cat.non --lang ru --only 5-10
  $ nonokit explain cat.non --from-state m.txt --board 10
  $ nonokit explain --json cat.non | jq -r .technique | sort | uniq -c`,
  /** Names of long work, not sentences: before the first step, between steps, at the end. */
  solving: 'counting the solutions',
  looking: 'looking for a chain',
  helping: 'looking for cells that would help',
  /** The hint ends here because the time is up. */
  hintTimeIsUp: 'time is up',
  /** The hint ends here because of Ctrl-C. */
  hintStopped: 'stopped before a hint was found',
  solved: (steps: number, level: number): string =>
    `solved in ${counted(steps, 'step')}, the highest of level ${level}`,
  /** Number of uses of each technique, by name. */
  techniques: (counts: readonly (readonly [name: string, count: number])[]): string =>
    `Techniques: ${counts.map(([name, n]) => `${name} ${n}`).join(', ')}.`,
  timeIsUp: (steps: number): string => `time is up after ${counted(steps, 'step')}`,
  /** After Ctrl-C. */
  stopped: (steps: number, known: number, cells: number): string =>
    `stopped after ${counted(steps, 'step')}: ${known} of ${cells} cells are known`,
  linesStop: (steps: number): string => `line logic stops after ${counted(steps, 'step')}`,
  /** `further` tells whether a larger budget can help: not if there are several solutions. */
  stuck: (steps: number, further: boolean): string => {
    const advice = further ? ': no chain was found within the budget, try a larger --budget' : '';
    return `stuck after ${counted(steps, 'step')}${advice}`;
  },
  /** `line` has no arrangement left; `marked` tells whether marks may be to blame. */
  contradiction: (steps: number, line: Line | undefined, marked: boolean): string => {
    const what = marked ? 'clues and marks contradict each other' : 'the puzzle has no solution';
    const where =
      line === undefined ? '' : `: the clue of ${lineName(line)} no longer fits anywhere`;
    return `${what}, found after ${counted(steps, 'step')}${where}`;
  },
  /** Below a step, while waiting for a key. */
  pausePrompt: 'Enter: next step, q: quit',
  expectedSteps: 'Expected one or more steps, as in 5, 5-10 or 5-.',
  /** The name of a colour in a legend. */
  color: (word: ColorWord): string => {
    if ('rgb' in word) return word.rgb;
    return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
  },
  noSuchStep: (only: number, steps: number): string =>
    `there are ${steps} steps, so there is no step ${only}`,
};
