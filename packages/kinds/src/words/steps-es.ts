/** The sentences of steps in Spanish. */
import type { ColorWord } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/spanish-color';
import {
  type InkWord,
  joined,
  type SaidCells,
  type SaidColor,
  type SaidGroup,
  type SaidLarge,
  type StepFacts,
} from './step-facts.js';

/** Names of lines, one and several: all are feminine. */
const LINES = {
  row: ['fila', 'filas'],
  column: ['columna', 'columnas'],
  slash: ['línea «/»', 'líneas «/»'],
  backslash: ['línea «\\»', 'líneas «\\»'],
} as const;

/** "roja", as the cell is. */
export function spanishColor(word: InkWord): string {
  if ('halves' in word) return joined(word, spanishColor);
  return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
}

/** The sentence of a step. */
export function spanishStep({ groups, hidden, large, assumed, ...where }: StepFacts): string {
  const { clue } = where;
  const line = sayLine(where);
  if (assumed === undefined) {
    const ranges = hidden.map((range) => `${sayHidden(range)}; `).join('');
    const found = groups.map(sayGroup).join('; ');
    if (where.isPair) {
      const why = large.length > 0 ? `${inSeries(large.map(sayLarge))}; por tanto, ` : TOUCHING;
      return `${capital(line)} (${clue}), casillas conectadas: ${why}${found}.`;
    }
    return `${capital(line)} (${clue}): ${ranges}se coloque como se coloque, ${found}.`;
  }
  const { cells, color, looks } = assumed;
  const after = looks > 1 ? ` tras mirar líneas ${looks} veces` : '';
  const conclusions = groups.map(({ color: found, isRuledOut }) =>
    sayColor(found, true, isRuledOut),
  );
  return (
    `Si ${sayCells(cells)} ${were(color)}, nada encajaría en la ${line} (${clue})${after}, ` +
    `así que ${inSeries(conclusions)}.`
  );
}

/** Of several solutions none has all marks. */
export const SPANISH_CLASH =
  'Estas marcas no pueden ser correctas a la vez: ninguna solución las tiene todas.';

/** "Mira la fila 3." */
export function spanishWhere({ direction, number, isPair, assumed }: StepFacts): string {
  if (assumed !== undefined) return `Prueba con ${sayCells(assumed.cells)}.`;
  return `Mira ${isPair ? 'las' : 'la'} ${sayLine({ direction, number, isPair })}.`;
}

/** "las casillas 1–2 de la fila 3 y la casilla 5 de la fila 4". */
export function spanishCells(cells: readonly SaidCells[]): string {
  return inSeries(cells.map(sayCells));
}

function sayLine({
  direction,
  number,
  isPair,
}: Pick<StepFacts, 'direction' | 'number' | 'isPair'>): string {
  const [one, several] = LINES[direction];
  return isPair ? `${several} ${number} y ${number + 1}` : `${one} ${number}`;
}

const ORDINALS = ['primer ', 'segundo ', 'tercer '];

/** Why something follows in two lines, where no set is told. */
const TOUCHING = 'como las casillas que se tocan cuentan juntas, ';

/** "el segundo (4) está en las columnas 2–5". */
function sayLarge({ text, place, isOnly, across, from, to }: SaidLarge): string {
  const which = isOnly ? '' : ORDINALS[place];
  const [one, several] = LINES[across];
  const where = from === to ? `la ${one} ${from}` : `las ${several} ${from}–${to}`;
  return `el ${which}${text} está en ${where}`;
}

/** "el segundo «?» va de 2 a 4". */
function sayHidden({ place, least, most, isOnly }: StepFacts['hidden'][number]): string {
  const which = isOnly ? '' : ORDINALS[place];
  return `el ${which}«?» ${least === most ? `es ${least}` : `va de ${least} a ${most}`}`;
}

function sayGroup({ color, isRuledOut, cells }: SaidGroup): string {
  const isOne = cells.length === 1 && cells[0]?.isOne === true;
  return `${inSeries(cells.map(sayCells))} ${sayColor(color, isOne, isRuledOut)}`;
}

function sayCells({ places, isOne, row }: SaidCells): string {
  const cells = `${isOne ? 'la casilla' : 'las casillas'} ${places}`;
  return row === undefined ? cells : `${cells} de la fila ${row}`;
}

/** "está vacía", "no son rojas": without a subject. */
function sayColor(color: SaidColor, isOne: boolean, isRuledOut = false): string {
  const not = isRuledOut ? 'no ' : '';
  const ending = isOne ? '' : 's';
  if (color === 'blank') return `${not}${isOne ? 'está' : 'están'} vacía${ending}`;
  if (color === 'filled') return `${not}${isOne ? 'está' : 'están'} pintada${ending}`;
  const verb = isOne ? 'es' : 'son';
  const form = isOne ? 'feminine' : 'feminine-plural';
  const look = (one: ColorWord): string =>
    'rgb' in one ? `de color ${one.rgb}` : colorAdjective(one.basic, one.shade, form);
  return `${not}${verb} ${'halves' in color ? joined(color, look) : look(color)}`;
}

/** "fuera roja", "estuviera vacía": what a cell is supposed to be. */
function were(color: SaidColor): string {
  return sayColor(color, true)
    .replace(/^está /, 'estuviera ')
    .replace(/^es /, 'fuera ');
}

/** "a", "a y b", "a, b y c". */
function inSeries(parts: readonly string[]): string {
  if (parts.length <= 1) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
