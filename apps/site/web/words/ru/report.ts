/** Reporting something to the moderators, in Russian. */
import type { ReportWords } from '../en/report.js';

export const words: ReportWords = {
  report: 'Пожаловаться',
  titles: {
    comment: 'Что не так с этим комментарием?',
    contest: 'Что не так с этим соревнованием?',
    series: 'Что не так с этой серией?',
    person: 'Что не так с этим участником?',
  },
  reasons: {
    spoiler: 'Выдаёт рисунок',
    rude: 'Оскорбления или угрозы',
    spam: 'Реклама',
    rights: 'Чужая работа',
    broken: 'Плохо отображается',
    cheating: 'Помогает жульничать',
    other: 'Другое',
  },
  note: 'Пояснение для модераторов (необязательно)',
  send: 'Пожаловаться',
  thanks: 'Спасибо. Модератор рассмотрит жалобу.',
  cancel: 'Отмена',
};
