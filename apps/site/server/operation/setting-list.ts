/** All settings in one table; the documentation, `--help` and `--check` are made from it. */
import type { OwnerSettings } from '../../contract/owner.js';
import type { Sentence } from '../host/index.js';
import { OWNER_SETTING_LIST } from './owner-setting-list.js';

/** A setting: its names, and what people read of it. */
export interface Setting {
  /** The name in the file, and with two hyphens as an option. */
  readonly name: string;
  readonly variable: string;
  /** What it is for, in one sentence. */
  readonly about: Sentence;
  /** The default as people read it. */
  readonly usually: Sentence;
  /** Its name on the owner's page, if it is there as well. */
  readonly page?: keyof OwnerSettings | 'logo';
}

/** Texts of settings by name. */
export type SettingTexts = Readonly<Record<string, string | undefined>>;

/** All settings. */
export const SETTINGS: readonly Setting[] = [
  setting(
    'host',
    {
      en: 'The address to listen on; 0.0.0.0 for all, unix:/run/site.sock for a socket.',
      ru: 'Адрес, на котором слушает сайт; 0.0.0.0 — все, unix:/run/site.sock — сокет.',
    },
    '127.0.0.1',
  ),
  setting(
    'port',
    { en: 'The port to listen on; 0 for any free one.', ru: 'Порт; 0 — любой свободный.' },
    '4000',
  ),
  setting(
    'data',
    { en: 'The folder of the embedded database.', ru: 'Папка встроенной базы данных.' },
    './data',
  ),
  setting(
    'database',
    { en: 'postgres://… or sqlite:FILE.', ru: 'postgres://… или sqlite:ФАЙЛ.' },
    'sqlite:DATA/nonokit.db',
  ),
  setting(
    'connections',
    {
      en: 'Connections to PostgreSQL that a process keeps.',
      ru: 'Сколько соединений с PostgreSQL держит один процесс.',
    },
    '8',
  ),
  setting(
    'base-url',
    {
      en: 'The public address of the site, also below a path: https://example.org/nonograms.',
      ru: 'Адрес, по которому люди открывают сайт; можно с путём: https://example.org/nonograms.',
    },
    'http://localhost:PORT',
  ),
  setting(
    'proxies',
    {
      en: 'Number of trusted reverse proxies, for X-Forwarded-For.',
      ru: 'Число доверенных обратных прокси, для X-Forwarded-For.',
    },
    '0',
  ),
  setting(
    'limits',
    {
      en: 'A factor for all request limits, such as 1.5; 0 turns them off (for load tests).',
      ru: 'Множитель ограничений на запросы, например 1.5; 0 снимает их (для нагрузочных тестов).',
    },
    '1',
  ),
  setting(
    'own-limits',
    {
      en: 'Single limits by name, which the factor leaves alone (docs/site.md); 0: no limit.',
      ru: 'Отдельные ограничения по именам (docs/site.md), без множителя; 0 — без ограничения.',
    },
    { en: 'none; for example sign-up=60,publish=20', ru: 'нет; например sign-up=60,publish=20' },
  ),
  setting(
    'threads',
    {
      en: 'Threads for solving, explaining and making.',
      ru: 'Потоки для решения, объяснений и создания.',
    },
    { en: 'cores minus one, at least 2', ru: 'число ядер минус один, не меньше 2' },
  ),
  setting(
    'engine-seconds-guest',
    {
      en: 'Seconds a minute that the engine works for one address of guests; 0: no limit.',
      ru: 'Сколько секунд в минуту решатель работает для одного адреса гостей; 0 — без ограничения.',
    },
    '20',
  ),
  setting(
    'engine-seconds-member',
    {
      en: 'The same for a member who is signed in; 0: no limit.',
      ru: 'То же для участника, вошедшего на сайт; 0 — без ограничения.',
    },
    '60',
  ),
  setting(
    'engine-seconds-read',
    {
      en: 'The same for all API keys of a member with the scope “read”; 0: no limit.',
      ru: 'То же для всех ключей API участника с правом «read»; 0 — без ограничения.',
    },
    '60',
  ),
  setting(
    'engine-seconds-play',
    {
      en: 'The same for keys that have “play” and not “read”; 0: no limit.',
      ru: 'То же для ключей с правом «play» без «read»; 0 — без ограничения.',
    },
    '20',
  ),
  setting(
    'engine-seconds-publish',
    {
      en: 'The same for keys that publish, or have only the scope “publish”; 0: no limit.',
      ru: 'То же для публикаций по ключу и ключей с одним правом «publish»; 0 — без ограничения.',
    },
    '40',
  ),
  setting(
    'judge',
    {
      en: '1: solves are checked before they take a first place; 0: everyone is trusted, as in a school.',
      ru: '1 — решения проверяются, прежде чем попасть на первые места; 0 — всем верят, как в школе.',
    },
    '1',
  ),
  setting(
    'catalogue',
    {
      en: 'Folder of puzzles that fill an empty catalogue at the first start.',
      ru: 'Папка кроссвордов, которыми первый запуск наполняет пустой каталог.',
    },
    { en: 'the included ones', ru: 'приложенные к сайту' },
  ),
  setting(
    'metrics',
    {
      en: 'Addresses and networks besides this machine that may read /metrics: 10.0.0.5,172.17.0.0/16.',
      ru: 'Адреса и сети, которым кроме этой машины открыт /metrics: 10.0.0.5,172.17.0.0/16.',
    },
    { en: 'none', ru: 'нет' },
  ),
  setting(
    'log',
    {
      en: 'What the log has: requests (and all else), events, warnings, errors.',
      ru: 'Что есть в журнале: requests (и всё остальное), events, warnings, errors.',
    },
    'requests',
  ),
  setting(
    'hsts-subdomains',
    {
      en: '1: browsers insist on HTTPS for all names below that of the site, too.',
      ru: '1 — браузеры требуют HTTPS и для всех имён ниже имени сайта.',
    },
    '0',
  ),
  ...OWNER_SETTING_LIST.map(({ name, page, about, usually }) => ({
    ...setting(name, about, {
      en: `${usually.en}, or as on the page`,
      ru: `${usually.ru} или как на странице`,
    }),
    page,
  })),
  {
    ...setting(
      'logo',
      {
        en: 'A PNG or SVG file of at most 300 KB, which stands in the header, mails and the app.',
        ru: 'Файл PNG или SVG не больше 300 КБ: он стоит в шапке, письмах и значке приложения.',
      },
      { en: 'the usual mark, or as on the page', ru: 'обычный знак или как на странице' },
    ),
    page: 'logo',
  },
  setting(
    'smtp',
    {
      en: 'smtp://… or smtps://…: the server that sends mail.',
      ru: 'smtp://… или smtps://…: сервер, который отправляет письма.',
    },
    { en: 'none: no mail', ru: 'нет: писем нет' },
  ),
  setting(
    'mail-from',
    { en: 'The sender address of mails from the site.', ru: 'Адрес отправителя в письмах сайта.' },
    { en: 'none', ru: 'нет' },
  ),
];

function setting(name: string, about: Sentence, usually: Sentence | string): Setting {
  const variable = `NONOKIT_${name.toUpperCase().replaceAll('-', '_')}`;
  const both = typeof usually === 'string' ? { en: usually, ru: usually } : usually;
  return { name, variable, about, usually: both };
}
