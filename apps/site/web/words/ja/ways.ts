/** Texts of the ways to play besides single puzzles, in Japanese. */
import type { WayWords } from '../en/ways.js';

export const words: WayWords = {
  title: 'ほかの遊び方',
  storm: 'ストーム',
  stormText: '3分間、確実な1マスを次々に。',
  streak: 'ストリーク',
  streakText: '時間無制限、最初に間違えるまで。',
  room: 'ルーム',
  roomText: '2〜8人で競争、または1つの盤面を一緒に。ワンタッチで作り、リンクを送るだけ。',
  makeRoom: 'ルームを作る',
  contests: 'コンテスト',
  contestsText: '全員が同じパズルに、同じ制限時間で。',
  kinds: '変わり種',
  kindsText: '隠れた数字、2ラインにまたがる数字、三角。',
  notMade: 'ルームを作れませんでした。1分後にもう一度お試しください。',
};
