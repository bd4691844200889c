/** Texts of the first page of the whole site, in Russian. */
import type { FrontWords } from '../en/front.js';

export const words: FrontWords = {
  description:
    'Японские кроссворды в браузере: кроссворд дня, подсказки с объяснением, всё открыто для всех.',
  heading: 'Кроссворд дня',
  headings: {
    small: 'Маленький кроссворд дня',
    medium: 'Кроссворд дня',
    coloured: 'Кроссворд дня',
  },
  noDaily: 'Японские кроссворды',
  solvedToday: (count, median) =>
    count === 0
      ? 'Сегодня ещё никто не решил'
      : `решили сегодня: ${count}${median === null ? '' : `, медиана ${median}`}`,
  alsoToday: 'Ещё сегодня',
  kinds: { small: 'маленький', medium: 'средний', coloured: 'цветной' },
  allDone: 'Все кроссворды дня вами решены.',
  toDay: 'Рейтинг дня',
  rows: { chosen: 'Что решать дальше', easy: 'С чего начать', new: 'Новые кроссворды' },
  catalogue: 'Каталог',
  sizes: {
    '5': { name: '5 × 5', time: 'на минуту' },
    '10': { name: '10 × 10', time: '3 минуты' },
    '15': { name: '15 × 15', time: '7 минут' },
    '20': { name: '20 × 20', time: '12 минут' },
    '25,30': { name: '30 × 30', time: 'полчаса' },
    '40,60,200': { name: '50 × 50+', time: 'на вечер' },
  },
  learnTitle: 'Впервые здесь?',
  learnText: 'Решите первый кроссворд за минуту. Мы объясняем каждый шаг словами.',
  seriesTitle: 'Серии кроссвордов',
  seriesText: 'У моря, на кухне, под звёздами: сначала те, что легче.',
  makeTitle: 'Превратите картинку в кроссворд',
  makeText: 'Выберите изображение. Мы проверим, что решение одно, и поправим, если нет.',
};
