/** Texts of the player, in Russian. */

import type { PlayWords } from '../en/play.js';
import { grouped } from '../grouped.js';

const rules = new Intl.PluralRules('ru');

/** "3 хода": the forms are those of 1, 2 and 5. */
export const counted = (count: number, one: string, few: string, many: string): string => {
  const rule = rules.select(count);
  const noun = rule === 'one' ? one : rule === 'few' ? few : many;
  return `${grouped(count, '\u00a0')} ${noun}`;
};

const noun = (count: number, one: string, few: string, many: string): string => {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
};

export const PLAY_RU: PlayWords = {
  title: 'Игра',
  description:
    'Решайте японские кроссворды мышью, пальцем, с клавиатуры или геймпадом, с подсказками, которые объясняют.',
  loading: 'Кроссворд открывается',
  board: 'Поле',
  size: (width, height) => `${width} × ${height}`,
  blackAndWhite: 'чёрно-белый',
  colors: (count) => counted(count, 'цвет', 'цвета', 'цветов'),
  back: 'Все кроссворды',
  tools: 'Инструменты',
  cross: 'Крестик',
  ink: (color) => `Цвет: ${color}`,
  fill: 'Закрасить',
  undo: 'Отменить',
  redo: 'Вернуть',
  whatIf: 'А если',
  hint: 'Подсказка',
  fit: 'Показать всё',
  settings: 'Настройки',
  more: 'Ещё',
  cursorMode: 'Курсор',
  paintHere: 'Закрасить',
  crossHere: 'Крестик',
  time: 'Время',
  pause: 'Пауза',
  goOn: 'Продолжить',
  pausedAt: (time) => `Пауза на ${time}`,
  paused: 'Пока часы стоят, поле закрыто.',
  progress: (done, all) => `Готово строк и столбцов: ${done} из ${all}`,
  moves: (count) => counted(count, 'ход', 'хода', 'ходов'),
  whatIfOn: (name) => `А если: ${name}`,
  whatIfText: 'Отметки с этого места — карандашом. Их можно оставить все или все стереть.',
  keep: 'Оставить',
  discard: 'Стереть',
  close: 'Закрыть',
  startOver: 'Начать сначала',
  startOverQuestion: 'Начать сначала?',
  startOverText: (moves) =>
    `Будут стёрты все ${counted(moves, 'ход', 'хода', 'ходов')}. Это можно отменить.`,
  startedOver: 'Поле очищено.',
  print: 'Напечатать',
  share: 'Поделиться',
  copied: 'Адрес скопирован. В нём только числа.',
  copiedAddress: 'Адрес кроссворда скопирован.',
  shareTitle: 'Адрес этого кроссворда',
  save: 'Сохранить в файл',
  saveText: 'В файле только числа; название и рисунок добавятся, когда вы решите кроссворд.',
  format: 'Формат',
  download: 'Скачать',
  ownPuzzle: 'Ваш кроссворд: тексты, заметки',
  editPuzzle: 'Изменить этот кроссворд',
  explainAll: 'Объяснить решение',
  fullScreen: 'На весь экран',
  leaveFullScreen: 'Выйти из полного экрана',
  help: 'Справка',
  openFile: 'Открыть другой кроссворд',
  cancel: 'Отмена',
  crossing: 'Вычёркивать числа',
  crossings: { never: 'Только вручную', finished: 'В готовых линиях', provable: 'Всё, что точно' },
  crossesFinished: 'Крестики в готовых строках',
  symbols: 'Значки на цветах',
  crosshair: 'Строка и столбец курсора',
  axisLock: 'Штрих держится строки',
  allSettings: 'Все настройки',
  saved: 'Сохранено на этом устройстве.',
  away: {
    sent: 'Сохранено на этом устройстве и в вашей учётной записи.',
    later: 'Ходы сохранены и отправятся позже.',
    apart: 'На другом устройстве эта игра пошла иначе.',
    refused: 'Сохранено на этом устройстве; сервер игру не принял.',
  },
  decide: 'Выбрать',
  notShown: 'Итог ещё не загружен. Он сохранён и появится здесь, как только будет связь.',
  notSaved: 'Не сохранено: браузер не даёт ничего хранить. Игра живёт, пока открыта страница.',
  history: 'История',
  moveOf: (move) => `ход ${grouped(move, '\u00a0')}`,
  playHistory: 'Показать ход игры',
  pauseHistory: 'Пауза',
  returnToNow: 'Вернуться к настоящему',
  goOnFromHere: 'Продолжить отсюда',
  solved: 'Решено',
  solvedIn: (time) => `Решено, ${time}`,
  yourTime: 'ваше время',
  hintsShort: (count) => noun(count, 'подсказка', 'подсказки', 'подсказок'),
  checksShort: (count) => noun(count, 'проверка', 'проверки', 'проверок'),
  by: (author) => `автор: ${author}`,
  likedIt: 'Понравилось?',
  stars: (count) => counted(count, 'звезда', 'звезды', 'звёзд'),
  itWas: 'Было',
  felt: { easy: 'слишком легко', right: 'в самый раз', hard: 'слишком трудно' },
  next: 'Следующий кроссворд',
  playAgain: 'Решить ещё раз',
  album: 'Все кроссворды',
  picture: 'Решённый рисунок',
  noPuzzle: 'Кроссворд не открылся',
  toPuzzles: 'К кроссвордам',
};
