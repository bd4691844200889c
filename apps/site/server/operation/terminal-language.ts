/** The language of the terminal: the value of `--lang`, or else that of the environment. */
import type { Language } from '../host/operator-error.js';

/** All languages, as `--lang` names them. */
export const LANGUAGES: readonly Language[] = ['en', 'ru'];

/** The language that is asked for, or the environment's if we have it, or English. */
export function languageOf(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const known = LANGUAGES.find((language) => language === asked);
  if (known !== undefined) return known;
  const { LC_ALL, LC_MESSAGES, LANG } = env;
  return /^ru/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'ru' : 'en';
}
