/**
 * Reads the settings of the server: from options, then variables, then a file, then defaults, and
 * reports all their faults. `setting-list.ts` lists them.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { defaultConfig } from '../default-config.js';
import { LOG_LEVELS, type LogLevel, type Sentence, type SiteConfig } from '../host/index.js';
import { sqliteFile } from '../storage/index.js';
import { readFactor, readOwnLimits } from './limit-settings.js';
import { toSentence } from './machine-trouble.js';
import { readNetworks } from './metrics-readers.js';
import { readOwner } from './owner-texts.js';
import type { SettingTexts } from './setting-list.js';
import { gatherTexts, type SettingSources } from './setting-sources.js';

/** The faults of the settings: sentences with the problem, its place and what to do. */
export type SettingsResult =
  | { readonly ok: true; readonly config: SiteConfig }
  | { readonly ok: false; readonly wrong: readonly Sentence[] };

/** What strangers see of lists may be a second old. */
const SHOWN_AGAIN_MS = 1000;

/** With one thread, long work would make short work wait. */
const FEWEST_THREADS = 2;

/** Reads the settings and reports all their faults. */
export function readSettings(sources: SettingSources): SettingsResult {
  const wrong: Sentence[] = [];
  const config = toConfig(gatherTexts(sources, wrong), wrong);
  return wrong.length > 0 ? { ok: false, wrong } : { ok: true, config };
}

function toConfig(texts: SettingTexts, wrong: Sentence[]): SiteConfig {
  const number = (name: string, usual: number, least: number, most: number): number => {
    const text = texts[name];
    if (text === undefined) return usual;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    wrong.push({
      en: `"${name}" must be a whole number from ${least} to ${most}, not "${text}".`,
      ru: `"${name}" — целое число от ${least} до ${most}, а не "${text}".`,
    });
    return usual;
  };
  const usual = defaultConfig();
  const port = number('port', 4000, 0, 65_535);
  const data = resolve(texts['data'] ?? 'data');
  const { metrics } = texts;
  if (metrics !== undefined && readNetworks(metrics) === undefined) {
    wrong.push({
      en: '"metrics" must be addresses and networks separated by commas: 10.0.0.5,172.17.0.0/16.',
      ru: '"metrics" — адреса и сети через запятую, 10.0.0.5,172.17.0.0/16.',
    });
  }
  return {
    host: texts['host'] ?? '127.0.0.1',
    port,
    data,
    database: readDatabase(texts['database'], data, wrong),
    baseUrl: readBaseUrl(texts['base-url'] ?? `http://localhost:${port}`, wrong),
    proxies: number('proxies', 0, 0, 10),
    limits: readFactor(texts['limits'], wrong),
    ownLimits: readOwnLimits(texts['own-limits'], wrong),
    shownAgainMs: SHOWN_AGAIN_MS,
    engineSeconds: {
      guest: number('engine-seconds-guest', usual.engineSeconds.guest, 0, 3600),
      member: number('engine-seconds-member', usual.engineSeconds.member, 0, 3600),
      keys: {
        read: number('engine-seconds-read', usual.engineSeconds.keys.read, 0, 3600),
        play: number('engine-seconds-play', usual.engineSeconds.keys.play, 0, 3600),
        publish: number('engine-seconds-publish', usual.engineSeconds.keys.publish, 0, 3600),
      },
    },
    isJudging: number('judge', 1, 0, 1) === 1,
    threads: number('threads', Math.max(FEWEST_THREADS, availableParallelism() - 1), 1, 256),
    catalogue: texts['catalogue'] ?? usual.catalogue,
    pages: usual.pages,
    metrics,
    connections: number('connections', usual.connections, 1, 200),
    isHstsForSubdomains: number('hsts-subdomains', 0, 0, 1) === 1,
    owner: readOwner(texts, wrong),
    logo: texts['logo'],
    logLevel: readLogLevel(texts['log'], wrong),
    ...readMail(texts, wrong),
  };
}

/** How much the log says. */
function readLogLevel(text: string | undefined, wrong: Sentence[]): LogLevel {
  const level = LOG_LEVELS.find((one) => one === (text ?? 'requests'));
  if (level !== undefined) return level;
  wrong.push({
    en: `"log" must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`,
    ru: `"log" — одно из ${LOG_LEVELS.join(', ')}, а не "${text}".`,
  });
  return 'requests';
}

/** The server for mail and who writes them: both, or none. */
function readMail(
  { smtp, 'mail-from': mailFrom }: SettingTexts,
  wrong: Sentence[],
): Pick<SiteConfig, 'smtp' | 'mailFrom'> {
  if (smtp !== undefined && !(/^smtps?:\/\/[^\s]+$/.test(smtp) && URL.canParse(smtp))) {
    wrong.push({
      en: '"smtp" must be smtp://NAME or smtps://NAME, with USER:PASSWORD@ before the name if needed.',
      ru: '"smtp" — это smtp://ИМЯ или smtps://ИМЯ; если нужно, перед именем ЛОГИН:ПАРОЛЬ@.',
    });
  }
  if (smtp !== undefined && mailFrom === undefined) {
    wrong.push({
      en: '"mail-from" is missing: with "smtp", the site needs a sender address for its mails.',
      ru: 'Нет "mail-from": вместе с "smtp" сайту нужно знать, от чьего имени писать письма.',
    });
  }
  if (
    mailFrom !== undefined &&
    !/^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$/.test(mailFrom)
  ) {
    wrong.push({
      en: `"mail-from" must be an address like site@nonograms.example, not "${mailFrom}".`,
      ru: `"mail-from" — почтовый адрес: site@nonograms.example, а не "${mailFrom}".`,
    });
  }
  return { smtp, mailFrom };
}

/** The address of a database, checked. */
export function readDatabase(text: string | undefined, data: string, wrong: Sentence[]): string {
  if (text === undefined) return `sqlite:${join(data, 'nonokit.db')}`;
  const isServer = /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
  if (!isServer && !/^sqlite:./.test(text)) {
    wrong.push({
      en: '"database" must be postgres://USER:PASSWORD@HOST/NAME or sqlite:FILE.',
      ru: '"database" — это postgres://ЛОГИН:ПАРОЛЬ@АДРЕС/ИМЯ или sqlite:ФАЙЛ.',
    });
  }
  return text;
}

/** Names of folders in addresses, which need no escapes. */
const FOLDERS = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/;

/** The address of the site's root, also below a path; without a slash at its end. */
function readBaseUrl(text: string, wrong: Sentence[]): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && `${url.origin}${url.pathname}` === url.href;
  if (!isPlain || !FOLDERS.test(url.pathname) || !/^https?:$/.test(url.protocol)) {
    wrong.push({
      en: `"base-url" must be http:// or https:// with a name, and a path if need be, not "${text}".`,
      ru: `"base-url" — это http:// или https:// с именем и, если нужно, путём, а не "${text}".`,
    });
    return text;
  }
  return url.href.replace(/\/$/, '');
}

/** Checks that need the machine: whether folders can be used and the pages are built. */
export function checkMachine({ database, pages, catalogue }: SiteConfig): readonly Sentence[] {
  const wrong: Sentence[] = [];
  if (!existsSync(join(pages, 'page-files.json'))) {
    wrong.push({
      en: `The pages are not built: ${pages} has no page-files.json. Run "npm run build".`,
      ru: `Страницы не собраны: в ${pages} нет page-files.json. Выполните "npm run build".`,
    });
  }
  if (!existsSync(catalogue) || !statSync(catalogue).isDirectory()) {
    wrong.push({
      en: `There is no folder ${catalogue}. Correct "catalogue", or leave it out.`,
      ru: `Папки ${catalogue} нет. Исправьте "catalogue" или уберите эту настройку.`,
    });
  }
  const file = sqliteFile(database);
  if (file !== undefined) wrong.push(...folderTrouble(dirname(resolve(file))));
  return wrong;
}

/** Creates the folder of a database if there is none, and reports why it cannot be written. */
function folderTrouble(folder: string): readonly Sentence[] {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return [];
  } catch (error) {
    const { en, ru } = toSentence(error);
    return [
      {
        en: `The folder of the database cannot be used: ${en}`,
        ru: `Папкой базы данных нельзя пользоваться: ${ru}`,
      },
    ];
  }
}

/** The text of a configuration file. @throws if it cannot be read. */
export function readConfigFile(path: string | undefined): string | undefined {
  return path === undefined ? undefined : readFileSync(path, 'utf8');
}
