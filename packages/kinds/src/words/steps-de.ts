/** The sentences of steps in German. */
import type { ColorWord } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/german-color';
import {
  type InkWord,
  joined,
  type SaidCells,
  type SaidColor,
  type SaidGroup,
  type SaidLarge,
  type StepFacts,
} from './step-facts.js';

/** Names of lines: one, several. */
const LINES = {
  row: ['Zeile', 'Zeilen'],
  column: ['Spalte', 'Spalten'],
  slash: ['Linie „/“', 'Linien „/“'],
  backslash: ['Linie „\\“', 'Linien „\\“'],
} as const;

/** "rot", "hellblau". */
export function germanColor(word: InkWord): string {
  if ('halves' in word) return joined(word, germanColor);
  return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'bare');
}

/** The sentence of a step. */
export function germanStep({ groups, hidden, large, assumed, ...where }: StepFacts): string {
  const { clue, isPair } = where;
  const line = sayLine(where);
  if (assumed === undefined) {
    const ranges = hidden.map((range) => `${sayHidden(range)}; `).join('');
    const found = groups.map((group, k) => sayGroup(group, k === 0)).join('; ');
    if (isPair) {
      const why = large.length > 0 ? `${inSeries(large.map(sayLarge))}; also ` : TOUCHING;
      return `${line} (${clue}), verbundene Felder: ${capital(`${why}${found}`)}.`;
    }
    return `${line} (${clue}): ${capital(`${ranges}in jeder Anordnung ${found}`)}.`;
  }
  const { cells, color, looks } = assumed;
  const after = looks > 1 ? ` nach ${looks} Blicken auf Linien` : '';
  const conclusions = groups.map(({ color: found, isRuledOut }) => sayColor(found, isRuledOut));
  const [were, is] = cells.isOne ? ['Wäre', 'ist es'] : ['Wären', 'sind sie'];
  return (
    `${were} ${sayCells(cells)} ${sayColor(color)}, passte${after} in ` +
    `${isPair ? 'die ' : ''}${line} (${clue}) nichts mehr, also ${is} ${inSeries(conclusions)}.`
  );
}

/** Of several solutions none has all marks. */
export const GERMAN_CLASH =
  'Diese Markierungen können nicht alle stimmen: Keine Lösung hat sie alle zugleich.';

/** "Schau dir Zeile 3 an." */
export function germanWhere({ direction, number, isPair, assumed }: StepFacts): string {
  if (assumed !== undefined) return `Probier ${sayCells(assumed.cells)} aus.`;
  const line = sayLine({ direction, number, isPair });
  return `Schau dir ${isPair ? 'die ' : ''}${line} an.`;
}

/** "die Felder 1–2 von Zeile 3 und Feld 5 von Zeile 4". */
export function germanCells(cells: readonly SaidCells[]): string {
  return inSeries(cells.map(sayCells));
}

function sayLine({
  direction,
  number,
  isPair,
}: Pick<StepFacts, 'direction' | 'number' | 'isPair'>): string {
  const [one, several] = LINES[direction];
  return isPair ? `${several} ${number} und ${number + 1}` : `${one} ${number}`;
}

const ORDINALS = ['erste ', 'zweite ', 'dritte '];

/** Why something follows in two lines, where no set is told. */
const TOUCHING = 'weil zusammenzählt, was sich berührt, ';

/** "die zweite (4) liegt in den Spalten 2–5". */
function sayLarge({ text, place, isOnly, across, from, to }: SaidLarge): string {
  const which = isOnly ? '' : (ORDINALS[place] ?? '');
  const [one, several] = LINES[across];
  const where = from === to ? `${one} ${from}` : `den ${several} ${from}–${to}`;
  return `die ${which}${text} liegt in ${where}`;
}

/** "das zweite „?“ ist 2 bis 4". */
function sayHidden({ place, least, most, isOnly }: StepFacts['hidden'][number]): string {
  const which = isOnly ? '' : (ORDINALS[place] ?? '');
  return `das ${which}„?“ ist ${least === most ? least : `${least} bis ${most}`}`;
}

/** "die Felder 4–5 sind leer"; after an adverb the verb comes first. */
function sayGroup({ color, isRuledOut, cells }: SaidGroup, isInverted: boolean): string {
  const isOne = cells.length === 1 && cells[0]?.isOne === true;
  const are = isOne ? 'ist' : 'sind';
  const subject = inSeries(cells.map(sayCells));
  const head = isInverted ? `${are} ${subject}` : `${subject} ${are}`;
  return `${head} ${sayColor(color, isRuledOut)}`;
}

function sayCells({ places, isOne, row }: SaidCells): string {
  const cells = `${isOne ? 'Feld' : 'die Felder'} ${places}`;
  return row === undefined ? cells : `${cells} von Zeile ${row}`;
}

function sayColor(color: SaidColor, isRuledOut = false): string {
  const not = isRuledOut ? 'nicht ' : '';
  if (color === 'blank') return `${not}leer`;
  if (color === 'filled') return `${not}ausgefüllt`;
  const look = (one: ColorWord): string =>
    'rgb' in one ? `von der Farbe ${one.rgb}` : germanColor(one);
  return not + ('halves' in color ? joined(color, look) : look(color));
}

/** "a", "a und b", "a, b und c". */
function inSeries(parts: readonly string[]): string {
  if (parts.length <= 1) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
