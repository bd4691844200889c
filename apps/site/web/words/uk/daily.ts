/** Texts of the day's page, in Ukrainian. */
import type { DailyWords } from '../en/daily.js';
import { grouped } from '../grouped.js';

export const words: DailyWords = {
  title: 'Кросворди дня',
  heading: 'Кросворд дня',
  titleOf: (day) => `Кросворди дня, ${day}`,
  description:
    'Щодня маленький, середній і кольоровий японський кросворд, із рейтингом і календарем.',
  kinds: { small: 'Маленький', medium: 'Середній', coloured: 'Кольоровий' },
  play: 'Грати',
  look: 'Переглянути',
  giant: 'Гігант тижня',
  giantTitle: (size) => `${size}, щоб закінчити до кінця п’ятниці`,
  giantButton: { new: 'Грати', started: 'Продовжити', solved: 'Переглянути' },
  linesDone: (done, of) => `Готово ліній: ${done} із ${of}`,
  solvedIn: 'Розв’язано за',
  solvedLater: 'Розв’язано, але не свого дня',
  solved: (count, median) =>
    count === 0
      ? 'Ще ніхто не розв’язав'
      : `Розв’язали: ${grouped(count, '\u00a0')}${median === null ? '' : `, медіана ${median}`}`,
  none: 'Цього дня кросвордів немає. Вони з’являться, коли в каталозі будуть кросворди.',
  dayBefore: 'Попередній день',
  dayAfter: 'Наступний день',
  today: 'Сьогодні',
  weekCount: (days) => `${days} з останніх семи. Пропущений день нічого не забирає.`,
  weekEmpty: 'Дні, коли ви розв’язуєте кросворд, зафарбовуються.',
  longest: (days) => `Найдовша серія кросвордів дня: ${days}.`,
  signIn: 'Увійдіть, і ваш час з’явиться в рейтингу.',
  days: { one: 'день', few: 'дні', many: 'днів', other: 'дня' },
  calendar: 'Календар',
  weekdays: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'],
  monthBefore: 'Попередній місяць',
  monthAfter: 'Наступний місяць',
  dayState: (day, solved, of) => `${day}: розв’язано ${solved} із ${of}`,
  dayOpen: (day, of) => `${day}: кросвордів: ${of}`,
  ranking: 'Рейтинг дня',
  utc: 'Доба починається опівночі за UTC.',
  ownMidnight: 'День ваш: він закінчується опівночі за вашим часом.',
  ownHour: (hour) => `День ваш: він закінчується о ${hour}.`,
  mendable: (day, until) =>
    `Пропущено ${day}. Другий кросворд дня не пізніше ${until} закриє пропуск.`,
};
