/** Texts of notices, on their page and in the feed of a person, in Russian. */
import type { Notice } from '../../../contract/notices.js';
import type { NoticeWords } from '../en/notices.js';

/** A notice in a sentence. */
function sentence({ kind, person, others, puzzle, contest, draft }: Notice): string {
  const name = person ?? '';
  const number = `№ ${puzzle?.number ?? ''}`;
  if (kind === 'puzzle') return `Новый кроссворд ${number}, автор ${name}`;
  if (kind === 'comment') return `${name} пишет о кроссворде ${number}`;
  if (kind === 'contest') return `Соревнование «${contest?.title ?? ''}» началось`;
  if (kind === 'plan') return `Черновик «${draft?.title ?? ''}» не вышел в свой день`;
  if (kind === 'decision') return 'Решение модератора, которое касается вас';
  if (others === 0) return `Новый подписчик: ${name}`;
  return `Новые подписчики: ${name} и ещё ${others}`;
}

export const words: NoticeWords = {
  title: 'Уведомления',
  description:
    'Новые кроссворды тех, на кого вы подписаны, ответы, новые подписчики и ваши соревнования.',
  sentence,
  isNew: 'новое',
  none: 'Ничего нового',
  noneHelp:
    'Подпишитесь на авторов, чьи кроссворды вам нравятся: здесь появятся их новые работы. И ответы на то, что пишете вы.',
  held: 'Чтобы прочесть, решите кроссворд.',
  planRefusals: {
    'not-publishable': 'Он больше не отвечает правилам публикации.',
    'has-warnings': 'За это время здесь вышел такой же рисунок, или нужно проверить что-то ещё.',
    'too-many-new': 'Новые участники публикуют лишь несколько кроссвордов в день.',
    banned: 'В тот день вам было запрещено писать на сайте.',
    failed: 'Сервер целый день не мог его проверить.',
  },
  guest: 'Войдите, чтобы увидеть уведомления.',
  signIn: 'Войти',
  following: 'Ваши подписки',
  followsNobody: 'Пока никого. Кнопка есть на странице каждого человека.',
  feed: 'Ваша лента',
  feedText:
    'Те же уведомления для программы чтения лент. Адрес — тайна: кто его знает, прочтёт их.',
  makeFeed: 'Создать адрес',
  newFeed: 'Новый адрес',
  copy: 'Скопировать адрес',
  copied: 'Адрес скопирован.',
  feedLabel: 'Адрес вашей ленты',
  changed: 'Это новый адрес. Старый больше не работает.',
  feedTitle: (site, person) => `${site}: уведомления, ${person}`,
};
