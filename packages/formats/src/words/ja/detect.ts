/** Messages of detection, reading and writing about a whole file, in Japanese. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_JA } from '@nonokit/core/ja';
import type * as EN from '../en/detect.js';
import type { Lost, Tried } from '../en/detect.js';

/** For "line 3" before a message, which is in Japanese already. */
const PLACES = { core: CORE_JA };

export const DETECT_JA: Translation<typeof EN> = {
  detectEmpty: () => 'ファイルが空です。パズルが必要です',
  detectBlank: () => 'ファイルには空白しかありません。パズルが必要です',
  detectTooManyBytes: ({ most }) => `ファイルが上限の${counted(most)}バイトを超えています`,
  detectTooManyLines: ({ most }) => `ファイルが上限の${counted(most)}行を超えています`,
  detectTooManyPuzzles: ({ most }) => `ファイルのパズルが上限の${counted(most)}問を超えています`,
  detectPackedTwice: () => 'ファイルがgzipで2重に圧縮されています。圧縮は1回までです',
  detectArchive: ({ kind }) =>
    `ファイルは${kind}アーカイブです。パズルが必要なので、先に展開してください`,
  detectDocument: ({ kind }) =>
    kind === 'PDF'
      ? 'ファイルはPDF文書です。パズルが必要なので、数字をテキストファイルに写してください'
      : `ファイルは${kind}の文書です。パズルが必要なので、表をCSVで保存してください`,
  detectImage: ({ image }) =>
    `ファイルは${image}画像で、そのまま読める形式はありません。` +
    'プログラムなら--fromなしで、デコード後ならpuzzleOfImageで読めます',
  detectUnknownBytes: ({ start, readable }) => {
    const expected = ['テキストファイル', readable.join('、')].filter((text) => text !== '');
    return `ファイルはバイナリで、バイト列${start}で始まっています。${expected.join('または')}が必要です`;
  },
  detectUnknown: ({ tried, lines }) => {
    const where = lines === 1 ? '内容' : `${counted(lines)}行の内容`;
    const why =
      tried.length === 0
        ? `パズルが見つかりません。${where}に、数字や絵らしいものがありません`
        : `形式がわかりません。${asTried(tried)}`;
    return `${why}。${TYPE_IT}`;
  },
  detectForeignJson: ({ keys, more }) => {
    const names = keys.map((key) => `"${key}"`).join('、');
    const rest = more > 0 ? `とほか${counted(more)}個` : '';
    const found = names === '' ? '' : `（項目：${names}${rest}）`;
    return `ファイルはJSON${found}ですが、Nonokitの知っているパズルがありません。{"rows": [[2], [1, 1]], "columns": [[2], [1], [1]]} のようなリストが必要です`;
  },
  detectDamagedJson: ({ problem }) =>
    `ファイルはJSONのようですが、壊れています：${describeProblemIn(PLACES, problem)}。パズルらしいものはありません`,
  detectNumbers: ({ tried, ids }) => {
    const why =
      tried.length === 0
        ? `${ids.join('、')}として試しましたが、最初の行がほかの行に合うサイズになっておらず、` +
          '行と列を分ける1つの空行もありません'
        : asTried(tried);
    return `ファイルには数がありますが、パズルとして成り立ちません。${why}。${TYPE_IT}`;
  },
  detectAmbiguous: ({ ids }) =>
    `この数は、${ids.join('と')}では別々のパズルになります。` +
    'ファイル名か--fromで形式を指定してください',
  detectWrongMedia: ({ format }) => `ファイルはバイナリですが、${format}はテキストのファイルです`,
  detectNoPuzzles: ({ format }) => `${format}のファイルにパズルがありません`,
  detectUnknownId: ({ wanted, ids }) =>
    `「${wanted}」という形式はありません。次のどれかを指定してください：${ids.join('、')}`,
  detectIdMeant: ({ wanted, meant }) =>
    `「${wanted}」という形式はありません。「${meant}」のことかもしれません`,
  detectNotOwn: ({ problem }) =>
    `${problem.message}。ほかの形式は \`formats: ALL_FORMATS\` を指定すると読めます`,
  detectNothingToWrite: () => '書き出すパズルがありません',
  detectOnePuzzle: ({ format, found }) =>
    `${format}は1ファイルに1問だけですが、${found}問あります。別々のファイルに書き出してください`,
  detectOneColor: ({ format, found }) =>
    `${format}で使えるのは背景のほかに1色だけですが、パズルは${found}色です`,
  detectTooManyColors: ({ format, most, found }) =>
    `${format}で使えるのは背景のほかに${most}色までですが、パズルは${found}色です`,
  detectTooLarge: ({ format, most, width, height }) =>
    `${format}の行と列は${most}までですが、パズルは${width}x${height}です`,
  detectNeedsGoal: ({ format }) => `${format}には絵が必要ですが、パズルには数字しかありません`,
  detectLosesColors: ({ format, lost, isBlack }) =>
    `${format}には色の見た目が入りません：${listed(lost)}${isBlack ? '（黒になります）' : ''}`,
  detectLosesBackground: ({ format, lost }) =>
    `${format}には背景色が入りません：${listed(lost)}（白になります）`,
  detectLosesGoal: ({ format, lost, puzzles }) => {
    const whose = puzzles === 1 ? '' : `（${puzzles}問中${lost}問）`;
    return `${format}には作者の絵が入らず、数字だけになります${whose}`;
  },
  detectLosesTexts: ({ format, texts }) => {
    const each = texts.map(({ key, lost }) => `${TEXT_NAMES.get(key) ?? key}${listed(lost)}`);
    return `${format}には次の情報が入りません：${each.join('、')}`;
  },
  detectLosesExtra: ({ format, lost }) => `${format}には追加の項目が入りません：${listed(lost)}`,
  detectKindNotHeld: ({ format }) =>
    `${format}にはこの種類のパズルが入りません。NonokitのJSONなら入るので、.jsonで終わる名前にしてください`,
};

/** The plainest way to write a puzzle. */
const TYPE_IT = 'パズルは "rows: 2, 1 1" と "columns: 2, 1, 1" のような2行で入力できます';

/** The names of a puzzle's texts. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['id', '番号'],
  ['title', 'タイトル'],
  ['author', '作者'],
  ['authorId', '作者の番号'],
  ['source', '出典'],
  ['copyright', '著作権表示'],
  ['license', 'ライセンス'],
  ['description', '説明'],
]);

function counted(count: number): string {
  return count.toLocaleString('ja-JP');
}

/** "#aa0000、#00bb00、ほか3個". */
function listed({ named, more }: Lost): string {
  return [...named, ...(more > 0 ? [`ほか${counted(more)}個`] : [])].join('、');
}

function asTried(tried: readonly Tried[]): string {
  return tried
    .map(({ ids, read, problem }) => {
      const part = read === undefined ? '' : `（最初の${counted(read)}文字）`;
      return `${ids.join('または')}として${part}：${describeProblemIn(PLACES, problem)}`;
    })
    .join('；');
}
