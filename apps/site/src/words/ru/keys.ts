/** Names of actions, keys and gamepad buttons, in Russian. */
import type { KeyWords } from '../en/keys.js';

export const KEYS_RU: KeyWords = {
  actions: {
    up: 'Вверх',
    down: 'Вниз',
    left: 'Влево',
    right: 'Вправо',
    paint: 'Закрасить клетку',
    cross: 'Поставить крестик',
    erase: 'Стереть клетку',
    nextColor: 'Следующий цвет',
    previousColor: 'Предыдущий цвет',
    undo: 'Отменить',
    redo: 'Вернуть',
    hint: 'Подсказка',
    mistakes: 'Проверить на ошибки',
    suppose: 'А что, если',
    zoomIn: 'Крупнее',
    zoomOut: 'Мельче',
    fit: 'Всё поле',
    pause: 'Пауза',
    fullscreen: 'Во весь экран',
    help: 'Справка',
  },
  space: 'Пробел',
  none: 'нет клавиши',
  noButton: 'нет кнопки',
  buttons: [
    ...['A (нижняя)', 'B (правая)', 'X (левая)', 'Y (верхняя)', 'L1', 'R1', 'L2', 'R2'],
    ...['Select', 'Start', 'Левый стик', 'Правый стик', 'Крестовина ↑', 'Крестовина ↓'],
    ...['Крестовина ←', 'Крестовина →', 'Home'],
  ],
  button: (number) => `Кнопка ${number}`,
};
