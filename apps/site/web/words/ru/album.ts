/** Texts of the album, in Russian. */
import type { AlbumWords } from '../en/album.js';
import { grouped } from '../grouped.js';
import { counted } from './grammar.js';

const picture = (count: number): string => counted(count, 'картинка', 'картинки', 'картинок');

export const words: AlbumWords = {
  title: 'Ваш альбом',
  description: 'Решённые картинки, лучшие времена и ваши дни: всё, что есть на этом устройстве.',
  count: (count) => `${picture(count)} на этом устройстве`,
  pictures: picture,
  saveCopy: 'Сохранить копию',
  notSaved: 'Альбом не читается, сохранять нечего.',
  parts: {
    solved: 'Решённые',
    series: 'Серии',
    started: 'Начатые',
    made: 'Созданные',
    lists: 'Списки',
    offline: 'Без сети',
  },
  show: 'Показать',
  guest:
    'Хранится только на этом устройстве. С учётной записью альбом, начатые кроссворды и времена будут на всех ваших устройствах.',
  makeAccount: 'Завести учётную запись',
  more: 'Показать ещё',
  empty: 'Здесь будет ваша первая картинка.',
  emptyStarted: 'Начатых кроссвордов нет.',
  toPuzzles: 'К кроссвордам',
  bestTimes: 'Лучшие времена',
  size: 'Размер',
  best: 'Лучшее',
  medianTime: 'Медиана',
  solvedOf: (count) => `решено: ${grouped(count, '\u00a0')}`,
  upTo: (side) => `${side} × ${side}`,
  larger: 'больше 60 × 60',
  timesNote: 'Без подсказок и проверок. Размеры по классам: 15 × 15 — это от 11 до 15 клеток.',
  days: 'Дни',
  thisWeek: (count) => `${counted(count, 'день', 'дня', 'дней')} из 7 на этой неделе`,
  daysNote:
    'Столбец — неделя, числа над ним — дни подряд. День ваш: его считают часы этого устройства.',
  daysLabel: (count, weeks) =>
    `Дней с решёнными кроссвордами: ${count}, недель на рисунке: ${weeks}`,
  techniques: 'Какие приёмы понадобились',
  techniquesNote:
    'Каждый решённый кроссворд считается за самый трудный приём, который в нём нужен.',
  tryOne: (name) => `Потренировать приём «${name}»`,
  // series
  noSeries: 'Страница серии появится здесь, когда вы решите хотя бы один её кроссворд.',
  otherSeries: 'Другие серии',
  ofSeries: (done, count) => `${done} из ${count}`,
  nextOfSeries: (number) => `Дальше: № ${number}`,
  allOfSeries: (count) => `Все: ${count}`,
  puzzlesOf: (count) => counted(count, 'кроссворд', 'кроссворда', 'кроссвордов'),
  solvedNumber: (number) => `№ ${number}, решён`,
  emptyMade: 'Вы ещё не опубликовали ни одного кроссворда.',
  make: 'Создать кроссворд',
  allMade: 'Все ваши кроссворды',
  notReached: 'Сервер не ответил. Попробуйте ещё раз, когда появится сеть.',
  offlineTitle: 'Взять с собой',
  offlineText:
    'Выберите набор перед дорогой. Его кроссворды открываются без сети, пока вы не выберете другой.',
  offlineFiles: 'Все кроссворды этого сайта хранятся на этом устройстве и открываются без сети.',
  howMany: 'Сколько',
  sizes: 'Размер',
  anySize: 'любой',
  colors: 'Цвета',
  anyColors: 'Любые',
  blackAndWhite: 'Чёрно-белые',
  coloured: 'Цветные',
  keep: 'Взять с собой',
  keeping: (done, all) => `Сохраняется: ${done} из ${all} …`,
  kept: (count) => `Без сети доступно: ${counted(count, 'кроссворд', 'кроссворда', 'кроссвордов')}`,
  noneFound: 'Таких нерешённых кроссвордов нет.',
  notKept: 'Сохранить не удалось. Проверьте связь и место на устройстве.',
  removePack: 'Убрать набор',
};
