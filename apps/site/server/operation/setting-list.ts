/** All settings in one table; the documentation, `--help` and `--check` are made from it. */
import type { Sentence } from '../host/index.js';

/** A setting: its names, and what people read of it. */
export interface Setting {
  /** The name in the file, and with two hyphens as an option. */
  readonly name: string;
  readonly variable: string;
  /** What it is for, in one sentence. */
  readonly about: Sentence;
  /** The default as people read it. */
  readonly usually: Sentence;
}

/** Texts of settings by name. */
export type SettingTexts = Readonly<Record<string, string | undefined>>;

/** All settings. */
export const SETTINGS: readonly Setting[] = [
  setting(
    'host',
    {
      en: 'The address to listen on; 0.0.0.0 is every one.',
      ru: 'Адрес, на котором сайт принимает соединения; 0.0.0.0 — все.',
    },
    '127.0.0.1',
  ),
  setting(
    'port',
    { en: 'The port to listen on; 0 is any free one.', ru: 'Порт; 0 — любой свободный.' },
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
    'base-url',
    {
      en: 'Where people reach the site, without a slash at the end.',
      ru: 'Адрес, по которому люди открывают сайт, без косой черты в конце.',
    },
    'http://localhost:PORT',
  ),
  setting(
    'proxies',
    {
      en: 'How many proxies in front tell the truth in X-Forwarded-For.',
      ru: 'Скольким прокси перед сайтом верить в X-Forwarded-For.',
    },
    '0',
  ),
  setting(
    'limits',
    {
      en: 'A factor on the limits of requests; 0 turns them off (load tests).',
      ru: 'Множитель ограничений на запросы; 0 снимает их (для нагрузочных тестов).',
    },
    '1',
  ),
  setting(
    'threads',
    {
      en: 'Threads for solving, explaining and making.',
      ru: 'Потоки для решения, объяснений и создания.',
    },
    { en: 'cores, less one', ru: 'число ядер минус один' },
  ),
  setting(
    'catalogue',
    {
      en: 'Puzzles that fill an empty catalogue at the first start.',
      ru: 'Папка кроссвордов, которыми первый запуск наполняет пустой каталог.',
    },
    { en: 'those that come along', ru: 'приложенные к сайту' },
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
    'smtp',
    {
      en: 'smtp://… or smtps://…: the server that sends mail.',
      ru: 'smtp://… или smtps://…: сервер, который отправляет письма.',
    },
    { en: 'none: no mail', ru: 'нет: писем нет' },
  ),
  setting(
    'mail-from',
    { en: 'The address in mails of the site.', ru: 'Адрес отправителя в письмах сайта.' },
    { en: 'none', ru: 'нет' },
  ),
];

function setting(name: string, about: Sentence, usually: Sentence | string): Setting {
  const variable = `NONOKIT_${name.toUpperCase().replaceAll('-', '_')}`;
  const both = typeof usually === 'string' ? { en: usually, ru: usually } : usually;
  return { name, variable, about, usually: both };
}
