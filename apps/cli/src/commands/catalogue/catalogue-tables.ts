/** What `nonokit catalogue` prints: the table of all, lists of puzzles and of series. */
import { type CatalogueEntry, SIZES } from '@nonokit/catalogue';
import { inkCount } from '@nonokit/core';
import type { CatalogueFiles } from '../../io/catalogue-files.js';
import { aligned } from '../../io/text-table.js';
import type { Words } from '../../words/words.js';

const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'] as const;
type Label = (typeof LABELS)[number];

/** How many puzzles there are, by size and difficulty. */
export function overview({ entries, series }: CatalogueFiles, words: Words): string {
  const { catalogue: say, report } = words;
  const labels = LABELS.filter((label) =>
    entries.some((one) => one.facts.difficulty.label === label),
  );
  const rows = SIZES.flatMap((most, k) => {
    const least = (SIZES[k - 1] ?? 0) + 1;
    const there = entries.filter(({ puzzle }) => {
      const side = Math.max(puzzle.width, puzzle.height);
      return side >= least && side <= most;
    });
    if (there.length === 0) return [];
    const counts = labels.map((label) => countOf(there, label));
    const colored = there.filter(({ puzzle }) => inkCount(puzzle) > 1).length;
    return [[say.upTo(most), ...counts, String(there.length), String(colored)]];
  });
  const head = [say.size, ...labels.map((label) => report.difficulty[label]), say.sum, say.colored];
  return `${aligned([head, ...rows])}\n${say.overview(entries.length, series.length)}\n`;
}

function countOf(entries: readonly CatalogueEntry[], label: Label): string {
  return String(entries.filter(({ facts }) => facts.difficulty.label === label).length);
}

/** A line for each puzzle, with its title only on request. */
export function entryTable(
  entries: readonly CatalogueEntry[],
  titles: boolean,
  { report, language }: Words,
): string {
  const rows = entries.map(({ puzzle, facts }) => [
    facts.id,
    `${puzzle.width}x${puzzle.height}`,
    report.colors(inkCount(puzzle)),
    `${report.difficulty[facts.difficulty.label]} ${facts.difficulty.score}`,
    facts.isLineSolvable ? report.work({ kind: 'line-by-line' }) : '-',
    ...(titles ? [facts.titles[language]] : []),
  ]);
  return aligned(rows);
}

/** A puzzle as one JSON object; what gives its picture away only on request. */
export function entryJson({ puzzle, facts }: CatalogueEntry, withTitles: boolean): string {
  const { id, difficulty, isLineSolvable, techniques, license } = facts;
  const { titles, tags, category, source, attribution } = facts;
  const { width, height } = puzzle;
  return JSON.stringify({
    ...{ id, width, height, colors: inkCount(puzzle) },
    ...{ difficulty, isLineSolvable, techniques, license },
    ...(withTitles ? { titles, tags, category, source, attribution } : {}),
  });
}

/** A line, or an object, for each series. */
export function seriesTable(
  { series }: CatalogueFiles,
  { json }: { readonly json?: boolean },
  { language, catalogue: say }: Words,
): string {
  if (json === true) {
    return series
      .map(({ id, titles, texts, puzzles }) =>
        JSON.stringify({ series: id, titles, texts, count: puzzles.length }),
      )
      .map((line) => `${line}\n`)
      .join('');
  }
  return aligned(
    series.map(({ id, titles, puzzles }) => [id, say.puzzles(puzzles.length), titles[language]]),
  );
}
