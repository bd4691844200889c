/** What `nonokit catalogue` prints: the table of all, lists of puzzles and of series. */
import { type CatalogueEntry, SIZES } from '@nonokit/catalogue';
import type { CatalogueFiles } from '../../io/catalogue-files.js';
import { blindName } from '../../io/catalogue-names.js';
import { aligned } from '../../io/text-table.js';
import type { Words } from '../../words/words.js';

const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'] as const;
type Label = (typeof LABELS)[number];

/** How many puzzles there are, by size and difficulty. */
export function overview({ entries, series }: CatalogueFiles, words: Words): string {
  const { catalogue: say, report } = words;
  const labels = LABELS.filter((label) => entries.some((one) => one.difficulty.label === label));
  const rows = SIZES.flatMap((most, k) => {
    const least = (SIZES[k - 1] ?? 0) + 1;
    const there = entries.filter(({ width, height }) => {
      const side = Math.max(width, height);
      return side >= least && side <= most;
    });
    if (there.length === 0) return [];
    const counts = labels.map((label) => countOf(there, label));
    const colored = there.filter(({ inks }) => inks.length > 1).length;
    return [[say.upTo(most), ...counts, String(there.length), String(colored)]];
  });
  const head = [say.size, ...labels.map((label) => report.difficulty[label]), say.sum, say.colored];
  return `${aligned([head, ...rows])}\n${say.overview(entries.length, series.length)}\n`;
}

function countOf(entries: readonly CatalogueEntry[], label: Label): string {
  return String(entries.filter(({ difficulty }) => difficulty.label === label).length);
}

/** A line for each puzzle, with its title only on request. */
export function entryTable(
  entries: readonly CatalogueEntry[],
  titles: boolean,
  { report, language }: Words,
): string {
  const rows = entries.map((entry) => {
    const { width, height, inks, difficulty, isLineSolvable } = entry;
    const { label, score } = difficulty;
    const word = isLabel(label) ? report.difficulty[label] : label;
    return [
      blindName(entry),
      `${width}x${height}`,
      report.colors(inks.length),
      `${word} ${score}`,
      isLineSolvable ? report.work({ kind: 'line-by-line' }) : '-',
      ...(titles ? [entry.titles[language]] : []),
    ];
  });
  return aligned(rows);
}

function isLabel(label: string): label is Label {
  return LABELS.some((one) => one === label);
}

/** A puzzle as one JSON object; what gives its picture away only on request. */
export function entryJson(entry: CatalogueEntry, withTitles: boolean): string {
  const { width, height, inks, difficulty, isLineSolvable, techniques, license } = entry;
  const { titles, tags, category, source, attribution } = entry;
  return JSON.stringify({
    puzzle: blindName(entry),
    ...{ width, height, colors: inks.length, difficulty, isLineSolvable, techniques, license },
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
