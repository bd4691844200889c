/** Texts of the parts of a game that open later, in Russian. */
import type { PlayLaterWords } from '../en/play-later.js';
import { counted } from './grammar.js';

export const words: PlayLaterWords = {
  startOver: 'Начать сначала',
  startOverQuestion: 'Начать сначала?',
  startOverText: (moves) =>
    `Будут стёрты все ${counted(moves, 'ход', 'хода', 'ходов')}. Это можно отменить.`,
  startedOver: 'Поле очищено.',
  keep: 'Добавить в список',
  print: 'Напечатать',
  share: 'Поделиться',
  copied: 'Ссылка скопирована. В ней только числа.',
  copiedAddress: 'Ссылка на кроссворд скопирована.',
  withOthers: 'Играть с другими',
  noRoom: 'Комнату не удалось создать. Попробуйте ещё раз.',
  shareTitle: 'Ссылка на этот кроссворд',
  explainAll: 'Объяснить решение',
  fullScreen: 'На весь экран',
  leaveFullScreen: 'Выйти из полного экрана',
  crossing: 'Вычёркивать числа',
  crossings: { never: 'Только вручную', finished: 'В готовых линиях', provable: 'Всё, что точно' },
  crossesFinished: 'Крестики в готовых линиях',
  symbols: 'Знаки на цветах',
  symbolsByThemselves: 'Некоторые люди не различают эти цвета.',
  crosshair: 'Выделять строку и столбец курсора',
  axisLock: 'Штрих не выходит из линии',
  allSettings: 'Все настройки',
};
