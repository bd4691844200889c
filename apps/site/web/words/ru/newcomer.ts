/** Texts for newcomers to nonograms, and the links at the end of the first page, in Russian. */
import type { NewcomerWords } from '../en/newcomer.js';

export const words: NewcomerWords = {
  what: 'Японский кроссворд — это картинка, спрятанная в числах: каждое показывает, сколько клеток подряд закрашено.',
  first: 'Впервые здесь?',
  learn: 'Научиться за минуту',
  easiest: 'Начать с самых лёгких',
  rules: 'Каждое число показывает, сколько клеток подряд закрашено.',
  back: 'Вернуться к кроссворду',
  tooMany: {
    row: (index) => `В строке ${index} закрашено больше клеток, чем в её числе.`,
    column: (index) => `В столбце ${index} закрашено больше клеток, чем в его числе.`,
  },
  empty: {
    mouse: 'Нажмите на закрашенную клетку ещё раз, и она снова станет пустой.',
    touch: 'Коснитесь закрашенной клетки ещё раз, и она снова станет пустой.',
    keyboard: 'Пробел на закрашенной клетке делает её пустой.',
  },
  links: 'Ещё страницы',
  help: 'Справка',
  about: 'О сайте',
  ranking: 'Рейтинг',
  settings: 'Настройки',
};
