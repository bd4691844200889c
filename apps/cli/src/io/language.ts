/**
 * The language of the program: the value of `--lang`, wherever it is, or else the environment's.
 */
import { closestLanguage, isLanguage, type Language } from '@nonokit/core';
import type { Host } from './host.js';

/** The language that `args` request, or the environment's if it is available, or English. */
export function chooseLanguage({ args, env }: Pick<Host, 'args' | 'env'>): Language {
  const asked = languageAsked(args);
  if (isLanguage(asked)) return asked;
  const { LC_ALL, LC_MESSAGES, LANG } = env;
  return closestLanguage(LC_ALL || LC_MESSAGES || LANG || '');
}

/** The value of the last `--lang`, as commander would read it; options end at "--". */
export function languageAsked(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  return options.reduce<string | undefined>((asked, option, at) => {
    if (option === '--lang') return options[at + 1];
    return option.startsWith('--lang=') ? option.slice('--lang='.length) : asked;
  }, undefined);
}

/** The arguments before the name of the command: `--lang ru`, or none. */
export function languageBefore(args: readonly string[]): readonly string[] {
  const [first = ''] = args;
  if (first.startsWith('--lang=')) return args.slice(0, 1);
  return first === '--lang' ? args.slice(0, 2) : [];
}
