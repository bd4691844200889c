/** Texts of the ways to play besides single puzzles, in Russian. */
import type { WayWords } from '../en/ways.js';

export const words: WayWords = {
  title: 'Играть иначе',
  storm: 'Шторм',
  stormText: 'Три минуты, и каждый раз одна верная клетка.',
  streak: 'Серия',
  streakText: 'Без часов, до первой ошибки.',
  room: 'Комната',
  roomText: 'От двух до восьми человек, наперегонки или вместе. Одно нажатие — и отправьте ссылку.',
  makeRoom: 'Создать комнату',
  contests: 'Соревнования',
  contestsText: 'Одни кроссворды для всех и одно время.',
  kinds: 'Другие виды',
  kindsText: 'Скрытые числа, числа на две линии, треугольники.',
  notMade: 'Комнату создать не удалось. Попробуйте через минуту.',
};
