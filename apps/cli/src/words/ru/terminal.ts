/** Russian texts of `play --terminal`. */
import type { Words } from '../language-words.js';
import { counted, OF_LINES } from './counting.js';

export const TERMINAL: Words['terminal'] = {
  row: (number) => `Строка ${number}`,
  column: (number) => `Столбец ${number}`,
  progress: (done, all) => `${done} из ${counted(all, OF_LINES)}`,
  layer: (name) => `Что если ${name}`,
  keys: ['? клавиши', 'Пробел закрасить', 'X крестик', 'U отмена', 'H подсказка', 'Q выход'],
  help: [
    'Стрелки, WASD      двигаться; Tab: следующая нерешённая линия; Home, End, PgUp, PgDn',
    'Пробел, Enter      закрасить клетку или стереть',
    'X, Backspace       крестик, стереть',
    'Shift и стрелки    рисовать инструментом в скобках',
    '1 … 9   , .        выбрать цвет;  C: крестик,  E: ластик',
    'Мышь               вести: закрасить, правой кнопкой: крестики, колесо: прокрутка',
    'U, R               отменить, вернуть',
    'H                  подсказка: где, затем почему, затем клетки',
    'M                  проверить, нет ли ошибок',
    'I, Y, N            «что если»: начать, оставить, отбросить',
    'V                  буквы на цветах',
    'P                  пауза',
    'Ctrl-Z, Q          приостановить, выйти; игра сохраняется после каждого хода',
  ],
  anyKey: 'Нажмите любую клавишу.',
  paused: (clock) => `Пауза, прошло ${clock}.`,
  more: 'H скажет больше.',
  looking: 'Ищу подсказку; любая клавиша прервёт.',
  noHint: 'Подсказка не нашлась.',
  applied: 'Клетки отмечены.',
  noMistakes: 'Ошибок пока нет.',
  solved: (clock, title) =>
    title === undefined ? `Решено за ${clock}.` : `Решено за ${clock}: ${title}`,
  quitAfter: '(Q — выход)',
  tooSmall: (columns, rows) => `Увеличьте терминал: нужно хотя бы ${columns} × ${rows}.`,
  continued: (clock) => `Игра продолжается, прошло ${clock}.`,
  saved: (clock) => `игра сохранена, прошло ${clock}; та же команда её продолжит`,
  notSaved: (reason) => `Игру не удаётся сохранить: ${reason}`,
};
