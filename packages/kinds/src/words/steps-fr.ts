/** The sentences of steps in French. */
import type { DirectionName } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/french-color';
import {
  type InkWord,
  joined,
  type SaidCells,
  type SaidColor,
  type SaidGroup,
  type SaidLarge,
  type StepFacts,
} from './step-facts.js';

/** Names of lines, one and several; all are feminine. */
const LINES: Readonly<Record<DirectionName, readonly [one: string, several: string]>> = {
  row: ['ligne', 'lignes'],
  column: ['colonne', 'colonnes'],
  slash: ['rangée « / »', 'rangées « / »'],
  backslash: ['rangée « \\ »', 'rangées « \\ »'],
};

/** "rouge", as the cell is. */
export function frenchColor(word: InkWord): string {
  if ('halves' in word) return joined(word, frenchColor);
  return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
}

/** The sentence of a step. */
export function frenchStep({ groups, hidden, large, assumed, ...where }: StepFacts): string {
  const { clue, isPair } = where;
  const line = sayLine(where);
  if (assumed === undefined) {
    const ranges = hidden.map((range) => `${sayHidden(range)} ; `).join('');
    const found = groups.map(sayGroup).join(' ; ');
    if (isPair) {
      const why = large.length > 0 ? `${inSeries(large.map(sayLarge))} ; donc ` : TOUCHING;
      return `${capital(line)} (${clue}), cases reliées : ${why}${found}.`;
    }
    return `${capital(line)} (${clue}) : ${ranges}quelle que soit la disposition, ${found}.`;
  }
  const { cells, color, looks } = assumed;
  const after = looks > 1 ? ` après l’examen de ${looks} rangées` : '';
  const conclusions = groups.map(({ color: found, isRuledOut }) =>
    sayColor(found, { isOne: true, isRuledOut }),
  );
  const into = `dans ${isPair ? 'les' : 'la'} ${line}`;
  return (
    `Si ${sayCells(cells)} était ${lookOf(color, true)}, rien ne tiendrait ${into} ` +
    `(${clue})${after}, donc elle ${inSeries(conclusions)}.`
  );
}

/** Of several solutions none has all marks. */
export const FRENCH_CLASH =
  'Ces marques ne peuvent pas toutes être justes : aucune solution ne les a toutes.';

/** "Regardez la ligne 3." */
export function frenchWhere({ isPair, assumed, ...where }: StepFacts): string {
  if (assumed !== undefined) return `Essayez ${sayCells(assumed.cells)}.`;
  return `Regardez ${isPair ? 'les' : 'la'} ${sayLine({ ...where, isPair })}.`;
}

/** "les cases 1–2 de la ligne 3 et la case 5 de la ligne 4". */
export function frenchCells(cells: readonly SaidCells[]): string {
  return inSeries(cells.map(sayCells));
}

function sayLine({
  direction,
  number,
  isPair,
}: Pick<StepFacts, 'direction' | 'number' | 'isPair'>): string {
  const [one, several] = LINES[direction];
  return isPair ? `${several} ${number} et ${number + 1}` : `${one} ${number}`;
}

const ORDINALS = ['premier ', 'deuxième ', 'troisième '];

/** Why something follows in two lines, where no set is told. */
const TOUCHING = 'comme les cases qui se touchent comptent ensemble, ';

/** "le deuxième (4) se trouve dans les colonnes 2–5". */
function sayLarge({ text, place, isOnly, across, from, to }: SaidLarge): string {
  const which = isOnly ? '' : ORDINALS[place];
  const [one, several] = LINES[across];
  const where = from === to ? `la ${one} ${from}` : `les ${several} ${from}–${to}`;
  return `le ${which}${text} se trouve dans ${where}`;
}

/** "le deuxième « ? » vaut de 2 à 4". */
function sayHidden({ place, least, most, isOnly }: StepFacts['hidden'][number]): string {
  const which = isOnly ? '' : ORDINALS[place];
  return `le ${which}« ? » vaut ${least === most ? least : `de ${least} à ${most}`}`;
}

function sayGroup({ color, isRuledOut, cells }: SaidGroup): string {
  const isOne = cells.length === 1 && cells[0]?.isOne === true;
  return `${inSeries(cells.map(sayCells))} ${sayColor(color, { isOne, isRuledOut })}`;
}

function sayCells({ places, isOne, row }: SaidCells): string {
  const cells = `${isOne ? 'la case' : 'les cases'} ${places}`;
  return row === undefined ? cells : `${cells} de la ligne ${row}`;
}

/** "est vide", "ne sont pas rouges". */
function sayColor(
  color: SaidColor,
  { isOne, isRuledOut }: { readonly isOne: boolean; readonly isRuledOut: boolean },
): string {
  const looks = lookOf(color, isOne);
  if (isRuledOut) return `${isOne ? 'n’est' : 'ne sont'} pas ${looks}`;
  return `${isOne ? 'est' : 'sont'} ${looks}`;
}

/** "vide", "remplies", "rouges". */
function lookOf(color: SaidColor, isOne: boolean): string {
  if (color === 'blank') return isOne ? 'vide' : 'vides';
  if (color === 'filled') return isOne ? 'remplie' : 'remplies';
  if ('halves' in color) return joined(color, (half) => lookOf(half, isOne));
  if ('rgb' in color) return `de couleur ${color.rgb}`;
  return colorAdjective(color.basic, color.shade, isOne ? 'feminine' : 'feminine-plural');
}

/** "a", "a et b", "a, b et c". */
function inSeries(parts: readonly string[]): string {
  if (parts.length <= 1) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
