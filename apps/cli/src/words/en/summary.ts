/** English sentences about a whole run: how many puzzles, and what became of them. */
import { counted } from '@nonokit/core';
import { REPORT } from './report.js';

/** How many puzzles were left out, and why. */
export interface LeftOut {
  readonly damaged: number;
  /** Those without a picture, where one was needed. */
  readonly unsolved: number;
}

/** How many puzzles `check` and `solve` have seen. */
export interface CheckedCounts {
  readonly unique: number;
  /** Those of `unique` that lines alone solve. */
  readonly byLines: number;
  readonly multiple: number;
  readonly none: number;
  readonly unknown: number;
}

/** What `convert` has written into a folder. */
export interface FolderCounts {
  readonly puzzles: number;
  readonly files: number;
  /** Files that were not written, each with a complaint of its own. */
  readonly refused: number;
}

/** The end of a sentence: "; 70 could not be read, 3 have no picture". */
function leftOutText({ damaged, unsolved }: LeftOut, refused = 0): string {
  const parts = [
    ...(damaged > 0 ? [`${damaged} could not be read`] : []),
    ...(unsolved > 0 ? [`${unsolved} without a picture`] : []),
    ...(refused > 0 ? [`${counted(refused, 'file')} not written`] : []),
  ];
  return parts.length === 0 ? '' : `; ${parts.join(', ')}`;
}

/** "3 easy, 2 hard", without those of which there are none. */
function listed(counts: readonly (readonly [count: number, what: string])[]): string {
  return counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ');
}

export const SUMMARY = {
  /** The first clause of a sentence, then how many could not be read. */
  checked: ({ unique, byLines, multiple, none, unknown }: CheckedCounts, damaged: number): string =>
    `${counted(unique + multiple + none + unknown, 'puzzle')}: ` +
    listed([
      [unique, `with one solution${byLines > 0 ? ` (${byLines} line by line)` : ''}`],
      [multiple, 'with several'],
      [none, 'with none'],
      [unknown, 'undecided'],
    ]) +
    leftOutText({ damaged, unsolved: 0 }),
  /** `labels` counts puzzles by the name of their difficulty. */
  rated: (labels: ReadonlyMap<string, number>, unrated: number, damaged: number): string => {
    const counts = Object.entries(REPORT.difficulty).map(
      ([label, name]) => [labels.get(label) ?? 0, name] as const,
    );
    const all = counts.reduce((sum, [count]) => sum + count, unrated);
    const list = listed([...counts, [unrated, 'not rated']]);
    return `${counted(all, 'puzzle')}: ${list}${leftOutText({ damaged, unsolved: 0 })}`;
  },
  /** Nothing could be read. */
  nothing: (damaged: number): string => `no puzzle; ${damaged} could not be read`,
  writtenFile: (file: string, puzzles: number, left: LeftOut): string =>
    `${counted(puzzles, 'puzzle')} written to ${file}${leftOutText(left)}`,
  writtenFolder: (folder: string, { puzzles, files, refused }: FolderCounts, left: LeftOut) =>
    `${counted(puzzles, 'puzzle')} in ${counted(files, 'file')} written to ${folder}` +
    leftOutText(left, refused),
  /** What a format lost in `file` and in `more` others. */
  lost: (loss: string, file: string, more: number): string =>
    more > 0 ? `${file} and ${counted(more, 'other file')}: ${loss}` : `${file}: ${loss}`,
  keptAll: 'nothing was written: --strict writes everything or nothing',
};
