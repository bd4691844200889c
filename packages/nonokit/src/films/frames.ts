/**
 * The steps of a film: the cells that each line, each pass or each explained step of a puzzle
 * finds.
 *
 * Cells found by an assumption are tinted. Cells that only a search finds appear at once. The last
 * picture is the solution without tints.
 */
import {
  driveAsync,
  type Grid,
  type PartialGrid,
  type Problem,
  type Puzzle,
  problem,
  type StopSignal,
  UNKNOWN,
} from '@nonokit/core';
import type { FilmStep, Mark } from '@nonokit/render';
import { type Finding, walkFindings } from '@nonokit/solver';
import { clock } from '../clock.js';
import { givingWay } from '../giving-way.js';
import type { AnyTongue } from '../tongues/tongue.js';
import { tooManyFrames } from '../words/en/films.js';
import type { FilmEndings } from '../words/film-language.js';
import { filmEndings } from '../words/film-words.js';
import type { ReasonedSteps } from './frames-explained.js';

/**
 * The unit that each picture of a film adds: a pass over rows or columns, a line, or an explained
 * step.
 */
export type FrameKind = 'passes' | 'lines' | 'steps';

/** A solution, and a second one if the puzzle is known to have more. */
export interface ShownSolutions {
  readonly first: Grid;
  readonly second?: Grid;
}

/** How to make a film of a puzzle. */
export interface FramesOptions {
  readonly frames: FrameKind;
  /** Language of the captions. */
  readonly lang: AnyTongue;
  /** Stops where line logic stops. */
  readonly lineOnly: boolean;
  /** Marks cells that line logic does not reach in orange, and keeps the marks. */
  readonly showStuck: boolean;
  /** Milliseconds after which the film jumps to the solution: 10,000. */
  readonly timeoutMs: number | undefined;
  readonly signal: StopSignal;
  /**
   * Finds the solution, or two that differ; returns undefined after reporting why there is none.
   */
  readonly solutions: () => Promise<ShownSolutions | undefined>;
}

/** Most steps of a film: more would play for minutes. */
const MAX_STEPS = 5000;

/** The steps of a film; a problem; or undefined if the problem has already been reported. */
export type Frames = FilmStep[] | { readonly problem: Problem } | undefined;

/** The steps of a puzzle's film, from the first settled line to the solution. */
export async function framesOf(puzzle: Puzzle, options: FramesOptions): Promise<Frames> {
  const { frames, lang, lineOnly, showStuck, solutions } = options;
  const assumed: Mark = showStuck ? 'stuck' : 'assumed';
  const reasoned =
    frames === 'steps'
      ? await (await import('./frames-explained.js')).explainedSteps(puzzle, {
          ...options,
          assumed,
        })
      : await watchedSteps(puzzle, { ...options, assumed });
  if (reasoned === undefined || 'problem' in reasoned) return reasoned;
  const { steps, end } = reasoned;
  const says = frames === 'steps' ? filmEndings(lang) : undefined;
  let ending = end === 'solved' ? says?.solved : says?.stuck;
  // a contradiction: the search for solutions reports it in its own words
  if (end === 'conflict') return void (await solutions());
  if (end === 'stuck' && !lineOnly) {
    const found = await solutions();
    if (found === undefined) return undefined;
    steps.push(...jumpTo(puzzle, found, knownAfter(puzzle, steps), { assumed, says }));
    ending = found.second === undefined ? says?.solved : undefined;
  }
  if (showStuck) steps.push(...stillUnknown(puzzle, steps));
  else steps.push(...withoutTints(steps));
  if (ending !== undefined) endWith(steps, ending);
  return steps.length > MAX_STEPS ? tooMany(steps.length) : steps;
}

function tooMany(count: number): { readonly problem: Problem } {
  return { problem: problem(tooManyFrames, { found: count, most: MAX_STEPS }) };
}

/**
 * The steps of line logic and probing, in the order in which they find cells. Undefined if
 * interrupted.
 */
async function watchedSteps(
  puzzle: Puzzle,
  { frames, lineOnly, timeoutMs, signal, assumed }: FramesOptions & { readonly assumed: Mark },
): Promise<ReasonedSteps | undefined> {
  const findings: Finding[] = [];
  const onProgress = (finding: Finding | undefined): void => {
    if (finding !== undefined) findings.push(finding);
  };
  const work = walkFindings(puzzle, { probing: !lineOnly });
  const limits = { signal, timeoutMs, clock, onProgress };
  const end = await driveAsync(work, givingWay(), limits);
  if (signal.aborted) return undefined;
  const steps = (frames === 'passes' ? groupPasses(findings) : findings).map(
    ({ by, cells, colors }): FilmStep => ({
      cells,
      colors,
      mark: by === 'probe' ? assumed : undefined,
    }),
  );
  return { steps, end };
}

/** Merges the findings of each sweep into one. */
function groupPasses(findings: readonly Finding[]): Finding[] {
  const sweeps = new Map<number, Finding[]>();
  for (const finding of findings) {
    const same = sweeps.get(finding.sweep);
    if (same === undefined) sweeps.set(finding.sweep, [finding]);
    else same.push(finding);
  }
  return [...sweeps.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const cells = same.flatMap((finding) => finding.cells);
    return [{ ...first, cells, colors: same.flatMap((finding) => finding.colors) }];
  });
}

/** The known cells after all steps. */
function knownAfter({ width, height }: Puzzle, steps: readonly FilmStep[]): PartialGrid {
  const cells = new Int32Array(width * height).fill(UNKNOWN);
  for (const step of steps) {
    step.cells.forEach((cell, k) => {
      cells[cell] = step.colors[k] ?? UNKNOWN;
    });
  }
  return { width, height, cells };
}

/**
 * Writes a caption below the last picture, or below an additional one if the last has its own
 * sentence.
 */
function endWith(steps: FilmStep[], caption: string): void {
  const last = steps.at(-1);
  if (last === undefined || last.caption !== undefined)
    steps.push({ cells: [], colors: [], caption });
  else steps[steps.length - 1] = { ...last, caption };
}

/** The marks of a jump, and its caption in a film that explains. */
interface Jump {
  readonly assumed: Mark;
  readonly says: FilmEndings | undefined;
}

/** Shows the remaining cells at once; cells in which two solutions differ stay marked. */
function jumpTo(
  { width, height }: Puzzle,
  { first, second }: ShownSolutions,
  known: PartialGrid,
  { assumed, says }: Jump,
): FilmStep[] {
  const certain: number[] = [];
  const open: number[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    if (known.cells[cell] !== UNKNOWN) continue;
    const isOpen = second !== undefined && first.cells[cell] !== second.cells[cell];
    (isOpen ? open : certain).push(cell);
  }
  const step = (cells: readonly number[], mark: Mark, caption?: string): FilmStep => ({
    cells,
    colors: cells.map((cell) => first.cells[cell] ?? 0),
    mark,
    caption,
  });
  const all = [step(certain, assumed, says?.searched), step(open, 'differs', says?.differ)];
  return all.filter(({ cells }) => cells.length > 0);
}

/** The step that marks the cells that stay unknown; none if all are known. */
function stillUnknown(puzzle: Puzzle, steps: readonly FilmStep[]): FilmStep[] {
  const known = knownAfter(puzzle, steps);
  const cells = [...known.cells.keys()].filter((cell) => known.cells[cell] === UNKNOWN);
  const step: FilmStep = { cells, colors: cells.map(() => UNKNOWN), mark: 'stuck' };
  return cells.length === 0 ? [] : [step];
}

/** A final step that removes the tints of `assumed`; none if there are no tints. */
function withoutTints(steps: readonly FilmStep[]): FilmStep[] {
  const unmark = steps.filter(({ mark }) => mark === 'assumed').flatMap(({ cells }) => cells);
  return unmark.length === 0 ? [] : [{ cells: [], colors: [], unmark }];
}
