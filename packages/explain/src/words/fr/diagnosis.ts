/** Diagnoses in French. */
import { colorAdjective } from '@nonokit/core/french-color';
import type { Area, DiagnosisPhrases, Purpose, Whose } from '../diagnosis-phrases.js';
import { isPlural, listText, spanText } from '../spans.js';
import { counted, theLine } from './words.js';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  unique: 'la solution est unique',
  lineSolvable: 'la solution se trouve rangée par rangée',
  both: 'la solution est unique et se trouve rangée par rangée',
};

const WISHES: Readonly<Record<Purpose, string>> = {
  unique: 'la solution soit unique',
  lineSolvable: 'la solution se trouve rangée par rangée',
  both: 'la solution soit unique et se trouve rangée par rangée',
};

const WHERE: Readonly<Record<Whose, string>> = {
  picture: 'dans l’image',
  solution: 'dans la solution',
  'first solution': 'dans la première solution',
};

/** The phrases in French. */
export const french: DiagnosisPhrases = {
  several: ({ solutions, complete, differing }, where) => {
    const cells = cellsOf(differing.length);
    return complete
      ? `Il y a exactement ${solutions} solutions ; elles diffèrent par ${cells}${placed(where)}.`
      : `Il y a plus d’une solution ; les ${solutions} comparées diffèrent par ${cells}${placed(where)}.`;
  },
  none: (conflict) =>
    conflict === undefined
      ? 'Aucune image n’a ces indices.'
      : `Aucune image n’a ces indices : à la fin, il ne reste pas de place pour ceux de ${theLine(conflict)}.`,
  contradictionIn: (open, all, where) =>
    `La contradiction se trouve parmi les cases que la logique par rangées laisse inconnues (${open} sur ${all})${placed(where)}.`,
  undecided: 'Les limites de calcul n’ont pas permis de savoir s’il y a une deuxième solution.',
  linesLeave: (open, all, where) =>
    `La logique par rangées laisse ${counted(open, ['case inconnue', 'cases inconnues'])} sur ${all}${placed(where)}.`,
  takesChains: (longest, nested) =>
    nested
      ? 'Pour aller plus loin, il faut des contradictions dans des contradictions.'
      : `Pour aller plus loin, il faut des raisonnements par l’absurde d’au plus ${counted(longest, ['étape', 'étapes'])}.`,
  noChains:
    'Aucun raisonnement par l’absurde assez court pour être suivi ne permet d’aller plus loin.',
  remedy: (deed, purpose, { cells = [], atLeast, proved }, named, of) => {
    const count = cells.length;
    const done =
      deed === 'give'
        ? `Si l’on dévoile ${cellsOf(count)}`
        : `Si l’on change ${cellsOf(count)} ${WHERE[of]}`;
    return `${done}, ${PURPOSES[purpose]} : ${named}.${writeProof(count, atLeast, proved)}`;
  },
  noRemedy: (deed, purpose, atLeast) => {
    const done = deed === 'give' ? 'dévoiler' : 'changer';
    const least = atLeast > 1 ? ` ; il en faut au moins ${atLeast}` : '';
    return `Dans les limites de calcul, aucun choix de cases à ${done} n’a été trouvé pour que ${WISHES[purpose]}${least}.`;
  },
  areas: (areas) => areas.map(areaText).join(' ; '),
  within: ({ rows, columns }) => {
    const row = isPlural(rows) ? 'les lignes' : 'la ligne';
    const column = isPlural(columns) ? 'les colonnes' : 'la colonne';
    return `toutes dans ${row} ${spansText(rows)} et ${column} ${spansText(columns)}`;
  },
  spread: ({ rows, columns, most }) => {
    const where = `dans ${counted(rows.count, ['ligne', 'lignes'])} sur ${rows.of} et ${counted(columns.count, ['colonne', 'colonnes'])} sur ${columns.of}`;
    if (most === undefined) return where;
    return `${where}, surtout dans ${theLine(most.line)} (${cellsOf(most.cells)})`;
  },
  cells: (cells, more) => [...cells, ...(more > 0 ? [`et ${more} de plus`] : [])].join(' ; '),
  cell: ({ row, column }, looks, deed) => {
    const place = `ligne ${row + 1}, colonne ${column + 1}`;
    return deed === 'give' ? `${place} (${looks})` : `${place} → ${looks}`;
  },
  looks: (color, word, colored) => {
    if (color === 0) return 'vide';
    if (!colored) return 'remplie';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

/** " : lignes 1–3"; nothing where the cells are all over the puzzle. */
function placed(where: string): string {
  return where === '' ? '' : ` : ${where}`;
}

function writeProof(count: number, atLeast: number, proved: boolean): string {
  if (count === 1) return '';
  if (proved) return ' Moins de cases ne suffisent pas.';
  return atLeast > 1
    ? ` Moins de cases suffiraient peut-être, mais pas moins de ${atLeast}.`
    : ' Moins de cases suffiraient peut-être.';
}

function areaText({ rows, columns }: Area): string {
  const row = `${isPlural(rows) ? 'lignes' : 'ligne'} ${spansText(rows)}`;
  const column = isPlural(columns) ? 'colonnes' : 'colonne';
  return `${row}, ${column} ${spansText(columns)}`;
}

function spansText(spans: Area['rows']): string {
  return listText(spans.map(spanText), 'et');
}

function cellsOf(count: number): string {
  return counted(count, ['case', 'cases']);
}
