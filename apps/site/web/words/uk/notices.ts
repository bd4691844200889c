/** Texts of notices, on their page and in the feed of a person, in Ukrainian. */
import type { Notice } from '../../../contract/notices.js';
import type { NoticeWords } from '../en/notices.js';

/** A notice in a sentence. */
function sentence({ kind, person, others, puzzle, contest, draft }: Notice): string {
  const name = person ?? '';
  const number = `№ ${puzzle?.number ?? ''}`;
  if (kind === 'puzzle') return `Новий кросворд ${number}, автор ${name}`;
  if (kind === 'comment') return `${name} пише про кросворд ${number}`;
  if (kind === 'contest') return `Змагання «${contest?.title ?? ''}» почалося`;
  if (kind === 'plan') return `Чернетка «${draft?.title ?? ''}» не вийшла свого дня`;
  if (kind === 'decision') return 'Рішення модератора, яке стосується вас';
  if (others === 0) return `Новий підписник: ${name}`;
  return `Нові підписники: ${name} і ще ${others}`;
}

export const words: NoticeWords = {
  title: 'Сповіщення',
  description:
    'Нові кросворди тих, на кого ви підписані, відповіді, нові підписники й ваші змагання.',
  sentence,
  isNew: 'нове',
  none: 'Нічого нового',
  noneHelp:
    'Підпишіться на тих, чиї кросворди вам подобаються: тут з’являться їхні нові роботи. І відповіді на те, що пишете ви.',
  held: 'Щоб прочитати, розв’яжіть кросворд.',
  planRefusals: {
    'not-publishable': 'Вона більше не відповідає правилам публікації.',
    'has-warnings': 'Тим часом тут вийшов такий самий рисунок, або варто перевірити ще щось.',
    'too-many-new': 'Нові учасники публікують лише кілька кросвордів на день.',
    banned: 'Того дня вам було заборонено писати на сайті.',
    failed: 'Сервер цілий день не міг її перевірити.',
  },
  guest: 'Увійдіть, щоб побачити сповіщення.',
  signIn: 'Увійти',
  following: 'Ваші підписки',
  followsNobody: 'Поки нікого. Кнопка є на сторінці кожної людини.',
  feed: 'Ваша стрічка',
  feedText:
    'Ті самі сповіщення для читача стрічок. Адреса таємна: хто її знає, той може їх прочитати.',
  makeFeed: 'Створити адресу',
  newFeed: 'Нова адреса',
  copy: 'Скопіювати адресу',
  copied: 'Адресу скопійовано.',
  feedLabel: 'Адреса вашої стрічки',
  changed: 'Це нова адреса. Стара більше не працює.',
  feedTitle: (site, person) => `${site}: сповіщення, ${person}`,
};
