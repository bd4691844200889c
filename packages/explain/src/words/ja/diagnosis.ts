/** Diagnoses in Japanese. */
import { colorAdjective } from '@nonokit/core/japanese-color';
import type { Area, DiagnosisPhrases, Purpose, Whose } from '../diagnosis-phrases.js';
import { lineName, placesText } from './words.js';

const PURPOSES: Readonly<Record<Purpose, string>> = {
  unique: '解が1つに決まります',
  lineSolvable: '行・列ごとの推理で解けます',
  both: '解が1つに決まり、行・列ごとの推理で解けます',
};

/** The same before a noun. */
const PURPOSES_PLAIN: Readonly<Record<Purpose, string>> = {
  unique: '解が1つに決まる',
  lineSolvable: '行・列ごとの推理で解ける',
  both: '解が1つに決まり、行・列ごとの推理で解ける',
};

const WHOSE: Readonly<Record<Whose, string>> = {
  picture: '絵',
  solution: '解',
  'first solution': '1つ目の解',
};

/** The phrases in Japanese. */
export const japanese: DiagnosisPhrases = {
  several: ({ solutions, complete, differing }, where) =>
    complete
      ? `解がちょうど${solutions}通りあり、${differing.length}マスが異なります${placed(where)}。`
      : `解が2つ以上あります。比べた${solutions}通りの解では、${differing.length}マスが異なります${placed(where)}。`,
  none: (conflict) =>
    conflict === undefined
      ? 'この数字になる絵はありません。'
      : `この数字になる絵はありません。最後には${lineName(conflict)}の数字を置く場所がなくなります。`,
  contradictionIn: (open, all, where) =>
    `行・列ごとの推理で決まらない${open}マス（全${all}マス中）に矛盾があります${placed(where)}。`,
  undecided: '別の解があるかどうかは、制限内では判定できませんでした。',
  linesLeave: (open, all, where) =>
    `行・列ごとの推理では、全${all}マスのうち${open}マスが決まりません${placed(where)}。`,
  takesChains: (longest, nested) =>
    nested
      ? '先に進むには、背理法の中でさらに背理法を使う必要があります。'
      : `先に進むには、最長${longest}手の背理法が必要です。`,
  noChains: '先に進むための、人が追えるほど短い背理法は見つかりませんでした。',
  remedy: (deed, purpose, { cells = [], atLeast, proved }, named, of) => {
    const count = cells.length;
    const done =
      deed === 'give' ? `${count}マスを最初から見せれば` : `${WHOSE[of]}の${count}マスを変えれば`;
    const proof = writeProof(count, atLeast, proved);
    return `${done}、${PURPOSES[purpose]}：${named}。${proof}`;
  },
  noRemedy: (deed, purpose, atLeast) => {
    const what = deed === 'give' ? '最初から見せれば' : '変えれば';
    const least = atLeast > 1 ? `少なくとも${atLeast}マス必要です。` : '';
    return `${what}${PURPOSES_PLAIN[purpose]}というマスは、制限内では見つかりませんでした。${least}`;
  },
  areas: (areas) => areas.map(areaText).join('；'),
  within: (area) => `すべて${areaText(area)}の範囲内`,
  spread: ({ rows, columns, most }) => {
    const where = `${rows.of}行中${rows.count}行、${columns.of}列中${columns.count}列`;
    if (most === undefined) return where;
    return `${where}、最も多いのは${lineName(most.line)}（${most.cells}マス）`;
  },
  cells: (cells, more) => [...cells, ...(more > 0 ? [`ほか${more}マス`] : [])].join('、'),
  cell: ({ row, column }, looks, deed) => {
    const place = `${row + 1}行目${column + 1}列目`;
    return deed === 'give' ? `${place}（${looks}）` : `${place}→${looks}`;
  },
  looks: (color, word, colored) => {
    if (color === 0) return '空白';
    if (!colored) return '塗り';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade);
  },
};

/** "：1〜3行目"; nothing where the cells are all over the puzzle. */
function placed(where: string): string {
  return where === '' ? '' : `：${where}`;
}

function writeProof(count: number, atLeast: number, proved: boolean): string {
  if (count === 1) return '';
  if (proved) return 'これより少ないマスでは足りません。';
  return atLeast > 1
    ? `もっと少なくて済むかもしれませんが、${atLeast}マスは必要です。`
    : 'もっと少なくて済むかもしれません。';
}

/** "1〜3行目の4、6列目". */
function areaText({ rows, columns }: Area): string {
  return `${placesText(rows)}行目の${placesText(columns)}列目`;
}
