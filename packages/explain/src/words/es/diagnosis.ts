/** Diagnoses in Spanish. */
import { colorAdjective } from '@nonokit/core/spanish-color';
import type { Span } from '../../facts.js';
import type { Area, DiagnosisPhrases, Purpose, Whose } from '../diagnosis-phrases.js';
import { isPlural, listText, spanText } from '../spans.js';
import { byCount, counted, countedCells, lineName } from './words.js';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  unique: 'la solución es única',
  lineSolvable: 'la lógica de líneas encuentra la solución',
  both: 'la solución es única y la lógica de líneas la encuentra',
};

/** The same in the subjunctive, after "para que". */
const WISHES: Readonly<Record<Purpose, string>> = {
  unique: 'la solución sea única',
  lineSolvable: 'la lógica de líneas encuentre la solución',
  both: 'la solución sea única y la lógica de líneas la encuentre',
};

const OF: Readonly<Record<Whose, string>> = {
  picture: 'del dibujo',
  solution: 'de la solución',
  'first solution': 'de la primera solución',
};

/** The phrases in Spanish. */
export const spanish: DiagnosisPhrases = {
  several: ({ solutions, complete, differing }, where) => {
    const cells = `${countedCells(differing.length)}${placed(where)}`;
    return complete
      ? `Hay exactamente ${solutions} soluciones; se diferencian en ${cells}.`
      : `Hay más de una solución; las ${solutions} que se compararon se diferencian en ${cells}.`;
  },
  none: (conflict) =>
    conflict === undefined
      ? 'Ningún dibujo tiene estas pistas.'
      : `Ningún dibujo tiene estas pistas: al final no queda sitio para las de la ${lineName(conflict)}.`,
  contradictionIn: (open, all, where) =>
    `La contradicción está en las casillas que la lógica de líneas deja sin resolver (${open} de ${all})${placed(where)}.`,
  undecided: 'No se pudo saber dentro del límite si hay una segunda solución.',
  linesLeave: (open, all, where) =>
    `La lógica de líneas deja sin resolver ${open} de ${countedCells(all)}${placed(where)}.`,
  takesChains: (longest, nested) =>
    nested
      ? 'Para seguir hacen falta contradicciones dentro de contradicciones.'
      : `Para seguir hacen falta contradicciones de hasta ${counted(longest, ['paso', 'pasos'])}.`,
  noChains:
    'No se encontró ninguna contradicción que permita avanzar y sea lo bastante corta para seguirla.',
  remedy: (deed, purpose, { cells = [], atLeast, proved }, named, of) => {
    const count = cells.length;
    const what = deed === 'give' ? 'se revela' : 'se cambia';
    const done = count === 1 ? what : `${what}n`;
    const whose = deed === 'give' ? '' : ` ${OF[of]}`;
    const proof = writeProof(count, atLeast, proved);
    return `Si ${done} ${countedCells(count)}${whose}, ${PURPOSES[purpose]}: ${named}.${proof}`;
  },
  noRemedy: (deed, purpose, atLeast) => {
    const least = atLeast > 1 ? `; hacen falta al menos ${atLeast}` : '';
    return `No se encontraron dentro del límite casillas que ${deed === 'give' ? 'revelar' : 'cambiar'} para que ${WISHES[purpose]}${least}.`;
  },
  areas: (areas) => areas.map(areaText).join('; '),
  within: ({ rows, columns }) =>
    `todas dentro de ${the(rows, 'fila')} y ${the(columns, 'columna')}`,
  spread: ({ rows, columns, most }) => {
    const where = `en ${rows.count} de ${rows.of} filas y ${columns.count} de ${columns.of} columnas`;
    if (most === undefined) return where;
    return `${where}, la mayoría en la ${lineName(most.line)} (${countedCells(most.cells)})`;
  },
  cells: (cells, more) => [...cells, ...(more > 0 ? [`y ${more} más`] : [])].join('; '),
  cell: ({ row, column }, looks, deed) => {
    const place = `fila ${row + 1}, columna ${column + 1}`;
    return deed === 'give' ? `${place} (${looks})` : `${place} → ${looks}`;
  },
  looks: (color, word, colored) => {
    if (color === 0) return 'vacía';
    if (!colored) return 'pintada';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

/** ": filas 1–3"; nothing where the cells are all over the puzzle. */
function placed(where: string): string {
  return where === '' ? '' : `: ${where}`;
}

function writeProof(count: number, atLeast: number, proved: boolean): string {
  if (count === 1) return '';
  if (proved) return ' Con menos no basta.';
  return atLeast > 1 ? ` Quizá basten menos, pero no menos de ${atLeast}.` : ' Quizá basten menos.';
}

function areaText({ rows, columns }: Area): string {
  return `${named(rows, 'fila')}, ${named(columns, 'columna')}`;
}

/** "filas 1–3". */
function named(spans: readonly Span[], noun: string): string {
  return `${byCount(isPlural(spans) ? 2 : 1, [noun, `${noun}s`])} ${listText(spans.map(spanText), 'y')}`;
}

/** "las filas 1–3". */
function the(spans: readonly Span[], noun: string): string {
  return `${isPlural(spans) ? 'las' : 'la'} ${named(spans, noun)}`;
}
