/**
 * The summary of a benchmark, for people and for programs.
 */
import { rounded } from 'nonokit/answers';
import { msText, nameOf, workOf } from '../io/report.js';
import { aligned } from '../io/text-table.js';
import type { Comparison, Pair, Ratio } from './compare.js';
import { type Statistics, statisticsOf } from './statistics.js';
import type { Measured, Tally } from './tally.js';

const HEAVIEST = 10;

/** The summary as `--json` prints it. */
export function jsonSummary(tally: Tally, comparison?: Comparison): object {
  const { measured } = tally;
  const times = timesOf(measured);
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

/** The summary as a table, the heaviest and the undecided, and the comparison where there is one. */
export function textSummary(tally: Tally, runs: number, comparison?: Comparison): string {
  const { measured } = tally;
  const { unique, multiple, none, unknown } = statusCounts(measured);
  const rest = [
    tally.unreadable > 0 ? [`${tally.unreadable} unreadable`] : [],
    tally.notReached > 0 ? [`${tally.notReached} not reached`] : [],
  ].flat();
  const statuses = `${unique} unique, ${multiple} multiple, ${none} none, ${unknown} undecided`;
  const times = timesOf(measured);
  const lines = [
    ['puzzles', String(measured.length)],
    ...(runs > 1 ? [['runs', `${runs} of each puzzle, the least counts`]] : []),
    ['statuses', [statuses, ...rest].join(', ')],
    ['line by line', `${lineSolvableCount(measured)} of ${measured.length}`],
    ['average', msText(times.averageMs)],
    ['median', msText(times.medianMs)],
    ['p95', msText(times.p95Ms)],
    ['maximum', msText(times.maxMs)],
    ['total', msText(times.totalMs)],
  ];
  const undecided = measured.filter(({ result }) => result.status === 'unknown');
  const lists = list('heaviest', heaviest(measured)) + list('undecided', undecided);
  return aligned(lines) + lists + (comparison === undefined ? '' : comparisonText(comparison));
}

function timesOf(measured: readonly Measured[]): Statistics {
  return statisticsOf(measured.map(({ timeMs }) => timeMs));
}

function list(title: string, entries: readonly Measured[]): string {
  if (entries.length === 0) return '';
  const rows = entries.map(({ input, result, timeMs }) => [
    msText(timeMs).padStart(9),
    result.status,
    workOf(result),
    `${input.puzzle.width}x${input.puzzle.height}`,
    nameOf(input.name, input.puzzle),
  ]);
  return `\n${title}\n${aligned(rows)}`;
}

function heaviest(measured: readonly Measured[]): readonly Measured[] {
  return [...measured].sort((a, b) => b.timeMs - a.timeMs).slice(0, HEAVIEST);
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

/** "new / old", with how sure that is. */
export function comparisonText(comparison: Comparison): string {
  const { puzzles, onlyOld, onlyNew, faster, slower, signP, noise, verdict } = comparison;
  const missing = onlyOld + onlyNew > 0 ? ` (${onlyOld} only before, ${onlyNew} only now)` : '';
  const lines = [
    ['puzzles', `${puzzles} in both${missing}`],
    ['mean ratio', `${ratioText(comparison.geometricMean)}, geometric`],
    ['total ratio', ratioText(comparison.total)],
    ['sign test', `${faster} faster, ${slower} slower, p = ${signP.toPrecision(2)}`],
    ['noise', noise === undefined ? 'unknown: measure both with --runs 3' : percentText(noise)],
    ['counters', countersText(comparison)],
    ['verdict', verdict === 'no difference' ? 'no difference beyond noise' : verdict],
  ];
  const changed = pairList('changed most', comparison.mostChanged);
  const answers = pairList('answered differently', comparison.otherStatus);
  return `\nnew / old\n${aligned(lines)}${changed}${answers}`;
}

function ratioText({ ratio, from, to }: Ratio): string {
  const [r, a, b] = [ratio, from, to].map((value) => value.toPrecision(3));
  return `${r} (95 %: ${a} to ${b})`;
}

function percentText(noise: number): string {
  return `${(100 * noise).toPrecision(2)} % (best against second-best run, median)`;
}

function countersText({ otherCounters, puzzles }: Comparison): string {
  if (otherCounters === 0) return 'the same work';
  return `other work on ${otherCounters} of ${puzzles}: the search differs, not only its speed`;
}

function pairList(title: string, pairs: readonly Pair[]): string {
  if (pairs.length === 0) return '';
  const rows = pairs.map(({ file, index, title: name, oldMs, newMs, ratio }) => [
    `${msText(oldMs).padStart(9)} ->`,
    msText(newMs).padStart(9),
    `x ${ratio.toPrecision(3)}`,
    `${file}#${index + 1}${name === null ? '' : ` "${name}"`}`,
  ]);
  return `\n${title}\n${aligned(rows)}`;
}
