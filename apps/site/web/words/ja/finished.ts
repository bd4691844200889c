/** Texts of a finished puzzle, in Japanese. */
import type { FinishedWords } from '../en/finished.js';
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

export const words: FinishedWords = {
  solved: '完成',
  picture: '完成した絵',
  by: (author) => `作：${author}`,
  joy: {
    fastest: (size, time) => `このサイズで自己ベスト：${size}を${time}で。`,
    firstEver: '最初の1枚です。ようこそ！',
    firstOfSize: (size) => `これまでで最大：${size}。`,
    flawless: (cells, inks) =>
      inks === 1
        ? `${counted(cells, 'マス')}を一度も間違えずに。`
        : `${inks}色、${counted(cells, 'マス')}を一度も間違えずに。`,
    underMedian: '解いた人の半分より速いタイムです。',
    hardest: 'これまでに解いた中で最も難しいパズルです。',
    round: (count) => `${counted(count, '枚目')}の絵です。`,
    oneMore: 'アルバムにまた1枚。',
  },
  yourTime: 'タイム',
  hintsShort: () => 'ヒント',
  checksShort: () => 'ミスチェック',
  median: (count) => `${counted(count, '人')}の中央値`,
  nextIs: (name, width, height) => `次：${name}、${width} × ${height}`,
  allPuzzles: 'パズル一覧',
  watch: '自分の解き方を再生',
  explain: '解き方を見る',
  savePicture: '絵を保存',
  playAgain: 'もう一度遊ぶ',
  editPuzzle: 'このパズルを編集',
  saveText: 'ファイルに入るのは数字だけです。タイトルと絵は、解いたあとに追加されます。',
  shareTitle: 'ネタバレなしで共有',
  curve: '最初から最後までの難しさ',
  copyText: '文をコピー',
  sharePicture: '画像',
  textCopied: 'コピーしました（絵は含みません）。',
  help: (hints, checks) =>
    [
      ...(hints > 0 ? [`ヒント${hints}回`] : []),
      ...(checks > 0 ? [`ミスチェック${checks}回`] : []),
    ].join('、') || 'ヒントなし',
  likedIt: '楽しめましたか？',
  stars: (count) => `星${count}つ`,
  howHard: '難しさは？',
  felt: { easy: '簡単すぎ', right: 'ちょうどいい', hard: '難しすぎ' },
  moreOfKind: '同じようなパズル',
  album: 'アルバム',
  allOfAlbum: (count) => `${grouped(count, ',')}枚すべて`,
  onDevice: 'アルバムはこの端末に保存されています。',
  withAccount:
    'アルバムはこの端末に保存されています。アカウントがあればどの端末でも見られ、タイムがランキングに載ります。',
  makeAccount: 'アカウントを作成',
  pictureBy: (title, author) => `絵：「${title}」、作：${author}。`,
  replayBoard: '再生中の盤面',
  replayPlay: '再生',
  replayPause: '一時停止',
  replayAt: (move, all) => `${counted(all, '手')}中${counted(move, '手目')}`,
  close: '閉じる',
};
