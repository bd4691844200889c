/**
 * Where the texts of settings come from, the first that has one: options, variables, files that
 * variables name (`NONOKIT_SMTP_FILE`, as containers hand secrets in), credentials of systemd
 * (`LoadCredential=smtp:…`), the configuration file.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '../host/index.js';
import { toSentence } from './machine-trouble.js';
import { SETTINGS, type Setting, type SettingTexts } from './setting-list.js';

/** Where settings come from. */
export interface SettingSources {
  readonly options: SettingTexts;
  readonly variables: SettingTexts;
  /** The text of the configuration file, if there is one. */
  readonly file?: string | undefined;
}

/** The folder in which systemd puts credentials. */
const CREDENTIALS = 'CREDENTIALS_DIRECTORY';

/** The texts of all settings that have one, by name. Reports what cannot be read. */
export function gatherTexts(
  { options, variables, file }: SettingSources,
  wrong: Sentence[],
): Readonly<Record<string, string>> {
  const own = fileTexts(file, wrong);
  const texts: Record<string, string> = {};
  for (const setting of SETTINGS) {
    const { name, variable } = setting;
    const text = options[name] ?? variables[variable] ?? secretText(setting, variables, wrong);
    const value = text ?? own[name];
    if (value !== undefined && value !== '') texts[name] = value;
  }
  return texts;
}

/** The text of a file that holds one setting. */
function secretText(
  { name, variable }: Setting,
  variables: SettingTexts,
  wrong: Sentence[],
): string | undefined {
  const named = variables[`${variable}_FILE`];
  if (named !== undefined && named !== '') return readSecret(named, `${variable}_FILE`, wrong);
  const folder = variables[CREDENTIALS];
  if (folder === undefined) return undefined;
  const credential = join(folder, name);
  return existsSync(credential) ? readSecret(credential, CREDENTIALS, wrong) : undefined;
}

/** A file without the end of its last line. */
function readSecret(path: string, source: string, wrong: Sentence[]): string | undefined {
  try {
    return readFileSync(path, 'utf8').trimEnd();
  } catch (error) {
    const { en, ru } = toSentence(error);
    wrong.push({
      en: `The file that ${source} names cannot be read. ${en}`,
      ru: `Файл, который называет ${source}, не читается. ${ru}`,
    });
    return undefined;
  }
}

/** The file is a JSON object of texts and numbers, by the names of the settings. */
function fileTexts(text: string | undefined, wrong: Sentence[]): SettingTexts {
  if (text === undefined) return {};
  const value = parseJson(text, wrong);
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    wrong.push({
      en: 'The configuration file is not a JSON object like { "port": 8080 }.',
      ru: 'В файле настроек не объект JSON: { "port": 8080 }.',
    });
    return {};
  }
  const entries = Object.entries(value as Record<string, unknown>);
  const good = entries.filter((entry) => isGood(entry, wrong));
  return Object.fromEntries(good.map(([name, each]) => [name, String(each)]));
}

function parseJson(text: string, wrong: Sentence[]): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    wrong.push({
      en: `The configuration file is not valid JSON: ${message}.`,
      ru: `В файле настроек не JSON: ${message}.`,
    });
    return undefined;
  }
}

/** Whether an entry of the file is a setting with a value; reports it otherwise. */
function isGood([name, value]: readonly [string, unknown], wrong: Sentence[]): boolean {
  if (!SETTINGS.some((setting) => setting.name === name)) {
    wrong.push({
      en: `The configuration file has an unknown setting "${name}".`,
      ru: `В файле настроек неизвестная настройка "${name}".`,
    });
    return false;
  }
  if (typeof value === 'string' || typeof value === 'number') return true;
  wrong.push({
    en: `In the configuration file, "${name}" must be a string or a number.`,
    ru: `В файле настроек "${name}" — не текст и не число.`,
  });
  return false;
}
