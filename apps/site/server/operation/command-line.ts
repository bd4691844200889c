/**
 * Parses the command line: the command, its files, its options and the settings. Every invalid word
 * is an error of one sentence; none is ignored.
 */

import { parseArgs } from 'node:util';
import { BUILT_IN_LANGUAGES } from '@nonokit/core';
import type { Sentence } from '../host/index.js';
import { COMMANDS, type CommandName, type CommandShape, isCommand } from './command-list.js';
import type { ImportWishes } from './import-puzzles.js';
import { SETTINGS, type SettingTexts } from './setting-list.js';

/** The request. */
export interface CommandWords {
  readonly command: CommandName;
  readonly files: readonly string[];
  readonly settings: SettingTexts;
  readonly config: string | undefined;
  /** Only look at the settings. */
  readonly check: boolean;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The failed job to run again: "4711", or "all". */
  readonly retry: string | undefined;
  /** How many backups stay in a folder. */
  readonly keep: string | undefined;
  /** What an import is to do besides. */
  readonly wishes: ImportWishes;
}

/** The parsed command line, or its fault. */
export type CommandLine =
  | ({ readonly kind: 'command' } & CommandWords)
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong'; readonly sentence: Sentence };

const FLAGS: readonly string[] = ['help', 'version', 'check', 'dry-run'];
const TEXTS: readonly string[] = [
  ...SETTINGS.map(({ name }) => name),
  ...['config', 'lang', 'from', 'to', 'retry', 'keep'],
  ...['author', 'license', 'tags', 'series'],
];
/** Options that only the commands take that name them. */
const OWN: readonly string[] = [
  ...['check', 'from', 'to', 'retry', 'keep'],
  ...['author', 'license', 'tags', 'series', 'dry-run'],
];

interface Words {
  readonly words: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
  readonly flags: ReadonlySet<string>;
}

/** The value of `--lang`, wherever it is; known before anything is complained about. */
export function askedLanguage(args: readonly string[]): string | undefined {
  const words = parseTokens(args);
  return 'en' in words ? undefined : words.texts['lang'];
}

/** Reads the command line. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const read = parseTokens(args);
  if ('en' in read) return { kind: 'wrong', sentence: read };
  const { words, flags } = read;
  const [command = 'serve', ...files] = words;
  if (flags.has('help') || command === 'help') return { kind: 'help' };
  if (flags.has('version')) return { kind: 'version' };
  if (!isCommand(command)) return { kind: 'wrong', sentence: unknownCommand(command) };
  const sentence = misuse(command, files, read);
  return sentence === undefined ? asked(command, files, read) : { kind: 'wrong', sentence };
}

function asked(command: CommandName, files: readonly string[], read: Words): CommandLine {
  const { config, from, to, retry, keep, lang: _, ...others } = read.texts;
  const { author, license, tags, series, ...settings } = others;
  const check = read.flags.has('check');
  const wishes = {
    ...(author !== undefined && { author }),
    ...(license !== undefined && { license }),
    ...(tags !== undefined && { tags: splitTags(tags) }),
    ...(series !== undefined && { series }),
    ...(read.flags.has('dry-run') && { isDryRun: true }),
  };
  const own = { check, from, to, retry, keep, wishes };
  return { kind: 'command', command, files, settings, config, ...own };
}

/** Tags with commas between: "bird, night". */
function splitTags(text: string): readonly string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

/** Every word as a text, a flag or a name; a sentence if an option is not known. */
function parseTokens(args: readonly string[]): Words | Sentence {
  const options = Object.fromEntries([
    ...FLAGS.map((name) => [name, { type: 'boolean' }] as const),
    ...TEXTS.map((name) => [name, { type: 'string' }] as const),
    ['help', { type: 'boolean', short: 'h' }] as const,
  ]);
  const parsed = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const texts: Record<string, string> = {};
  const flags = new Set<string>();
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const { name, value, rawName } = token;
    if (FLAGS.includes(name) && value === undefined) flags.add(name);
    else if (FLAGS.includes(name)) return noValue(rawName);
    else if (!TEXTS.includes(name)) return unknownOption(rawName);
    else if (value === undefined || (!token.inlineValue && value.startsWith('-'))) {
      return needsValue(rawName);
    } else texts[name] = value;
  }
  return { words: parsed.positionals, texts, flags };
}

/** What does not fit a command, or undefined. */
function misuse(
  command: CommandName,
  files: readonly string[],
  { texts, flags }: Words,
): Sentence | undefined {
  const shape: CommandShape = COMMANDS[command];
  const [least, most] = shape.files;
  const { en, ru } = shape.usage;
  const extra = files[most];
  if (extra !== undefined) {
    return {
      en: `Unexpected argument "${extra}". Usage: nonokit-site ${en}`,
      ru: `"${extra}" здесь лишнее. Напишите: nonokit-site ${ru}`,
    };
  }
  const foreign = OWN.find(
    (name) => (name in texts || flags.has(name)) && !shape.options.includes(name),
  );
  if (foreign !== undefined) {
    return {
      en: `"${command}" has no option --${foreign}. Usage: nonokit-site ${en}`,
      ru: `"${command}" не принимает --${foreign}. Напишите: nonokit-site ${ru}`,
    };
  }
  const lang = texts['lang'];
  if (lang !== undefined && !BUILT_IN_LANGUAGES.some((known) => known === lang)) {
    return { en: '"lang" is en or ru.', ru: '"lang" — en или ru.' };
  }
  const isMoveCut = command === 'move' && !('from' in texts && 'to' in texts);
  if (files.length >= least && !isMoveCut) return undefined;
  return {
    en: `An argument is missing. Usage: nonokit-site ${en}`,
    ru: `Чего-то не хватает. Напишите: nonokit-site ${ru}`,
  };
}

const SEE: Sentence = {
  en: 'See nonokit-site --help.',
  ru: 'Смотрите nonokit-site --help.',
};

function unknownCommand(name: string): Sentence {
  return {
    en: `There is no command "${name}". ${SEE.en}`,
    ru: `Команды "${name}" нет. ${SEE.ru}`,
  };
}

function unknownOption(name: string): Sentence {
  return {
    en: `There is no option ${name}. ${SEE.en}`,
    ru: `Параметра ${name} нет. ${SEE.ru}`,
  };
}

function needsValue(name: string): Sentence {
  return {
    en: `${name} needs a value. ${SEE.en}`,
    ru: `После ${name} нужно значение. ${SEE.ru}`,
  };
}

function noValue(name: string): Sentence {
  return {
    en: `${name} takes no value. ${SEE.en}`,
    ru: `${name} не принимает значения. ${SEE.ru}`,
  };
}
