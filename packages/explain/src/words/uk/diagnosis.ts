/** Diagnoses in Ukrainian. */

import { colorAdjective } from '@nonokit/core/ukrainian-color';
import type { Span } from '../../facts.js';
import type { Area, DiagnosisPhrases, Purpose, Whose } from '../diagnosis-phrases.js';
import { isPlural, listText, spanText } from '../spans.js';
import { byCount, counted, lineIn } from './words.js';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  unique: 'розв’язок єдиний',
  lineSolvable: 'розв’язок знаходить логіка ліній',
  both: 'розв’язок єдиний, і його знаходить логіка ліній',
};

const WHERE: Readonly<Record<Whose, string>> = {
  picture: 'в рисунку',
  solution: 'в розв’язку',
  'first solution': 'в першому розв’язку',
};

/** The phrases in Ukrainian. */
export const ukrainian: DiagnosisPhrases = {
  several: ({ solutions, complete, differing }, where) => {
    const differ = byCount(differing.length, ['різниться', 'різняться', 'різняться']);
    const cells = counted(differing.length, NOMINATIVE);
    return complete
      ? `Розв’язків рівно ${solutions}; у них ${differ} ${cells}${placed(where)}.`
      : `Розв’язків більше ніж один; серед перших ${solutions} ${differ} ${cells}${placed(where)}.`;
  },
  none: (conflict) => {
    const where =
      conflict === undefined
        ? ''
        : `: зрештою числам ${lineIn('genitive', conflict)} не лишається місця`;
    return `Немає рисунка, якому відповідають ці числа${where}.`;
  },
  contradictionIn: (open, all, where) =>
    `Суперечність — серед клітинок, які логіка ліній лишає невідомими (${open} із ${all})${placed(where)}.`,
  undecided: 'Чи розв’язок єдиний, у відведених межах з’ясувати не вдалося.',
  linesLeave: (open, all, where) =>
    `Логіка ліній лишає невідомими ${counted(open, ACCUSATIVE)} із ${all}${placed(where)}.`,
  takesChains: (longest, nested) =>
    nested
      ? 'Далі потрібні суперечності всередині суперечностей.'
      : `Далі потрібні міркування від супротивного завдовжки до ${counted(longest, STEPS)}.`,
  noChains: 'Міркувань від супротивного, які можна простежити, далі не знайшлося.',
  remedy: (deed, purpose, { cells = [], atLeast, proved }, named, of) => {
    const count = cells.length;
    const what = deed === 'give' ? 'відкрити' : `змінити ${WHERE[of]}`;
    const proof = writeProof(count, atLeast, proved);
    return `Якщо ${what} ${counted(count, ACCUSATIVE)}, ${PURPOSES[purpose]}: ${named}.${proof}`;
  },
  noRemedy: (deed, purpose, atLeast) => {
    const what = deed === 'give' ? 'відкрити' : 'змінити';
    const least = atLeast > 1 ? `; потрібно щонайменше ${atLeast}` : '';
    return `У відведених межах не знайшлося клітинок, які досить ${what}, щоб було так: ${PURPOSES[purpose]}${least}.`;
  },
  areas: (areas) => areas.map(areaText).join('; '),
  within: ({ rows, columns }) => {
    const row = isPlural(rows) ? 'рядків' : 'рядка';
    const column = isPlural(columns) ? 'стовпців' : 'стовпця';
    return `усі в межах ${row} ${spansText(rows)} і ${column} ${spansText(columns)}`;
  },
  spread: ({ rows, columns, most }) => {
    const where = `у ${rows.count} з ${rows.of} рядків і ${columns.count} з ${columns.of} стовпців`;
    if (most === undefined) return where;
    return `${where}, найбільше — у ${lineIn('prepositional', most.line)} (${counted(most.cells, NOMINATIVE)})`;
  },
  cells: (cells, more) => [...cells, ...(more > 0 ? [`і ще ${more}`] : [])].join('; '),
  cell: ({ row, column }, looks, deed) => {
    const place = `рядок ${row + 1}, стовпець ${column + 1}`;
    return deed === 'give' ? `${place} (${looks})` : `${place} → ${looks}`;
  },
  looks: (color, word, colored) => {
    if (color === 0) return 'порожня';
    if (!colored) return 'зафарбована';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

const NOMINATIVE = ['клітинка', 'клітинки', 'клітинок'] as const;
const ACCUSATIVE = ['клітинку', 'клітинки', 'клітинок'] as const;
/** "до" takes the genitive. */
const STEPS = ['кроку', 'кроків', 'кроків'] as const;

/** ": рядки 1–3"; nothing where the cells are all over the puzzle. */
function placed(where: string): string {
  return where === '' ? '' : `: ${where}`;
}

function writeProof(count: number, atLeast: number, proved: boolean): string {
  if (count === 1) return '';
  if (proved) return ' Менше не вистачить.';
  return atLeast > 1
    ? ` Можливо, вистачить і меншої кількості, але не менше ніж ${atLeast}.`
    : ' Можливо, вистачить і меншої кількості.';
}

function areaText({ rows, columns }: Area): string {
  const row = `${isPlural(rows) ? 'рядки' : 'рядок'} ${spansText(rows)}`;
  const column = isPlural(columns) ? 'стовпці' : 'стовпець';
  return `${row}, ${column} ${spansText(columns)}`;
}

function spansText(spans: readonly Span[]): string {
  return listText(spans.map(spanText), 'і');
}
