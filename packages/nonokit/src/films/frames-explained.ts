/** Films that explain: one picture, with its sentence, for each step that a person would make. */
import { createStopper, type Problem, type Puzzle, type StopSignal, UNKNOWN } from '@nonokit/core';
import { type Cell, describeStep, explainer, type Spoken, type Step } from '@nonokit/explain';
import type { FilmStep, Focus, Mark } from '@nonokit/render';
import type { FindingsEnd } from '@nonokit/solver';
import { clock } from '../clock.js';
import { givingWay } from '../giving-way.js';

/** The steps of an explanation, and how it ends. */
export interface ReasonedSteps {
  readonly steps: FilmStep[];
  readonly end: FindingsEnd;
}

/** How to explain. */
export interface ExplainedOptions {
  /** Language of the captions. */
  readonly lang: Spoken;
  /** Makes no assumptions and stops where line logic stops. Example: false. */
  readonly lineOnly: boolean;
  readonly timeoutMs: number | undefined;
  readonly signal: StopSignal;
  /** The mark of cells that were found by an assumption. */
  readonly assumed: Mark;
}

/**
 * The steps of an explanation. Cells that a step finds are marked until the next step; cells found
 * by an assumption stay marked. Undefined if interrupted; a problem if the puzzle cannot be
 * explained.
 */
export async function explainedSteps(
  puzzle: Puzzle,
  { lang, lineOnly, timeoutMs, signal, assumed }: ExplainedOptions,
): Promise<ReasonedSteps | { readonly problem: Problem } | undefined> {
  const begun = explainer(puzzle, { chains: !lineOnly });
  if (!begun.ok) return { problem: begun.problem };
  const pause = givingWay();
  const stop = createStopper({ signal, timeoutMs, clock });
  const limits = {
    signal: {
      get aborted() {
        return stop() !== undefined;
      },
    },
  };
  const steps: FilmStep[] = [];
  let unmark: readonly number[] = [];
  for (;;) {
    const next = await begun.value.nextAsync(pause, limits);
    await pause();
    if (signal.aborted) return undefined;
    if (next === undefined || stop() !== undefined) {
      if (unmark.length > 0) steps.push({ cells: [], colors: [], unmark });
      return { steps, end: ENDS[begun.value.ending.status] };
    }
    const step = filmStep(next, puzzle, lang);
    const isAssumed = next.chain !== undefined;
    steps.push({ ...step, unmark, mark: isAssumed ? assumed : 'found' });
    unmark = isAssumed ? [] : step.cells;
    await pause();
    if (signal.aborted) return undefined;
  }
}

const ENDS = {
  solved: 'solved',
  stuck: 'stuck',
  stopped: 'stuck',
  contradiction: 'conflict',
} as const;

function filmStep(step: Step, puzzle: Puzzle, lang: Spoken): FilmStep {
  const known = step.conclusions.filter(({ color }) => color !== UNKNOWN);
  return {
    cells: known.map(({ row, column }) => row * puzzle.width + column),
    colors: known.map(({ color }) => color),
    caption: writeCaption(step, puzzle, lang),
    ...toFocus(step, puzzle.width),
  };
}

/** What a step is about: its line, the numbers it mentions, and the cells it rests on. */
function toFocus(step: Step, width: number): Focus {
  const [line] = step.lines;
  const cellOf = ({ row, column }: Cell): number => row * width + column;
  if (line === undefined || step.chain !== undefined) {
    const start = step.chain?.assumption;
    return { premises: start === undefined ? [] : [cellOf(start)] };
  }
  const found = new Set(step.conclusions.map(cellOf));
  return {
    lines: [line],
    blocks: [...blocksIn(step.facts)].map((block) => ({ line, block })),
    premises: step.premises.map(cellOf).filter((cell) => !found.has(cell)),
  };
}

/** The places in the clue of all blocks that facts mention, however deep. */
function blocksIn(facts: unknown, blocks = new Set<number>()): Set<number> {
  if (typeof facts !== 'object' || facts === null) return blocks;
  const isBlock = 'index' in facts && 'size' in facts && 'color' in facts;
  if (isBlock && typeof facts.index === 'number') blocks.add(facts.index);
  else for (const value of Object.values(facts)) blocksIn(value, blocks);
  return blocks;
}

/** Longest chain, in characters, that a caption gives in full: it fits the available lines. */
const WHOLE_CHAIN = 290;

/** The step in words; a long chain is shortened to its assumption and its last consequence. */
function writeCaption(step: Step, puzzle: Puzzle, lang: Spoken): string {
  const { line, technique, text, lines } = describeStep(step, puzzle, lang);
  if (step.chain === undefined || text.length <= WHOLE_CHAIN) return text;
  const [first = '', last = ''] = [lines[0], lines.at(-1)].map((each) => each?.trim());
  return `${first} … ${last}`.startsWith(line)
    ? `${first} … ${last}`
    : `${line}, ${technique}: ${first} … ${last}`;
}
