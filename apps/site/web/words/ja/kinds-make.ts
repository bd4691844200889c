/** Texts of the page that makes puzzles of other kinds, in Japanese. */
import type { KindMakerWords } from '../en/kinds-make.js';
import { counted } from './grammar.js';

export const words: KindMakerWords = {
  title: '変わり種を作る',
  description:
    '隠れた数字、2ラインにまたがる数字、三角マスのイラストロジックを、画像やパズルから作ります。',
  heading: '変わり種のイラストロジックを作る',
  lead: '画像または手持ちのパズルの絵に、別の種類の数字を付けます。どれもラインごとの推理だけで解けます。',
  choose: '画像またはパズルを選ぶ',
  noSource: 'このファイルは画像でもパズルでもありません。別のファイルを選んでください。',
  nothing: '作ったパズルがここに表示されます。',
  kind: '種類',
  kinds: { hidden: '隠れた数字', pairs: '2ライン', both: '両方', triangles: '三角' },
  kindTexts: {
    hidden: '解ける範囲で、できるだけ多くの数字を「?」にします。',
    pairs: '隣り合うラインが、できるところでは数字を共有します。1色のみ。',
    both: '隣り合うラインの数字をまとめてから、数字を隠します。1色のみ。',
    triangles: '絵を三角形で描きます。ラインごとに解けるよう、少し変わることがあります。',
  },
  size: 'サイズ',
  cellsAcross: (count) => counted(count, 'マス'),
  inks: '色',
  again: '別の数字を隠す',
  working: 'パズルを作成中…',
  sheet: 'パズルの紙面',
  solution: '絵を表示',
  made: ({ hidden, numbers, pairs, changed, cells, puzzle }) =>
    puzzle.board.shape === 'triangle'
      ? `三角${counted(cells, '個')}、うち${counted(changed, '個')}を変更。`
      : `${[
          ...(pairs > 0 ? [`${counted(pairs, '組')}のラインが数字を共有`] : []),
          ...(hidden > 0 ? [`数字${counted(numbers, '個')}のうち${hidden}個を隠しました`] : []),
        ].join('、')}。`,
  play: '遊ぶ',
  save: 'パズルを保存',
  saveSheet: '紙面を保存',
  fileName: 'puzzle',
  troubles: {
    noPicture: 'この絵からはパズルができませんでした。別のサイズか、別の画像を試してください。',
    needsMore:
      'このパズルは多色ですが、2ラインの数字は1色だけで使えます。別の種類を選んでください。',
    nothingToChange:
      'このパズルはラインごとの推理では解けないか、すべての数字が必要なため、何も変えませんでした。',
    noTriangles:
      '三角では、ラインごとの推理でこの絵にたどり着けません。サイズを変えるか、色を減らしてください。',
    tooLarge: 'このパズルは大きすぎます。10,000マス、31色までです。',
    failed: 'パズルを作れませんでした。ページを再読み込みして、もう一度お試しください。',
  },
};
