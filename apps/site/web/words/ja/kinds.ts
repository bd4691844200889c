/** Texts of the page of other kinds of nonogram, and of boards of triangles, in Japanese. */
import type { KindsWords, LineSentences } from '../en/kinds.js';
import { counted } from './grammar.js';

const sayLine =
  (nameOf: (number: number) => string): LineSentences['row'] =>
  (number, clue, isDone) =>
    `${nameOf(number)}：${clue}${isDone ? '、完成' : ''}。`;

const lines: LineSentences = {
  row: sayLine((number) => `${number}行目`),
  column: sayLine((number) => `${number}列目`),
  slash: sayLine((number) => `「/」のライン${number}`),
  backslash: sayLine((number) => `「\\」のライン${number}`),
};

/** Where a triangle points; nothing of a square. */
function pointing(isUp: boolean | undefined): string {
  if (isUp === undefined) return '';
  return isUp ? '、上向き' : '、下向き';
}

export const words: KindsWords = {
  title: '変わり種',
  description:
    '隠れた数字、2ラインにまたがる数字、三角マスのイラストロジック：ルールと、遊べるパズル。',
  heading: '変わり種のイラストロジック',
  lead: '同じ考え方で、ルールが1つだけ違います。どれも勘に頼らずに解けます。',
  lesson: '解き方',
  hidden: {
    heading: '隠れた数字',
    rules: [
      '「?」は、長さのわからないブロック1つです。少なくとも1マスあり、次のブロックとの間はいつもどおり空きます。',
      '「*」は、いくつかのブロック、またはブロックなしを表します。',
      'わかっている長さと、交差するラインを手がかりにします。「?」の長さは、隣のブロックが残す余裕までです。',
    ],
    example:
      '1行目の「? ?」は、ブロックが2つという意味です。2行目と3行目は全部塗りなので、1列目と5列目の2はそこで終わり、3列目の4によって1行目の真ん中は空きます。',
  },
  pairs: {
    heading: '2ラインにまたがる数字',
    rules: [
      '隣り合う2つのラインが数字を共有します。丸で囲まれた数字は、2つのラインにまたがって辺でつながるマスの数です。形は問いません。',
      'それ以外の数字は自分のラインだけのもので、丸の数字の前後に、絵の中の順番どおりに並びます。',
      '角だけで接しているマスは、つながっているとみなしません。',
    ],
    example:
      '丸で囲まれた4は、両方の行にまたがる1つのかたまりです。2つの1は1行目だけのもので、その前後にあります。',
  },
  triangles: {
    heading: '三角',
    rules: [
      'マスは三角形で、ラインは3方向に走ります。行と、左右の斜めです。',
      '数字はラインの始まる場所にあります。行と「/」のラインでは外側から内側へ、「\\」のラインでは盤面から外側へ読みます。',
      'どのマスも3本のラインの上にあるので、1つのマスが3つの数字で決まることもあります。',
    ],
    example: '4マスの羽根が3枚。数字は左、上、下の、それぞれのラインの端にあります。',
  },
  cut: {
    heading: '斜めに分けられたマス',
    rules: [
      '一部のマスは斜線で2色に分かれます。分け方ごとに別の色として扱います。',
      '数字のある分けられたマスは、ほかと同じ1つのブロックです。違う色のブロックは隣り合ってもかまいません。',
      '枠は、分けられたマスがブロックの端にくっつくことを示します。間に空きはなく、数字にはそのマスも含まれます。',
    ],
    example:
      '1行目は2つの三角形にはさまれた4です。分けられたマス、ふつうのマス2つ、分けられたマスの順です。2行目は全部塗ります。',
  },
  cards: {
    triangles: (count) => `三角${count}個`,
    steps: (count) => counted(count, '手'),
    started: 'プレイ中',
    solved: 'クリア',
  },
  own: {
    heading: '手持ちのファイル',
    text: 'これらの種類のパズルも、ほかと同じように開けます。ドロップ、貼り付け、またはここで選択してください。NonokitのJSON、webpbnのXML、.g ファイルに入れられます。',
    choose: 'ファイルを選ぶ',
    make: '自分で作る',
  },
  noPuzzle: {
    loading: '読み込み中…',
    noPuzzle: 'そのパズルはありません',
    toPuzzles: 'パズル一覧へ',
  },
  game: {
    name: (cells) => `三角${cells}個`,
    rule: 'ラインは3方向に走ります。どの方向にもなぞって、まとめて塗れます。',
    tool: 'なぞったときの動作',
    fill: '塗る',
    cross: '×印',
    erase: '消す',
    undo: '元に戻す',
    redo: 'やり直す',
    restart: '最初から',
    hint: 'ヒント',
    whatIf: '仮置き',
    whatIfOn: (name) => `仮置き${name}`,
    whatIfText: 'ここからは鉛筆書きです。あとで、すべて採用するか、すべて取り消します。',
    keep: '採用',
    discard: '取り消す',
    zoomIn: 'マスを大きく',
    zoomOut: 'マスを小さく',
    print: '印刷',
    picture: '完成した絵',
    solved: '完成',
    solvedIn: (time) => `${time}で完成`,
    more: 'ほかのパズル',
    again: 'もう一度遊ぶ',
  },
  board: {
    label: '三角の盤面',
    squares: '斜めに分けられたマスのある盤面',
    keys: '矢印キーで移動、スペースで塗る、Xで×印、Backspaceで消す、Shift＋矢印で続けて塗る、Hでヒント、+と−で大きさを変えます。',
    filled: '塗り',
    crossed: '×印',
    unknown: '未定',
    line: lines,
    cell: ({ row, place, length, isUp, mark, lines }) =>
      `${row}行目、${length}マス中${place}マス目${pointing(isUp)}：${mark}。${lines}`,
  },
};
