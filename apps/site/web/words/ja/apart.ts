/** Texts of the choice between two versions of a game, in Japanese. */
import type { ApartWords } from '../en/apart.js';
import { counted } from './grammar.js';

export const words: ApartWords = {
  title: (number) => `№ ${number}の2つの記録`,
  text: '同期していない2台の端末で遊んだようです。続きから遊ぶほうを選んでください。もう一方は履歴に残ります。',
  thisDevice: 'この端末',
  otherDevice: '別の端末',
  moves: (count) => counted(count, '手'),
  later: 'あとで決める',
  goOn: (name) => `こちらで続ける：${name}`,
};
