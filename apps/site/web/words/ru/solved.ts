/** Texts of what stands beside a solved puzzle of the server, in Russian. */
import type { SolvedWords } from '../en/solved.js';
import { grouped } from '../grouped.js';

const rules = new Intl.PluralRules('ru');

const counted = (count: number, one: string, few: string, many: string): string => {
  const rule = rules.select(count);
  return `${grouped(count, '\u00a0')} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
};

export const SOLVED_RU: SolvedWords = {
  by: 'автор:',
  of: (count) => `из ${grouped(count, '\u00a0')}`,
  points: (count) => counted(count, 'очко', 'очка', 'очков'),
  guest:
    'Решено на этом устройстве. Создайте учётную запись, чтобы попасть в рейтинг: всё решённое перейдёт в неё.',
  makeAccount: 'Завести учётную запись',
  signIn: 'Войти',
  later: 'Решение сохранено на этом устройстве и отправится, как только сервер ответит.',
  sending: 'Решение отправляется…',
  refused: 'Решение не засчитано:',
  machine: 'Это решение похоже на машинное, поэтому оно стоит среди решений машин.',
  ownPuzzle: 'Тексты и заметки',
  mine: 'Это ваш кроссворд: вы стоите среди решивших с подсказками, без очков.',
  ranking: 'Рейтинг',
  kinds: { person: 'Без подсказок', helped: 'С подсказками', machine: 'Машины' },
  time: 'Время',
  place: 'Место',
  player: 'Игрок',
  you: 'вы',
  hiddenPerson: 'кто-то',
  nobodyYet: 'Без подсказок его ещё никто не решил.',
  watch: (name) => `Посмотреть, как решает ${name}`,
  noRanking: 'Рейтинг не загрузился.',
  again: 'Попробовать снова',
  replay: (name, time) => `${name}, ${time}`,
  replayBoard: 'Поле во время показа',
  replayPlay: 'Показать',
  replayPause: 'Пауза',
  replayAt: (move, all) => `ход ${grouped(move, '\u00a0')} из ${grouped(all, '\u00a0')}`,
  replayLoading: 'Ходы загружаются…',
  close: 'Закрыть',
  nextForYou: 'Что решать дальше',
  comments: 'Комментарии',
  noComments: 'Пока никто ничего не написал.',
  held: (count) =>
    `Ещё ${counted(count, 'комментарий откроется', 'комментария откроются', 'комментариев откроются')}, когда ваша учётная запись решит кроссворд.`,
  locked: 'Модератор закрыл это обсуждение.',
  write: 'Какой шаг вам понравился?',
  writeLabel: 'Ваш комментарий',
  givesAway: 'Выдаёт рисунок',
  post: 'Отправить',
  moreComments: 'Более ранние',
  solved: 'решено',
  author: 'автор',
  gone: 'учётная запись удалена',
  hidden: 'Модератор скрыл этот комментарий.',
  remove: 'Удалить',
  removeQuestion: 'Удалить этот комментарий?',
  cancel: 'Отмена',
  report: 'Пожаловаться',
  reportTitle: 'Что не так с этим комментарием?',
  reasons: {
    spoiler: 'Выдаёт рисунок до решения',
    rude: 'Оскорбляет или угрожает',
    spam: 'Реклама',
    rights: 'Использует чужое',
    broken: 'Он испорчен',
    cheating: 'Помогает жульничать',
    other: 'Другое',
  },
  reportNote: 'Слово модераторам, если хотите',
  sendReport: 'Пожаловаться',
  reported: 'Спасибо. Модератор посмотрит.',
  ago: {
    now: 'только что',
    minutes: (count) => `${count} мин назад`,
    hours: (count) => `${count} ч назад`,
  },
};
