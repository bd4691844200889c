/** Diagnoses in Russian. */

import { colorAdjective } from '@nonokit/core/russian-color';
import type { Span } from '../../facts.js';
import type { Area, DiagnosisPhrases, Purpose, Whose } from '../diagnosis-phrases.js';
import { isPlural, listText, spanText } from '../spans.js';
import { byCount, counted } from './words.js';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  unique: 'решение единственно',
  lineSolvable: 'решение находится построчно',
  both: 'решение единственно и находится построчно',
};

const WHERE: Readonly<Record<Whose, string>> = {
  picture: 'в рисунке',
  solution: 'в решении',
  'first solution': 'в первом решении',
};

/** The phrases in Russian. */
export const russian: DiagnosisPhrases = {
  several: ({ solutions, complete, differing }, where) => {
    const differ = byCount(differing.length, ['различается', 'различаются', 'различаются']);
    const cells = counted(differing.length, NOMINATIVE);
    return complete
      ? `Решений ровно ${solutions}; в них ${differ} ${cells}${placed(where)}.`
      : `Решений больше одного; среди первых ${solutions} ${differ} ${cells}${placed(where)}.`;
  },
  none: (conflict) => {
    const name = conflict?.kind === 'row' ? 'строки' : 'столбца';
    const where =
      conflict === undefined
        ? ''
        : `: в конце числам ${name} ${conflict.index + 1} не остаётся места`;
    return `Нет рисунка, которому подходят эти числа${where}.`;
  },
  contradictionIn: (open, all, where) =>
    `Противоречие среди клеток, которые построчная логика оставляет неизвестными (${open} из ${all})${placed(where)}.`,
  undecided: 'Единственное ли решение, в отведённых пределах выяснить не удалось.',
  linesLeave: (open, all, where) =>
    `Построчная логика оставляет неизвестными ${counted(open, ACCUSATIVE)} из ${all}${placed(where)}.`,
  takesChains: (longest, nested) =>
    nested
      ? 'Дальше нужны противоречия внутри противоречий.'
      : `Дальше нужны рассуждения от противного длиной до ${counted(longest, STEPS)}.`,
  noChains: 'Рассуждений от противного, которые можно проследить, дальше не нашлось.',
  remedy: (deed, purpose, { cells = [], atLeast, proved }, named, of) => {
    const count = cells.length;
    const what = deed === 'give' ? 'открыть' : `изменить ${WHERE[of]}`;
    const proof = writeProof(count, atLeast, proved);
    return `Если ${what} ${counted(count, ACCUSATIVE)}, ${PURPOSES[purpose]}: ${named}.${proof}`;
  },
  noRemedy: (deed, purpose, atLeast) => {
    const what = deed === 'give' ? 'открыть' : 'изменить';
    const least = atLeast > 1 ? `; нужно не меньше ${atLeast}` : '';
    return `В отведённых пределах не нашлось клеток, которые достаточно ${what}, чтобы было так: ${PURPOSES[purpose]}${least}.`;
  },
  areas: (areas) => areas.map(areaText).join('; '),
  within: ({ rows, columns }) => {
    const row = isPlural(rows) ? 'строк' : 'строки';
    const column = isPlural(columns) ? 'столбцов' : 'столбца';
    return `все в пределах ${row} ${spansText(rows)} и ${column} ${spansText(columns)}`;
  },
  spread: ({ rows, columns, most }) => {
    const where = `в ${rows.count} из ${rows.of} строк и ${columns.count} из ${columns.of} столбцов`;
    if (most === undefined) return where;
    const line = most.line.kind === 'row' ? 'строке' : 'столбце';
    return `${where}, больше всего — в ${line} ${most.line.index + 1} (${counted(most.cells, NOMINATIVE)})`;
  },
  cells: (cells, more) => [...cells, ...(more > 0 ? [`и ещё ${more}`] : [])].join('; '),
  cell: ({ row, column }, looks, deed) => {
    const place = `строка ${row + 1}, столбец ${column + 1}`;
    return deed === 'give' ? `${place} (${looks})` : `${place} → ${looks}`;
  },
  looks: (color, word, colored) => {
    if (color === 0) return 'пустая';
    if (!colored) return 'закрашенная';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

const NOMINATIVE = ['клетка', 'клетки', 'клеток'] as const;
const ACCUSATIVE = ['клетку', 'клетки', 'клеток'] as const;
/** "до" takes the genitive. */
const STEPS = ['шага', 'шагов', 'шагов'] as const;

/** ": строки 1–3"; nothing where the cells are all over the puzzle. */
function placed(where: string): string {
  return where === '' ? '' : `: ${where}`;
}

function writeProof(count: number, atLeast: number, proved: boolean): string {
  if (count === 1) return '';
  if (proved) return ' Меньшим числом не обойтись.';
  return atLeast > 1
    ? ` Может быть, хватит и меньшего числа, но не меньше ${atLeast}.`
    : ' Может быть, хватит и меньшего числа.';
}

function areaText({ rows, columns }: Area): string {
  const row = `${isPlural(rows) ? 'строки' : 'строка'} ${spansText(rows)}`;
  const column = isPlural(columns) ? 'столбцы' : 'столбец';
  return `${row}, ${column} ${spansText(columns)}`;
}

function spansText(spans: readonly Span[]): string {
  return listText(spans.map(spanText), 'и');
}
