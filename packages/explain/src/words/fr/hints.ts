/** Hints in French. */
import { colorAdjective } from '@nonokit/core/french-color';
import type { HintPhrases, WrongLine } from '../hint-phrases.js';
import { isPlural, listText, spanText, toSpans } from '../spans.js';
import { capital, counted, numberWord, theLine } from './words.js';

/** The phrases in French. */
export const french: HintPhrases = {
  lookAtLine: (name) => `Regardez la ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
  lookAtCell: ({ row, column }) =>
    `Aucune ligne ni colonne n’en dit plus à elle seule ; regardez la case ligne ${row + 1}, colonne ${column + 1}.`,
  mistakesWhere: (lines, all) => {
    const [first, ...others] = lines;
    if (first === undefined || others.length < MANY_LINES) return linesText(lines, all);
    return `${wrongMarks(all)}. Commencez par ${theLine(first.line)}, qui en a ${feminine(first.count)}.`;
  },
  mistakesBy: (lines, all) => linesText(lines, all),
  cannotStand: ({ row, column }, looks) =>
    `La case ligne ${row + 1}, colonne ${column + 1} est marquée ${looks}. C’est impossible.`,
  notInClue: ({ row, column }, looks, line) =>
    `La case ligne ${row + 1}, colonne ${column + 1} est marquée ${looks}, mais cette couleur n’est pas dans les indices de ${theLine(line)}.`,
  inNoSolution: ({ row, column }, looks) =>
    `La case ligne ${row + 1}, colonne ${column + 1} est marquée ${looks}, mais elle ne l’est dans aucune solution.`,
  mistakes: (cells) => `Faux : ${cells.join(' ; ')}.`,
  clashWhere: (cells, line) =>
    `Ces marques ne peuvent pas toutes être justes ; regardez ${line === undefined ? rowsOf(cells) : theLine(line)}.`,
  clash: (cells, line, smallest) => {
    const why =
      line === undefined
        ? 'aucune solution ne les a toutes, même si chacune est juste dans l’une d’elles'
        : `il n’y a plus de place pour les indices de ${theLine(line)}`;
    const few = smallest ? '' : ' Peut-être que certaines d’entre elles se contredisent déjà.';
    return `Ces ${cells.length} marques ne peuvent pas toutes être justes, car ${why} : ${cells.join(' ; ')}.${few}`;
  },
  solved: 'La grille est résolue : chaque case est juste.',
  stuck: 'Aucune erreur trouvée, mais aucune étape suivante non plus.',
  impossible: 'Cette grille n’a pas de solution.',
  cell: ({ row, column }, looks) => `ligne ${row + 1}, colonne ${column + 1} (${looks})`,
  looks: (color, word, colored) => {
    if (color === 0) return 'vide';
    if (!colored || word === undefined) return 'remplie';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

const WRONG = ['marque erronée', 'marques erronées'] as const;

/** From this number of further lines on, only the first is named. */
const MANY_LINES = 3;

/** "La ligne 7 a trois marques fausses, la ligne 9 en a une et d’autres lignes en ont 20." */
function linesText(lines: readonly WrongLine[], all: number): string {
  const named = lines.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = lines;
  if (first === undefined) return `${wrongMarks(all)}.`;
  const marks = `${feminine(first.count)} ${first.count === 1 ? WRONG[0] : WRONG[1]}`;
  const left = all - named;
  const kind = first.line.kind === 'row' ? 'lignes' : 'colonnes';
  const rest = left > 0 ? [`il y en a ${feminine(left)} dans d’autres ${kind}`] : [];
  const parts = others.map(({ line, count }) => `${theLine(line)} en a ${feminine(count)}`);
  return `${capital(listText([`${theLine(first.line)} a ${marks}`, ...parts, ...rest], 'et'))}.`;
}

function wrongMarks(count: number): string {
  return counted(count, WRONG);
}

/** "une", "trois", "20". */
function feminine(count: number): string {
  return count === 1 ? 'une' : numberWord(count);
}

/** "la ligne 3", "les lignes 3–5 et 9". */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  const spans = toSpans(cells.map(({ row }) => row));
  return `${isPlural(spans) ? 'les lignes' : 'la ligne'} ${listText(spans.map(spanText), 'et')}`;
}
