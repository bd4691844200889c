/** Texts of the album, in Ukrainian. */
import type { AlbumWords } from '../en/album.js';
import { grouped } from '../grouped.js';
import { counted, noun } from './grammar.js';

const pictures = (count: number): string => counted(count, 'рисунок', 'рисунки', 'рисунків');

export const words: AlbumWords = {
  title: 'Ваш альбом',
  description: 'Розв’язані рисунки, найкращий час і ваші дні на цьому пристрої.',
  count: (count) => `${pictures(count)}, на цьому пристрої`,
  pictures,
  saveCopy: 'Зберегти копію',
  notSaved: 'Альбом не вдалося прочитати, тому зберігати нічого.',
  parts: {
    solved: 'Розв’язані',
    series: 'Серії',
    started: 'Розпочаті',
    made: 'Створені',
    lists: 'Списки',
    offline: 'Без мережі',
  },
  show: 'Показувати',
  guest:
    'Зберігається лише на цьому пристрої. З обліковим записом альбом, розпочаті кросворди й час будуть на кожному пристрої.',
  makeAccount: 'Створити обліковий запис',
  more: 'Показати ще',
  empty: 'Тут буде ваш перший рисунок.',
  emptyStarted: 'Жоден кросворд на вас не чекає.',
  toPuzzles: 'До кросвордів',
  bestTimes: 'Найкращий час',
  size: 'Розмір',
  best: 'Найкращий',
  medianTime: 'Медіана',
  solvedOf: (count) => `розв’язано ${grouped(count, '\u00a0')}`,
  upTo: (side) => `${side} × ${side}`,
  larger: 'більші за 60 × 60',
  timesNote: 'Без підказок і перевірок. Розміри — це класи: 15 × 15 охоплює від 11 до 15 клітинок.',
  days: 'Дні',
  thisWeek: (count) => `${count} з 7 цього тижня`,
  daysNote:
    'Стовпець — це тиждень, його числа — серії днів. Дні ваші: за годинником цього пристрою.',
  daysLabel: (count, weeks) =>
    `Кросворди розв’язано в ${counted(count, 'день', 'дні', 'днів')} за останні ${weeks} ${noun(weeks, 'тиждень', 'тижні', 'тижнів')}`,
  techniques: 'Ваші прийоми',
  techniquesNote:
    'Кожен розв’язаний кросворд рахується за найскладнішим прийомом, який йому потрібен.',
  tryOne: (name) => `Вправлятися: «${name.replaceAll(/[«»]/g, '')}»`,
  // series
  noSeries: 'Сторінка серії з’явиться тут, щойно ви розв’яжете один з її кросвордів.',
  otherSeries: 'Інші серії',
  ofSeries: (done, count) => `${done} з ${count}`,
  nextOfSeries: (number) => `Далі: № ${number}`,
  allOfSeries: (count) => `Усі: ${count}`,
  puzzlesOf: (count) => counted(count, 'кросворд', 'кросворди', 'кросвордів'),
  solvedNumber: (number) => `№ ${number}, розв’язано`,
  emptyMade: 'Ви ще не публікували кросвордів.',
  make: 'Створити кросворд',
  allMade: 'Усі ваші кросворди',
  notReached: 'Сервер не відповів. Спробуйте ще раз, коли буде мережа.',
  offlineTitle: 'Зберегти для гри без мережі',
  offlineText:
    'Виберіть набір перед дорогою. Його кросворди відкриваються без мережі, поки ви не виберете інший.',
  offlineFiles:
    'Усі кросворди цього сайту збережено на цьому пристрої. Вони відкриваються без мережі.',
  howMany: 'Кросвордів',
  sizes: 'Розмір',
  anySize: 'будь-який',
  colors: 'Кольори',
  anyColors: 'Будь-які',
  blackAndWhite: 'Чорно-білі',
  coloured: 'Кольорові',
  keep: 'Зберегти',
  keeping: (done, all) => `Зберігаємо ${done} із ${all}…`,
  kept: (count) => `Збережено: ${counted(count, 'кросворд', 'кросворди', 'кросвордів')}`,
  noneFound: 'Таких нерозв’язаних кросвордів немає.',
  notKept: 'Кросворди не вдалося зберегти. Перевірте з’єднання й місце на пристрої.',
  removePack: 'Прибрати набір',
};
