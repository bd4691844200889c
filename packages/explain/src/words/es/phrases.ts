/** Spanish phrases for blocks, colours and conclusions. */
import { type Color, UNKNOWN } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/spanish-color';
import type { BlockFact } from '../../facts.js';
import type { Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, findRank, isColored } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { cells } from './words.js';

const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo'];

/** "rojas", "verde claro", "de color #3a3a3a": after the noun. */
export function colorForm(color: Color, form: Form, { colors }: Speech): string {
  const word = colors[color];
  if (word === undefined) return `de color ${color}`;
  return 'rgb' in word ? `de color ${word.rgb}` : colorAdjective(word.basic, word.shade, form);
}

/** "de rojo", "de color #3a3a3a": what a cell is painted. */
export function paintText(color: Color, speech: Speech): string {
  const text = colorForm(color, 'masculine', speech);
  return text.startsWith('de ') ? text : `de ${text}`;
}

/** "6", or "6 rojo" in a coloured puzzle. */
export function blockText({ size, color }: BlockFact, speech: Speech): string {
  return isColored(speech) ? `${size} ${colorForm(color, 'masculine', speech)}` : `${size}`;
}

/** "el 6"; "el segundo 6", "el último 6 rojo" where the clue has several. */
export function theBlock(block: BlockFact, speech: Speech): string {
  const { place, of } = findRank(block, speech);
  const ordinal = place === of ? 'último' : (ORDINALS[place - 1] ?? `${place}.º`);
  return `el ${of === 1 ? '' : `${ordinal} `}${blockText(block, speech)}`;
}

/** "el 6", or "un 6" if the clue has several. */
export function someBlock(block: BlockFact, speech: Speech): string {
  return `${findRank(block, speech).of === 1 ? 'el' : 'un'} ${blockText(block, speech)}`;
}

/** "el bloque 3", "los bloques 3, 1, 1": the clue of the line. */
export function clueText(speech: Speech): string {
  const names = clueIn(speech).map((block, index) => blockText({ ...block, index }, speech));
  return `${names.length === 1 ? 'el bloque' : 'los bloques'} ${names.join(', ')}`;
}

/** "bloques rojos", "bloque de color #3a3a3a". */
export function blocksOf(color: Color, form: 'one' | 'several', speech: Speech): string {
  return form === 'one'
    ? `bloque ${colorForm(color, 'masculine', speech)}`
    : `bloques ${colorForm(color, 'masculine-plural', speech)}`;
}

/** "las columnas 4–6 están pintadas y la columna 7 está vacía". */
export function writeClauses(groups: readonly Group[], speech: Speech): string {
  const clauses = groups.map((group) => `${cells(group.spans)} ${writeAre(group, speech)}`);
  const lists = groups.some(({ spans }) => spans.length > 1);
  if (!lists || clauses.length < 2) return listText(clauses, 'y');
  return `${clauses.slice(0, -1).join(', ')}, y ${clauses.at(-1)}`;
}

/** "están pintadas", "no es roja": the predicate, which also stands alone without a subject. */
export function writeAre({ spans, color, lost }: Group, speech: Speech): string {
  const isMany = isPlural(spans);
  if (color !== UNKNOWN) return isThat(color, isMany, speech);
  const predicates = lost.map((one) => isThat(one, isMany, speech));
  // "no es roja ni azul": the verb is said once
  const said = predicates.map((predicate, k) => {
    const [verb] = predicate.split(' ', 1);
    const isSame = k > 0 && predicates[k - 1]?.startsWith(`${verb} `) === true;
    return isSame ? predicate.slice(`${verb} `.length) : predicate;
  });
  return `no ${said.join(' ni ')}`;
}

/** "está vacía", "están pintadas", "son rojas". */
function isThat(color: Color, isMany: boolean, speech: Speech): string {
  const look = cellLooks(color, isMany ? 'feminine-plural' : 'feminine', speech);
  if (color === 0 || !isColored(speech)) return `${isMany ? 'están' : 'está'} ${look}`;
  return `${isMany ? 'son' : 'es'} ${look}`;
}

/** "es roja", "está vacía": said of one cell. */
export function isOne(color: Color, speech: Speech): string {
  return isThat(color, false, speech);
}

/** "ser rojas", "estar pintada": after "pueden". */
export function toBe(color: Color, isMany: boolean, speech: Speech): string {
  return isThat(color, isMany, speech)
    .replace(/^están? /, 'estar ')
    .replace(/^(es|son) /, 'ser ');
}

/** The appearance of cells: "pintadas", "vacía", "rojas". */
export function cellLooks(
  color: Color,
  form: 'feminine' | 'feminine-plural',
  speech: Speech,
): string {
  const ending = form === 'feminine' ? '' : 's';
  if (color === 0) return `vacía${ending}`;
  return isColored(speech) ? colorForm(color, form, speech) : `pintada${ending}`;
}
