/** The sentences of steps in Polish. */
import { colorAdjective } from '@nonokit/core/polish-color';
import {
  type InkWord,
  joined,
  type SaidCells,
  type SaidColor,
  type SaidGroup,
  type SaidLarge,
  type StepFacts,
} from './step-facts.js';

/** Names of lines: one, several, one as an object, and one and several into which nothing fits. */
const LINES = {
  row: ['wiersz', 'wiersze', 'wiersz', 'wierszu', 'wierszach'],
  column: ['kolumna', 'kolumny', 'kolumnę', 'kolumnie', 'kolumnach'],
  slash: ['linia „/”', 'linie „/”', 'linię „/”', 'linii „/”', 'liniach „/”'],
  backslash: ['linia „\\”', 'linie „\\”', 'linię „\\”', 'linii „\\”', 'liniach „\\”'],
} as const;

/** "czerwona", as the cell is. */
export function polishColor(word: InkWord): string {
  if ('halves' in word) return joined(word, polishColor);
  return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
}

/** The sentence of a step. */
export function polishStep({ groups, hidden, large, assumed, ...where }: StepFacts): string {
  const { direction, number, isPair, clue } = where;
  const [one, several, , inOne, inSeveral] = LINES[direction];
  const numbers = isPair ? `${number} i ${number + 1}` : `${number}`;
  if (assumed === undefined) {
    const line = `${isPair ? several : one} ${numbers}`;
    const ranges = hidden.map((range) => `${sayHidden(range)}; `).join('');
    const found = groups.map(sayGroup).join('; ');
    if (isPair) {
      const why = large.length > 0 ? `${inSeries(large.map(sayLarge))}; zatem ` : TOUCHING;
      return `${capital(line)} (${clue}), połączone kratki: ${why}${found}.`;
    }
    return `${capital(line)} (${clue}): ${ranges}przy każdym rozmieszczeniu ${found}.`;
  }
  const { cells, color, looks } = assumed;
  const after = looks > 1 ? ` (przejrzane linie: ${looks})` : '';
  const conclusions = groups.map(({ color: found, isRuledOut }) =>
    sayColor(found, true, isRuledOut),
  );
  return (
    `Gdyby ${sayCells(cells)} była ${looksLike(color, true)}, w ${isPair ? inSeveral : inOne} ${numbers} ` +
    `(${clue}) nic by nie pasowało${after}, więc ${inSeries(conclusions)}.`
  );
}

/** Of several solutions none has all marks. */
export const POLISH_CLASH =
  'Nie wszystkie oznaczenia mogą być dobre: żadne rozwiązanie nie zawiera ich wszystkich.';

/** "Spójrz na wiersz 3." */
export function polishWhere({ direction, number, isPair, assumed }: StepFacts): string {
  if (assumed !== undefined) {
    const { places, row } = assumed.cells;
    return `Sprawdź kratkę ${places}${row === undefined ? '' : ` wiersza ${row}`}.`;
  }
  const [, several, object] = LINES[direction];
  const numbers = isPair ? `${number} i ${number + 1}` : `${number}`;
  return `Spójrz na ${isPair ? several : object} ${numbers}.`;
}

/** "kratki 1–2 wiersza 3 i kratka 5 wiersza 4". */
export function polishCells(cells: readonly SaidCells[]): string {
  return inSeries(cells.map(sayCells));
}

const ORDINALS = ['pierwszy ', 'drugi ', 'trzeci '];

/** Why something follows in two lines, where no set is told. */
const TOUCHING = 'stykające się kratki liczą się razem, więc ';

const FEMININE = ['pierwsza ', 'druga ', 'trzecia '];

/** "druga (4) leży w kolumnach 2–5". */
function sayLarge({ text, place, isOnly, across, from, to }: SaidLarge): string {
  const which = isOnly ? '' : FEMININE[place];
  const [, , , inOne, inSeveral] = LINES[across];
  const where = from === to ? `${inOne} ${from}` : `${inSeveral} ${from}–${to}`;
  return `${which}${text} leży w ${where}`;
}

/** "drugi „?” ma długość od 2 do 4". */
function sayHidden({ place, least, most, isOnly }: StepFacts['hidden'][number]): string {
  const which = isOnly ? '' : ORDINALS[place];
  return `${which}„?” ma długość ${least === most ? least : `od ${least} do ${most}`}`;
}

function sayGroup({ color, isRuledOut, cells }: SaidGroup): string {
  const isOne = cells.length === 1 && cells[0]?.isOne === true;
  return `${inSeries(cells.map(sayCells))} ${sayColor(color, isOne, isRuledOut)}`;
}

function sayCells({ places, isOne, row }: SaidCells): string {
  const cells = `${isOne ? 'kratka' : 'kratki'} ${places}`;
  return row === undefined ? cells : `${cells} wiersza ${row}`;
}

/** "jest pusta", "nie są czerwone". */
function sayColor(color: SaidColor, isOne: boolean, isRuledOut = false): string {
  return `${isRuledOut ? 'nie ' : ''}${isOne ? 'jest' : 'są'} ${looksLike(color, isOne)}`;
}

function looksLike(color: SaidColor, isOne: boolean): string {
  if (color === 'blank') return isOne ? 'pusta' : 'puste';
  if (color === 'filled') return isOne ? 'zamalowana' : 'zamalowane';
  if ('halves' in color) return joined(color, (half) => looksLike(half, isOne));
  if ('rgb' in color) return `w kolorze ${color.rgb}`;
  return colorAdjective(color.basic, color.shade, isOne ? 'feminine' : 'plural');
}

/** "a", "a i b", "a, b i c". */
function inSeries(parts: readonly string[]): string {
  if (parts.length <= 1) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} i ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
