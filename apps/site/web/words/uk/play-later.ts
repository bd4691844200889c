/** Texts of the parts of a game that open later, in Ukrainian. */
import type { PlayLaterWords } from '../en/play-later.js';
import { counted } from './grammar.js';

export const words: PlayLaterWords = {
  startOver: 'Почати спочатку',
  startOverQuestion: 'Почати спочатку?',
  startOverText: (moves) =>
    `Буде стерто ${counted(moves, 'хід', 'ходи', 'ходів')}. Це можна скасувати.`,
  startedOver: 'Поле очищено.',
  keep: 'Додати до списку',
  print: 'Надрукувати',
  share: 'Поділитися',
  copied: 'Посилання скопійовано. У ньому лише числа.',
  copiedAddress: 'Посилання на кросворд скопійовано.',
  withOthers: 'Грати з іншими',
  noRoom: 'Кімнату не вдалося створити. Спробуйте ще раз.',
  shareTitle: 'Посилання на цей кросворд',
  explainAll: 'Пояснити розв’язок',
  fullScreen: 'На весь екран',
  leaveFullScreen: 'Вийти з повного екрана',
  crossing: 'Викреслювати числа',
  crossings: { never: 'Лише вручну', finished: 'У готових лініях', provable: 'Усе, що доведено' },
  crossesFinished: 'Хрестики в готових лініях',
  symbols: 'Символи на кольорах',
  symbolsByThemselves: 'Деякі люди не розрізняють цих кольорів.',
  crosshair: 'Виділяти рядок і стовпець курсора',
  axisLock: 'Штрих не виходить із лінії',
  allSettings: 'Усі налаштування',
};
