/** Texts of the page on which one plays without a script, in Ukrainian. */
import type { PlainWords } from '../en/plain.js';

export const words: PlainWords = {
  tool: 'Натискання позначає клітинку:',
  fill: 'зафарбована',
  cross: 'порожня',
  hint: 'Підказка',
  noHint: 'Підказки не знайшлося.',
  done: 'готово',
  how: 'Натисніть на клітинку, щоб позначити її, і ще раз, щоб стерти. Кнопка браузера «Назад» скасовує хід, закладка зберігає гру.',
  restart: 'Почати знову',
  page: 'Повна сторінка кросворда',
  tooLarge: 'Цей кросворд завеликий, щоб грати без скриптів. Надрукуйте його аркуш.',
  solved: (title) => (title === '' ? 'Розв’язано!' : `Розв’язано: ${title}`),
};
