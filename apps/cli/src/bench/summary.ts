/**
 * The summary of a benchmark, for people and for programs.
 */
import { rounded } from 'nonokit/json';
import { classifyWork, formatName } from '../io/report.js';
import { aligned } from '../io/text-table.js';
import type { Words } from '../words/language-words.js';
import type { Comparison, Pair, Ratio } from './compare.js';
import { computeStatistics, type Statistics } from './statistics.js';
import type { Measured, Tally } from './tally.js';

/** Most puzzles of a list. */
const MOST_LISTED = 10;

/** The summary as `--json` prints it. */
export function jsonSummary(tally: Tally, comparison?: Comparison): object {
  const { measured } = tally;
  const times = summarizeTimes(measured);
  return {
    puzzles: measured.length,
    unreadable: tally.unreadable,
    notReached: tally.notReached,
    ...statusCounts(measured),
    lineSolvable: lineSolvableCount(measured),
    ...Object.fromEntries(Object.entries(times).map(([key, ms]) => [key, rounded(ms)])),
    heaviest: heaviest(measured).map(({ input, result, timeMs }) => ({
      file: input.file,
      index: input.index,
      title: input.puzzle.meta.title ?? null,
      status: result.status,
      timeMs: rounded(timeMs),
    })),
    ...(comparison === undefined ? {} : { comparison }),
  };
}

/** The input of a summary. */
export interface Summed {
  readonly tally: Tally;
  /** Number of times that each puzzle was solved. */
  readonly runs: number;
  readonly comparison: Comparison | undefined;
}

/**
 * The summary as a table, with the slowest and the undecided puzzles, and the comparison if there
 * is one.
 */
export function textSummary({ tally, runs, comparison }: Summed, words: Words): string {
  const { measured } = tally;
  const { bench, report } = words;
  const { names } = bench;
  const { unique, multiple, none, unknown } = statusCounts(measured);
  const statuses = [
    bench.statuses(unique, multiple, none, unknown),
    ...(tally.unreadable > 0 ? [bench.unreadable(tally.unreadable)] : []),
    ...(tally.notReached > 0 ? [bench.notReached(tally.notReached)] : []),
  ];
  const times = summarizeTimes(measured);
  const lines = [
    [names.puzzles, String(measured.length)],
    ...(runs > 1 ? [[names.runs, bench.runs(runs)]] : []),
    [names.statuses, statuses.join(', ')],
    [names.lineByLine, bench.countOf(lineSolvableCount(measured), measured.length)],
    [names.average, report.time(times.averageMs)],
    [names.median, report.time(times.medianMs)],
    [names.p95, report.time(times.p95Ms)],
    [names.maximum, report.time(times.maxMs)],
    [names.total, report.time(times.totalMs)],
  ];
  const undecided = measured.filter(({ result }) => result.status === 'unknown');
  const lists =
    list(names.heaviest, heaviest(measured), words) +
    list(names.undecided, undecided.slice(0, MOST_LISTED), words) +
    moreText(undecided.length - MOST_LISTED, words);
  const compared = comparison === undefined ? '' : comparisonText(comparison, words);
  return aligned(lines) + lists + compared;
}

/** "and 12 more": those that a list leaves out. */
function moreText(count: number, { bench }: Words): string {
  return count > 0 ? `${bench.more(count)}\n` : '';
}

function summarizeTimes(measured: readonly Measured[]): Statistics {
  return computeStatistics(measured.map(({ timeMs }) => timeMs));
}

function list(title: string, entries: readonly Measured[], { report }: Words): string {
  if (entries.length === 0) return '';
  const rows = entries.map(({ input, result, timeMs }) => [
    report.time(timeMs).padStart(9),
    report.status[result.status],
    report.work(classifyWork(result)),
    `${input.puzzle.width}x${input.puzzle.height}`,
    formatName(input.name, input.puzzle),
  ]);
  return `\n${title}\n${aligned(rows)}`;
}

function heaviest(measured: readonly Measured[]): readonly Measured[] {
  return [...measured].sort((a, b) => b.timeMs - a.timeMs).slice(0, MOST_LISTED);
}

function statusCounts(
  measured: readonly Measured[],
): Record<'unique' | 'multiple' | 'none' | 'unknown', number> {
  const counts = { unique: 0, multiple: 0, none: 0, unknown: 0 };
  for (const { result } of measured) counts[result.status]++;
  return counts;
}

function lineSolvableCount(measured: readonly Measured[]): number {
  return measured.filter(({ result }) => result.lineSolvable).length;
}

/** "new / old", with its confidence. */
export function comparisonText(comparison: Comparison, words: Words): string {
  const { puzzles, onlyOld, onlyNew, faster, slower, signP, verdict } = comparison;
  const { bench } = words;
  const names = bench.comparison;
  const missing = onlyOld + onlyNew > 0 ? ` (${bench.missing(onlyOld, onlyNew)})` : '';
  const lines = [
    [names.puzzles, `${bench.inBoth(puzzles)}${missing}`],
    [names.mean, bench.geometric(ratioText(comparison.geometricMean, words))],
    [names.total, ratioText(comparison.total, words)],
    [names.sign, bench.signTest(faster, slower, signP.toPrecision(2))],
    [names.noise, noiseText(comparison, words)],
    [names.counters, countersText(comparison, words)],
    [names.verdict, bench.verdict[verdict]],
  ];
  const changed = pairList(names.mostChanged, comparison.mostChanged, words);
  const answers = pairList(names.otherStatus, comparison.otherStatus, words);
  return `\n${names.title}\n${aligned(lines)}${changed}${answers}`;
}

function ratioText({ ratio, from, to }: Ratio, { bench }: Words): string {
  return bench.ratio(ratio.toPrecision(3), from.toPrecision(3), to.toPrecision(3));
}

function noiseText({ noise }: Comparison, { bench }: Words): string {
  return noise === undefined ? bench.noiseUnknown : bench.noise((100 * noise).toPrecision(2));
}

function countersText({ otherCounters, puzzles }: Comparison, { bench }: Words): string {
  return otherCounters === 0 ? bench.sameWork : bench.otherWork(otherCounters, puzzles);
}

function pairList(title: string, pairs: readonly Pair[], { bench, report }: Words): string {
  if (pairs.length === 0) return '';
  const rows = pairs.map(({ file, index, title: name, oldMs, newMs, ratio }) => [
    `${report.time(oldMs).padStart(9)} ->`,
    report.time(newMs).padStart(9),
    `x ${bench.decimals(ratio.toPrecision(3))}`,
    `${file}#${index + 1}${name === null ? '' : ` "${name}"`}`,
  ]);
  return `\n${title}\n${aligned(rows)}`;
}
