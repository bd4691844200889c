/**
 * Proofreading: finds the fewest typing slips that explain why clues have no solution, or several.
 *
 * It looks for the most probable explanation under the constraint that the puzzle has exactly one
 * solution. It tries 1, 2 and 3 slips in turn. Slips of whole lines come first (`variants.ts`). For
 * each resulting draft, it finds the lines that may hold the other slips (`suspects.ts`), then what
 * these lines may have said (`choices.ts`), and it solves each combination (`trial.ts`). All ways
 * with the least number of slips are ranked (`ranking.ts`).
 */
import {
  type Draft,
  drive,
  driveAsync,
  type Pause,
  type StopOptions,
  type Work,
} from '@nonokit/core';
import {
  type Change,
  lineAt,
  type Proofreading,
  type ProofreadProgress,
  typedLines,
} from './change.js';
import { type Choice, combinations, createChoiceMaker } from './choices.js';
import { clueKey } from './edits.js';
import { blankMasks, settlersOf } from './open-lines.js';
import { createRanking } from './ranking.js';
import { createSuspectFinder, type SuspectFinder, type Suspicion } from './suspects.js';
import { type Found, type TrialStart, tryChoices } from './trial.js';
import { isWhole, type Variant, variantsOf } from './variants.js';

/** The limits of proofreading. */
export interface ProofreadOptions extends StopOptions {
  /** Maximum number of slips to look for: 2. Default 3. */
  readonly maxChanges?: number | undefined;
  /** Maximum number of ways to return: 3. Default 5. */
  readonly maxMendings?: number | undefined;
}

/** Maximum number of colours, the background included, which a mask of 31 bits can hold. */
const MOST_COLORS = 31;

/** Maximum number of cells in a draft. */
const MOST_CELLS = 1_000_000;

/** Maximum number of cells in the suspicions that wait. */
const MOST_LATER = 10_000_000;

/** Finds what is wrong with clues. Throws RangeError for limits out of range. */
export function proofread(draft: Draft, options: ProofreadOptions = {}): Proofreading {
  return drive(proofreadSteps(draft, options), options);
}

/** Proofreads as `proofread` does, awaiting `pause` about every millisecond of work. */
export async function proofreadAsync(
  draft: Draft,
  options: ProofreadOptions,
  pause: Pause<ProofreadProgress>,
): Promise<Proofreading> {
  return driveAsync(proofreadSteps(draft, options), pause, options);
}

/** Proofreading as a generator of steps; the signal and the time limit are left to its driver. */
export function* proofreadSteps(
  draft: Draft,
  { maxChanges = 3, maxMendings = 5 }: ProofreadOptions = {},
): Work<ProofreadProgress, Proofreading> {
  for (const most of [maxChanges, maxMendings]) {
    if (Number.isInteger(most) && most >= 1) continue;
    throw new RangeError(`proofread: a limit is an integer from 1, got ${most}`);
  }
  const search = createSearch(draft);
  if (!isManageable(draft)) return search.outcome(maxMendings, false);
  if (isWhole(draft) && search.isRight()) {
    return { status: 'right', mendings: [], more: 0, complete: true };
  }
  const soFar = (): Proofreading => search.outcome(maxMendings, false);
  for (let changes = 1; changes <= maxChanges; changes++) {
    for (const _ of search.tryAll(changes)) {
      const { tried, found } = search.counts();
      if ((yield { changes, tried, found, soFar }) !== undefined) return soFar();
    }
    if (search.counts().found > 0) break;
  }
  return search.outcome(maxMendings, true);
}

function isManageable({ rows, columns, palette }: Draft): boolean {
  const cells = rows.length * columns.length;
  return cells > 0 && cells <= MOST_CELLS && palette.length <= MOST_COLORS;
}

/** The data that is prepared once for each variant. */
interface Prepared {
  readonly variant: Variant;
  readonly start: Omit<TrialStart, 'masks'>;
  readonly finder: SuspectFinder;
  readonly maker: ReturnType<typeof createChoiceMaker>;
}

/** The suspects in a variant, and the number of slips left for them. */
interface Suspected extends Suspicion {
  readonly prepared: Prepared;
  readonly left: number;
}

/**
 * Creates the search through one draft, which keeps its findings from one number of slips to the
 * next.
 */
function createSearch(draft: Draft) {
  const variants: Prepared[] = [];
  const ranking = createRanking();
  const typed = keyOfClues(draft);
  let tried = 0;

  const keep = (one: Found, variant: Variant, choices: readonly Choice[]): void => {
    const key = keyOfClues(one.puzzle);
    if (key === typed) return;
    const slips = choices.reduce((sum, { cost }) => sum + cost, variant.cost);
    ranking.add(key, { ...one, changes: changesOf(variant, one, choices), slips });
  };

  /** Tries a variant. Several slips in one line are rare and slow to list, so they come last. */
  function* tryVariant(prepared: Prepared, changes: number): Generator<void, Suspected[]> {
    const { variant, finder } = prepared;
    const left = changes - (variant.change === undefined ? 0 : 1);
    const later: Suspected[] = [];
    if (left < 0 || !isWhole(variant.draft)) return later;
    for (const suspicion of finder.find(left)) {
      yield;
      if (suspicion === undefined) continue;
      const { masks } = suspicion;
      const suspected = { ...suspicion, prepared, left };
      if (suspicion.suspects.length === left) yield* trySuspects(suspected);
      else if (later.length * masks.length < MOST_LATER) later.push(suspected);
    }
    return later;
  }

  function* trySuspects(suspected: Suspected): Generator<void, void> {
    const { prepared, masks, left } = suspected;
    const { variant, start, maker } = prepared;
    const isOpen = start.missing >= 0;
    for (const choices of combinations(start.lines, maker, suspected, left, isOpen)) {
      yield;
      if (choices === undefined) continue;
      tried++;
      for (const one of tryChoices({ ...start, masks }, choices)) keep(one, variant, choices);
    }
  }

  return {
    counts: () => ({ tried, found: ranking.count() }),
    /** Returns true if the draft as it is has exactly one solution. */
    isRight(): boolean {
      const { start } = prepare({ draft, cost: 0 });
      return tryChoices({ ...start, masks: blankMasks(start.lines) }, []).length > 0;
    },
    *tryAll(changes: number): Generator<void, void> {
      if (variants.length === 0) {
        for (const variant of variantsOf(draft)) {
          variants.push(prepare(variant));
          yield;
        }
      }
      const later: Suspected[] = [];
      for (const prepared of variants) later.push(...(yield* tryVariant(prepared, changes)));
      for (const suspected of later) yield* trySuspects(suspected);
    },
    outcome: ranking.outcome,
  };
}

function prepare(variant: Variant): Prepared {
  const { draft } = variant;
  const lines = typedLines(draft);
  const { kind, index = 0 } = variant.missing ?? {};
  const missing = kind === undefined ? -1 : kind === 'row' ? index : lines.height + index;
  const settlers = settlersOf(lines).map((settler, l) => (l === missing ? undefined : settler));
  return {
    variant,
    start: { draft, lines, settlers, missing },
    finder: createSuspectFinder(lines, settlers),
    maker: createChoiceMaker(lines),
  };
}

/**
 * The slips of a way: whole lines first, then in the order of lines, which are counted as typed.
 */
function changesOf(variant: Variant, { puzzle }: Found, choices: readonly Choice[]): Change[] {
  const { draft, change, missing } = variant;
  const numbers = choices.flatMap(({ line, edits }) =>
    edits.map(({ kind, block, before, after }) => ({
      kind,
      line: typedLine(lineAt({ height: draft.rows.length }, line), change),
      block,
      before,
      after,
    })),
  );
  if (change === undefined) return numbers;
  if (missing === undefined) return [change, ...numbers];
  const clues = missing.kind === 'row' ? puzzle.rows : puzzle.columns;
  return [{ ...change, after: clues[missing.index] }, ...numbers];
}

/** The position of a variant's line in the draft as it was typed. */
function typedLine(line: Change['line'], change: Change | undefined): Change['line'] {
  if (change === undefined) return line;
  const { kind, index } = change.line;
  if (change.kind === 'sides-exchanged') {
    return { kind: line.kind === 'row' ? 'column' : 'row', index: line.index };
  }
  if (line.kind !== kind) return line;
  if (change.kind === 'line-missing' && line.index > index) return { kind, index: line.index - 1 };
  if (change.kind === 'line-doubled' && line.index >= index) return { kind, index: line.index + 1 };
  if (change.kind !== 'lines-exchanged') return line;
  if (line.index === index) return { kind, index: index + 1 };
  return line.index === index + 1 ? { kind, index } : line;
}

function keyOfClues({ rows, columns }: Pick<Draft, 'rows' | 'columns'>): string {
  return [rows, columns].map((clues) => clues.map(clueKey).join(',')).join('/');
}
