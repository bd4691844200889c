/**
 * Names that tell rows from columns: of members ("rowHints", "colsDef", "y") and in headings
 * ("# Row clues", "Столбцы:"). A name is split into words; one word of one side is enough.
 */
import type { Side } from './clue-list.js';

const ROW_WORDS = new Set([
  ...['row', 'rows', 'horizontal', 'horizontals', 'horizontally', 'hor', 'horiz', 'left', 'side'],
  ...['across', 'lines', 'zeile', 'zeilen', 'ligne', 'lignes', 'fila', 'filas', 'riga', 'righe'],
  ...['linha', 'linhas', 'rij', 'rijen', 'wiersz', 'wiersze', 'радки', 'řádky', 'радок'],
  ...['строка', 'строки', 'строк', 'строкам', 'ряд', 'ряды', 'рядов', 'горизонталь', 'слева'],
  ...['горизонтали', 'горизонтально', 'рядки', 'рядок', '行', '行数', '横', '행', '가로', 'ヨコ'],
  ...['waagerecht', 'waagrecht', 'reihe', 'reihen', 'horizontales', 'horizontale', 'orizzontali'],
  ...['orizzontale', 'horizontaal', 'poziomo', 'vodorovně', 'よこ', 'across', 'horizontalement'],
]);

const COLUMN_WORDS = new Set([
  ...['column', 'columns', 'col', 'cols', 'colum', 'colums', 'vertical', 'verticals', 'vertically'],
  ...['ver', 'vert', 'top', 'down', 'spalte', 'spalten', 'colonne', 'colonnes', 'columna'],
  ...['columnas', 'colonna', 'coluna', 'colunas', 'kolom', 'kolommen', 'kolumna', 'kolumny'],
  ...['sloupce', 'столбец', 'столбцы', 'столбцов', 'столбцам', 'колонка', 'колонки', 'колонок'],
  ...['вертикаль', 'вертикали', 'вертикально', 'сверху', 'стовпці', '列', '縦', '竖', '열', '세로'],
  ...[
    'senkrecht',
    'verticales',
    'verticale',
    'verticali',
    'verticaal',
    'pionowo',
    'svisle',
    'タテ',
  ],
  ...['たて', 'columnes', 'coloană', 'coloane', 'verticalement', 'sloupec', 'stĺpce', 'стовпчики'],
]);

/** Names that tell a side only where the other of the pair is there, too. */
const PAIRS: readonly (readonly [row: string, column: string])[] = [
  ['y', 'x'],
  ['r', 'c'],
  ['h', 'v'],
  ['l', 't'],
  ['г', 'в'],
];

/** Words beside the side in a heading: "clues of the rows (top to bottom)". */
const FILLERS = new Set([
  ...['clue', 'clues', 'hint', 'hints', 'rule', 'rules', 'constraint', 'constraints', 'number'],
  ...['numbers', 'data', 'def', 'definition', 'definitions', 'list', 'lists', 'section', 'the'],
  ...['of', 'for', 'by', 'from', 'to', 'and', 'in', 'are', 'is', 'block', 'blocks', 'values'],
  ...['value', 'description', 'descriptions', 'descriptor', 'descriptors', 'instructions', 'spec'],
  ...[
    'specs',
    'header',
    'headers',
    'runs',
    'lengths',
    'groups',
    'counts',
    'label',
    'labels',
    'info',
  ],
  ...['left', 'right', 'top', 'bottom', 'begin', 'start', 'first', 'then', 'next', 'now', 'puzzle'],
  ...['nonogram', 'по', 'для', 'числа', 'ключи', 'подсказки', 'задание', 'условия', 'сверху'],
  ...['вниз', 'слева', 'направо', 'группы', 'описание', 'def', 'defs', 'pattern', 'patterns'],
]);

/** Longest name examined: "rowConstraintsOfThePuzzle". */
const LONGEST = 60;

/** The words of a name in lower case: "row", "hints" of "rowHints" and of "row_hints". */
export function wordsOfName(name: string): string[] {
  const apart = name.slice(0, LONGEST).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return apart.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The side in a member's name, if it names one and not the other. */
export function sideOfName(name: string): Side | undefined {
  return sideOfWords(wordsOfName(name));
}

/** The side that words tell. The first of several counts: "rows, left to right". */
function sideOfWords(words: readonly string[]): Side | undefined {
  const isRow = words.some((word) => sideOfWord(word) === 'row');
  const isColumn = words.some((word) => sideOfWord(word) === 'column');
  if (isRow !== isColumn) return isRow ? 'row' : 'column';
  const strong = words.find((word) => STRONG.has(word));
  return strong === undefined ? undefined : ROW_WORDS.has(strong) ? 'row' : 'column';
}

/** "rowclues", "hhints": a side and what is listed, in one word. */
const JOINED =
  /^(?:(rows?|h|hor|horiz|horizontal|left|side)|(cols?|columns?|v|ver|vert|vertical|top))(?:clues?|hints?|rules?|runs?|data|defs?|nums?|numbers?|constraints?|blocks?|specs?|keys?|labels?|lists?|lens?|lengths?)$/;

/** Beginnings of words in scripts without blanks: "行のヒント". */
const UNSPACED = /^(?:(行|横|ヨコ|よこ|가로)|(列|縦|竖|纵|直|タテ|たて|세로))/u;

/** The side of a single word. */
function sideOfWord(word: string): Side | undefined {
  if (ROW_WORDS.has(word)) return 'row';
  if (COLUMN_WORDS.has(word)) return 'column';
  const [, row, column] = JOINED.exec(word) ?? UNSPACED.exec(word) ?? [];
  if (row !== undefined) return 'row';
  return column === undefined ? undefined : 'column';
}

/** Words that mean a side even where others of the other side stand beside them. */
const STRONG: ReadonlySet<string> = new Set(
  [...ROW_WORDS, ...COLUMN_WORDS].filter((word) =>
    /^(row|col|zeil|spalt|строк|столб|lign|fila|righ)/.test(word),
  ),
);

/** The side of each of two short names of one pair: of "x" and "y". */
export function sidesOfPair(a: string, b: string): readonly [Side, Side] | undefined {
  const one = a.toLowerCase();
  const other = b.toLowerCase();
  for (const [row, column] of PAIRS) {
    if (one === row && other === column) return ['row', 'column'];
    if (one === column && other === row) return ['column', 'row'];
  }
  return undefined;
}

/** The side that a heading announces: of "# Row clues:"; undefined for any other text. */
export function sideOfHeading(text: string): Side | undefined {
  if (text.length > LONGEST) return undefined;
  const words = wordsOfName(text);
  const isPlain = words.every((word) => sideOfWord(word) !== undefined || FILLERS.has(word));
  // "from left to right" may be said of columns
  const isWay = words.includes('to') && !words.some((word) => STRONG.has(word));
  return isPlain && !isWay ? sideOfWords(words) : undefined;
}

/** The name without the words of its side: "cat" of "catRows" and "cat_cols". */
export function toStem(name: string): string {
  const rest = wordsOfName(name).filter((word) => sideOfWord(word) === undefined);
  return [...rest, ...(name.match(/\d+/g) ?? [])].join(' ');
}
