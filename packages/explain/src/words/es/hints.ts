/** Hints in Spanish. */
import type { Line } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/spanish-color';
import type { HintPhrases, WrongLine } from '../hint-phrases.js';
import { isPlural, listText, spanText, toSpans } from '../spans.js';
import { byCount, lineName, numberWord } from './words.js';

/** The phrases in Spanish. */
export const spanish: HintPhrases = {
  lookAtLine: (name) =>
    `Mira ${/^\S+s /.test(name) ? 'las' : 'la'} ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
  lookAtCell: ({ row, column }) =>
    `Ninguna línea por sí sola dice nada más; mira la casilla de la fila ${row + 1}, columna ${column + 1}.`,
  mistakesWhere: (lines, all) => {
    const [first, ...others] = lines;
    if (first === undefined || others.length < MANY_LINES) return linesText(lines, all);
    return `Hay ${wrong(all)}. Empieza por ${the(first.line)}, que tiene ${numberWord(first.count, 'feminine')}.`;
  },
  mistakesBy: (lines, all) => linesText(lines, all),
  cannotStand: ({ row, column }, looks) =>
    `La casilla de la fila ${row + 1}, columna ${column + 1}, está marcada como ${looks}. No puede ser.`,
  notInClue: ({ row, column }, looks, line) =>
    `La casilla de la fila ${row + 1}, columna ${column + 1}, está marcada como ${looks}, pero la pista de ${the(line)} no tiene ese color.`,
  inNoSolution: ({ row, column }, looks) =>
    `La casilla de la fila ${row + 1}, columna ${column + 1}, está marcada como ${looks}, pero no es así en ninguna solución.`,
  mistakes: (cells) => `Mal: ${cells.join('; ')}.`,
  clashWhere: (cells, line) =>
    `Algunas marcas no pueden ser correctas a la vez; mira ${line === undefined ? rowsOf(cells) : the(line)}.`,
  clash: (cells, line, smallest) => {
    const why =
      line === undefined
        ? 'ninguna solución las tiene todas, aunque cada una es correcta en alguna'
        : `a la pista de ${the(line)} no le queda sitio`;
    const few = smallest ? '' : ' Quizá menos marcas ya se contradigan.';
    return `Estas ${cells.length} marcas no pueden ser correctas a la vez, porque ${why}: ${cells.join('; ')}.${few}`;
  },
  solved: 'El nonograma está resuelto: todas las casillas son correctas.',
  stuck: 'No se ve ningún error, pero tampoco el siguiente paso.',
  impossible: 'Este nonograma no tiene solución.',
  cell: ({ row, column }, looks) => `fila ${row + 1}, columna ${column + 1} (${looks})`,
  looks: (color, word, colored) => {
    if (color === 0) return 'vacía';
    if (!colored || word === undefined) return 'pintada';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

/** From this number of further lines on, only the first is named. */
const MANY_LINES = 3;

/** "20 marcas incorrectas". */
function wrong(count: number): string {
  return `${count} ${byCount(count, ['marca incorrecta', 'marcas incorrectas'])}`;
}

/** "La fila 7 tiene tres marcas incorrectas, la fila 9 tiene una y hay otras 20 en otras filas." */
function linesText(lines: readonly WrongLine[], all: number): string {
  const named = lines.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = lines;
  if (first === undefined) return `Hay ${wrong(all)}.`;
  const marks = byCount(first.count, ['marca incorrecta', 'marcas incorrectas']);
  const head = `L${the(first.line).slice(1)} tiene ${numberWord(first.count, 'feminine')} ${marks}`;
  const parts = others.map(
    ({ line, count }) => `${the(line)} tiene ${numberWord(count, 'feminine')}`,
  );
  const more = all - named;
  const kind = first.line.kind === 'row' ? 'filas' : 'columnas';
  const rest = more > 0 ? [`hay ${byCount(more, ['otra', `otras ${more}`])} en otras ${kind}`] : [];
  return `${listText([head, ...parts, ...rest], 'y')}.`;
}

/** "la fila 7". */
function the(line: Line): string {
  return `la ${lineName(line)}`;
}

/** "la fila 3", "las filas 3–5 y 9". */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  const spans = toSpans(cells.map(({ row }) => row));
  return `${isPlural(spans) ? 'las filas' : 'la fila'} ${listText(spans.map(spanText), 'y')}`;
}
