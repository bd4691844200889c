/** Texts of the page on which one plays without a script, in Russian. */
import type { PlainWords } from '../en/plain.js';

export const words: PlainWords = {
  tool: 'Нажатие отмечает клетку:',
  fill: 'закрашена',
  cross: 'пуста',
  hint: 'Подсказка',
  noHint: 'Подсказка не нашлась.',
  done: 'готово',
  how: 'Нажмите на клетку, чтобы отметить её, и ещё раз, чтобы стереть. Кнопка «Назад» браузера отменяет ход, закладка сохраняет игру.',
  restart: 'Начать заново',
  page: 'Полная страница кроссворда',
  tooLarge: 'Этот кроссворд слишком велик, чтобы играть без скриптов. Распечатайте его лист.',
  solved: (title) => (title === '' ? 'Решено!' : `Решено: ${title}`),
};
