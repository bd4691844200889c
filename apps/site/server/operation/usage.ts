/** What `nonokit-site --help` shows. */
import type { BuiltInLanguage } from '@nonokit/core';
import type { Sentence } from '../host/index.js';
import { COMMANDS, type CommandShape } from './command-list.js';
import { SETTINGS } from './setting-list.js';

/** Longer usages have their description on the next line. */
const COLUMN = 26;

const WORDS = {
  what: {
    en: 'nonokit-site: a site of nonograms. Give one command; settings may precede or follow it.',
    ru: 'nonokit-site: сайт японских кроссвордов. Одна команда и настройки до или после неё.',
  },
  commands: { en: 'Commands:', ru: 'Команды:' },
  options: { en: 'Options:', ru: 'Параметры:' },
  check: {
    en: 'with serve: reports every problem of the settings, then exits',
    ru: 'вместе с serve: говорит всё, что не так с настройками, и завершается',
  },
  keep: {
    en: 'with backup: names it after the time, verifies it, keeps the last N',
    ru: 'вместе с backup: называет копию по времени, проверяет, хранит N последних',
  },
  author: {
    en: 'with import: for puzzles that name none; and so --license TEXT',
    ru: 'вместе с import: для кроссвордов, где он не назван; так же --license ТЕКСТ',
  },
  tags: {
    en: 'with import: more tags for all; --series TITLE makes a series of them',
    ru: 'вместе с import: метки для всех; --series НАЗВАНИЕ делает из них серию',
  },
  dryRun: {
    en: 'with import: reads, checks and counts, and writes nothing',
    ru: 'вместе с import: читает, проверяет, считает и ничего не пишет',
  },
  lang: {
    en: 'the language of the terminal: en or ru; otherwise that of LANG',
    ru: 'язык терминала: en или ru; иначе тот, что в LANG',
  },
  help: { en: 'this page', ru: 'эта справка' },
  version: { en: 'the version', ru: 'версия' },
  settings: {
    en: 'Settings come from options, then variables, then the file of --config FILE (JSON):',
    ru: 'Настройки берутся из параметров, затем из переменных, затем из файла --config ФАЙЛ (JSON):',
  },
  usually: { en: 'Default', ru: 'По умолчанию' },
  codes: {
    en: 'Exit codes: 0 success, 1 an error, 2 an invalid command line or setting.',
    ru: 'Коды выхода: 0 сделано, 1 что-то не удалось, 2 не годятся параметры или настройки.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

/** The page, in a language. */
export function usage(language: BuiltInLanguage): string {
  const shapes: readonly CommandShape[] = Object.values(COMMANDS);
  const settings = SETTINGS.flatMap(({ name, variable, about, usually }) => [
    `  --${name} (${variable})`,
    `      ${about[language]}`,
    `      ${WORDS.usually[language]}: ${usually[language]}.`,
  ]);
  return [
    ...[WORDS.what[language], '', WORDS.commands[language]],
    ...shapes.flatMap((shape) => row(shape.usage[language], shape.about[language])),
    ...['', WORDS.options[language]],
    ...row('--check', WORDS.check[language]),
    ...row('--keep N', WORDS.keep[language]),
    ...row('--author NAME', WORDS.author[language]),
    ...row('--tags A,B', WORDS.tags[language]),
    ...row('--dry-run', WORDS.dryRun[language]),
    ...row('--lang LANG', WORDS.lang[language]),
    ...row('-h, --help', WORDS.help[language]),
    ...row('--version', WORDS.version[language]),
    ...['', WORDS.settings[language]],
    ...settings,
    ...['', WORDS.codes[language], ''],
  ].join('\n');
}

function row(name: string, about: string): readonly string[] {
  const start = `  ${name}`;
  if (start.length + 2 > COLUMN) return [start, ' '.repeat(COLUMN) + about];
  return [start.padEnd(COLUMN) + about];
}
