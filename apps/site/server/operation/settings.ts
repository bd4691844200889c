/**
 * The settings of the server: from options, then variables, then a file, then defaults. One table
 * names them all; the documentation, `--help` and `--check` are made from it.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { defaultConfig, type SiteConfig } from '../config.js';
import { readNetworks } from './metrics-readers.js';

/** A setting: its names, and how its text becomes a value. */
export interface Setting {
  /** The name in the file, and with two hyphens as an option. */
  readonly name: string;
  readonly variable: string;
  /** What it is for, in one sentence. */
  readonly about: string;
  /** The default as people read it. */
  readonly usually: string;
}

/** All settings. */
export const SETTINGS = [
  setting('host', 'The address to listen on; 0.0.0.0 is every one.', '127.0.0.1'),
  setting('port', 'The port to listen on.', '4000'),
  setting('data', 'The folder of the embedded database and of backups.', './data'),
  setting('database', 'postgres://… or sqlite:FILE.', 'sqlite:DATA/nonokit.db'),
  setting(
    'base-url',
    'Where people reach the site, without a slash at the end.',
    'http://localhost:PORT',
  ),
  setting('proxies', 'How many proxies in front tell the truth in X-Forwarded-For.', '0'),
  setting('limits', 'A factor on the limits of requests; 0 turns them off (load tests).', '1'),
  setting('threads', 'Threads for solving, explaining and making.', 'cores, less one'),
  setting(
    'catalogue',
    'Puzzles that fill an empty catalogue at the first start.',
    'those that come along',
  ),
  setting(
    'metrics',
    'Addresses and networks besides this machine that may read /metrics: 10.0.0.5,172.17.0.0/16.',
    'none',
  ),
  setting('smtp', 'smtp://… or smtps://…: the server that sends mail.', 'none: no mail'),
  setting('mail-from', 'The address in mails of the site.', 'none'),
] as const;

function setting(name: string, about: string, usually: string): Setting {
  const variable = `NONOKIT_${name.toUpperCase().replaceAll('-', '_')}`;
  return { name, variable, about, usually };
}

/** Texts of settings by name. */
export type SettingTexts = Readonly<Record<string, string | undefined>>;

/** What is wrong with the settings: sentences that say what, where and what to do. */
export type SettingsResult =
  | { readonly ok: true; readonly config: SiteConfig }
  | { readonly ok: false; readonly wrong: readonly string[] };

/** Where settings come from. */
export interface SettingSources {
  readonly options: SettingTexts;
  readonly variables: SettingTexts;
  /** The text of the configuration file, if there is one. */
  readonly file?: string | undefined;
}

/** What strangers see of lists may be a second old. */
const SHOWN_AGAIN_MS = 1000;

/** Reads the settings and says everything that is wrong with them. */
export function readSettings(sources: SettingSources): SettingsResult {
  const wrong: string[] = [];
  const file = fileTexts(sources.file, wrong);
  const texts: Record<string, string> = {};
  for (const { name, variable } of SETTINGS) {
    const text = sources.options[name] ?? sources.variables[variable] ?? file[name];
    if (text !== undefined && text !== '') texts[name] = text;
  }
  const config = configOf(texts, wrong);
  return wrong.length > 0 ? { ok: false, wrong } : { ok: true, config };
}

/** The file is a JSON object of texts and numbers, by the names of the settings. */
function fileTexts(text: string | undefined, wrong: string[]): SettingTexts {
  if (text === undefined) return {};
  const known = new Set<string>(SETTINGS.map(({ name }) => name));
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    for (const [name] of entries) {
      if (!known.has(name)) wrong.push(`The configuration file has an unknown setting "${name}".`);
    }
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  } catch (error) {
    wrong.push(`The configuration file is no JSON: ${(error as Error).message}.`);
    return {};
  }
}

function configOf(texts: SettingTexts, wrong: string[]): SiteConfig {
  const number = (name: string, usual: number, least: number, most: number): number => {
    const value = texts[name] === undefined ? usual : Number(texts[name]);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    wrong.push(`"${name}" is a whole number from ${least} to ${most}, not "${texts[name]}".`);
    return usual;
  };
  const usual = defaultConfig();
  const port = number('port', 4000, 0, 65_535);
  const data = resolve(texts['data'] ?? 'data');
  const smtp = checked(texts, 'smtp', /^smtps?:\/\/[^\s]+$/, 'smtp://NAME or smtps://NAME', wrong);
  if (smtp !== undefined && texts['mail-from'] === undefined) {
    wrong.push('"mail-from" is missing: with "smtp" the site has to know who writes its mails.');
  }
  const { metrics } = texts;
  if (metrics !== undefined && readNetworks(metrics) === undefined) {
    wrong.push(`"metrics" is addresses and networks with commas, 10.0.0.5,172.17.0.0/16.`);
  }
  return {
    host: texts['host'] ?? '127.0.0.1',
    port,
    data,
    database: databaseOf(texts['database'], data, wrong),
    baseUrl: baseUrlOf(texts['base-url'] ?? `http://localhost:${port}`, wrong),
    proxies: number('proxies', 0, 0, 10),
    limits: number('limits', 1, 0, 1000),
    shownAgainMs: SHOWN_AGAIN_MS,
    threads: number('threads', Math.max(1, availableParallelism() - 1), 1, 256),
    catalogue: texts['catalogue'] ?? usual.catalogue,
    pages: usual.pages,
    metrics,
    smtp,
    mailFrom: texts['mail-from'],
  };
}

function checked(
  texts: SettingTexts,
  name: string,
  pattern: RegExp,
  shape: string,
  wrong: string[],
): string | undefined {
  const text = texts[name];
  if (text !== undefined && !pattern.test(text)) wrong.push(`"${name}" is ${shape}.`);
  return text;
}

function databaseOf(text: string | undefined, data: string, wrong: string[]): string {
  if (text === undefined) return `sqlite:${join(data, 'nonokit.db')}`;
  if (!/^(sqlite:.|postgres(ql)?:\/\/.)/.test(text)) {
    wrong.push('"database" is postgres://USER:PASSWORD@HOST/NAME or sqlite:FILE.');
  }
  return text;
}

/** The origin alone: the pages stand at the root of their address. */
function baseUrlOf(text: string, wrong: string[]): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    wrong.push(
      `"base-url" is http:// or https:// with a name and nothing behind it, not "${text}".`,
    );
    return text;
  }
  return url.origin;
}

/** What only the machine can tell: whether folders can be written and the pages are built. */
export function checkMachine({ data, database, pages }: SiteConfig): readonly string[] {
  const wrong: string[] = [];
  if (!existsSync(join(pages, 'page-files.json'))) {
    wrong.push(`The pages are not built: ${pages} has no page-files.json. Run "npm run build".`);
  }
  if (!database.startsWith('sqlite:')) return wrong;
  try {
    mkdirSync(data, { recursive: true });
    accessSync(data, constants.W_OK);
  } catch (error) {
    wrong.push(`The folder ${data} cannot be written: ${(error as Error).message}.`);
  }
  return wrong;
}

/** The text of a configuration file. @throws if it cannot be read. */
export function readConfigFile(path: string | undefined): string | undefined {
  return path === undefined ? undefined : readFileSync(path, 'utf8');
}
