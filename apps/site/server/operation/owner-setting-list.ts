/** The settings of the owner's page, as the file, a variable or an option sets them. */
import type { OwnerSettings } from '../../contract/owner.js';
import type { Sentence } from '../host/index.js';

/** A setting: its name in the file, and on the page. */
interface OwnerSetting {
  readonly name: string;
  readonly page: keyof OwnerSettings;
  readonly about: Sentence;
  readonly usually: Sentence;
}

const NONE: Sentence = { en: 'none', ru: 'нет' };
const ON: Sentence = { en: '1', ru: '1' };
const OFF: Sentence = { en: '0', ru: '0' };

/** All of them, in the order of the page. */
export const OWNER_SETTING_LIST: readonly OwnerSetting[] = [
  {
    name: 'site-name',
    page: 'name',
    about: {
      en: 'The name of the site: 1 to 40 characters.',
      ru: 'Название сайта: от 1 до 40 знаков.',
    },
    usually: { en: 'Nonokit', ru: 'Nonokit' },
  },
  {
    name: 'accent',
    page: 'accent',
    about: {
      en: 'The colour of links and buttons as # and six digits, 4.5:1 on white at least: #0b6f6a.',
      ru: 'Цвет ссылок и кнопок: # и шесть цифр, на белом не слабее 4.5:1, например #0b6f6a.',
    },
    usually: { en: 'the usual blue', ru: 'обычный синий' },
  },
  {
    name: 'contact',
    page: 'contact',
    about: {
      en: 'A mail address or the address of a page, which “About” shows: at most 200 characters.',
      ru: 'Адрес почты или страницы, который показывает «О сайте»: не длиннее 200 знаков.',
    },
    usually: NONE,
  },
  {
    name: 'announcement',
    page: 'announcement',
    about: {
      en: 'A line on every page: at most 500 characters.',
      ru: 'Строка на каждой странице: не длиннее 500 знаков.',
    },
    usually: NONE,
  },
  {
    name: 'registration',
    page: 'registration',
    about: {
      en: 'Who may make an account: open, invitation, closed.',
      ru: 'Кто может завести учётную запись: open (все), invitation (по приглашению), closed (никто).',
    },
    usually: { en: 'open', ru: 'open' },
  },
  {
    name: 'closed',
    page: 'isClosed',
    about: { en: '1: only members see the site.', ru: '1 — сайт видят только участники.' },
    usually: OFF,
  },
  {
    name: 'publishing',
    page: 'publishing',
    about: {
      en: 'Members publish puzzles: 1 or 0.',
      ru: 'Участники публикуют кроссворды: 1 или 0.',
    },
    usually: ON,
  },
  {
    name: 'comments',
    page: 'comments',
    about: { en: 'Solvers write comments: 1 or 0.', ru: 'Решившие пишут комментарии: 1 или 0.' },
    usually: ON,
  },
  {
    name: 'rankings',
    page: 'rankings',
    about: { en: 'There are rankings: 1 or 0.', ru: 'Рейтинги есть: 1 или 0.' },
    usually: ON,
  },
  {
    name: 'people',
    page: 'people',
    about: {
      en: 'Guests see the pages of people: 1 or 0.',
      ru: 'Гости видят страницы людей: 1 или 0.',
    },
    usually: ON,
  },
  {
    name: 'together',
    page: 'together',
    about: {
      en: 'There are rooms and contests: 1 or 0.',
      ru: 'Комнаты и соревнования есть: 1 или 0.',
    },
    usually: ON,
  },
  {
    name: 'api-keys',
    page: 'apiKeys',
    about: {
      en: 'Members make API keys, and programs use them: 1 or 0.',
      ru: 'Участники создают ключи API, и программы ими пользуются: 1 или 0.',
    },
    usually: ON,
  },
  {
    name: 'first-look',
    page: 'firstLook',
    about: {
      en: '1: a moderator looks at the first puzzle of a member before it is public.',
      ru: '1 — первый кроссворд участника сначала смотрит модератор.',
    },
    usually: OFF,
  },
  {
    name: 'imprint',
    page: 'imprint',
    about: {
      en: 'Who runs the site, in Markdown: at most 20,000 characters.',
      ru: 'Выходные данные, в Markdown: не длиннее 20 000 знаков.',
    },
    usually: NONE,
  },
  {
    name: 'terms',
    page: 'terms',
    about: {
      en: 'The terms, in Markdown: at most 20,000 characters.',
      ru: 'Условия, в Markdown: не длиннее 20 000 знаков.',
    },
    usually: NONE,
  },
  {
    name: 'privacy',
    page: 'privacy',
    about: {
      en: 'The text about privacy, in Markdown: at most 20,000 characters.',
      ru: 'О личных данных, в Markdown: не длиннее 20 000 знаков.',
    },
    usually: { en: 'ours', ru: 'наш текст' },
  },
  {
    name: 'reporter-days',
    page: 'reporterDays',
    about: {
      en: 'After how many days a report loses the name of its sender: 1 to 3650.',
      ru: 'Через сколько дней жалоба теряет имя отправителя: от 1 до 3650.',
    },
    usually: { en: '365', ru: '365' },
  },
  {
    name: 'log-days',
    page: 'logDays',
    about: {
      en: 'How many days your logs keep IP addresses: 0 to 3650. With 0 the site logs none.',
      ru: 'Сколько дней журналы хранят IP-адреса: от 0 до 3650. При 0 сайт их не пишет.',
    },
    usually: { en: '7', ru: '7' },
  },
];
