/**
 * The language of the program: the value of `--lang`, wherever it is, or else the environment's.
 */
import type { LanguageId } from '@nonokit/explain';
import type { Host } from './host.js';

/** All languages, as `--lang` names them. */
export const LANGUAGE_IDS: readonly LanguageId[] = ['en', 'ru'];

/** The language that `args` request, or the environment's if it is available, or English. */
export function languageOf({ args, env }: Pick<Host, 'args' | 'env'>): LanguageId {
  const asked = askedFor(args);
  const known = LANGUAGE_IDS.find((id) => id === asked);
  if (known !== undefined) return known;
  const { LC_ALL, LC_MESSAGES, LANG } = env;
  return /^ru/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ru' : 'en';
}

/** The value of the last `--lang`, as commander would read it; options end at "--". */
function askedFor(args: readonly string[]): string | undefined {
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
