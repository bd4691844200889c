/** Russian phrases for blocks, colours and conclusions. */
import { type Color, UNKNOWN } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/russian-color';
import type { BlockFact } from '../../facts.js';
import type { Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, findRank, isColored } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { agreeing, cellsIn } from './words.js';

const ORDINALS = ['первый', 'второй', 'третий', 'четвёртый', 'пятый', 'шестой', 'седьмой'];
const FILLED = { feminine: 'закрашена', plural: 'закрашены' };
const EMPTY = { feminine: 'пуста', plural: 'пусты' };
const BLOCK = { masculine: 'блок', genitive: 'блока', dative: 'блоку' };

/** "блок 6", "красному блоку 6". */
export function blockText(
  { size, color }: BlockFact,
  speech: Speech,
  form: 'masculine' | 'genitive' | 'dative' = 'masculine',
): string {
  if (!isColored(speech)) return `${BLOCK[form]} ${size}`;
  const word = speech.colors[color];
  if (word === undefined || 'rgb' in word) {
    return `${BLOCK[form]} ${size} ${colorForm(color, form, speech)}`;
  }
  return `${colorForm(color, form, speech)} ${BLOCK[form]} ${size}`;
}

/** "блок 6"; "второй блок 6", "последний красный блок 6" if the clue has several. */
export function whichBlock(block: BlockFact, speech: Speech): string {
  const { place, of } = findRank(block, speech);
  const which = place === of ? 'последний' : (ORDINALS[place - 1] ?? `${place}-й`);
  const text = blockText(block, speech);
  return of === 1 ? text : `${which} ${text}`;
}

/** "6", "красный 6": a block in a list or in brackets. */
export function numberText(
  block: BlockFact,
  speech: Speech,
  form: 'masculine' | 'genitive' = 'masculine',
): string {
  return blockText(block, speech, form).replace(`${BLOCK[form]} `, '');
}

/** "блоки 3, 1", "блоков 3, 1": the clue of the line. */
export function clueText(speech: Speech, form: 'nominative' | 'genitive'): string {
  const [one, many] = form === 'nominative' ? ['блок', 'блоки'] : ['блока', 'блоков'];
  const adjective = form === 'nominative' ? 'masculine' : 'genitive';
  const names = clueIn(speech).map((block, index) =>
    numberText({ ...block, index }, speech, adjective),
  );
  return `${names.length === 1 ? one : many} ${names.join(', ')}`;
}

/** "клетки 4–6 закрашены, а клетка 7 пуста". */
export function writeClauses(groups: readonly Group[], speech: Speech): string {
  const clauses = groups.map((group) => writeClause(group, speech));
  if (clauses.length < 2) return clauses.join('');
  return `${clauses.slice(0, -1).join(', ')}, а ${clauses.at(-1)}`;
}

function writeClause(group: Group, speech: Speech): string {
  return `${cellsIn('nominative', group.spans)} ${writeAre(group, speech)}`;
}

/** The predicate for cells that were just named: "она закрашена", "они пусты". */
export function itIs(group: Group, speech: Speech): string {
  const it = isPlural(group.spans) ? 'они' : 'она';
  return `${it} ${writeAre(group, speech)}`;
}

/** "закрашены", "не красная": the predicate without the cells. */
function writeAre({ spans, color, lost }: Group, speech: Speech): string {
  const looks = (one: Color): string => {
    if (one === 0) return agreeing(EMPTY, spans);
    if (!isColored(speech)) return agreeing(FILLED, spans);
    return colorForm(one, isPlural(spans) ? 'plural' : 'feminine', speech);
  };
  if (color !== UNKNOWN) return looks(color);
  return `не ${listText(lost.map(looks), 'и не')}`;
}

/** The appearance of a cell: "закрашена", "пуста", "красная". */
export function cellLooks(color: Color, speech: Speech): string {
  if (color === 0) return EMPTY.feminine;
  return isColored(speech) ? colorForm(color, 'feminine', speech) : FILLED.feminine;
}

/** "красный", "светло-зелёного", "цвета #3a3a3a". */
export function colorForm(color: Color, form: Form, { colors }: Speech): string {
  const word = colors[color];
  if (word === undefined) return `цвета ${color}`;
  return 'rgb' in word ? `цвета ${word.rgb}` : colorAdjective(word.basic, word.shade, form);
}

/** "красные блоки", "блоки цвета #3a3a3a". */
export function blocksOf(color: Color, form: 'plural' | 'plural-genitive', speech: Speech): string {
  const noun = form === 'plural' ? 'блоки' : 'блоков';
  const word = speech.colors[color];
  const adjective = colorForm(color, form, speech);
  return word === undefined || 'rgb' in word ? `${noun} ${adjective}` : `${adjective} ${noun}`;
}
