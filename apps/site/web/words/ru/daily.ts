/** Texts of the day's page, in Russian. */
import type { DailyWords } from '../en/daily.js';
import { grouped } from '../grouped.js';

export const words: DailyWords = {
  title: 'Кроссворды дня',
  heading: 'Кроссворд дня',
  titleOf: (day) => `Кроссворды дня, ${day}`,
  description:
    'Каждый день маленький, средний и цветной японский кроссворд, с рейтингом и календарём.',
  kinds: { small: 'Маленький', medium: 'Средний', coloured: 'Цветной' },
  play: 'Решать',
  look: 'Посмотреть',
  giant: 'Гигант недели',
  giantTitle: (size) => `${size}, чтобы закончить к вечеру пятницы`,
  giantButton: { new: 'Решать', started: 'Продолжить', solved: 'Посмотреть' },
  linesDone: (done, of) => `Готово линий: ${done} из ${of}`,
  solvedIn: 'Решён за',
  solvedLater: 'Решён, но не в свой день',
  solved: (count, median) =>
    count === 0
      ? 'Пока никто не решил'
      : `Решили: ${grouped(count, '\u00a0')}${median === null ? '' : `, медиана ${median}`}`,
  none: 'В этот день кроссвордов нет. Они появятся, когда в каталоге будут кроссворды.',
  dayBefore: 'Предыдущий день',
  dayAfter: 'Следующий день',
  today: 'Сегодня',
  weekCount: (days) => `${days} из последних семи. Пропуск ничего не отнимает.`,
  weekEmpty: 'Дни, когда вы решаете кроссворд, закрашиваются.',
  longest: (days) => `Самая длинная серия кроссвордов дня: ${days}.`,
  signIn: 'Войдите, и ваше время появится в рейтинге.',
  days: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  calendar: 'Календарь',
  weekdays: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
  monthBefore: 'Предыдущий месяц',
  monthAfter: 'Следующий месяц',
  dayState: (day, solved, of) => `${day}: решено ${solved} из ${of}`,
  dayOpen: (day, of) => `${day}: кроссвордов ${of}`,
  ranking: 'Рейтинг дня',
  utc: 'Сутки начинаются в полночь по UTC.',
  ownMidnight: 'День ваш: он кончается в вашу полночь.',
  ownHour: (hour) => `День ваш: он кончается в ${hour}.`,
  mendable: (day, until) =>
    `Пропущено ${day}. Второй кроссворд дня не позже ${until} закроет пропуск.`,
};
