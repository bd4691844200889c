/** Polish phrases for blocks, colours and conclusions. */
import { type Color, UNKNOWN } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/polish-color';
import type { BlockFact } from '../../facts.js';
import type { Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, findRank, isColored } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { agreeing, cellsIn } from './words.js';

/** The cases of a block; its accusative is its nominative. */
export type BlockForm = 'masculine' | 'genitive';

const ORDINALS: Readonly<Record<BlockForm, readonly string[]>> = {
  masculine: ['pierwszy', 'drugi', 'trzeci', 'czwarty', 'piąty', 'szósty', 'siódmy', 'ósmy'],
  genitive: [
    'pierwszego',
    'drugiego',
    'trzeciego',
    'czwartego',
    'piątego',
    'szóstego',
    'siódmego',
    'ósmego',
  ],
};
const LAST: Readonly<Record<BlockForm, string>> = { masculine: 'ostatni', genitive: 'ostatniego' };
const BLOCK: Readonly<Record<BlockForm, string>> = { masculine: 'blok', genitive: 'bloku' };
const FILLED = { feminine: 'zamalowana', plural: 'zamalowane' };
const EMPTY = { feminine: 'pusta', plural: 'puste' };

/** "blok 6", "czerwonego bloku 6". */
export function blockText(
  { size, color }: BlockFact,
  speech: Speech,
  form: BlockForm = 'masculine',
): string {
  if (!isColored(speech)) return `${BLOCK[form]} ${size}`;
  const word = speech.colors[color];
  if (word === undefined || 'rgb' in word) {
    return `${BLOCK[form]} ${size} ${colorForm(color, form, speech)}`;
  }
  return `${colorForm(color, form, speech)} ${BLOCK[form]} ${size}`;
}

/** "blok 6"; "drugi blok 6", "ostatni czerwony blok 6" if the clue has several. */
export function whichBlock(
  block: BlockFact,
  speech: Speech,
  form: BlockForm = 'masculine',
): string {
  const { place, of } = findRank(block, speech);
  const which = place === of ? LAST[form] : (ORDINALS[form][place - 1] ?? `${place}.`);
  const text = blockText(block, speech, form);
  return of === 1 ? text : `${which} ${text}`;
}

/** "6", "czerwony 6": a block in a list or in brackets. */
export function numberText(
  block: BlockFact,
  speech: Speech,
  form: BlockForm = 'masculine',
): string {
  return blockText(block, speech, form).replace(`${BLOCK[form]} `, '');
}

/** "bloki 3, 1", "bloków 3, 1": the clue of the line. */
export function clueText(speech: Speech, form: 'nominative' | 'genitive'): string {
  const [one, many] = form === 'nominative' ? ['blok', 'bloki'] : ['bloku', 'bloków'];
  const adjective = form === 'nominative' ? 'masculine' : 'genitive';
  const names = clueIn(speech).map((block, index) =>
    numberText({ ...block, index }, speech, adjective),
  );
  return `${names.length === 1 ? one : many} ${names.join(', ')}`;
}

/** "kratki 4–6 są zamalowane, a kratka 7 jest pusta". */
export function writeClauses(groups: readonly Group[], speech: Speech): string {
  const clauses = groups.map((group) => writeClause(group, speech));
  if (clauses.length < 2) return clauses.join('');
  return `${clauses.slice(0, -1).join(', ')}, a ${clauses.at(-1)}`;
}

function writeClause(group: Group, speech: Speech): string {
  return `${cellsIn('nominative', group.spans)} ${writeAre(group, speech)}`;
}

/** "są zamalowane", "nie jest czerwona ani niebieska": the predicate without the cells. */
export function writeAre({ spans, color, lost }: Group, speech: Speech): string {
  const are = isPlural(spans) ? 'są' : 'jest';
  const looks = (one: Color): string => {
    if (one === 0) return agreeing(EMPTY, spans);
    if (!isColored(speech)) return agreeing(FILLED, spans);
    return colorForm(one, isPlural(spans) ? 'plural' : 'feminine', speech);
  };
  if (color !== UNKNOWN) return `${are} ${looks(color)}`;
  return `nie ${are} ${listText(lost.map(looks), 'ani')}`;
}

/** The appearance of a cell: "zamalowana", "pusta", "czerwona". */
export function cellLooks(color: Color, speech: Speech): string {
  if (color === 0) return EMPTY.feminine;
  return isColored(speech) ? colorForm(color, 'feminine', speech) : FILLED.feminine;
}

/** "czerwony", "jasnozielonego", "w kolorze #3a3a3a". */
export function colorForm(color: Color, form: Form, { colors }: Speech): string {
  const word = colors[color];
  if (word === undefined) return `w kolorze ${color}`;
  return 'rgb' in word ? `w kolorze ${word.rgb}` : colorAdjective(word.basic, word.shade, form);
}

const BLOCKS = {
  masculine: 'blok',
  plural: 'bloki',
  'plural-genitive': 'bloków',
} as const;

/** "czerwone bloki", "bloki w kolorze #3a3a3a", "czerwony blok". */
export function blocksOf(color: Color, form: keyof typeof BLOCKS, speech: Speech): string {
  return colored(BLOCKS[form], color, form, speech);
}

/** A noun with its colour: the adjective before it, a value after it. */
export function colored(noun: string, color: Color, form: Form, speech: Speech): string {
  const word = speech.colors[color];
  const adjective = colorForm(color, form, speech);
  return word === undefined || 'rgb' in word ? `${noun} ${adjective}` : `${adjective} ${noun}`;
}
