/** The automaton of a clue of one line, whose numbers may be hidden. */
import { ANY_BLOCKS, BLANK, isGlued, isKnownNumber, type LineClue } from '@nonokit/core';
import { type Automaton, buildAutomaton, type Following } from './automaton.js';

/** Where an arrangement of a clue stands. */
interface LineState {
  /** Items passed. */
  readonly passed: number;
  /** The colour of the cell before, which the next block must not have. */
  readonly before: number;
  /** Cells of item `passed` that are placed already: of a known number, or 1 of others. */
  readonly placed: number;
}

/**
 * The automaton of a clue for a palette of `colors`; undefined if it has more than `most` steps.
 */
export function lineAutomaton(clue: LineClue, colors: number, most: number): Automaton | undefined {
  const start = { passed: 0, before: BLANK, placed: 0 };
  const nameOf = ({ passed, before, placed }: LineState): string => `${passed},${before},${placed}`;
  return buildAutomaton({ start, nameOf, leave: (state) => leave(clue, state, colors) }, most);
}

/** What can follow a state. */
function leave(clue: LineClue, state: LineState, colors: number): Following<LineState> {
  const { passed, before, placed } = state;
  const item = clue[passed];
  if (placed === 0 || item === undefined) return leaveGap(clue, state, colors);
  if (isKnownNumber(item)) {
    const isLast = placed + 1 === item.size;
    const next = { ...state, passed: passed + (isLast ? 1 : 0), placed: isLast ? 0 : placed + 1 };
    return { steps: [[before, next]], isEnd: false };
  }
  // one more cell of the block, or its end; blocks of "*" may follow
  const ended = { passed: item === ANY_BLOCKS ? passed : passed + 1, before, placed: 0 };
  const { steps, isEnd } = leaveGap(clue, ended, colors);
  return { steps: [[before, state], ...steps], isEnd };
}

/** What can follow between blocks. */
function leaveGap(
  clue: LineClue,
  { passed, before }: LineState,
  colors: number,
): Following<LineState> {
  const item = clue[passed];
  const blank = { passed, before: BLANK, placed: 0 };
  const mustTouch = item !== undefined && isGlued(item);
  if (mustTouch && before === BLANK) return { steps: [], isEnd: false };
  const steps: [number, LineState][] = mustTouch ? [] : [[BLANK, blank]];
  if (item === undefined) return { steps, isEnd: true };
  if (item === ANY_BLOCKS) {
    for (let color = 0; color < colors; color++) {
      if (color === BLANK || color === before) continue;
      steps.push([color, { passed, before: color, placed: 1 }]);
    }
    const without = leaveGap(clue, { passed: passed + 1, before, placed: 0 }, colors);
    return { steps: [...steps, ...without.steps], isEnd: without.isEnd };
  }
  if (item.color !== before) {
    const isWhole = isKnownNumber(item) && item.size === 1;
    const next = isWhole ? [passed + 1, 0] : [passed, 1];
    steps.push([item.color, { passed: next[0], before: item.color, placed: next[1] }]);
  }
  return { steps, isEnd: false };
}
