/** The sentences of steps in Russian. */
import { colorAdjective } from '@nonokit/core/russian-color';
import {
  type InkWord,
  joined,
  type SaidCells,
  type SaidColor,
  type SaidGroup,
  type SaidLarge,
  type StepFacts,
} from './step-facts.js';

/** Names of lines: one, several, and what nothing fits into. */
const LINES = {
  row: ['строка', 'строки', 'строку'],
  column: ['столбец', 'столбцы', 'столбец'],
  slash: ['линия «/»', 'линии «/»', 'линию «/»'],
  backslash: ['линия «\\»', 'линии «\\»', 'линию «\\»'],
} as const;

/** "красная", as the cell is. */
export function russianColor(word: InkWord): string {
  if ('halves' in word) return joined(word, russianColor);
  return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
}

/** The sentence of a step. */
export function russianStep({ groups, hidden, large, assumed, ...where }: StepFacts): string {
  const { direction, number, isPair, clue } = where;
  const [one, several, into] = LINES[direction];
  const numbers = isPair ? `${number} и ${number + 1}` : `${number}`;
  if (assumed === undefined) {
    const line = `${isPair ? several : one} ${numbers}`;
    const ranges = hidden.map((range) => `${sayHidden(range)}; `).join('');
    const found = groups.map(sayGroup).join('; ');
    if (isPair) {
      const why = large.length > 0 ? `${inSeries(large.map(sayLarge))}; значит, ` : TOUCHING;
      return `${capital(line)} (${clue}), связанные клетки: ${why}${found}.`;
    }
    return `${capital(line)} (${clue}): ${ranges}при любой расстановке ${found}.`;
  }
  const { cells, color, looks } = assumed;
  const after = looks > 1 ? ` (просмотров линий: ${looks})` : '';
  const conclusions = groups.map(({ color: found, isRuledOut }) =>
    sayColor(found, true, isRuledOut),
  );
  return (
    `Если бы ${sayCells(cells)} была ${asIf(color)}, в ${isPair ? several : into} ${numbers} ` +
    `(${clue}) ничего бы не подошло${after}, значит, она ${inSeries(conclusions)}.`
  );
}

/** Of several solutions none has all marks. */
export const RUSSIAN_CLASH = 'Не все отметки верны: ни в одном решении нет их всех сразу.';

/** "Посмотрите на строку 3." */
export function russianWhere({ direction, number, isPair, assumed }: StepFacts): string {
  if (assumed !== undefined) {
    const { places, row } = assumed.cells;
    return `Проверьте клетку ${places}${row === undefined ? '' : ` строки ${row}`}.`;
  }
  const [, several, into] = LINES[direction];
  const numbers = isPair ? `${number} и ${number + 1}` : `${number}`;
  return `Посмотрите на ${isPair ? several : into} ${numbers}.`;
}

/** "клетки 1–2 строки 3 и клетка 5 строки 4". */
export function russianCells(cells: readonly SaidCells[]): string {
  return inSeries(cells.map(sayCells));
}

const ORDINALS = ['первое ', 'второе ', 'третье '];

/** Why something follows in two lines, where no set is told. */
const TOUCHING = 'клетки, которые касаются сторонами, считаются вместе, поэтому ';

const ACROSS = {
  row: ['в строке', 'в строках'],
  column: ['в столбце', 'в столбцах'],
} as const;

/** "второе (4) лежит в столбцах 2–5". */
function sayLarge({ text, place, isOnly, across, from, to }: SaidLarge): string {
  const which = isOnly ? '' : ORDINALS[place];
  const [one, several] = ACROSS[across];
  return `${which}${text} лежит ${from === to ? `${one} ${from}` : `${several} ${from}–${to}`}`;
}

/** "второе «?» — от 2 до 4". */
function sayHidden({ place, least, most, isOnly }: StepFacts['hidden'][number]): string {
  const which = isOnly ? '' : ORDINALS[place];
  return `${which}«?» — ${least === most ? least : `от ${least} до ${most}`}`;
}

function sayGroup({ color, isRuledOut, cells }: SaidGroup): string {
  const isOne = cells.length === 1 && cells[0].isOne;
  return `${inSeries(cells.map(sayCells))} ${sayColor(color, isOne, isRuledOut)}`;
}

function sayCells({ places, isOne, row }: SaidCells): string {
  const cells = `${isOne ? 'клетка' : 'клетки'} ${places}`;
  return row === undefined ? cells : `${cells} строки ${row}`;
}

function sayColor(color: SaidColor, isOne: boolean, isRuledOut = false): string {
  const not = isRuledOut ? 'не ' : '';
  if (color === 'blank') return `${not}${isOne ? 'пуста' : 'пусты'}`;
  if (color === 'filled') return `${not}${isOne ? 'закрашена' : 'закрашены'}`;
  if ('halves' in color) return not + joined(color, (half) => sayColor(half, isOne));
  if ('rgb' in color) return `${not}цвета ${color.rgb}`;
  return `${not}${colorAdjective(color.basic, color.shade, isOne ? 'feminine' : 'plural')}`;
}

/** What a cell would be: "была красной". */
function asIf(color: SaidColor): string {
  if (color === 'blank') return 'пустой';
  if (color === 'filled') return 'закрашенной';
  if ('halves' in color) return joined(color, asIf);
  if ('rgb' in color) return `цвета ${color.rgb}`;
  return colorAdjective(color.basic, color.shade, 'feminine-instrumental');
}

/** "а", "а и б", "а, б и в". */
function inSeries(parts: readonly string[]): string {
  if (parts.length <= 1) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} и ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
