/** What `nonokit catalogue` prints: the table of all, lists of puzzles and of series. */

import { type CatalogueItem, SIZES } from '@nonokit/catalogue';
import { textIn } from '@nonokit/core';
import type { CatalogueFiles } from '../../io/catalogue-files.js';
import { csvRow } from '../../io/csv.js';
import { aligned } from '../../io/text-table.js';
import type { Words } from '../../words/language-words.js';

const LABELS = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'] as const;
type Label = (typeof LABELS)[number];

/** How many puzzles there are, by size and difficulty. */
export function overview({ items, series }: CatalogueFiles, words: Words): string {
  const { catalogue: say, report } = words;
  const labels = LABELS.filter((label) =>
    items.some((one) => one.facts.difficulty.label === label),
  );
  const rows = SIZES.flatMap((most, k) => {
    const least = (SIZES[k - 1] ?? 0) + 1;
    const there = items.filter(({ width, height }) => {
      const side = Math.max(width, height);
      return side >= least && side <= most;
    });
    if (there.length === 0) return [];
    const counts = labels.map((label) => countLabel(there, label));
    const colored = there.filter(({ colors }) => colors > 1).length;
    return [[say.upTo(most), ...counts, String(there.length), String(colored)]];
  });
  const head = [say.size, ...labels.map((label) => report.difficulty[label]), say.sum, say.colored];
  return `${aligned([head, ...rows])}\n${say.overview(items.length, series.length)}\n`;
}

function countLabel(items: readonly CatalogueItem[], label: Label): string {
  return String(items.filter(({ facts }) => facts.difficulty.label === label).length);
}

/** A line for each puzzle, with its title only on request. */
export function itemTable(
  items: readonly CatalogueItem[],
  titles: boolean,
  { report, language }: Words,
): string {
  const rows = items.map(({ facts, width, height, colors }) => [
    facts.id,
    `${width}x${height}`,
    report.colors(colors),
    `${report.difficulty[facts.difficulty.label]} ${facts.difficulty.score}`,
    facts.isLineSolvable ? report.work({ kind: 'line-by-line' }) : '-',
    ...(titles ? [textIn(facts.titles, language) ?? ''] : []),
  ]);
  return aligned(rows);
}

/** A puzzle as one JSON object; what gives its picture away only on request. */
export function itemJson(
  { facts, width, height, colors }: CatalogueItem,
  withTitles: boolean,
): string {
  const { id, difficulty, isLineSolvable, techniques, license } = facts;
  const { titles, tags, category, source, attribution } = facts;
  return JSON.stringify({
    id,
    width,
    height,
    colors,
    difficulty,
    isLineSolvable,
    techniques,
    license,
    ...(withTitles ? { titles, tags, category, source, attribution } : {}),
  });
}

/** A line of CSV for each puzzle, with its title only on request. */
export function itemCsv(
  items: readonly CatalogueItem[],
  titles: boolean,
  { language }: Words,
): string {
  const head = [
    'id',
    'width',
    'height',
    'colors',
    'difficulty',
    'score',
    'lineSolvable',
    'license',
  ];
  const lines = items.map(({ facts, width, height, colors }) => {
    const { id, difficulty, isLineSolvable, license } = facts;
    const { label, score } = difficulty;
    const values = [id, width, height, colors, label, score, isLineSolvable, license];
    return csvRow(titles ? [...values, textIn(facts.titles, language) ?? ''] : values);
  });
  return [csvRow(titles ? [...head, 'title'] : head), ...lines].join('');
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
    series.map(({ id, titles, puzzles }) => [
      id,
      say.puzzles(puzzles.length),
      textIn(titles, language) ?? '',
    ]),
  );
}
