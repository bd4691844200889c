/** Messages of the reader of last resort, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as EN from '../en/any.js';
import { inJapanese } from './japanese.js';
import { lineInJapanese } from './lines.js';

/** What a person can type instead. */
const LINES = '数字を "rows: 2, 1 1" と "columns: 2, 1, 1" のような2行で書いてください';

export const ANY_JA: Translation<typeof EN> = {
  anyRowsFirst: () => '2つのリストのどちらが行なのか書かれていないため、先のほうを行とみなしました',
  anyNothing: () => `互いに合う2つの数字のリストがありません。${LINES}`,
  anyMisfit: ({ rows, rowCells, rowCount, columns, columnCells, columnCount }) => {
    const one = `${inJapanese(rows)}（${rowCount}本、${rowCells}マス）`;
    const other = `${inJapanese(columns)}（${columnCount}本、${columnCells}マス）`;
    const why =
      rowCells === columnCells
        ? '色ごとのマスの数が一致しません'
        : 'マスの合計が一致しません。どこかの数字が違うか、抜けています';
    return `${one}と${other}がパズルの数字のようですが、${why}`;
  },
  anyTooLong: ({ rows, columns, line, needs, has }) =>
    `${inJapanese(rows)}と${inJapanese(columns)}がパズルの数字のようですが、` +
    `${lineInJapanese(line)}の数字には${needs}マス必要なのに、${has}マスしかありません`,
  anyWrongSizes: ({ rows, columns }) =>
    `行の数字が${rows}本分、列の数字が${columns}本分ありますが、ファイルには別のサイズが書かれています`,
  anySeveral: ({ ways }) => {
    const each = ways.map(([a, b]) => `${inJapanese(a)}と${inJapanese(b)}`);
    return `行と列になりうるリストの組が複数あります：${each.join('；')}。${LINES}`;
  },
  anyBlankLines: () =>
    '数字の間の空行が、ブロックのないラインなのか単なる空きなのか判断できません。' +
    'ブロックのないラインは0と書くか、空行を取り除いてください',
  anyNoBorder: ({ rows, columns }) =>
    `${inJapanese(rows)}が行、${inJapanese(columns)}が列のようですが、明記されていません。` +
    'それぞれの上に "rows:" と "columns:" と書くか、--from any を使ってください',
  anyReadOnly: () =>
    '互いに合う2つのリストは、読み取りだけに対応しています。数字を簡単な形で書き出すには、--to non を使ってください',
  anyMega: ({ rows, columns }) =>
    `${inJapanese(rows)}と${inJapanese(columns)}には2ラインにまたがる数字（メガパズル）があり、` +
    '別の種類のパズルです。ラインごとに1つの数字が必要です',
  anyNoClues: ({ rows, columns }) =>
    `${inJapanese(rows)}と${inJapanese(columns)}は名前は数字のようですが、中身が違います。` +
    'ラインごとの数のリストが必要です',
  anyLeftover: ({ lists, line }) =>
    lists === 1
      ? `ファイルの${line}行目のリストは数字か絵のようですが、読み取ったどのパズルにも入っていません`
      : `数字か絵のようなのに、読み取ったどのパズルにも入っていないリストが${lists}個あります。最初のものはファイルの${line}行目です`,
  anyNumbersLeft: ({ found, used }) =>
    `ファイルには1より大きい数が${found}個あり、そのうち約${found - used}個は、読み取ったどのパズルにも入っていません`,
  anySudoku: () => '数独のようです。別の種類のパズルなので、数字または絵が必要です',
  anyListsMisfit: ({ clues, cells, line, otherClues, otherCells, otherLine }) => {
    const one = `ファイルの${line}行目（${clues}本、${cells}マス）`;
    const other = `${otherLine}行目（${otherClues}本、${otherCells}マス）`;
    const why =
      cells === otherCells
        ? 'もう一方のリストの本数より長い数字があります'
        : '行と列のマスの合計が一致しません';
    return `${one}と${other}から数のリストが始まりますが、${why}`;
  },
  anyOneList: ({ clues, cells, line }) =>
    `数字のようなリストが、ファイルの${line}行目の1つ（${clues}本、${cells}マス）しかありません。` +
    `行と列のリストが1つずつ必要です。${LINES}`,
};
