/**
 * Japanese words for blocks, cells, colours and conclusions. Nothing changes with number or gender;
 * states of cells are nouns ("塗り", "空白", "赤以外"), so that one ending suits all of them.
 */
import { type Color, type Line, UNKNOWN } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/japanese-color';
import type { BlockFact, Span } from '../../facts.js';
import type { Group } from '../grouped.js';
import type { Speech } from '../language.js';
import { clueIn, findRank, isColored } from '../naming.js';
import { isPlural } from '../spans.js';

/** "1、4〜6": places as Japanese writes them. */
export function placesText(spans: readonly Span[]): string {
  return spans
    .map(({ from, to }) => (from === to ? `${from + 1}` : `${from + 1}〜${to + 1}`))
    .join('、');
}

/** "1、4〜6マス目": the cells of a line, counted from its beginning. */
export function cells(spans: readonly Span[]): string {
  return `${placesText(spans)}マス目`;
}

/** "3マス目": one cell. */
export function oneCell(place: number): string {
  return cells([{ from: place, to: place }]);
}

/** "4〜6列目": the lines that cross a line in these cells. */
export function linesAcross(spans: readonly Span[], line: Line): string {
  return `${placesText(spans)}${line.kind === 'row' ? '列目' : '行目'}`;
}

/** "7行目", "7列目". */
export function lineName({ kind, index }: Line): string {
  return `${index + 1}${kind === 'row' ? '行目' : '列目'}`;
}

/** "行" or "列": the kind of the line that a sentence is about. */
export function lineNoun({ line }: Speech): string {
  return line.kind === 'row' ? '行' : '列';
}

/** "左" and "右" along a row, "上" and "下" along a column. */
export function sideOf(side: 'before' | 'after', { line }: Speech): string {
  const [before, after] = line.kind === 'row' ? ['左', '右'] : ['上', '下'];
  return side === 'before' ? before : after;
}

/** "6", or "赤の6" in a coloured puzzle. */
export function numberText({ size, color }: BlockFact, speech: Speech): string {
  return isColored(speech) ? `${looks(color, speech)}の${size}` : `${size}`;
}

/** "6のブロック", "赤の6のブロック". */
export function blockText(block: BlockFact, speech: Speech): string {
  return `${numberText(block, speech)}のブロック`;
}

/** "6のブロック"; "2つ目の6のブロック", "最後の赤の6のブロック" where the clue has several. */
export function theBlock(block: BlockFact, speech: Speech): string {
  const { place, of } = findRank(block, speech);
  const text = blockText(block, speech);
  if (of === 1) return text;
  return place === of ? `最後の${text}` : `${ordinal(place)}の${text}`;
}

/** "1つ目", "10個目". */
function ordinal(place: number): string {
  return place < 10 ? `${place}つ目` : `${place}個目`;
}

/** "3つ", "12個". */
export function things(count: number): string {
  return count < 10 ? `${count}つ` : `${count}個`;
}

/** "3・1・1": the clue of the line. */
export function clueText(speech: Speech): string {
  return clueIn(speech)
    .map((block, index) => numberText({ ...block, index }, speech))
    .join('・');
}

/** "塗り" and "空白", or the colour's name. */
export function looks(color: Color, { puzzle, colors }: Speech): string {
  if (color === 0) return '空白';
  if (puzzle.palette.length === 2) return '塗り';
  const word = colors[color];
  if (word === undefined) return `色${color}`;
  return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade);
}

/** "4〜6マス目は塗り、7マス目は空白": the ending is left to the sentence. */
export function writeClauses(groups: readonly Group[], speech: Speech): string {
  return groups.map((group) => `${cells(group.spans)}は${stateOf(group, speech)}`).join('、');
}

/** "塗り", "赤以外", "赤・青以外": the state of the cells as a noun. */
export function stateOf({ color, lost }: Group, speech: Speech): string {
  if (color !== UNKNOWN) return looks(color, speech);
  return `${lost.map((one) => looks(one, speech)).join('・')}以外`;
}

/** "そのすべてが塗り", "そこが空白": of cells that were just named. */
export function itIs(group: Group, speech: Speech): string {
  return `${isPlural(group.spans) ? 'そのすべて' : 'そこ'}が${stateOf(group, speech)}`;
}
