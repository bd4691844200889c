/** The sentences of steps in Ukrainian. */
import { colorAdjective } from '@nonokit/core/ukrainian-color';
import {
  type InkWord,
  joined,
  type SaidCells,
  type SaidColor,
  type SaidGroup,
  type SaidLarge,
  type StepFacts,
} from './step-facts.js';

/** Names of lines: one, several, and where nothing fits, one and several. */
const LINES = {
  row: ['рядок', 'рядки', 'рядку', 'рядках'],
  column: ['стовпець', 'стовпці', 'стовпці', 'стовпцях'],
  slash: ['лінія «/»', 'лінії «/»', 'лінії «/»', 'лініях «/»'],
  backslash: ['лінія «\\»', 'лінії «\\»', 'лінії «\\»', 'лініях «\\»'],
} as const;

/** "червона", as the cell is. */
export function ukrainianColor(word: InkWord): string {
  if ('halves' in word) return joined(word, ukrainianColor);
  return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
}

/** The sentence of a step. */
export function ukrainianStep({ groups, hidden, large, assumed, ...where }: StepFacts): string {
  const { direction, number, isPair, clue } = where;
  const [one, several, inOne, inSeveral] = LINES[direction];
  const numbers = isPair ? `${number} і ${number + 1}` : `${number}`;
  if (assumed === undefined) {
    const line = `${isPair ? several : one} ${numbers}`;
    const ranges = hidden.map((range) => `${sayHidden(range)}; `).join('');
    const found = groups.map(sayGroup).join('; ');
    if (isPair) {
      const why = large.length > 0 ? `${inSeries(large.map(sayLarge))}; отже, ` : TOUCHING;
      return `${capital(line)} (${clue}), з’єднані клітинки: ${why}${found}.`;
    }
    return `${capital(line)} (${clue}): ${ranges}за будь-якого розташування ${found}.`;
  }
  const { cells, color, looks } = assumed;
  const after = looks > 1 ? ` (переглядів ліній: ${looks})` : '';
  const conclusions = groups.map(({ color: found, isRuledOut }) =>
    sayColor(found, true, isRuledOut),
  );
  return (
    `Якби ${sayCells(cells)} була ${asIf(color)}, у ${isPair ? inSeveral : inOne} ${numbers} ` +
    `(${clue}) нічого б не підійшло${after}, отже, вона ${inSeries(conclusions)}.`
  );
}

/** Of several solutions none has all marks. */
export const UKRAINIAN_CLASH =
  'Не всі позначки правильні: у жодному розв’язку немає їх усіх разом.';

/** "Подивіться на рядок 3." */
export function ukrainianWhere({ direction, number, isPair, assumed }: StepFacts): string {
  if (assumed !== undefined) {
    const { places, row } = assumed.cells;
    return `Перевірте клітинку ${places}${row === undefined ? '' : ` рядка ${row}`}.`;
  }
  const numbers = isPair ? `${number} і ${number + 1}` : `${number}`;
  return `Подивіться на ${accusative(direction, isPair)} ${numbers}.`;
}

/** Rows and columns are as in the nominative: "рядок", "лінію «/»". */
function accusative(direction: StepFacts['direction'], isPair: boolean): string {
  const [one, several] = LINES[direction];
  return isPair ? several : one.replace('лінія', 'лінію');
}

/** "клітинки 1–2 рядка 3 і клітинка 5 рядка 4". */
export function ukrainianCells(cells: readonly SaidCells[]): string {
  return inSeries(cells.map(sayCells));
}

const ORDINALS = ['перший ', 'другий ', 'третій '];

/** Why something follows in two lines, where no set is told. */
const TOUCHING = 'клітинки, що торкаються сторонами, рахуються разом, тому ';

const NEUTER = ['перше ', 'друге ', 'третє '];

const ACROSS = {
  row: ['у рядку', 'у рядках'],
  column: ['у стовпці', 'у стовпцях'],
} as const;

/** "друге (4) лежить у стовпцях 2–5". */
function sayLarge({ text, place, isOnly, across, from, to }: SaidLarge): string {
  const which = isOnly ? '' : NEUTER[place];
  const [one, several] = ACROSS[across];
  return `${which}${text} лежить ${from === to ? `${one} ${from}` : `${several} ${from}–${to}`}`;
}

/** "другий «?» — від 2 до 4". */
function sayHidden({ place, least, most, isOnly }: StepFacts['hidden'][number]): string {
  const which = isOnly ? '' : ORDINALS[place];
  return `${which}«?» — ${least === most ? least : `від ${least} до ${most}`}`;
}

function sayGroup({ color, isRuledOut, cells }: SaidGroup): string {
  const [first, second] = cells;
  const isOne = second === undefined && first?.isOne === true;
  return `${inSeries(cells.map(sayCells))} ${sayColor(color, isOne, isRuledOut)}`;
}

function sayCells({ places, isOne, row }: SaidCells): string {
  const cells = `${isOne ? 'клітинка' : 'клітинки'} ${places}`;
  return row === undefined ? cells : `${cells} рядка ${row}`;
}

function sayColor(color: SaidColor, isOne: boolean, isRuledOut = false): string {
  const not = isRuledOut ? 'не ' : '';
  if (color === 'blank') return `${not}${isOne ? 'порожня' : 'порожні'}`;
  if (color === 'filled') return `${not}${isOne ? 'зафарбована' : 'зафарбовані'}`;
  if ('halves' in color) return not + joined(color, (half) => sayColor(half, isOne));
  if ('rgb' in color) return `${not}кольору ${color.rgb}`;
  return `${not}${colorAdjective(color.basic, color.shade, isOne ? 'feminine' : 'plural')}`;
}

/** What a cell would be: "була червоною". */
function asIf(color: SaidColor): string {
  if (color === 'blank') return 'порожньою';
  if (color === 'filled') return 'зафарбованою';
  if ('halves' in color) return joined(color, asIf);
  if ('rgb' in color) return `кольору ${color.rgb}`;
  return colorAdjective(color.basic, color.shade, 'feminine-instrumental');
}

/** "а", "а і б", "а, б і в". */
function inSeries(parts: readonly string[]): string {
  if (parts.length <= 1) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} і ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
