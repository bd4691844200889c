/** The commands of `nonokit-site`. */

import { readFileSync } from 'node:fs';
import type { BuiltInLanguage } from '@nonokit/core';
import { OperatorError, type Sentence, type SiteConfig } from '../host/index.js';
import { jsonLog } from '../host/json-log.js';
import { probeStorage } from '../storage/index.js';
import { askedLanguage, type CommandWords, readCommandLine } from './command-line.js';
import { jobs } from './job-commands.js';
import { keepBackups, readKeep } from './kept-backups.js';
import { toSentence } from './machine-trouble.js';
import { probeMail, testMail } from './mail.js';
import { backup, bringIn, bringOut, check, invite, move, restore } from './maintenance.js';
import { clearProgress } from './progress.js';
import { serve } from './serve.js';
import { checkMachine, readConfigFile, readDatabase, readSettings } from './settings.js';
import { chooseLanguage } from './terminal-language.js';
import { usage } from './usage.js';

/** Exit codes: done; something went wrong; the command line makes no sense. */
const DONE = 0;
const FAILED = 1;
const MISUSED = 2;

const GOOD: Sentence = { en: 'All settings are good.', ru: 'Все настройки в порядке.' };

/** Runs the command and returns the exit code. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const language = chooseLanguage(askedLanguage(args), process.env);
  const line = readCommandLine(args);
  if (line.kind === 'help') return say(usage(language), DONE);
  if (line.kind === 'version') return say(`${version()}\n`, DONE);
  if (line.kind === 'wrong') return complain([line.sentence], MISUSED, language);
  const config = readConfig(line, language);
  if (config === undefined) return MISUSED;
  try {
    if (line.check) {
      await probe(config);
      return say(`${GOOD[language]}\n`, DONE);
    }
    const done = await run(line, config, language);
    return done === undefined ? DONE : say(`${done[language]}\n`, DONE);
  } catch (error) {
    clearProgress();
    return complain([toSentence(error)], FAILED, language);
  }
}

/** Reaches what the settings name: the database, and the mail server. @throws what is wrong. */
async function probe(config: SiteConfig): Promise<void> {
  await probeStorage(config.database);
  await probeMail(config);
}

/** Runs a command; returns its final message. */
async function run(
  { command, files, from = '', to = '', retry, keep, wishes }: CommandWords,
  config: SiteConfig,
  language: BuiltInLanguage,
): Promise<Sentence | undefined> {
  const [file = ''] = files;
  switch (command) {
    case 'serve':
      await serve(config, jsonLog(config.logLevel), language);
      return undefined;
    case 'check':
      return check(config.database);
    case 'backup':
      return keep === undefined
        ? backup(config.database, file)
        : keepBackups(config.database, file, readKeep(keep));
    case 'restore':
      return restore(config.database, file);
    case 'move':
      return move(from, to);
    case 'import':
      return bringIn(config.database, files, wishes, (fault) => {
        complain([fault], FAILED, language);
      });
    case 'export':
      return bringOut(config.database, file);
    case 'jobs':
      return jobs(config.database, retry);
    case 'mail-test':
      return testMail(config, file);
    case 'invite':
      return invite(config);
    default:
      return command satisfies never;
  }
}

/** The settings, or undefined after saying all that is wrong with them. */
function readConfig(
  { command, settings, config: file, from, to }: CommandWords,
  language: BuiltInLanguage,
): SiteConfig | undefined {
  const wrong: Sentence[] = [];
  try {
    const text = readConfigFile(file);
    const result = readSettings({ options: settings, variables: process.env, file: text });
    // the two of `move` look like the setting
    for (const database of [from, to]) readDatabase(database, '', wrong);
    if (!result.ok) wrong.push(...result.wrong);
    else if (command === 'serve') wrong.push(...checkMachine(result.config));
    if (result.ok && wrong.length === 0) return result.config;
  } catch (error) {
    const { en, ru } = toSentence(error);
    wrong.push({
      en: `The configuration file cannot be read. ${en}`,
      ru: `Файл настроек не читается. ${ru}`,
    });
  }
  complain(wrong, MISUSED, language);
  return undefined;
}

/** The version of the package. @throws if the package was taken apart. */
function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const manifest: unknown = JSON.parse(text);
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new OperatorError({ en: 'The package has no version.', ru: 'У пакета нет версии.' });
}

function say(text: string, code: number): number {
  process.stdout.write(text);
  return code;
}

function complain(sentences: readonly Sentence[], code: number, language: BuiltInLanguage): number {
  const lines = sentences.map((sentence) => `nonokit-site: ${sentence[language]}\n`);
  process.stderr.write(lines.join(''));
  return code;
}
