/** Ukrainian phrases for blocks, colours and conclusions. */
import { type Color, UNKNOWN } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/ukrainian-color';
import type { BlockFact } from '../../facts.js';
import type { Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, findRank, isColored } from '../naming.js';
import { isPlural, listText } from '../spans.js';
import { agreeing, cellsIn } from './words.js';

const ORDINALS = ['перший', 'другий', 'третій', 'четвертий', 'п’ятий', 'шостий', 'сьомий'];
const FILLED = { feminine: 'зафарбована', plural: 'зафарбовані' };
const EMPTY = { feminine: 'порожня', plural: 'порожні' };
const BLOCK = { masculine: 'блок', genitive: 'блока', dative: 'блоку' };

/** "блок 6", "червоному блоку 6". */
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

/** "блок 6"; "другий блок 6", "останній червоний блок 6" if the clue has several. */
export function whichBlock(block: BlockFact, speech: Speech): string {
  const { place, of } = findRank(block, speech);
  const which = place === of ? 'останній' : (ORDINALS[place - 1] ?? `${place}-й`);
  const text = blockText(block, speech);
  return of === 1 ? text : `${which} ${text}`;
}

/** "6", "червоний 6": a block in a list or in brackets. */
export function numberText(
  block: BlockFact,
  speech: Speech,
  form: 'masculine' | 'genitive' = 'masculine',
): string {
  return blockText(block, speech, form).replace(`${BLOCK[form]} `, '');
}

/** "блоки 3, 1", "блоків 3, 1": the clue of the line. */
export function clueText(speech: Speech, form: 'nominative' | 'genitive'): string {
  const [one, many] = form === 'nominative' ? ['блок', 'блоки'] : ['блока', 'блоків'];
  const adjective = form === 'nominative' ? 'masculine' : 'genitive';
  const names = clueIn(speech).map((block, index) =>
    numberText({ ...block, index }, speech, adjective),
  );
  return `${names.length === 1 ? one : many} ${names.join(', ')}`;
}

/** "клітинки 4–6 зафарбовані, а клітинка 7 порожня". */
export function writeClauses(groups: readonly Group[], speech: Speech): string {
  const clauses = groups.map((group) => writeClause(group, speech));
  if (clauses.length < 2) return clauses.join('');
  return `${clauses.slice(0, -1).join(', ')}, а ${clauses.at(-1)}`;
}

function writeClause(group: Group, speech: Speech): string {
  return `${cellsIn('nominative', group.spans)} ${writeAre(group, speech)}`;
}

/** The predicate for cells that were just named: "вона зафарбована", "вони порожні". */
export function itIs(group: Group, speech: Speech): string {
  const it = isPlural(group.spans) ? 'вони' : 'вона';
  return `${it} ${writeAre(group, speech)}`;
}

/** "зафарбовані", "не червона": the predicate without the cells. */
function writeAre({ spans, color, lost }: Group, speech: Speech): string {
  const looks = (one: Color): string => {
    if (one === 0) return agreeing(EMPTY, spans);
    if (!isColored(speech)) return agreeing(FILLED, spans);
    return colorForm(one, isPlural(spans) ? 'plural' : 'feminine', speech);
  };
  if (color !== UNKNOWN) return looks(color);
  return `не ${listText(lost.map(looks), 'і не')}`;
}

/** The appearance of a cell: "зафарбована", "порожня", "червона". */
export function cellLooks(color: Color, speech: Speech): string {
  if (color === 0) return EMPTY.feminine;
  return isColored(speech) ? colorForm(color, 'feminine', speech) : FILLED.feminine;
}

/** "червоний", "світло-зеленого", "кольору #3a3a3a". */
export function colorForm(color: Color, form: Form, { colors }: Speech): string {
  const word = colors[color];
  if (word === undefined) return `кольору ${color}`;
  return 'rgb' in word ? `кольору ${word.rgb}` : colorAdjective(word.basic, word.shade, form);
}

/** "червоні блоки", "блоки кольору #3a3a3a". */
export function blocksOf(color: Color, form: 'plural' | 'plural-genitive', speech: Speech): string {
  const noun = form === 'plural' ? 'блоки' : 'блоків';
  const word = speech.colors[color];
  const adjective = colorForm(color, form, speech);
  return word === undefined || 'rgb' in word ? `${noun} ${adjective}` : `${adjective} ${noun}`;
}
