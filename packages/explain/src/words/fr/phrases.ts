/** French phrases for blocks, colours and conclusions. */
import { type Color, UNKNOWN } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/french-color';
import type { BlockFact } from '../../facts.js';
import type { Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, findRank, isColored } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { cells } from './words.js';

const ORDINALS = [
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
];

/** "bloc de 6", "bloc rouge de 6", "bloc de 6 de couleur #3a3a3a": without an article. */
export function blockText({ size, color }: BlockFact, speech: Speech): string {
  if (!isColored(speech)) return `bloc de ${size}`;
  const looks = colorForm(color, 'masculine', speech);
  return isNamed(color, speech) ? `bloc ${looks} de ${size}` : `bloc de ${size} ${looks}`;
}

/** "bloc de 6"; "deuxième bloc de 6", "dernier bloc rouge de 6" where the clue has several. */
function rankedBlock(block: BlockFact, speech: Speech): string {
  const { place, of } = findRank(block, speech);
  const text = blockText(block, speech);
  if (of === 1) return text;
  const which = place === of ? 'dernier' : (ORDINALS[place - 1] ?? `${place}e`);
  return `${which} ${text}`;
}

/** "le bloc de 6", "le deuxième bloc rouge de 6". */
export function theBlock(block: BlockFact, speech: Speech): string {
  return `le ${rankedBlock(block, speech)}`;
}

/** "le bloc de 6", or "un bloc de 6" if the clue has several. */
export function someBlock(block: BlockFact, speech: Speech): string {
  return `${findRank(block, speech).of === 1 ? 'le' : 'un'} ${blockText(block, speech)}`;
}

/** "6", "6 rouge": a block in a list or in brackets. */
export function numberText({ size, color }: BlockFact, speech: Speech): string {
  return isColored(speech) ? `${size} ${colorForm(color, 'masculine', speech)}` : `${size}`;
}

/** "le bloc de 3", "les blocs 3, 1, 1": the clue of the line. */
export function clueText(speech: Speech): string {
  const blocks = clueIn(speech).map((block, index) => ({ ...block, index }));
  const [first, another] = blocks;
  if (first === undefined) return 'l’indice 0';
  if (another === undefined) return `le ${blockText(first, speech)}`;
  return `les blocs ${blocks.map((block) => numberText(block, speech)).join(', ')}`;
}

/** "l’indice demande", "les indices demandent": the clue with a verb in its two forms. */
export function clueVerb(speech: Speech, [one, many]: readonly [string, string]): string {
  return clueIn(speech).length < 2 ? `l’indice ${one}` : `les indices ${many}`;
}

/** "les cases 4–6 sont remplies et la case 7 est vide". */
export function writeClauses(groups: readonly Group[], speech: Speech): string {
  const clauses = groups.map((group) => `${cells(group.spans)} ${writeAre(group, speech)}`);
  const lists = groups.some(({ spans }) => spans.length > 1);
  if (!lists || clauses.length < 2) return listText(clauses, 'et');
  return `${clauses.slice(0, -1).join(', ')}, et ${clauses.at(-1)}`;
}

/** The predicate for cells that were just named: "elle est remplie", "elles sont vides". */
export function itIs(group: Group, speech: Speech): string {
  return `${isPlural(group.spans) ? 'elles' : 'elle'} ${writeAre(group, speech)}`;
}

/** "sont remplies", "n’est pas rouge", "ne sont ni rouges ni vides": without the cells. */
function writeAre({ spans, color, lost }: Group, speech: Speech): string {
  const plural = isPlural(spans);
  const looks = (one: Color): string => cellLooks(one, speech, plural);
  if (color !== UNKNOWN) return `${plural ? 'sont' : 'est'} ${looks(color)}`;
  const not = plural ? 'ne sont' : 'n’est';
  const [first, another] = lost;
  if (first !== undefined && another === undefined) return `${not} pas ${looks(first)}`;
  return `${not} ${lost.map((one) => `ni ${looks(one)}`).join(' ')}`;
}

/** The appearance of cells: "remplie", "vides", "rouge". */
export function cellLooks(color: Color, speech: Speech, plural = false): string {
  if (color === 0) return plural ? 'vides' : 'vide';
  if (!isColored(speech)) return plural ? 'remplies' : 'remplie';
  return colorForm(color, plural ? 'feminine-plural' : 'feminine', speech);
}

/** "rouge", "vertes", "de couleur #3a3a3a". */
export function colorForm(color: Color, form: Form, { colors }: Speech): string {
  const word = colors[color];
  if (word === undefined) return `de couleur ${color}`;
  return 'rgb' in word ? `de couleur ${word.rgb}` : colorAdjective(word.basic, word.shade, form);
}

function isNamed(color: Color, { colors }: Speech): boolean {
  const word = colors[color];
  return word !== undefined && !('rgb' in word);
}

/** "blocs rouges", "blocs de couleur #3a3a3a". */
export function blocksOf(color: Color, speech: Speech): string {
  return `blocs ${colorForm(color, 'masculine-plural', speech)}`;
}

/** "bloc rouge", "bloc de couleur #3a3a3a". */
export function blockOf(color: Color, speech: Speech): string {
  return `bloc ${colorForm(color, 'masculine', speech)}`;
}

/** "remplir la case 5", "mettre la case 5 en rouge": to fill cells with a colour. */
export function filling(where: string, color: Color, speech: Speech): string {
  if (!isColored(speech)) return `remplir ${where}`;
  const looks = colorForm(color, 'masculine', speech);
  return isNamed(color, speech) ? `mettre ${where} en ${looks}` : `rendre ${where} ${looks}`;
}
