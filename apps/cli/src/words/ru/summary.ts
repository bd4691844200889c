/** Russian sentences about a whole run. */
import type { LeftOut } from '../en/summary.js';
import type { Words } from '../language-words.js';
import { counted, type Forms, formFor, PUZZLES } from './counting.js';
import { REPORT } from './report.js';

const FILES: Forms = ['файл', 'файла', 'файлов'];
const IN_FILES: Forms = ['файле', 'файлах', 'файлах'];

function leftOutText({ damaged, unsolved }: LeftOut, refused = 0): string {
  const parts = [
    ...(damaged > 0 ? [`не прочитано ${damaged}`] : []),
    ...(unsolved > 0 ? [`без картинки ${unsolved}`] : []),
    ...(refused > 0 ? [`не записано ${counted(refused, FILES)}`] : []),
  ];
  return parts.length === 0 ? '' : `; ${parts.join(', ')}`;
}

function listed(counts: readonly (readonly [count: number, what: string])[]): string {
  return counts.flatMap(([count, what]) => (count > 0 ? [`${what} ${count}`] : [])).join(', ');
}

function written(count: number): string {
  return formFor(count, ['записан', 'записано', 'записано']);
}

export const SUMMARY: Words['summary'] = {
  checked: ({ unique, byLines, multiple, none, unknown }, damaged) =>
    `${counted(unique + multiple + none + unknown, PUZZLES)}: ` +
    listed([
      [unique, `с одним решением${byLines > 0 ? ` (построчно ${byLines})` : ''} —`],
      [multiple, 'с несколькими —'],
      [none, 'без решения —'],
      [unknown, 'не выяснено —'],
    ]) +
    leftOutText({ damaged, unsolved: 0 }),
  rated: (labels, unrated, damaged) => {
    const counts = Object.entries(REPORT.difficulty).map(
      ([label, name]) => [labels.get(label) ?? 0, `${name} —`] as const,
    );
    const all = counts.reduce((sum, [count]) => sum + count, unrated);
    const list = listed([...counts, [unrated, 'без оценки —']]);
    return `${counted(all, PUZZLES)}, трудность: ${list}${leftOutText({ damaged, unsolved: 0 })}`;
  },
  nothing: (damaged) => `ни одного кроссворда; не прочитано ${damaged}`,
  writtenFile: (file, puzzles, left) =>
    `${written(puzzles)} ${counted(puzzles, PUZZLES)} в ${file}${leftOutText(left)}`,
  writtenFolder: (folder, { puzzles, files, refused }, left) =>
    `${written(puzzles)} ${counted(puzzles, PUZZLES)} в ${counted(files, IN_FILES)} папки ${folder}` +
    leftOutText(left, refused),
  lost: (loss, file, more) =>
    more > 0 ? `${file} и ещё ${counted(more, FILES)}: ${loss}` : `${file}: ${loss}`,
  keptAll: 'ничего не записано: с --strict записывается либо всё, либо ничего',
};
