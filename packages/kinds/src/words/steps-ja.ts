/** The sentences of steps in Japanese. */
import { colorAdjective } from '@nonokit/core/japanese-color';
import {
  type InkWord,
  joined,
  type SaidCells,
  type SaidColor,
  type SaidGroup,
  type SaidLarge,
  type StepFacts,
} from './step-facts.js';

/** "赤", "薄い青". */
export function japaneseColor(word: InkWord): string {
  if ('halves' in word) return joined(word, japaneseColor);
  return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade);
}

/** The sentence of a step. */
export function japaneseStep({ groups, hidden, large, assumed, ...where }: StepFacts): string {
  const line = `${sayLine(where)}（${where.clue}）`;
  if (assumed === undefined) {
    const ranges = hidden.map((range) => `${sayHidden(range)}、`).join('');
    if (where.isPair) {
      const why =
        large.length > 0 ? `${large.map(sayLarge).join('、')}あります。よって、` : TOUCHING;
      return `${line}、つながったマス：${why}${groups.map(sayGroup).join('、')}です。`;
    }
    return `${line}：${ranges}どう並べても、${groups.map(sayGroup).join('、')}です。`;
  }
  const { cells, color, looks } = assumed;
  const after = looks > 1 ? `${looks}本のラインを調べると` : '';
  const conclusions = groups.map(({ color: found, isRuledOut }) => sayColor(found, isRuledOut));
  return (
    `${sayCells(cells)}が${sayColor(color)}だとすると、${after}${line}に合う並べ方がなくなるので、` +
    `${conclusions.join('、')}です。`
  );
}

/** Of several solutions none has all marks. */
export const JAPANESE_CLASH =
  'これらのマークがすべて正しいことはありえません。すべてを満たす解はありません。';

/** "3行目を見てみましょう。" */
export function japaneseWhere({ direction, number, isPair, assumed }: StepFacts): string {
  if (assumed !== undefined) return `${sayCells(assumed.cells)}を試してみましょう。`;
  return `${sayLine({ direction, number, isPair })}を見てみましょう。`;
}

/** "3行目の1–2マス目、4行目の5マス目". */
export function japaneseCells(cells: readonly SaidCells[]): string {
  return cells.map(sayCells).join('、');
}

/** "3行目", "3行目と4行目", "「/」のライン3". */
function sayLine({
  direction,
  number,
  isPair,
}: Pick<StepFacts, 'direction' | 'number' | 'isPair'>): string {
  const one = (place: number): string => {
    if (direction === 'row') return `${place}行目`;
    if (direction === 'column') return `${place}列目`;
    return `「${direction === 'slash' ? '/' : '\\'}」のライン${place}`;
  };
  return isPair ? `${one(number)}と${one(number + 1)}` : one(number);
}

/** Why something follows in two lines, where no set is told. */
const TOUCHING = '辺で接するマスはまとめて数えるので、';

/** "2つ目の(4)は2〜5列目に". */
function sayLarge({ text, place, isOnly, across, from, to }: SaidLarge): string {
  const which = isOnly ? '' : `${place + 1}つ目の`;
  const places = from === to ? `${from}` : `${from}〜${to}`;
  return `${which}${text}は${places}${across === 'row' ? '行目' : '列目'}に`;
}

/** "2つ目の「?」は2〜4". */
function sayHidden({ place, least, most, isOnly }: StepFacts['hidden'][number]): string {
  const which = isOnly ? '' : `${place + 1}つ目の`;
  return `${which}「?」は${least === most ? least : `${least}〜${most}`}`;
}

function sayGroup({ color, isRuledOut, cells }: SaidGroup): string {
  return `${japaneseCells(cells)}は${sayColor(color, isRuledOut)}`;
}

function sayCells({ places, row }: SaidCells): string {
  const cells = `${places.replaceAll(', ', '、').replaceAll('–', '〜')}マス目`;
  return row === undefined ? cells : `${row}行目の${cells}`;
}

function sayColor(color: SaidColor, isRuledOut = false): string {
  const word = color === 'blank' ? '空白' : color === 'filled' ? '塗り' : japaneseColor(color);
  return isRuledOut ? `${word}以外` : word;
}
