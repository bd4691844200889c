/** Diagnoses in Polish. */

import { colorAdjective } from '@nonokit/core/polish-color';
import type { Area, DiagnosisPhrases, Purpose, Whose } from '../diagnosis-phrases.js';
import { counted, lineIn, linesOf, outOf } from './words.js';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  unique: 'rozwiązanie jest tylko jedno',
  lineSolvable: 'rozwiązanie znajduje logika linii',
  both: 'rozwiązanie jest tylko jedno i znajduje je logika linii',
};

const WHERE: Readonly<Record<Whose, string>> = {
  picture: 'w obrazku',
  solution: 'w rozwiązaniu',
  'first solution': 'w pierwszym rozwiązaniu',
};

/** The phrases in Polish. */
export const polish: DiagnosisPhrases = {
  several: ({ solutions, complete, differing }, where) => {
    const cells = `w ${counted(differing.length, LOCATIVE)}${placed(where)}`;
    return complete
      ? `Rozwiązań jest dokładnie ${solutions}; różnią się ${cells}.`
      : `Rozwiązań jest więcej niż jedno; porównane (${solutions}) różnią się ${cells}.`;
  },
  none: (conflict) => {
    const where =
      conflict === undefined
        ? ''
        : `: na koniec nie ma już miejsca dla liczb ${lineIn('genitive', conflict)}`;
    return `Do tych liczb nie pasuje żaden obrazek${where}.`;
  },
  contradictionIn: (open, all, where) =>
    `Sprzeczność tkwi wśród kratek, których logika linii nie rozstrzyga (${open} ${outOf(all)})${placed(where)}.`,
  undecided: 'W przyjętym limicie nie udało się ustalić, czy istnieje drugie rozwiązanie.',
  linesLeave: (open, all, where) =>
    `Logika linii nie rozstrzyga ${open} ${outOf(all)} kratek${placed(where)}.`,
  takesChains: (longest, nested) =>
    nested
      ? 'Dalej potrzebne są sprzeczności wewnątrz sprzeczności.'
      : `Dalej potrzebne są sprzeczności o długości do ${counted(longest, STEPS)}.`,
  noChains: 'Dalej nie znaleziono sprzeczności na tyle krótkiej, by dało się ją prześledzić.',
  remedy: (deed, purpose, { cells = [], atLeast, proved }, named, of) => {
    const count = cells.length;
    const what = deed === 'give' ? 'odsłonić' : `zmienić ${WHERE[of]}`;
    const proof = writeProof(count, atLeast, proved);
    return `Jeśli ${what} ${counted(count, ACCUSATIVE)}, ${PURPOSES[purpose]}: ${named}.${proof}`;
  },
  noRemedy: (deed, purpose, atLeast) => {
    const what = deed === 'give' ? 'odsłonięciu' : 'zmianie';
    const least = atLeast > 1 ? `; potrzeba ich co najmniej ${atLeast}` : '';
    return `W przyjętym limicie nie znaleziono kratek, po których ${what} ${PURPOSES[purpose]}${least}.`;
  },
  areas: (areas) => areas.map(areaText).join('; '),
  within: ({ rows, columns }) =>
    `wszystkie w ${linesOf('row', 'locative', rows)} i ${linesOf('column', 'locative', columns)}`,
  spread: ({ rows, columns, most }) => {
    const where = `w ${rows.count} ${outOf(rows.of)} wierszy i ${columns.count} ${outOf(columns.of)} kolumn`;
    if (most === undefined) return where;
    const cells = counted(most.cells, NOMINATIVE);
    return `${where}, najwięcej w ${lineIn('locative', most.line)} (${cells})`;
  },
  cells: (cells, more) => [...cells, ...(more > 0 ? [`i jeszcze ${more}`] : [])].join('; '),
  cell: ({ row, column }, looks, deed) => {
    const place = `wiersz ${row + 1}, kolumna ${column + 1}`;
    return deed === 'give' ? `${place} (${looks})` : `${place} → ${looks}`;
  },
  looks: (color, word, colored) => {
    if (color === 0) return 'pusta';
    if (!colored) return 'zamalowana';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

const NOMINATIVE = ['kratka', 'kratki', 'kratek'] as const;
const ACCUSATIVE = ['kratkę', 'kratki', 'kratek'] as const;
const LOCATIVE = ['kratce', 'kratkach', 'kratkach'] as const;
/** "do" takes the genitive. */
const STEPS = ['kroku', 'kroków', 'kroków'] as const;

/** ": wiersze 1–3"; nothing where the cells are all over the puzzle. */
function placed(where: string): string {
  return where === '' ? '' : `: ${where}`;
}

function writeProof(count: number, atLeast: number, proved: boolean): string {
  if (count === 1) return '';
  if (proved) return ' Mniej kratek nie wystarczy.';
  return atLeast > 1
    ? ` Może wystarczy mniej kratek, ale nie mniej niż ${atLeast}.`
    : ' Może wystarczy mniej kratek.';
}

function areaText({ rows, columns }: Area): string {
  return `${linesOf('row', 'nominative', rows)}, ${linesOf('column', 'nominative', columns)}`;
}
