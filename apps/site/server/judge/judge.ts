/**
 * The judge. It looks at speed, at what was drawn before it could be known, and at whether pauses
 * go with their reasons; then it says whether a record could be a person's. It knows nothing of
 * databases and clocks. docs/rankings.md has the same definition for players, and what it cannot
 * know.
 */
import { type Clues, type GameRecord, replay } from '@nonokit/board';
import { beatsOf, isForeign } from './beats.js';
import { computeFloor } from './floor.js';
import { pausesOf } from './pauses.js';
import { breakInPace, rankCorrelation } from './rhythm.js';
import { CLEAN_SOLVES, type Finding, type Judgement, type Measures } from './verdict.js';
import { type Watched, watch } from './watch.js';

/** What is judged. */
export interface JudgeRequest {
  readonly clues: Clues;
  readonly record: GameRecord;
  readonly activeMs: number;
  /** 1 (easy) to 5. */
  readonly difficulty: number;
  /** The time of the fastest thousandth of the puzzle's ranked solves; undefined below 200. */
  readonly fastestMs?: number | undefined;
  readonly history: JudgedHistory;
}

/** What is known of the member. */
export interface JudgedHistory {
  /** How many of their solves are ranked. */
  readonly clean: number;
  /**
   * The paces of the latest of them, active time as a multiple of the floor, as far as these had
   * `FEWEST_STROKES`: small puzzles prove nothing.
   */
  readonly paces: readonly number[];
  /** How the pauses of these were spread, see `beats.ts`. */
  readonly beats: readonly (readonly number[])[];
}

/** Slower than this multiple of the floor, minds wander more, and there is little to gain. */
const SLOW = 10;
/**
 * Slower than this multiple, pauses are no person's usual ones: a hard puzzle spreads them, and
 * nobody forges a record for such a place.
 */
const UNHURRIED = 5;
/** Who is faster than this multiple of the floor must have been that fast before. */
const FAST = 2.5;
/** As often as this, at no more than this multiple of the pace. */
const PROOFS = 2;
const ALMOST = 1.5;
/** A person who is this many times as fast as usual is looked at. */
const UNLIKE = 3;
const FEWEST_PACES = 5;
/** Real records are not faster than this share of the fastest known ones. */
const FASTER = 0.8;

/** Cells, and strokes drawn too early, that are needed to speak of foresight; too large shares. */
const FEWEST_CELLS = 12;
const FEWEST_FORESEEN = 4;
const FORESEEN = 0.1;
const FORESEEN_EARLY = 0.22;
const FORESEEN_BY_MACHINE = 0.3;
/** The worst quarter of a record: people guess in a few places, a copied picture goes on. */
const STRETCH = 0.25;
const FORESEEN_IN_STRETCH = 0.35;

/** Strokes that are needed to speak of a hand, and the shares that are faster than one. */
const FEWEST_HASTY = 6;
const HASTY = 0.15;
const HASTY_BY_MACHINE = 0.5;

/** Strokes that are needed to speak of a break, which is one from here on: four times as fast. */
const FEWEST_BROKEN = 24;
const BROKEN = 1.35;
/**
 * Below this number of strokes, chance alone makes larger breaks: of 1,500 honest records of the
 * model six had one above 1.35, all of 40 to 44 strokes, and none above 1.95 (seven times).
 */
const FEWEST_STEADY = 60;
const BROKEN_IF_SHORT = 1.95;

/** Strokes that are needed to speak of a rhythm, and for a solve to prove a person's speed. */
export const FEWEST_STROKES = 40;
/** Pauses that chance made have a correlation near 0, with a deviation of 1 / sqrt(strokes). */
const CHANCE = 2;
const LEAST_RHYTHM = 0.2;

/** Judges a record that solves its puzzle. */
export function judge(request: JudgeRequest): Judgement {
  const strokes = strokesOf(request);
  const measures = measure(request, strokes);
  const beats = strokes.length < FEWEST_STROKES ? [] : beatsOf(pausesBetween(strokes));
  const isUsual = measures.pace > UNHURRIED || !isForeign(beats, request.history.beats);
  const findings = [
    ...speedFindings(request, measures),
    ...(isForeseen(measures) ? (['foresight'] as const) : []),
    ...(isHasty(measures) ? (['hand'] as const) : []),
    ...(isBroken(measures) ? (['break'] as const) : []),
    ...(isArrhythmic(measures) ? (['rhythm'] as const) : []),
    ...(isUsual ? [] : (['foreign-rhythm'] as const)),
  ];
  const isMachine =
    findings.includes('below-the-floor') ||
    (measures.cells >= FEWEST_CELLS && measures.foresight > FORESEEN_BY_MACHINE) ||
    (measures.strokes >= FEWEST_HASTY && measures.hasty > HASTY_BY_MACHINE);
  const verdict = isMachine ? 'machine' : findings.length > 0 ? 'doubtful' : 'person';
  const pauses = verdict === 'doubtful' ? pausesOf(strokes) : [];
  return { verdict, findings, measures, beats, pauses };
}

function strokesOf({ clues, record }: JudgeRequest): readonly Watched[] {
  return watch(clues, record, replay(clues, record).marks).strokes;
}

function measure(
  { clues, activeMs, difficulty }: JudgeRequest,
  strokes: readonly Watched[],
): Measures {
  const cells = strokes.reduce((sum, stroke) => sum + stroke.cells, 0);
  const foreseen = strokes.reduce((sum, stroke) => sum + stroke.foreseen, 0);
  const timed = strokes.slice(1);
  const pauses = pausesBetween(strokes);
  const efforts = timed.map(({ effort }) => effort);
  const early = strokes.slice(0, Math.ceil(strokes.length / 2));
  return {
    pace: activeMs / computeFloor({ ...sides(clues), difficulty }),
    foreseen: strokes.filter((stroke) => stroke.foreseen > 0).length,
    foresight: foreseen / Math.max(1, cells),
    earlyForesight: share(early, (stroke) => stroke.foreseen > 0),
    hasty: share(timed, (stroke) => stroke.isHasty),
    worstForesight: worstStretch(strokes, cells),
    rhythm: rankCorrelation(pauses, efforts),
    break: breakInPace(pauses, efforts),
    strokes: strokes.length,
    cells,
  };
}

/** The pauses without the first, which is for looking at the sheet. */
function pausesBetween(strokes: readonly Watched[]): number[] {
  return strokes.slice(1).map(({ pauseMs }) => pauseMs);
}

function sides({ width, height, rows, columns }: Clues) {
  const count = (clues: typeof rows): number => clues.reduce((sum, clue) => sum + clue.length, 0);
  return { width, height, blocks: Math.min(count(rows), count(columns)) };
}

/** The largest share of foreseen cells in any stretch of a quarter of all cells. */
function worstStretch(strokes: readonly Watched[], cells: number): number {
  const least = Math.max(FEWEST_CELLS, STRETCH * cells);
  let worst = 0;
  let from = 0;
  let seen = 0;
  let foreseen = 0;
  for (const stroke of strokes) {
    seen += stroke.cells;
    foreseen += stroke.foreseen;
    for (let first = strokes[from]; first && seen - first.cells >= least; first = strokes[from]) {
      seen -= first.cells;
      foreseen -= first.foreseen;
      from++;
    }
    if (seen >= least) worst = Math.max(worst, foreseen / seen);
  }
  return worst;
}

function share(strokes: readonly Watched[], has: (stroke: Watched) => boolean): number {
  return strokes.filter(has).length / Math.max(1, strokes.length);
}

function speedFindings(
  { activeMs, fastestMs, history: { clean, paces } }: JudgeRequest,
  { pace, strokes }: Measures,
): Finding[] {
  if (pace < 1) return ['below-the-floor'];
  const usual = paces.toSorted((a, b) => a - b)[paces.length >> 1] ?? 0;
  const proofs = paces.filter((each) => each <= pace * ALMOST).length;
  const isProved = clean >= CLEAN_SOLVES && proofs >= PROOFS;
  const isUnlike =
    strokes >= FEWEST_STROKES && paces.length >= FEWEST_PACES && pace * UNLIKE < usual;
  return [
    ...(fastestMs !== undefined && activeMs < FASTER * fastestMs
      ? (['faster-than-all'] as const)
      : []),
    ...(pace < FAST && !isProved ? (['unproved-speed'] as const) : []),
    ...(isUnlike ? (['unlike-before'] as const) : []),
  ];
}

function isForeseen(measures: Measures): boolean {
  const { foresight, worstForesight, earlyForesight, cells, foreseen, pace } = measures;
  if (cells < FEWEST_CELLS || foreseen < FEWEST_FORESEEN) return false;
  const slack = pace > SLOW ? 2 : 1;
  return (
    earlyForesight > FORESEEN_EARLY * slack ||
    foresight > FORESEEN * slack ||
    worstForesight > FORESEEN_IN_STRETCH * slack
  );
}

function isHasty({ hasty, strokes }: Measures): boolean {
  return strokes >= FEWEST_HASTY && hasty > HASTY;
}

function isBroken({ break: most, strokes }: Measures): boolean {
  const least = strokes < FEWEST_STEADY ? BROKEN_IF_SHORT : BROKEN;
  return strokes >= FEWEST_BROKEN && most > least;
}

function isArrhythmic({ rhythm, strokes, pace }: Measures): boolean {
  if (strokes < FEWEST_STROKES || pace > SLOW) return false;
  return rhythm < Math.max(LEAST_RHYTHM, CHANCE / Math.sqrt(strokes));
}
